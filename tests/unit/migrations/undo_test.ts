import { deepEqual, equal } from "node:assert/strict";
import { startUndo } from "@/lib/bulk/trash.ts";
import { undoImport } from "@/lib/imports/imports.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import { convert } from "@/lib/migrations/convert.ts";
import { testApp } from "@/tests/helpers/app.ts";
import { FORMER_NOW, loadFormer } from "@/tests/helpers/former_store.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";

/** An applied import and a job that trashed ticked parcels, both in the dump. */
const IMPORT = "01M86D8XB017C84FRJZZFTHEQC";
const DELETION = "01M86DCJH02P0SQ6W12GZE46K7";

Deno.test("an import and a trashing from before the conversion can be undone, and jobs continue", async () => {
  const clock = { ms: FORMER_NOW };
  await using app = await testApp({ clock });
  const { kv } = app;
  await loadFormer(kv);
  await convert(kv);
  await undoImport(kv, IMPORT);
  await startUndo(kv, (await jobs.get(kv, DELETION))!);
  await app.jobs.drain();
  // The leases of the interrupted jobs expire.
  clock.ms += 30 * 60_000;
  await app.jobs.drain();
  const ended = await jobs.listFirst(kv, { limit: 99 });
  deepEqual(ended.filter(({ next_at }) => next_at !== null), []);
  equal(ended.filter(({ kind }) => kind === "import_undo").length, 2);
  deepEqual(await findFaults(kv), []);
});
