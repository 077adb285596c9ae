import { deepEqual, equal } from "node:assert/strict";
import { createImport } from "@/lib/imports/imports.ts";
import { sweepImports } from "@/lib/imports/retention.ts";
import { storeParts } from "@/lib/imports/store.ts";
import { UploadedFile } from "@/lib/photos/limits.ts";
import { openKv } from "@/lib/store/kv.ts";
import { idTime, newId } from "@/lib/store/stamps.ts";
import { importKinds } from "@/lib/imports/kinds.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";

const HOUR_MS = 60 * 60_000;

Deno.test("sweepImports() removes imports after 7 days, and abandoned files after an hour", async () => {
  // The times of ids never go back within a process.
  const latest = idTime(newId(new Date("2026-11-20")));
  const clock = { ms: latest.getTime() + 1 };
  using kv = await openKv(":memory:", { now: () => new Date(clock.ms) });
  const bytes = new TextEncoder().encode(`Code\n${"x\n".repeat(100_000)}`);
  const file = new UploadedFile("a.csv", bytes);
  await createImport(kv, { file });
  await testRunner(kv, ...importKinds(kv)).drain();
  await storeParts(kv, newId(kv.now()), bytes);
  const keys = async () => {
    const rows = await kv.list({ prefix: [] }, { limit: 1_000 });
    const names = rows.map(({ key }) => String(key[0]));
    return names.filter((name) => name.startsWith("import")).length;
  };
  const all = await keys();
  equal(await sweepImports(kv), 0);
  equal(await keys(), all);
  clock.ms += HOUR_MS + 1;
  equal(await sweepImports(kv), 0);
  equal(await keys(), all - Math.ceil(bytes.length / 61_440));
  clock.ms += 7 * 24 * HOUR_MS;
  equal(await sweepImports(kv), 1);
  deepEqual(await keys(), 0);
});
