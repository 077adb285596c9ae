import { deepEqual, equal, ok } from "node:assert/strict";
import { walkJournal } from "@/lib/journal/journal.ts";
import { findParcelId, getParcel } from "@/lib/parcels/parcels.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { type Backend, JobSite, secondsOf } from "./job_site.ts";
import { merge, partsOf, stamp } from "./results.ts";
import { listHistory } from "@/lib/parcels/entries.ts";

const PARCELS = 500;
const KILLS = 2;
/** Seconds. */
const AT_MOST: Record<Backend, number> = { file: 10, denokv: 30 };
const MAX_ROUNDS = 10;
const STATUS = "Out for delivery";

const PARTS: Record<string, () => Promise<object>> = {
  file: () => timeBulk("file"),
  denokv: () => timeBulk("denokv"),
  kills: () => killBulk(PARCELS, KILLS),
};

/** Measures an update of 500 parcels and writes bench/bulk.json: `deno task bench:bulk [part]`. */
async function main(only?: string): Promise<void> {
  const parts = partsOf(PARTS, only);
  const measured = await stamp();
  for (const [name, measure] of parts) {
    const results = await measure();
    console.log(name, results);
    await merge("bulk.json", { [name]: { ...measured, ...results } });
  }
}

async function timeBulk(
  backend: Backend,
): Promise<{ parcels: number; seconds: number; atMost: number }> {
  await using site = await JobSite.start(backend);
  const seconds = await secondsOf(async () => {
    const { status, done } = await site.ended(
      await update(site, { parcels: PARCELS, status: STATUS }),
    );
    deepEqual([status, done], ["done", PARCELS]);
  });
  const atMost = AT_MOST[backend];
  if (seconds > atMost) Deno.exitCode = 1;
  return { parcels: PARCELS, seconds, atMost };
}

/**
 * Updates parcels while the server is killed several times, and checks that every history, status, index, counter and
 * journal has the update exactly once. Throws if not.
 */
export async function killBulk(
  parcels: number,
  times: number,
): Promise<{ parcels: number; kills: number }> {
  await using site = await JobSite.start("file", parcels);
  const statuses: string[] = [];
  let kills = 0;
  // A fast machine may finish before it is killed; then it gets more work.
  while (kills < times) {
    ok(statuses.length < MAX_ROUNDS, "it was always done before it was killed");
    statuses.unshift(`Round ${statuses.length}`);
    const id = await update(site, { parcels, status: statuses[0]! });
    const killed = await site.killDuring(id, times);
    const { status, done, failed } = killed.job;
    deepEqual([status, done, failed], ["done", parcels, 0]);
    ({ kills } = killed);
  }
  await site.stop();
  for (const code of site.codes) await checkParcel(site.kv, code, statuses);
  deepEqual(await findFaults(site.kv), []);
  return { parcels, kills };
}

/** Starts an update of the first parcels and returns the id of its job. */
async function update(
  site: JobSite,
  { parcels, status }: { parcels: number; status: string },
): Promise<string> {
  const { id } = await site.call("/bulk", {
    codes: site.codes.slice(0, parcels),
    update: { status },
  });
  return id;
}

/**
 * Checks that a parcel has the last status, and that its history and the journal have each update once, after the
 * initial entry.
 */
async function checkParcel(
  kv: Kv,
  code: string,
  statuses: string[],
): Promise<void> {
  const id = (await findParcelId(kv, code))!;
  equal((await getParcel(kv, id))?.status, statuses[0]);
  const titles = (await listHistory(kv, id)).map(({ title }) => title);
  deepEqual(titles.slice(0, -1), statuses);
  const entries = await Array.fromAsync(
    walkJournal(kv, { record_id: id }, 1_000),
  );
  deepEqual(
    entries.map(({ kind, actor, changes }) => [
      ...[kind, actor.name, changes.status?.[1]],
    ]),
    statuses.map((status) => ["updated", "owner@example.com", status]),
  );
}

if (import.meta.main) await main(...Deno.args);
