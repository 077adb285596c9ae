import { deepEqual, equal, ok, throws } from "node:assert/strict";
import { parseEnv } from "@/lib/env.ts";
import { databaseFolder, permissionFlags } from "@/lib/tasks/permissions.ts";

function flag(
  variables: Record<string, string>,
  name: string,
): string | undefined {
  const flags = permissionFlags(parseEnv(variables), "/srv/waybill");
  return flags.find((flag) => flag.startsWith(`--allow-${name}=`))?.split(
    "=",
  )[1];
}

Deno.test("permissionFlags() allows to listen, to read the project and to write the database's folder", () => {
  equal(flag({}, "net"), "0.0.0.0:8000");
  equal(flag({}, "read"), "/srv/waybill,/srv/waybill/data,/usr/bin/ldd");
  equal(flag({}, "write"), "/srv/waybill/data");
});

Deno.test("permissionFlags() lets the server read neither the sources' history nor the file of settings", () => {
  const flags = permissionFlags(parseEnv({}), "/srv/waybill");
  ok(flags.includes("--deny-read=/srv/waybill/.git,/srv/waybill/.env"));
});

Deno.test("permissionFlags() names the database's folder wherever it is", () => {
  equal(
    flag({ KV_PATH: "/var/lib/waybill/site.kv" }, "write"),
    "/var/lib/waybill",
  );
  equal(flag({ KV_PATH: ":memory:" }, "write"), undefined);
});

Deno.test("permissionFlags() refuses a folder whose name would be taken for two", () => {
  throws(
    () => flag({ KV_PATH: "/srv/one,two/site.kv" }, "write"),
    /no rights to \/srv\/one,two: choose a folder without a comma/,
  );
});

Deno.test("permissionFlags() reaches a remote database and a mail server, and no other host", () => {
  equal(
    flag({ KV_PATH: "https://kv.example:4512/x", PORT: "80" }, "net"),
    "0.0.0.0:80,kv.example:4512",
  );
  equal(
    flag(
      { MAIL_DRIVER: "smtp", SMTP_HOST: "mail.example", SMTP_PORT: "465" },
      "net",
    ),
    "0.0.0.0:8000,mail.example:465",
  );
  equal(flag({ MAIL_DRIVER: "api" }, "net"), "0.0.0.0:8000,api.resend.com:443");
});

Deno.test("permissionFlags() allows the native code of its packages, and never to run programs or to read the whole environment", () => {
  const flags = permissionFlags(parseEnv({}), "/srv/waybill");
  deepEqual(
    flags.filter((flag) => /run|ffi|sys|-A|allow-all|allow-env$/.test(flag)),
    ["--allow-ffi=/srv/waybill/node_modules"],
  );
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
  equal(flag({ LISTEN: "::1" }, "net"), "[::1]:8000");
  const mail = { MAIL_DRIVER: "smtp", SMTP_HOST: "2001:db8::1" };
  equal(flag(mail, "net"), "0.0.0.0:8000,[2001:db8::1]:587");
});
