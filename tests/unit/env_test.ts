import { deepEqual, equal, match, ok, throws } from "node:assert/strict";
import { type Env, ENV_NAMES, loadEnvFile, parseEnv } from "@/lib/env.ts";
import { TempFolder, test } from "@/tests/helpers/temp_folder.ts";
import { EnvError, tileHosts } from "@/lib/env_values.ts";

type Raw = Record<string, string>;

/** Parses variables and returns the named setting. */
function setting<Name extends keyof Env>(name: Name, raw: Raw): Env[Name] {
  return parseEnv(raw)[name];
}

Deno.test("parseEnv() uses the default for an unset or empty variable", () => {
  const { port, listen, kvPath, publicOrigin, allowedHosts } = parseEnv({});
  deepEqual([port, listen, kvPath], [8000, "0.0.0.0", "data/waybill.kv"]);
  deepEqual([publicOrigin, allowedHosts], [null, []]);
  const { trustProxy, limitFactor, mailDriver, logLevel } = parseEnv({});
  deepEqual([trustProxy, limitFactor, mailDriver, logLevel], [
    0,
    1,
    "log",
    "info",
  ]);
  equal(setting("port", { PORT: "", PUBLIC_ORIGIN: "" }), 8000);
});

Deno.test("parseEnv() leaves the choice of database to Deno Deploy unless KV_PATH is set", () => {
  const deploy = { DENO_DEPLOYMENT_ID: "x" };
  equal(setting("kvPath", deploy), undefined);
  equal(setting("kvPath", { ...deploy, KV_PATH: ":memory:" }), ":memory:");
});

Deno.test("parseEnv() normalizes origins, hosts and SETUP_TOKEN", () => {
  const PUBLIC_ORIGIN = "https://WWW.example.com:443/";
  equal(setting("publicOrigin", { PUBLIC_ORIGIN }), "https://www.example.com");
  const hosts = setting("allowedHosts", {
    ALLOWED_HOSTS: " a.example , B.example,[::1]",
  });
  deepEqual(hosts, ["a.example", "b.example", "[::1]"]);
  // Tokens typed in a form are trimmed too.
  equal(setting("setupToken", { SETUP_TOKEN: " one two\t" }), "one two");
  equal(setting("setupToken", { SETUP_TOKEN: "  " }), undefined);
});

const BAD: Record<string, string[]> = {
  PORT: ["http", "-1", "65536", "80.5"],
  LISTEN: ["not an address", "127.0.0.1:8000", "localhost:80", "[::1]:80"],
  KV_PATH: ["https://", "http://:80", "file:///srv/site.kv", "ftp://a/b"],
  PUBLIC_ORIGIN: ["www.a.example", "https://a.example/path", "ftp://a.example"],
  ALLOWED_HOSTS: ["a.example:80", "https://a.example", "a b"],
  HSTS_PRELOAD: ["yes", "1"],
  TRUST_PROXY: ["yes", "-1", "1.5"],
  SETUP_TOKEN: ["x".repeat(301)],
  APP_SECRET: ["short"],
  MAIL_DRIVER: ["pigeon"],
  MAIL_FROM: ["nobody"],
  SMTP_HOST: ["a.example:587", "https://a.example", "smtp example", "a:b"],
  SMTP_PORT: ["0", "x"],
  SMTP_SECURITY: ["ssl"],
  MAIL_API_URL: [
    "api.example",
    "http://api.example/emails",
    "https://key@api.example/emails",
  ],
  MAIL_API_KEY: ["x".repeat(301)],
  TILE_URL: [
    "https://tiles.example/{z}/{x}.png",
    "tiles/{z}/{x}/{y}",
    "http://tiles.example/{z}/{x}/{y}.png",
    "https://tiles.example:99999/{z}/{x}/{y}.png",
    "https://{r}.tiles.example/{z}/{x}/{y}.png",
  ],
  REPLICA_PATH: ["replica", "s3://bucket"],
  REPLICA_DAYS: ["2", "366"],
  LIMIT_FACTOR: ["0", "-1", "much"],
  LOG_LEVEL: ["loud"],
};

for (const [name, values] of Object.entries(BAD)) {
  Deno.test(`parseEnv() names ${name} in its error if it is invalid`, () => {
    for (const value of values) {
      throws(() => parseEnv({ [name]: value }), (error) => {
        ok(error instanceof EnvError);
        match(error.message, new RegExp(`^${name} must `), value);
        return true;
      });
    }
  });
}

Deno.test("tileHosts() returns the host of a template, or all hosts for its {s}", () => {
  const path = "{z}/{x}/{y}.png";
  equal(tileHosts(`https://tiles.example/${path}`), "https://tiles.example");
  const hosts = tileHosts(`https://{s}.tiles.example:8443/${path}`);
  equal(hosts, "https://*.tiles.example:8443");
  equal(tileHosts("tiles"), null);
});

Deno.test("parseEnv() reads the path and retention of a replica", () => {
  const REPLICA_PATH = "/mnt/replica/waybill";
  const REPLICA_DAYS = "30";
  equal(setting("replica", { REPLICA_DAYS }), undefined);
  const replica = setting("replica", { REPLICA_PATH });
  deepEqual(replica, { path: REPLICA_PATH, days: 7 });
  equal(setting("replica", { REPLICA_PATH, REPLICA_DAYS })?.days, 30);
});

Deno.test("parseEnv() reports each invalid variable in one line", () => {
  throws(() => parseEnv({ PORT: "x", LOG_LEVEL: "y" }), (error) => {
    ok(error instanceof EnvError);
    equal(error.message.split("\n").length, 2);
    return true;
  });
});

Deno.test(".env.example is valid and lists every variable, including the runtime's token", async () => {
  const file = new URL("../../.env.example", import.meta.url);
  const pairs = (await Deno.readTextFile(file)).matchAll(/^([A-Z_]+)=(.*)$/gm);
  const raw = Object.fromEntries(
    Array.from(pairs, ([, name, value]) => [name, value]),
  );
  const names = [...ENV_NAMES, "DENO_KV_ACCESS_TOKEN"];
  deepEqual(Object.keys(raw).sort(), names.sort());
  equal(parseEnv(raw).port, 8000);
});

Deno.test("parseEnv() accepts an IPv6 address with and without brackets", () => {
  equal(parseEnv({ LISTEN: "[::1]" }).listen, "::1");
  equal(parseEnv({ LISTEN: "::" }).listen, "::");
  equal(parseEnv({ SMTP_HOST: "[2001:db8::1]" }).smtp.host, "2001:db8::1");
});

/** Loads a file of variables into an environment. */
async function load(text: string, env: [string, string][]) {
  await using folder = new TempFolder();
  await Deno.writeTextFile(`${folder.path}/.env`, text);
  const variables = new Map(env);
  loadEnvFile(`${folder.path}/.env`, variables);
  return [...variables];
}

Deno.test("loadEnvFile() sets only unset variables, with or without a byte order mark", async () => {
  const set: [string, string][] = [["SET", "environment"], ["EMPTIED", ""]];
  const text = 'SET=file\nEMPTIED=file\n# a note\nUNSET="pa#word"\n';
  deepEqual(await load(text, set), [...set, ["UNSET", "pa#word"]]);
  deepEqual(await load("\uFEFFFIRST=1\r\n", []), [["FIRST", "1"]]);
});

test("loadEnvFile() ignores a missing file and reports an unreadable one", async (folder) => {
  loadEnvFile(`${folder.path}/.env`, new Map());
  throws(() => loadEnvFile(folder.path), EnvError);
  await Deno.writeTextFile(`${folder.path}/.env`, "P\0O\0R\0T\0=\x001\0");
  throws(() => loadEnvFile(`${folder.path}/.env`), EnvError);
});

Deno.test("parseEnv() defaults to 127.0.0.1 behind a proxy, except on Deno Deploy", () => {
  const listen = (raw: Raw) => setting("listen", raw);
  equal(listen({ TRUST_PROXY: "0" }), "0.0.0.0");
  equal(listen({ TRUST_PROXY: "1" }), "127.0.0.1");
  equal(listen({ TRUST_PROXY: "1", LISTEN: "" }), "127.0.0.1");
  equal(listen({ TRUST_PROXY: "1", LISTEN: "0.0.0.0" }), "0.0.0.0");
  equal(listen({ TRUST_PROXY: "1", DENO_DEPLOYMENT_ID: "x" }), "0.0.0.0");
});
