import { deepEqual, rejects } from "node:assert/strict";
import {
  countTouched,
  noteTouched,
  readTouched,
  withoutErased,
} from "@/lib/jobs/touched.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { isAppError, test, valuesBelow } from "@/tests/helpers/domain.ts";

const FIRST = { id: "j1" };
const NEXT = { id: "j2", first_id: "j1" };

/** Notes parcels in commits of these sizes; returns their ids in order. */
async function note(kv: Kv, sizes: number[], job = FIRST): Promise<string[]> {
  const all: string[] = [];
  for (const size of sizes) {
    const ids = Array.from({ length: size }, (_, at) => `${all.length + at}`);
    await kv.transact((tx) => ids.forEach((id) => noteTouched(tx, job, id)));
    all.push(...ids);
  }
  return all;
}

/** Reads a list page by page. */
async function readAll(
  kv: Kv,
  { reverse, limit }: { reverse: boolean; limit: number },
): Promise<string[]> {
  const all: string[] = [];
  let cursor: string | undefined;
  do {
    const part = { reverse, limit, cursor, skipped: 0 };
    const { ids, next } = await readTouched(kv, NEXT, part);
    all.push(...ids);
    cursor = next ?? undefined;
  } while (cursor !== undefined);
  return all;
}

test("readTouched() pages through the parcels of all commits in both directions", async (kv) => {
  const all = await note(kv, [3, 1, 1, 7, 1, 1, 1, 1, 1, 1, 1, 1, 4]);
  for (const limit of [1, 2, 5, all.length, 100]) {
    deepEqual(await readAll(kv, { reverse: false, limit }), all);
    deepEqual(await readAll(kv, { reverse: true, limit }), all.toReversed());
  }
  const second = { reverse: false, limit: 4, cursor: undefined, skipped: 4 };
  const { ids } = await readTouched(kv, FIRST, second);
  deepEqual(ids, all.slice(4, 8));
});

test("a commit writes the parcels of a job under one key, and a resumed job continues the list", async (kv) => {
  await note(kv, [40], FIRST);
  await note(kv, [2], NEXT);
  const rows = await valuesBelow<string[]>(kv, ["job_parcels", "j1"]);
  deepEqual(rows.map(({ length }) => length), [40, 2]);
});

test("readTouched() rejects the cursor of another list", async (kv) => {
  for (const cursor of ["01KT7P0000000000000000000A", "2026-11-20_x", "-1_2"]) {
    const part = { reverse: false, limit: 1, skipped: 0, cursor };
    await rejects(
      readTouched(kv, FIRST, part),
      isAppError(422, "invalid.selected"),
    );
  }
});

Deno.test("countTouched() counts the parcels that a job has left in existence", () => {
  const counts = { created: 2, changed: 1, left: 4, undone: 3, restored: 1 };
  deepEqual(countTouched({ counts }), 4);
});

Deno.test("withoutErased() keeps the positions of the other parcels", () => {
  deepEqual(withoutErased(["a", "b", "c"], new Set(["b"])), ["a", "", "c"]);
});
