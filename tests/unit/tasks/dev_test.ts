import { equal, rejects } from "node:assert/strict";
import { ROOT } from "@/lib/tasks/project.ts";
import { linesOf } from "@/tests/helpers/lines.ts";

Deno.test("dev stops its server when it is stopped itself", async () => {
  const process = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "lib/tasks/dev.ts"],
    cwd: ROOT,
    env: { PORT: "0", KV_PATH: ":memory:", NO_COLOR: "1" },
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const address = await findAddress(linesOf(process.stdout));
  equal((await fetch(`${address}/healthz`)).status, 200);
  process.kill("SIGTERM");
  equal((await process.status).code, 0);
  await rejects(fetch(`${address}/healthz`));
});

async function findAddress(lines: ReadableStream<string>): Promise<string> {
  for await (const line of lines) {
    const match = /Waybill is at (http:\S+)\//.exec(line);
    if (match !== null) return match[1]!;
  }
  throw new Error("The server ended before it listened");
}
