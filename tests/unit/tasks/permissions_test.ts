import { deepEqual, equal, ok, throws } from "node:assert/strict";
import { parseEnv } from "@/lib/env.ts";
import {
  buildFlags,
  databaseFolder,
  permissionFlags,
  studioFlags,
} from "@/lib/tasks/permissions.ts";

const SOCKET = "/tmp/w/studio.sock";
const ROOT = "/srv/waybill";
const STUDIO = `unix:${SOCKET},studio:80`;
const LISTENED = "0.0.0.0:8000";

type Variables = Record<string, string>;

function serverFlags(variables: Variables = {}): string[] {
  return permissionFlags(parseEnv(variables), ROOT, SOCKET);
}

/** Returns the scope of a right that the server has. */
function scopeOf(flags: string[], name: string): string | undefined {
  const start = `--allow-${name}=`;
  return flags.find((flag) => flag.startsWith(start))?.slice(start.length);
}

function serverScope(variables: Variables, name: string): string | undefined {
  return scopeOf(serverFlags(variables), name);
}

/** Returns the names of all granted rights. */
function rights(flags: string[]): string[] {
  return flags.flatMap((flag) => /^--allow-(\w+)=/.exec(flag)?.[1] ?? []);
}

Deno.test("permissionFlags() lets the server listen, call the studio, read the project and write to the database's folder", () => {
  equal(serverScope({}, "net"), `${LISTENED},${STUDIO}`);
  equal(serverScope({}, "read"), `${ROOT},${ROOT}/data,${SOCKET}`);
  equal(serverScope({}, "write"), `${ROOT}/data,${SOCKET}`);
  ok(serverFlags().includes(`--deny-read=${ROOT}/.git,${ROOT}/.env`));
  deepEqual(rights(serverFlags()), ["net", "read", "write", "env"]);
  ok(!serverFlags().some((flag) => /^-A|^--allow-\w+$/.test(flag)));
});

Deno.test("permissionFlags() grants writing to the database's folder and rejects a folder with a comma", () => {
  const KV_PATH = "/var/lib/waybill/site.kv";
  equal(serverScope({ KV_PATH }, "write"), `/var/lib/waybill,${SOCKET}`);
  equal(serverScope({ KV_PATH: ":memory:" }, "write"), SOCKET);
  throws(
    () => serverScope({ KV_PATH: "/srv/one,two/site.kv" }, "write"),
    /rights to \/srv\/one,two: choose a folder without a comma/,
  );
});

Deno.test("permissionFlags() allows only the hosts of the database and the mail server, with IPv6 in brackets", () => {
  const smtp = { MAIL_DRIVER: "smtp", SMTP_HOST: "mail.example" };
  const hosts: [Variables, hosts: string][] = [
    [
      { KV_PATH: "https://kv.example:4512/x", PORT: "80" },
      "0.0.0.0:80,kv.example:4512",
    ],
    [{ ...smtp, SMTP_PORT: "465" }, `${LISTENED},mail.example:465`],
    [{ MAIL_DRIVER: "api" }, `${LISTENED},api.resend.com:443`],
    [{ LISTEN: "::1" }, "[::1]:8000"],
    [
      { ...smtp, SMTP_HOST: "2001:db8::1" },
      `${LISTENED},[2001:db8::1]:587`,
    ],
  ];
  for (const [variables, allowed] of hosts) {
    equal(serverScope(variables, "net"), `${allowed},${STUDIO}`);
  }
});

Deno.test("permissionFlags() allows the packages' native code, but no programs, if there is no studio", () => {
  const flags = permissionFlags(parseEnv({}), ROOT);
  deepEqual(rights(flags), ["net", "read", "write", "ffi", "env"]);
  equal(scopeOf(flags, "ffi"), `${ROOT}/node_modules`);
  equal(scopeOf(flags, "net"), LISTENED);
});

Deno.test("studioFlags() allows only the socket, the packages and their native code", () => {
  const flags = studioFlags(ROOT, SOCKET);
  const packages = `${ROOT}/node_modules`;
  deepEqual(rights(flags), ["net", "read", "write", "ffi", "env"]);
  equal(scopeOf(flags, "net"), `unix:${SOCKET}`);
  equal(scopeOf(flags, "read"), `${packages},${SOCKET},/usr/bin/ldd`);
  equal(scopeOf(flags, "write"), SOCKET);
  equal(scopeOf(flags, "ffi"), packages);
});

Deno.test("buildFlags() allows only reading the project, writing the build and running Deno", () => {
  const flags = buildFlags(ROOT, "/tmp/b");
  deepEqual(rights(flags), ["read", "write", "run"]);
  equal(scopeOf(flags, "write"), `${ROOT}/_fresh,/tmp/b`);
  equal(scopeOf(flags, "run"), Deno.execPath());
});

Deno.test("no process of the site prompts for rights or downloads packages", () => {
  const studio = studioFlags(ROOT, SOCKET);
  for (const flags of [serverFlags(), studio, buildFlags(ROOT, "/tmp/b")]) {
    ok(flags.includes("--cached-only") && flags.includes("--no-prompt"));
  }
});

Deno.test("databaseFolder() is undefined if the database is not a file", () => {
  const remote = { KV_PATH: "https://kv.example/x" };
  for (const variables of [{ DENO_DEPLOYMENT_ID: "x" }, remote]) {
    equal(databaseFolder(parseEnv(variables), "/srv"), undefined);
  }
});
