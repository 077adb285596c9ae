import { deepEqual, equal, ok } from "node:assert/strict";
import { convert } from "@/lib/migrations/convert.ts";
import {
  FORMER_MARK,
  formOf,
  MARK,
  markEmpty,
} from "@/lib/migrations/marks.ts";
import { TABLE } from "@/lib/statuses/known.ts";
import { test } from "@/tests/helpers/domain.ts";
import { contentOf, loadFormer } from "@/tests/helpers/former_store.ts";

const OTHER_TABLE = TABLE + 1;

test("an empty store is marked once as one of this version", async (kv) => {
  // Such entries are left by the tasks of a remote store.
  await kv.transact((tx) => tx.set(["commits", 7], "mark"));
  equal(await formOf(kv), "empty");
  await markEmpty(kv);
  equal(await formOf(kv), "present");
  const mark = await kv.get(["migrations", "2.1.0"]);
  ok(mark !== null);
  await markEmpty(kv);
  deepEqual(await kv.get(["migrations", "2.1.0"]), mark);
});

test("a store that another process marks while its entries are read has the present format", async (kv) => {
  const walk = kv.walk.bind(kv);
  kv.walk = async function* (...range: Parameters<typeof walk>) {
    await markEmpty(kv);
    yield* walk(...range);
  } as typeof walk;
  equal(await formOf(kv), "present");
});

test("a store whose conversion by version 2.0.0 is incomplete counts as too old", async (kv) => {
  await loadFormer(kv);
  equal(await formOf(kv), "former");
  await kv.transact((tx) => tx.set(FORMER_MARK, { migration: "parcels" }));
  equal(await formOf(kv), "older");
  await kv.transact((tx) => tx.delete(FORMER_MARK));
  equal(await formOf(kv), "older");
});

test("a store filed by another table is converted again", async (kv) => {
  await loadFormer(kv);
  const former = await contentOf(kv);
  await convert(kv);
  const converted = await contentOf(kv);
  const since = "2026-11-20T00:00:00.000Z";
  await kv.transact((tx) => {
    for (const name of new Set([...former.keys(), ...converted.keys()])) {
      const value = former.get(name) ?? null;
      const isMoved = /^\["(?:parcels|parcels_by_\w+|trash_parcels)"/.test(
        name,
      );
      if (!isMoved) continue;
      if (value === null) tx.delete(JSON.parse(name));
      else tx.set(JSON.parse(name), value);
    }
    tx.set(MARK, { since, table: OTHER_TABLE });
  });
  equal(await formOf(kv), "former");
  await convert(kv);
  equal(await formOf(kv), "present");
  const again = await contentOf(kv);
  for (const [name, value] of converted) {
    if (!name.startsWith('["parcel_counts"')) {
      deepEqual(again.get(name), value, name);
    }
  }
});

test("a conversion left unfinished by another table starts over", async (kv) => {
  await loadFormer(kv);
  await kv.transact((tx) =>
    tx.set(MARK, {
      ...{ table: OTHER_TABLE, migration: "trashed_parcels", cursor: null },
      ...{ percent: 90, by: "another", until: 0 },
    })
  );
  equal(await formOf(kv), "former");
  const seen: number[] = [];
  await convert(kv, { onProgress: (percent) => seen.push(percent) });
  equal(seen[0], 0);
  equal(await formOf(kv), "present");
});
