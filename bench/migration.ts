import { join } from "node:path";
import { JobRunner } from "@/lib/jobs/runner.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { foldAllCounts } from "@/lib/parcels/counts.ts";
import { migrationKind, queueMigrations } from "@/lib/site/migrations.ts";
import { openKv } from "@/lib/store/kv.ts";
import { openLog } from "@/lib/log.ts";
import { fillFile, setCount } from "./fill.ts";

const DEFAULT_PARCELS = 100_000;

/** Prints how long parcels of version 1.1.0 take to be filed: `deno run -A bench/migration.ts [parcels]`. */
async function main(): Promise<void> {
  const length = Number(Deno.args[0] ?? DEFAULT_PARCELS);
  const folder = await Deno.makeTempDir({ prefix: "waybill_bench_" });
  try {
    const file = join(folder, "old.kv");
    (await openKv(file)).close();
    fillFile(file, { length, isOld: true });
    const kv = await openKv(file);
    await setCount(kv, length);
    await queueMigrations(kv);
    const { log } = openLog("info");
    const kinds = [migrationKind(kv)] as JobKind[];
    const start = performance.now();
    await new JobRunner({ kv, log, kinds }).drain();
    const migrated = performance.now();
    await foldAllCounts(kv);
    const seconds = (from: number, to: number) =>
      ((to - from) / 1000).toFixed(1);
    console.log(`${length} parcels: ${seconds(start, migrated)} s`);
    console.log(`folded: ${seconds(migrated, performance.now())} s`);
    kv.close();
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

await main();
