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

Deno.test("examineEnv() finds nothing wrong with a complete environment", () => {
  deepEqual(
    examineEnv(parseEnv(SOUND)).filter(({ level }) => level !== "fine"),
    [],
  );
});

const UNWISE: [
  name: string,
  value: string,
  level: "warning" | "error",
  text: RegExp,
][] = [
  ["PUBLIC_ORIGIN", "", "warning", /^PUBLIC_ORIGIN is unset/],
  [
    "PUBLIC_ORIGIN",
    "http://www.example.com",
    "error",
    /^PUBLIC_ORIGIN is http:/,
  ],
  ["KV_PATH", ":memory:", "warning", /^KV_PATH is :memory:/],
  ["TRUST_PROXY", "0", "warning", /^TRUST_PROXY is 0/],
  [
    "LISTEN",
    "0.0.0.0",
    "warning",
    /^LISTEN is 0\.0\.0\.0 and TRUST_PROXY is 1/,
  ],
  ["LISTEN", "::", "warning", /^LISTEN is :: and TRUST_PROXY is 1/],
  ["SETUP_TOKEN", "letmein", "warning", /^SETUP_TOKEN has fewer/],
  ["LIMIT_FACTOR", "100", "warning", /^LIMIT_FACTOR is 100/],
  ["MAIL_DRIVER", "log", "warning", /^MAIL_DRIVER is log/],
  ["MAIL_FROM", "", "error", /^MAIL_FROM is unset/],
  ["SMTP_HOST", "", "error", /^SMTP_HOST is unset/],
  ["SMTP_SECURITY", "none", "warning", /^SMTP_SECURITY is none/],
];

Deno.test("examineEnv() says where the site is, and behind how many proxies", () => {
  for (const [count, words] of [["1", "one proxy"], ["2", "2 proxies"]]) {
    const findings = examineEnv(parseEnv({ ...SOUND, TRUST_PROXY: count }));
    const text = `The site is ${SOUND.PUBLIC_ORIGIN}, behind ${words}`;
    equal(findings[0]!.text, text);
  }
});

Deno.test("examineEnv() looks at what the driver in use needs", () => {
  const found = (variables: Record<string, string>) =>
    examineEnv(parseEnv({ ...SOUND, ...variables })).map(({ text }) => text)
      .join("\n");
  match(found({ MAIL_DRIVER: "api" }), /^MAIL_API_KEY is unset/m);
  match(found({ SMTP_USER: "post" }), /^SMTP_PASSWORD is unset/m);
  match(found({ SMTP_PORT: "465" }), /^SMTP_PORT is 465/m);
  const tls = { SMTP_PORT: "465", SMTP_SECURITY: "tls" };
  doesNotMatch(found(tls), /SMTP_PORT/);
  const set = { MAIL_DRIVER: "api", MAIL_API_KEY: "re_1", SMTP_HOST: "" };
  doesNotMatch(found(set), /MAIL_API_KEY|SMTP/);
});

for (const [name, value, level, text] of UNWISE) {
  Deno.test(`examineEnv() gives ${level === "error" ? "an error" : "a warning"} for ${name}="${value}"`, () => {
    const findings = examineEnv(parseEnv({ ...SOUND, [name]: value }));
    const found = findings.find((finding) => finding.level === level);
    ok(found);
    match(found.text, text);
  });
}

Deno.test("examineEnv() says that every host name is served only where none is listed", () => {
  const texts = (variables: Record<string, string>) =>
    examineEnv(parseEnv(variables)).map(({ text }) => text).join("\n");
  match(texts({}), /every host name is served/);
  doesNotMatch(texts({ ALLOWED_HOSTS: "a.example" }), /every host name/);
});
