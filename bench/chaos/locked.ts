import { DatabaseSync } from "node:sqlite";
import { SETUP_TOKEN, signInAt } from "@/tests/helpers/live_admin.ts";
import { startServer } from "@/tests/helpers/server_process.ts";
import { type Outcome, Tally } from "./outcome.ts";
import { prepareStore, readAll, writeAgain, writeMessage } from "./visits.ts";

/** Lets another process lock the file of a running server several times, each time longer than a write retries. */
export async function lockStore(rounds: number): Promise<Outcome> {
  const tally = new Tally(
    ...["reads not served", "unclear refusals", "not healed"],
    "written past a lock",
  );
  const folder = await Deno.makeTempDir({ prefix: "waybill_chaos_" });
  const KV_PATH = `${folder}/waybill.kv`;
  await prepareStore(KV_PATH);
  const server = await startServer({ KV_PATH, SETUP_TOKEN });
  try {
    const cookie = await signInAt(server.address);
    using other = new DatabaseSync(KV_PATH, { timeout: 10_000 });
    for (let number = 0; number < rounds; number++) {
      other.exec("BEGIN IMMEDIATE");
      const write = { number, tally };
      const answered = await writeMessage(server.address, write);
      if (answered === "stored") tally.note("written past a lock", KV_PATH);
      await readAll(server.address, { cookie, tally });
      other.exec("COMMIT");
      await writeAgain(server.address, write);
      tally.count("locks");
    }
  } finally {
    await server.end();
    await Deno.remove(folder, { recursive: true });
  }
  return tally;
}
