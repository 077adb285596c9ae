import { equal } from "node:assert/strict";
import { runTask } from "@/tests/helpers/tasks.ts";

/**
 * Starts the `litestream` on PATH for a database file, as deploy/waybill-replica.service does. Returns a function that
 * kills it as abruptly as a power cut.
 */
export async function startLitestream(
  KV_PATH: string,
  REPLICA_PATH: string,
): Promise<() => Promise<void>> {
  const config = `${REPLICA_PATH}.yml`;
  const variables = { KV_PATH, REPLICA_PATH };
  const { code, output } = await runTask("replica", [config], variables);
  equal(code, 0, output);
  const process = new Deno.Command("litestream", {
    args: ["replicate", "-no-expand-env", "-config", config],
    stdout: "null",
  }).spawn();
  return async () => {
    process.kill("SIGKILL");
    await process.status;
  };
}
