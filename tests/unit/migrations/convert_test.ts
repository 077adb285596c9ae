import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { convert, converter } from "@/lib/migrations/convert.ts";
import { formOf } from "@/lib/migrations/marks.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { COMMIT_LIMITS } from "@/lib/store/transaction.ts";
import { Clock, memoryKv, test } from "@/tests/helpers/domain.ts";
import { contentOf, loadFormer } from "@/tests/helpers/former_store.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { sharedStore } from "@/tests/helpers/store.ts";
import { openKv } from "@/lib/store/open.ts";

type Cells = unknown[];

const ORIGINS = 29;

/** Limits so low that a conversion takes many commits. */
const NARROW = { ...COMMIT_LIMITS, writes: 40 };

/** Returns the content of a store that was converted without interruption. */
async function convertedContent(): Promise<Map<string, unknown>> {
  using kv = await memoryKv();
  await loadFormer(kv);
  await convert(kv);
  return await contentOf(kv);
}

test("converting a store of version 1.2.0 changes nothing else, no version and no time of a change", async (kv) => {
  await loadFormer(kv);
  equal(await formOf(kv), "former");
  const before = await contentOf(kv);
  await convert(kv);
  equal(await formOf(kv), "present");
  const after = await contentOf(kv);
  deepEqual(await findFaults(kv), []);
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) =>
      JSON.stringify(before.get(key)) !== JSON.stringify(after.get(key))
    );
  const kinds = new Set(changed.map((key) => JSON.parse(key)[0]));
  deepEqual([...kinds].sort(), [
    ...["counters", "import_undo", "imports", "jobs"],
    ...["journal_by_actor", "journal_by_record", "parcels", "trash_parcels"],
  ]);
  for (const key of changed.filter((key) => key.startsWith('["parcels"'))) {
    const [old, present] = [before, after].map((all) => all.get(key) as Cells);
    deepEqual(present!.with(ORIGINS, 0), old!.with(ORIGINS, 0));
  }
  for (const [key, value] of after) {
    const [old, present] = [before.get(key), value] as Partial<Stored>[];
    if (present?.version === undefined) continue;
    equal(present.version, old?.version, key);
    equal(present.updated_at, old?.updated_at, key);
  }
});

test("a parcel trashed before 1.2.0 filed it gets its place", async (kv) => {
  await loadFormer(kv);
  const [trashed] = await kv.list<{ record_id: string; record: Cells }>(
    { prefix: ["trash_parcels"] },
    { limit: 1, reverse: true },
  );
  const { key, value } = trashed!;
  const [stage, newest] = value.record.slice(-2);
  ok(typeof stage === "string" && typeof newest === "number");
  const record = value.record.slice(0, -2);
  await kv.transact((tx) => tx.set(key, { ...value, record }));
  await convert(kv);
  const converted = await kv.get<{ record: Cells }>(key);
  deepEqual(converted!.record.slice(-2), [stage, newest]);
});

test("converting gives each value of a parcel its origin, and index entries of the journal the names of changed fields", async (kv) => {
  await loadFormer(kv);
  await convert(kv);
  const content = await contentOf(kv);
  const all = [...content].flatMap(([key, value]) => originsOf(key, value));
  ok(all.length > 50);
  for (const origins of all) {
    equal(origins?.length, 3);
    for (const cell of origins!) {
      ok(cell === null || cell.length === 2 || cell.length === 3);
      const own = cell?.[2];
      ok(own == null || (own as Cells).length === 3);
    }
  }
  let count = 0;
  for (const prefix of ["journal_by_record", "journal_by_actor"]) {
    for await (const { key, value } of kv.walk<Cells>([prefix], 500)) {
      const entry = await kv.get<Cells>(["journal", key[2]!]);
      const changes = entry![7] as object;
      deepEqual(value, [entry![3], entry![6], Object.keys(changes)]);
      count += 1;
    }
  }
  ok(count > 100);
});

/** Returns the origins in the entry of a parcel, trashed or not, or of the undo of an import. */
function originsOf(name: string, value: unknown): (Cells | null)[][] {
  const [kind] = JSON.parse(name);
  if (kind === "parcels") return [(value as never[])[ORIGINS]!];
  if (kind === "trash_parcels") {
    return [(value as { record: never[] }).record[ORIGINS]!];
  }
  if (kind !== "import_undo") return [];
  const { former } = value as { former: { origins?: (Cells | null)[] } };
  return former?.origins === undefined ? [] : [former.origins];
}

Deno.test("a conversion killed five times gives the same store", async () => {
  let left = Infinity;
  using kv = await memoryKv({
    limits: NARROW,
    faults: {
      after({ kind }) {
        if (kind === "commit" && --left < 0) throw new TypeError("killed");
      },
    },
  });
  await loadFormer(kv);
  for (let kill = 0; kill < 5; kill++) {
    // The fence, the lease, and some commits.
    left = 2 + kill;
    await rejects(convert(kv, { isAlone: true }), TypeError);
  }
  left = Infinity;
  const seen: number[] = [];
  await convert(kv, { isAlone: true, onProgress: (done) => seen.push(done) });
  ok(seen[0]! > 0, "it went on where it was");
  deepEqual(seen, seen.toSorted((a, b) => a - b));
  deepEqual(await contentOf(kv), await convertedContent());
});

Deno.test("one of several processes converts, and another resumes when it is killed", async () => {
  await using store = await sharedStore();
  const clock = new Clock();
  const open = () => openKv(store.path, { now: clock.now, limits: NARROW });
  using first = await open();
  using second = await open();
  await loadFormer(first);
  let commits = 0;
  const killed = convert(first, {
    onProgress() {
      commits += 1;
      if (commits === 3) throw new TypeError("killed");
    },
  });
  await rejects(killed, TypeError);
  const seen: number[] = [];
  const waiting = convert(second, {
    onProgress(percent) {
      seen.push(percent);
      // The lease of the killed process expires during the wait.
      if (seen.length === 1) clock.forward(60_000);
    },
  });
  await Promise.all([waiting, convert(second)]);
  equal(await formOf(second), "present");
  ok(seen[0]! > 0);
  deepEqual(await contentOf(second), await convertedContent());
});

test("a conversion stops at an invalid entry and names it", async (kv) => {
  await loadFormer(kv);
  await kv.transact((tx) => tx.set(["trash_parcels", "broken"], {}));
  await rejects(convert(kv), {
    name: "ConversionFailed",
    message: 'The conversion stopped at ["trash_parcels","broken"]',
  });
  equal(await formOf(kv), "former");
});

Deno.test("a conversion survives a short outage of the store", async () => {
  let fails = 0;
  using kv = await memoryKv({
    faults: {
      before({ kind }) {
        if (kind === "commit" && --fails === 0) {
          throw new Error("connection closed");
        }
      },
    },
  });
  await loadFormer(kv);
  fails = 4;
  await convert(kv, { isAlone: true });
  equal(await formOf(kv), "present");
});

Deno.test("a conversion without time continues by one commit per step in any process", async () => {
  using kv = await memoryKv({ limits: NARROW });
  await loadFormer(kv);
  let steps = 1;
  // Each step runs in a new process, as if the one before had been killed.
  while (!await converter(kv, { isAlone: true })(0)) steps++;
  ok(steps > 5, `${steps} steps`);
  deepEqual(await contentOf(kv), await convertedContent());
});
