import { deepEqual, equal, ok, throws } from "node:assert/strict";
import { parseEnv } from "@/lib/env.ts";
import {
  buildFlags,
  databaseFolder,
  permissionFlags,
  studioFlags,
} from "@/lib/tasks/permissions.ts";

const SOCKET = "/tmp/w/studio.sock";

function flag(
  variables: Record<string, string>,
  name: string,
): string | undefined {
  return rightOf(serverFlags(variables), name);
}

function serverFlags(variables: Record<string, string> = {}): string[] {
  return permissionFlags(parseEnv(variables), "/srv/waybill", SOCKET);
}

function rightOf(flags: string[], name: string): string | undefined {
  const start = `--allow-${name}=`;
  return flags.find((flag) => flag.startsWith(start))?.slice(start.length);
}

/** The names of all rights that flags give. */
function rights(flags: string[]): string[] {
  return flags.flatMap((flag) => /^--allow-(\w+)=/.exec(flag)?.[1] ?? []);
}

Deno.test("permissionFlags() allows to listen, to call the studio, to read the project and to write the database's folder", () => {
  equal(flag({}, "net"), `0.0.0.0:8000,unix:${SOCKET},studio:80`);
  equal(flag({}, "read"), `/srv/waybill,/srv/waybill/data,${SOCKET}`);
  equal(flag({}, "write"), `/srv/waybill/data,${SOCKET}`);
});

Deno.test("permissionFlags() lets the server read neither the sources' history nor the file of settings", () => {
  const flags = serverFlags();
  ok(flags.includes("--deny-read=/srv/waybill/.git,/srv/waybill/.env"));
});

Deno.test("permissionFlags() names the database's folder wherever it is", () => {
  equal(
    flag({ KV_PATH: "/var/lib/waybill/site.kv" }, "write"),
    `/var/lib/waybill,${SOCKET}`,
  );
  equal(flag({ KV_PATH: ":memory:" }, "write"), SOCKET);
});

Deno.test("permissionFlags() refuses a folder whose name would be taken for two", () => {
  throws(
    () => flag({ KV_PATH: "/srv/one,two/site.kv" }, "write"),
    /rights to \/srv\/one,two: choose a folder without a comma/,
  );
});

const STUDIO = `unix:${SOCKET},studio:80`;

Deno.test("permissionFlags() reaches a remote database and a mail server, and no other host", () => {
  equal(
    flag({ KV_PATH: "https://kv.example:4512/x", PORT: "80" }, "net"),
    `0.0.0.0:80,kv.example:4512,${STUDIO}`,
  );
  equal(
    flag(
      { MAIL_DRIVER: "smtp", SMTP_HOST: "mail.example", SMTP_PORT: "465" },
      "net",
    ),
    `0.0.0.0:8000,mail.example:465,${STUDIO}`,
  );
  equal(
    flag({ MAIL_DRIVER: "api" }, "net"),
    `0.0.0.0:8000,api.resend.com:443,${STUDIO}`,
  );
});

Deno.test("permissionFlags() never allows native code, to run programs or to read the whole environment", () => {
  deepEqual(rights(serverFlags()), ["net", "read", "write", "env"]);
  ok(!serverFlags().some((flag) => /^-A|^--allow-\w+$/.test(flag)));
});

Deno.test("permissionFlags() allows the native code of packages where there is no studio, and still no programs", () => {
  const flags = permissionFlags(parseEnv({}), "/srv/waybill");
  deepEqual(rights(flags), ["net", "read", "write", "ffi", "env"]);
  equal(rightOf(flags, "ffi"), "/srv/waybill/node_modules");
  equal(rightOf(flags, "net"), "0.0.0.0:8000");
});

Deno.test("studioFlags() allows its socket, the packages and their native code, and nothing else", () => {
  const flags = studioFlags("/srv/waybill", SOCKET);
  const packages = "/srv/waybill/node_modules";
  deepEqual(rights(flags), ["net", "read", "write", "ffi", "env"]);
  equal(rightOf(flags, "net"), `unix:${SOCKET}`);
  equal(rightOf(flags, "read"), `${packages},${SOCKET},/usr/bin/ldd`);
  equal(rightOf(flags, "write"), SOCKET);
  equal(rightOf(flags, "ffi"), packages);
});

Deno.test("buildFlags() allows reading the project, writing the build and running Deno only", () => {
  const flags = buildFlags("/srv/waybill", "/tmp/b");
  deepEqual(rights(flags), ["read", "write", "run"]);
  equal(rightOf(flags, "write"), "/srv/waybill/_fresh,/tmp/b");
  equal(rightOf(flags, "run"), Deno.execPath());
});

Deno.test("no process of the site asks for packages that it does not find", () => {
  for (
    const flags of [
      serverFlags(),
      studioFlags("/srv/waybill", SOCKET),
      buildFlags("/srv/waybill", "/tmp/b"),
    ]
  ) ok(flags.includes("--cached-only") && flags.includes("--no-prompt"));
});

Deno.test("databaseFolder() knows none where the database is no file", () => {
  equal(
    databaseFolder(parseEnv({ DENO_DEPLOYMENT_ID: "x" }), "/srv"),
    undefined,
  );
  equal(
    databaseFolder(parseEnv({ KV_PATH: "https://kv.example/x" }), "/srv"),
    undefined,
  );
});

Deno.test("permissionFlags() writes IPv6 addresses in brackets", () => {
  equal(flag({ LISTEN: "::1" }, "net"), `[::1]:8000,${STUDIO}`);
  const mail = { MAIL_DRIVER: "smtp", SMTP_HOST: "2001:db8::1" };
  equal(flag(mail, "net"), `0.0.0.0:8000,[2001:db8::1]:587,${STUDIO}`);
});
