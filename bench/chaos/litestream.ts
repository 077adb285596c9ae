import { equal } from "node:assert/strict";
import { runTask } from "@/tests/helpers/tasks.ts";

/** Litestream beside a database file, started as deploy/waybill-replica.service does. */
export class Litestream {
  readonly #process: Deno.ChildProcess;

  private constructor(process: Deno.ChildProcess) {
    this.#process = process;
  }

  /** Starts `litestream` of PATH. */
  static async start(file: string, replica: string): Promise<Litestream> {
    const config = `${replica}.yml`;
    const variables = { KV_PATH: file, REPLICA_PATH: replica };
    const { code, output } = await runTask("replica", [config], variables);
    equal(code, 0, output);
    const process = new Deno.Command("litestream", {
      args: ["replicate", "-no-expand-env", "-config", config],
      stdout: "null",
    }).spawn();
    return new Litestream(process);
  }

  /** Kills it as a power cut would. */
  async kill(): Promise<void> {
    this.#process.kill("SIGKILL");
    await this.#process.status;
  }
}
