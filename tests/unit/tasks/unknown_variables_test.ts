import { deepEqual, equal, match } from "node:assert/strict";
import { ENV_NAMES } from "@/lib/env.ts";
import { findUnknownVariables } from "@/lib/tasks/unknown_variables.ts";

async function found(text: string): Promise<string[]> {
  const file = await Deno.makeTempFile();
  try {
    await Deno.writeTextFile(file, text);
    return findUnknownVariables(file);
  } finally {
    await Deno.remove(file);
  }
}

const MEANT: Record<string, string> = {
  PUBLIC_ORGIN: "PUBLIC_ORIGIN",
  PUBLIC_URL: "PUBLIC_ORIGIN",
  PROT: "PORT",
  LITSEN: "LISTEN",
  SMTP_PASS: "SMTP_PASSWORD",
  SMTP_USERNAME: "SMTP_USER",
  TRUSTPROXY: "TRUST_PROXY",
  TRUST_PROXIES: "TRUST_PROXY",
  kv_path: "KV_PATH",
  "MAIL-FROM": "MAIL_FROM",
  ALOWED_HOST: "ALLOWED_HOSTS",
};

Deno.test("findUnknownVariables() suggests the known name that an unknown name resembles", async () => {
  for (const [written, meant] of Object.entries(MEANT)) {
    const [sentence, ...others] = await found(`PORT=1\n${written}=x\n`);
    match(sentence!, new RegExp(`^${written} in .* Did you mean ${meant}\\?$`));
    equal(others.length, 0);
  }
});

Deno.test("findUnknownVariables() ignores known names and those of other programs", async () => {
  const others = ["DENO_KV_ACCESS_TOKEN", "HOST", "HTTPS_PROXY", "TZ"];
  const names = [...ENV_NAMES, ...others, "OTEL_SERVICE_NAME"];
  deepEqual(await found(names.map((name) => `${name}=1`).join("\n")), []);
  deepEqual(findUnknownVariables("/no/such/file"), []);
});
