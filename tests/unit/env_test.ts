import { deepEqual, equal, match, ok, throws } from "node:assert/strict";
import {
  ENV_NAMES,
  EnvError,
  loadEnvFile,
  parseEnv,
  tileHosts,
} from "@/lib/env.ts";
import { TempFolder } from "@/tests/helpers/temp_folder.ts";

Deno.test("parseEnv() needs no variable at all", () => {
  const env = parseEnv({});
  equal(env.port, 8000);
  equal(env.listen, "0.0.0.0");
  equal(env.kvPath, "data/waybill.kv");
  equal(env.publicOrigin, null);
  deepEqual(env.allowedHosts, []);
  equal(env.trustProxy, 0);
  equal(env.limitFactor, 1);
  equal(env.mailDriver, "log");
  equal(env.logLevel, "info");
});

Deno.test("parseEnv() treats an empty variable as unset", () => {
  equal(parseEnv({ PORT: "", PUBLIC_ORIGIN: "" }).port, 8000);
});

Deno.test("parseEnv() leaves the database to the platform on Deploy", () => {
  equal(parseEnv({ DENO_DEPLOYMENT_ID: "x" }).kvPath, undefined);
  equal(
    parseEnv({ DENO_DEPLOYMENT_ID: "x", KV_PATH: ":memory:" }).kvPath,
    ":memory:",
  );
});

Deno.test("parseEnv() normalises origins and hosts", () => {
  const env = parseEnv({
    PUBLIC_ORIGIN: "https://WWW.example.com:443/",
    ALLOWED_HOSTS: " a.example , B.example,[::1]",
  });
  equal(env.publicOrigin, "https://www.example.com");
  deepEqual(env.allowedHosts, ["a.example", "b.example", "[::1]"]);
});

Deno.test("parseEnv() drops the outer spaces of SETUP_TOKEN, as those of a typed token are", () => {
  equal(parseEnv({ SETUP_TOKEN: " one two\t" }).setupToken, "one two");
  equal(parseEnv({ SETUP_TOKEN: "  " }).setupToken, undefined);
});

const BAD: Record<string, string[]> = {
  PORT: ["http", "-1", "65536", "80.5"],
  LISTEN: ["not an address", "127.0.0.1:8000", "localhost:80", "[::1]:80"],
  KV_PATH: ["https://", "http://:80", "file:///srv/site.kv", "ftp://a/b"],
  PUBLIC_ORIGIN: [
    "www.example.com",
    "https://a.example/path",
    "ftp://a.example",
  ],
  ALLOWED_HOSTS: ["a.example:80", "https://a.example", "a b"],
  HSTS_PRELOAD: ["yes", "1"],
  TRUST_PROXY: ["yes", "-1", "1.5"],
  SETUP_TOKEN: ["x".repeat(301)],
  APP_SECRET: ["short"],
  MAIL_DRIVER: ["pigeon"],
  MAIL_FROM: ["nobody"],
  SMTP_HOST: [
    "smtp.example.com:587",
    "https://smtp.example.com",
    "smtp example",
    "a:b",
  ],
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
  LIMIT_FACTOR: ["0", "-1", "much"],
  LOG_LEVEL: ["loud"],
};

for (const [name, values] of Object.entries(BAD)) {
  for (const value of values) {
    const shown = value.slice(0, 40);
    Deno.test(`parseEnv() refuses ${name}=${shown} by its name`, () => {
      throws(() => parseEnv({ [name]: value }), (error) => {
        ok(error instanceof EnvError);
        match(error.message, new RegExp(`^${name} must `));
        return true;
      });
    });
  }
}

Deno.test("tileHosts() returns the host of a template, or all hosts of its {s}", () => {
  const path = "{z}/{x}/{y}.png";
  equal(tileHosts(`https://tiles.example/${path}`), "https://tiles.example");
  equal(
    tileHosts(`https://{s}.tiles.example:8443/${path}`),
    "https://*.tiles.example:8443",
  );
  equal(tileHosts("tiles"), null);
});

Deno.test("parseEnv() reads where a replica is and how long it keeps earlier states", () => {
  equal(parseEnv({ REPLICA_DAYS: "30" }).replica, undefined);
  const REPLICA_PATH = "/mnt/replica/waybill";
  deepEqual(parseEnv({ REPLICA_PATH }).replica, {
    path: REPLICA_PATH,
    days: 7,
  });
  equal(parseEnv({ REPLICA_PATH, REPLICA_DAYS: "30" }).replica?.days, 30);
  for (
    const [variables, mistake] of [
      [{ REPLICA_PATH: "replica" }, /^REPLICA_PATH must be a folder with/],
      [{ REPLICA_PATH: "s3://bucket" }, /^REPLICA_PATH must be a folder with/],
      [{ REPLICA_DAYS: "2" }, /^REPLICA_DAYS must be .* between 3 and 365$/],
    ] as const
  ) throws(() => parseEnv(variables), { message: mistake });
});

Deno.test("parseEnv() names every bad variable, one line each", () => {
  throws(() => parseEnv({ PORT: "x", LOG_LEVEL: "y" }), (error) => {
    ok(error instanceof EnvError);
    equal(error.message.split("\n").length, 2);
    return true;
  });
});

Deno.test(".env.example holds every variable and the runtime's token, and no other", async () => {
  const text = await Deno.readTextFile(
    new URL("../../.env.example", import.meta.url),
  );
  const names = [...text.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  deepEqual(names.sort(), [...ENV_NAMES, "DENO_KV_ACCESS_TOKEN"].sort());
});

Deno.test(".env.example is valid as it stands", async () => {
  const text = await Deno.readTextFile(
    new URL("../../.env.example", import.meta.url),
  );
  const pairs = [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)];
  const env = parseEnv(
    Object.fromEntries(pairs.map(([, name, value]) => [name, value])),
  );
  equal(env.port, 8000);
});

Deno.test("parseEnv() takes an IPv6 address with and without brackets", () => {
  equal(parseEnv({ LISTEN: "[::1]" }).listen, "::1");
  equal(parseEnv({ LISTEN: "::" }).listen, "::");
  equal(parseEnv({ SMTP_HOST: "[2001:db8::1]" }).smtp.host, "2001:db8::1");
});

Deno.test("loadEnvFile() sets what the environment leaves unset, and nothing else", async () => {
  const file = await Deno.makeTempFile();
  const env = new Map([["SET", "environment"], ["EMPTIED", ""]]);
  try {
    await Deno.writeTextFile(
      file,
      'SET=file\nEMPTIED=file\n# a note\nUNSET="pa#word"\n',
    );
    loadEnvFile(file, env);
    deepEqual([...env], [
      ["SET", "environment"],
      ["EMPTIED", ""],
      ["UNSET", "pa#word"],
    ]);
  } finally {
    await Deno.remove(file);
  }
});

Deno.test("loadEnvFile() takes the first variable of a file that begins with the mark of Windows for UTF-8", async () => {
  const file = await Deno.makeTempFile();
  const env = new Map<string, string>();
  try {
    await Deno.writeTextFile(file, "\uFEFFFIRST=1\r\n");
    loadEnvFile(file, env);
    equal(env.get("FIRST"), "1");
  } finally {
    await Deno.remove(file);
  }
});

Deno.test("loadEnvFile() needs no file, and says when there is one that it cannot read", async () => {
  await using folder = new TempFolder();
  loadEnvFile(`${folder.path}/.env`, new Map());
  throws(() => loadEnvFile(folder.path), EnvError);
  await Deno.writeTextFile(`${folder.path}/.env`, "P\0O\0R\0T\0=\x001\0");
  throws(() => loadEnvFile(`${folder.path}/.env`), EnvError);
});

Deno.test("parseEnv() defaults to 127.0.0.1 behind a proxy, except on Deno Deploy", () => {
  const listen = (raw: Record<string, string>) => parseEnv(raw).listen;
  equal(listen({ TRUST_PROXY: "0" }), "0.0.0.0");
  equal(listen({ TRUST_PROXY: "1" }), "127.0.0.1");
  equal(listen({ TRUST_PROXY: "1", LISTEN: "" }), "127.0.0.1");
  equal(listen({ TRUST_PROXY: "1", LISTEN: "0.0.0.0" }), "0.0.0.0");
  equal(listen({ TRUST_PROXY: "1", DENO_DEPLOYMENT_ID: "x" }), "0.0.0.0");
});
