import { deepEqual, equal, ok } from "node:assert/strict";
import { walkJournal } from "@/lib/journal/journal.ts";
import type { JournalEntry } from "@/lib/journal/schema.ts";
import { createParcel, getParcel } from "@/lib/parcels/parcels.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { openSite } from "@/tests/helpers/store.ts";
import { findFaults } from "../helpers/integrity.ts";
import { callAt, SETUP_TOKEN, signInAt } from "../helpers/live_admin.ts";
import { parcelInput } from "../helpers/domain.ts";
import { type ServerProcess, startServer } from "../helpers/server_process.ts";
import { test } from "../helpers/temp_folder.ts";

const KILLS = 10;
const UPDATES = 1_000;
const WRITERS = 4;

/** A parcel whose only writer sets its weight to ever higher numbers. */
interface Written {
  id: string;
  /** The last number sent. */
  sent: number;
  acknowledged: number[];
}

test("after 1,000 updates and ten kills the journal has one entry per stored change", async (folder) => {
  const path = `${folder.path}/waybill.kv`;

  const written = await prepare(path);
  let cookie = "";
  for (let kill = 1; kill <= KILLS; kill++) {
    const server = await startServer({ KV_PATH: path, SETUP_TOKEN });
    cookie ||= await signInAt(server.address);
    const until = Math.round(UPDATES * kill / KILLS);
    await updateUntilKilled({ server, cookie, written, until });
  }
  using kv = await openSite(path);
  for (const parcel of written) await checkEntries(kv, parcel);
  deepEqual(await findFaults(kv), []);
  ok(countOf(written) >= UPDATES);
});

async function prepare(path: string): Promise<Written[]> {
  using kv = await openSite(path);
  return await Array.fromAsync({ length: WRITERS }, async () => {
    const { id } = await createParcel(kv, parcelInput());
    return { id, sent: 0, acknowledged: [] };
  });
}

async function updateUntilKilled({ server, cookie, written, until }: {
  server: ServerProcess;
  cookie: string;
  written: Written[];
  until: number;
}): Promise<void> {
  let isKilled = false;
  await Promise.all(written.map(async (parcel) => {
    while (!isKilled) {
      parcel.sent += 1;
      const number = parcel.sent;
      if (!await update(server, cookie, { id: parcel.id, number })) return;
      parcel.acknowledged.push(number);
      if (countOf(written) < until || isKilled) continue;
      isKilled = true;
      await server.kill();
    }
  }));
}

function countOf(written: Written[]): number {
  return written.reduce((sum, parcel) => sum + parcel.acknowledged.length, 0);
}

/** Updates a parcel. Returns false if the server is gone; the update may or may not have been stored. */
async function update(
  { address }: ServerProcess,
  cookie: string,
  { id, number }: { id: string; number: number },
): Promise<boolean> {
  try {
    const body = { id, weight: String(number) };
    const call = { method: "PATCH", body, cookie };
    const response = await callAt(address, "/parcels", call);
    const { errors } = await response.json();
    deepEqual(errors, []);
    return true;
  } catch (error) {
    ok(error instanceof TypeError, String(error));
    return false;
  }
}

/** Checks that the entries' values form one chain from the first to the current value, as long as the number of versions. */
async function checkEntries(kv: Kv, { id, acknowledged }: Written) {
  const parcel = (await getParcel(kv, id))!;
  const entries = await Array.fromAsync(
    walkJournal(kv, { record_id: id }, 10 * UPDATES),
  );
  const changes = entries.toReversed().map(weightOf);
  const chain = changes.map(([, after]) => after);
  deepEqual(changes.map(([before]) => before), [null, ...chain.slice(0, -1)]);
  equal(chain.at(-1), parcel.weight);
  equal(entries.length, parcel.version - 1);
  const found = new Set(chain);
  for (const number of acknowledged) ok(found.has(String(number)), `${number}`);
}

function weightOf({ kind, actor, changes }: JournalEntry) {
  equal(kind, "updated");
  equal(actor.name, "owner@example.com");
  return changes.weight as [string | null, string];
}
