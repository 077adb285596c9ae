import { deepEqual, equal } from "node:assert/strict";
import { convert } from "@/lib/migrations/convert.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { memoryKv, test, valuesBelow } from "@/tests/helpers/domain.ts";
import { loadFormer } from "@/tests/helpers/former_store.ts";

const ID = "01M86CH3M07PTNG5JK4WRV1B";
const IMPORT = `${ID}AA`;

/** Converts a store of version 1.2.0 that also holds these records. */
async function converted(
  kv: Kv,
  rows: Record<string, [noun: string, value: object]>,
): Promise<void> {
  await loadFormer(kv);
  await kv.transact((tx) => {
    for (const [id, [noun, value]] of Object.entries(rows)) {
      tx.set([noun, id], value);
    }
  });
  await convert(kv);
}

test("converted jobs get the counts of their steps, and those of imports the name of the file", async (kv) => {
  const steps = { done: 5, failed: 2 };
  const payload = { import_id: IMPORT, at: 9, moment: "m" };
  await converted(kv, {
    [IMPORT]: ["imports", { name: "falsch.csv", status: "applying" }],
    [`${ID}BB`]: ["jobs", {
      ...{ kind: "import_apply", ...steps },
      payload: { ...payload, created: 3, changed: 1 },
    }],
    [`${ID}CC`]: ["jobs", {
      ...{ kind: "import_undo", ...steps },
      payload: { import_id: IMPORT, after: 7 },
    }],
    [`${ID}DD`]: ["jobs", { kind: "bulk", ...steps, payload: { entry: {} } }],
    [`${ID}EE`]: ["jobs", { kind: "mail", done: 1, failed: 0, payload: null }],
  });
  const read = async (end: string) => {
    const job = await kv.get<Record<string, unknown>>(["jobs", ID + end]);
    return [job!.payload, job!.counts];
  };
  const name = "falsch.csv";
  deepEqual(await read("BB"), [{ ...payload, name }, {
    created: 3,
    changed: 1,
  }]);
  deepEqual(await read("CC"), [
    { import_id: IMPORT, after: 7, name },
    { undone: 3 },
  ]);
  deepEqual(await read("DD"), [{ entry: {} }, { updated: 3 }]);
  deepEqual(await read("EE"), [null, {}]);
});

test("a failed job is listed, and a failing one continues with its last try", async (kv) => {
  const job = {
    ...{ kind: "bulk", lane: "work", starter_id: "a", updated_at: "u" },
    ...{ payload: {}, done: 0, failed: 0, attempts: 6 },
  };
  await converted(kv, {
    [`${ID}BB`]: ["jobs", {
      ...job,
      ...{ status: "failed", shown_to: "parcels:write", next_at: null },
    }],
    [`${ID}CC`]: ["jobs", { ...job, status: "queued", next_at: "n" }],
  });
  deepEqual(await valuesBelow(kv, ["jobs_failed"]), [
    { id: `${ID}BB`, starter_id: "a", updated_at: "u" },
  ]);
  const read = async (end: string) =>
    (await kv.get<Record<string, unknown>>(["jobs", ID + end]))!;
  equal((await read("BB")).ended_at, "u");
  const { attempts, ended_at } = await read("CC");
  deepEqual([attempts, ended_at], [4, undefined]);
});

Deno.test("an import gets its uploader and the state that its ended job implies", async () => {
  const cases = [
    ["applying", "failed", "failed"],
    ["applying", "cancelled", "failed"],
    ["undoing", "failed", "applied"],
    ["checking", "failed", "failed"],
    ["applying", "running", "applying"],
    ["undone", "failed", "undone"],
  ];
  for (const [status, ended, state] of cases) {
    using kv = await memoryKv();
    const next_at = ended === "running" ? "2026-11-25" : null;
    const job = {
      ...{ kind: "count", status: ended, next_at },
      ...{ starter_id: "ann", updated_at: "u" },
    };
    await converted(kv, {
      [IMPORT]: ["imports", { name: "a.csv", status, job_id: `${ID}BB` }],
      [`${ID}BB`]: ["jobs", { ...job, done: 0, failed: 0, payload: null }],
    });
    const record = await kv.get<Record<string, unknown>>(["imports", IMPORT]);
    equal(record!.status, state, `${status}, ${ended}`);
    equal(record!.starter_id, "ann");
    const isApplied = status === "applying" && next_at === null;
    equal(record!.applied_at, isApplied ? "u" : undefined);
  }
});
