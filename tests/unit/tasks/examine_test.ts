import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { parseEnv } from "@/lib/env.ts";
import { examineEnv } from "@/lib/tasks/examine.ts";

const SOUND = {
  PUBLIC_ORIGIN: "https://www.example.com",
  TRUST_PROXY: "1",
  APP_SECRET: "x".repeat(32),
  MAIL_DRIVER: "smtp",
  MAIL_FROM: "post@example.com",
  SMTP_HOST: "mail.example.com",
};

Deno.test("examineEnv() accepts a complete environment", () => {
  deepEqual(
    examineEnv(parseEnv(SOUND)).filter(({ level }) => level !== "fine"),
    [],
  );
});

const UNWISE: [name: string, value: string, level: string, text: string][] = [
  ["PUBLIC_ORIGIN", "", "warning", "unset"],
  ["PUBLIC_ORIGIN", "http://www.example.com", "error", "http:"],
  ["KV_PATH", ":memory:", "warning", ":memory:"],
  ["TRUST_PROXY", "0", "warning", "0"],
  ["LISTEN", "0.0.0.0", "warning", "0.0.0.0 and TRUST_PROXY is 1"],
  ["LISTEN", "::", "warning", ":: and TRUST_PROXY is 1"],
  ["LIMIT_FACTOR", "100", "warning", "100"],
  ["MAIL_DRIVER", "log", "warning", "log"],
  ["MAIL_FROM", "", "error", "unset"],
  ["SMTP_HOST", "", "error", "unset"],
  ["SMTP_SECURITY", "none", "warning", "none"],
];

for (const [name, value, level, text] of UNWISE) {
  Deno.test(`examineEnv() reports ${name}="${value}" as ${level}`, () => {
    const findings = examineEnv(parseEnv({ ...SOUND, [name]: value }));
    const found = findings.find((finding) => finding.level === level);
    ok(found?.text.startsWith(`${name} is ${text}`), found?.text);
  });
}

Deno.test("examineEnv() names the site's public URL and its proxies", () => {
  for (const [count, words] of [["1", "one proxy"], ["2", "2 proxies"]]) {
    const [first] = examineEnv(parseEnv({ ...SOUND, TRUST_PROXY: count }));
    equal(first!.text, `The site is ${SOUND.PUBLIC_ORIGIN}, behind ${words}`);
  }
});

/** Returns all findings as lines. */
function textsOf(variables: Record<string, string>): string {
  return examineEnv(parseEnv(variables)).map(({ text }) => text).join("\n");
}

Deno.test("examineEnv() checks for a short token and the settings of the current driver", () => {
  const found = (variables: Record<string, string>) =>
    textsOf({ ...SOUND, ...variables });
  match(found({ MAIL_DRIVER: "api" }), /^MAIL_API_KEY is unset/m);
  match(found({ SETUP_TOKEN: "letmein" }), /^SETUP_TOKEN has fewer/m);
  match(found({ SMTP_USER: "post" }), /^SMTP_PASSWORD is unset/m);
  match(found({ SMTP_PORT: "465" }), /^SMTP_PORT is 465/m);
  const tls = { SMTP_PORT: "465", SMTP_SECURITY: "tls" };
  doesNotMatch(found(tls), /SMTP_PORT/);
  const set = { MAIL_DRIVER: "api", MAIL_API_KEY: "re_1", SMTP_HOST: "" };
  doesNotMatch(found(set), /MAIL_API_KEY|SMTP/);
});

Deno.test("examineEnv() warns that every host name is served if none is listed", () => {
  match(textsOf({}), /every host name is served/);
  doesNotMatch(textsOf({ ALLOWED_HOSTS: "a.example" }), /every host name/);
});
