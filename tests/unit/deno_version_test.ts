import { equal } from "node:assert/strict";
import { ROOT } from "@/lib/tasks/project.ts";

/** Runs code on a Deno that reports the given version; returns exit code and output. */
async function runOn(version: string, file: string) {
  const code = `
    Object.defineProperty(Deno, "version", { value: { deno: "${version}" } });
    const { requireDeno } = await import("@/lib/deno_version.ts");
    ${file};`;
  const args = ["eval", "--quiet", "--ext=ts", code];
  const command = new Deno.Command(Deno.execPath(), { args, cwd: ROOT });
  const { code: exitCode, stdout, stderr } = await command.output();
  const text = new TextDecoder();
  return [exitCode, text.decode(stdout) + text.decode(stderr)];
}

Deno.test("deploy.ts rejects a Deno older than 2.5.0 with one sentence before it loads the site", async () => {
  const [code, text] = await runOn("2.4.5", `await import("@/deploy.ts")`);
  equal(text, "Waybill needs Deno 2.5.0 or newer: this is 2.4.5\n");
  equal(code, 1);
});

Deno.test("requireDeno() compares versions numerically", async () => {
  for (const version of ["2.5.0", "2.5.1", "2.10.0", "3.0.0"]) {
    const [code, text] = await runOn(version, `requireDeno("2.5.0")`);
    equal(`${code} ${text}`, "0 ");
  }
  const [code] = await runOn("2.9.6", `requireDeno("2.10.0")`);
  equal(code, 1);
});
