import { deepEqual, equal, ok } from "node:assert/strict";
import { convert } from "@/lib/migrations/convert.ts";
import {
  FORMER_MARK,
  formOf,
  MARK,
  markEmpty,
} from "@/lib/migrations/marks.ts";
import { refile } from "@/lib/parcels/refiling.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { TABLE } from "@/lib/statuses/known.ts";
import { makeParcel, test } from "@/tests/helpers/domain.ts";
import { loadFormer } from "@/tests/helpers/former_store.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";

const OTHER_TABLE = TABLE + 1;

test("an empty store is marked once as one of this version", async (kv) => {
  // Such entries are left by the tasks of a remote store.
  await kv.transact((tx) => tx.set(["commits", 7], "mark"));
  equal(await formOf(kv), "empty");
  await markEmpty(kv);
  equal(await formOf(kv), "present");
  const mark = await kv.get(["migrations", "2.2.0"]);
  ok(mark !== null);
  await markEmpty(kv);
  deepEqual(await kv.get(["migrations", "2.2.0"]), mark);
});

test("a store that another process marks while its entries are read has the present format", async (kv) => {
  const walk = kv.walk.bind(kv);
  kv.walk = async function* (...range: Parameters<typeof walk>) {
    await markEmpty(kv);
    yield* walk(...range);
  } as typeof walk;
  equal(await formOf(kv), "present");
});

test("a store whose conversion by version 2.1.0 is incomplete counts as too old", async (kv) => {
  await loadFormer(kv);
  equal(await formOf(kv), "former");
  await kv.transact((tx) => tx.set(FORMER_MARK, { migration: "parcels" }));
  equal(await formOf(kv), "older");
  await kv.transact((tx) => tx.delete(FORMER_MARK));
  equal(await formOf(kv), "older");
});

/** The cell of a parcel's stage. */
const STAGE = 32;

interface Trashed {
  record: unknown[];
}

test("a store filed by another table is converted again, and its parcels are refiled, even in the trash", async (kv) => {
  await markEmpty(kv);
  const status = "Delivered";
  const [{ id }, gone] = [
    await makeParcel(kv, { status }),
    await makeParcel(kv, { status }),
  ];
  await parcelTrash.add(kv, gone.id);
  const parcel = (await parcels.get(kv, id))!;
  const trash = { prefix: ["trash_parcels"] };
  const [trashed] = await kv.list<Trashed>(trash, { limit: 1 });
  // As filed by a table without this status.
  await kv.transact((tx) => {
    refile(tx, parcel, { ...parcel, stage: "other", ended_at: null });
    const { key, value } = trashed!;
    tx.set(key, { ...value, record: value.record.with(STAGE, "other") });
    tx.set(MARK, { since: "2026-11-20T00:00:00.000Z", table: OTHER_TABLE });
  });
  equal(await formOf(kv), "former");
  await convert(kv);
  equal(await formOf(kv), "present");
  deepEqual(await parcels.get(kv, id), parcel);
  const [restaged] = await kv.list<Trashed>(trash, { limit: 1 });
  deepEqual(restaged!.value, trashed!.value);
  deepEqual(await findFaults(kv), []);
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
