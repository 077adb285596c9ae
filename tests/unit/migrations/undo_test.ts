import { deepEqual, equal } from "node:assert/strict";
import { undoImport } from "@/lib/imports/imports.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import { convert } from "@/lib/migrations/convert.ts";
import { startUndo } from "@/lib/bulk/trash.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { testApp } from "@/tests/helpers/app.ts";
import { FORMER_NOW, loadFormer } from "@/tests/helpers/former_store.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";

/** The store of version 1.2.0 after the same undos, when all jobs had ended. */
const UNDONE = "tests/fixtures/version_1_2_0_undone.ndjson";

// deno-lint-ignore no-explicit-any
type Line = any;

Deno.test("an import and a deletion by 1.2.0 are undone, and its jobs continue, as they would have been by 1.2.0", async () => {
  const clock = { ms: FORMER_NOW };
  await using app = await testApp({ clock });
  const { kv } = app;
  await loadFormer(kv);
  await convert(kv);
  const text = await Deno.readTextFile(UNDONE);
  const [begun, ...lines]: Line[] = text.trim().split("\n")
    .map((line) => JSON.parse(line));
  await undoImport(kv, begun.import);
  await startUndo(kv, (await jobs.get(kv, begun.trash))!);
  await app.jobs.drain();
  // The leases of the interrupted jobs expire.
  clock.ms += 30 * 60_000;
  await app.jobs.drain();
  await foldAll(kv);
  deepEqual(
    await parcelsOf(kv),
    lines.flatMap(({ parcel }) => parcel ?? []),
  );
  const figures = lines.flatMap(({ statuses }) => statuses ?? []);
  deepEqual(await figuresOf(kv), figures.map(sorted).sort());
  const ended = await jobs.listFirst(kv, { limit: 99 });
  deepEqual(ended.filter(({ next_at }) => next_at !== null), []);
  equal(ended.filter(({ kind }) => kind === "import_undo").length, 2);
  deepEqual(await findFaults(kv), []);
});

/** Returns parcels in the form of the fixture, without the values that differ in every run. */
function parcelsOf(kv: Kv): Promise<Line[]> {
  return Array.fromAsync(
    kv.walk<never>(["parcels"], 500),
    async ({ key, value }) => {
      const parcel = parcels.decode(String(key[1]), value);
      const { tracking_code, status, current_location } = parcel;
      const { map_current_latitude, weight, recipient_name } = parcel;
      const { stage, newest_entry, version, show_map } = parcel;
      const history = await kv.list({ prefix: ["activities", parcel.id] }, {
        limit: 99,
      });
      return {
        ...{ tracking_code, status, current_location, map_current_latitude },
        ...{ weight, recipient_name, stage, newest_entry, version, show_map },
        entries: history.length,
      };
    },
  );
}

/** Returns the figures of each parcel without ids, which differ in every run. */
async function figuresOf(kv: Kv): Promise<string[]> {
  const rows = kv.walk<Line>(["figures_of"], 500);
  const figures = await Array.fromAsync(
    rows,
    ({ value: { statuses } }) => sorted(statuses),
  );
  return figures.sort();
}

function sorted(statuses: Record<string, Line[]>): string {
  return Object.values(statuses).map(([stage, at]) => `${stage} ${at}`)
    .sort().join();
}
