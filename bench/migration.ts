import { join } from "node:path";
import { JobRunner } from "@/lib/jobs/runner.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { foldAllCounts } from "@/lib/parcels/counts.ts";
import { migrationKind, queueMigrations } from "@/lib/site/migrations.ts";
import { openKv } from "@/lib/store/kv.ts";
import { openLog } from "@/lib/log.ts";
import { decadeOf } from "./decade.ts";
import { fillFile, setCount } from "./fill.ts";
import { secondsOf } from "./job_site.ts";
import { merge, stamp } from "./results.ts";

const PARCELS = 1_000_000;
/** History entries of each parcel. */
const ENTRIES = 2;
/** Seconds for a million. */
const AT_MOST = 600;

/**
 * Measures how long parcels of version 1.1.0, whose entries are spread over ten years, take to be migrated on a file, and writes
 * bench/migration.json: `deno task bench:migration [parcels]`. With a number of parcels it writes nothing.
 */
async function main(parcels?: string): Promise<void> {
  const measured = await stamp();
  const length = Number(parcels ?? PARCELS);
  const folder = await Deno.makeTempDir({ prefix: "waybill_bench_" });
  try {
    const file = join(folder, "old.kv");
    await makeOld(file, length);
    const results = { parcels: length, ...await migrate(file) };
    console.log(results);
    if (results.seconds > AT_MOST) Deno.exitCode = 1;
    if (parcels !== undefined) return;
    await merge("migration.json", { ...measured, ...results, atMost: AT_MOST });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Creates a store as version 1.1.0 has it. */
async function makeOld(file: string, length: number): Promise<void> {
  (await openKv(file)).close();
  const samples = { length, entries: ENTRIES, sampleAt: decadeOf(length) };
  fillFile(file, { ...samples, isOld: true });
  using kv = await openKv(file);
  await setCount(kv, length);
}

/** Migrates a store of version 1.1.0 and returns how long that takes, with the last fold of the counts after it. */
export async function migrate(
  file: string,
): Promise<{ seconds: number; foldSeconds: number }> {
  using kv = await openKv(file);
  await queueMigrations(kv);
  const { log } = openLog("info");
  const kinds = [migrationKind(kv)] as JobKind[];
  const seconds = await secondsOf(() =>
    new JobRunner({ kv, log, kinds }).drain()
  );
  const foldSeconds = await secondsOf(() => foldAllCounts(kv));
  return { seconds, foldSeconds };
}

if (import.meta.main) await main(...Deno.args);
