import { delay } from "deno-std/async/delay.js";
import { deepEqual, equal, ok } from "node:assert/strict";
import { jobs } from "@/lib/jobs/jobs.ts";
import { walkJournal } from "@/lib/journal/journal.ts";
import { listHistory } from "@/lib/parcels/activities.ts";
import { getParcel } from "@/lib/parcels/parcels.ts";
import { type Kv, openKv } from "@/lib/store/kv.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";
import { findFaults } from "../helpers/integrity.ts";
import { SETUP_TOKEN, signInAt } from "../helpers/live_admin.ts";
import { startServer } from "../helpers/server_process.ts";
import { until } from "../helpers/until.ts";

const PARCELS = 100;
const KILLS = 2;
/** A fast machine may be done before it is killed; then it has to do more. */
const MAX_ROUNDS = 10;

Deno.test("a bulk update of 100 parcels does each once, though its server is killed twice", async () => {
  const folder = await Deno.makeTempDir({ prefix: "waybill_bulk_" });
  const path = `${folder}/waybill.kv`;
  const kv = await openKv(path);
  const start = () => startServer({ KV_PATH: path, SETUP_TOKEN });
  try {
    const parcels = await createParcels(kv, PARCELS);
    let cookie = "";
    let kills = 0;
    let round = 0;
    while (kills < KILLS) {
      round += 1;
      ok(round <= MAX_ROUNDS, "it was always done before it was killed");
      kills = 0;
      let server = await start();
      cookie ||= await signInAt(server.address);
      const id = await post(server.address, cookie, {
        codes: codesOf(parcels),
        update: { status: `Round ${round}` },
      });
      for (let kill = 0; kill < KILLS; kill++) {
        const before = await doneOf(kv, id);
        // Not before the end of the lease that the last kill left behind.
        while (await doneOf(kv, id) === before) await delay(1);
        await server.kill();
        if (await doneOf(kv, id) < PARCELS) kills += 1;
        server = await start();
        if (await doneOf(kv, id) === PARCELS) break;
      }
      await until(
        "the job has ended",
        async () => (await jobs.get(kv, id))?.next_at === null,
      );
      equal(await server.end(), 0);
      const { status, failed } = (await jobs.get(kv, id))!;
      deepEqual([status, await doneOf(kv, id), failed], ["done", PARCELS, 0]);
    }
    for (const { id } of parcels) await checkParcel(kv, id, round);
    deepEqual(await findFaults(kv), []);
  } finally {
    kv.close();
    await Deno.remove(folder, { recursive: true });
  }
});

async function post(
  address: string,
  cookie: string,
  body: unknown,
): Promise<string> {
  const response = await fetch(`${address}/api/bulk`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { errors, data } = await response.json();
  deepEqual(errors, []);
  return data.id;
}

async function doneOf(kv: Kv, id: string): Promise<number> {
  return (await jobs.get(kv, id))!.done;
}

/** History, status and journal have each round once. */
async function checkParcel(kv: Kv, id: string, rounds: number): Promise<void> {
  const titles = Array.from(
    { length: rounds },
    (_, at) => `Round ${rounds - at}`,
  );
  equal((await getParcel(kv, id))?.status, titles[0]);
  const history = await listHistory(kv, id);
  deepEqual(history.map(({ title }) => title), titles);
  const entries = await Array.fromAsync(
    walkJournal(kv, { record_id: id }, 1_000),
  );
  deepEqual(
    entries.map(({ kind, actor, changes }) => [
      ...[kind, actor.name, changes.title?.[1]],
    ]),
    titles.map((title) => ["created", "owner@example.com", title]),
  );
}
