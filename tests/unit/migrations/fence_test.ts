import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { delay } from "deno-std/async/delay.js";
import { convert } from "@/lib/migrations/convert.ts";
import { FENCE, markEmpty } from "@/lib/migrations/marks.ts";
import { type Freeze, hold } from "@/lib/store/freeze.ts";
import { loadFormer } from "@/tests/helpers/former_store.ts";
import { createKv } from "@/lib/store/open.ts";

type Entry = Deno.KvEntryMaybe<Freeze>;

/** Commits like version 2.1.0, which may have cached the freeze for a second. */
async function formerCommit(db: Deno.Kv, freeze?: Entry): Promise<boolean> {
  const entry = freeze ?? await db.get<Freeze>(["meta", "freeze", "2.1.0"]);
  if (entry.value !== null && entry.value.until > Date.now()) return false;
  const operation = db.atomic().check(entry).set(["written"], true);
  return (await operation.commit()).ok;
}

async function openStore() {
  const db = await Deno.openKv(":memory:");
  const kv = createKv(db, {});
  return { db, kv, [Symbol.dispose]: () => kv.close() };
}

Deno.test("version 2.1.0 cannot write once the first entry is converted", async () => {
  using store = await openStore();
  const { db, kv } = store;
  await loadFormer(kv);
  ok(await formerCommit(db));
  const cached: Entry = await db.get(["meta", "freeze", "2.1.0"]);
  let isFirst = true;
  const refused: Promise<boolean>[] = [];
  await convert(kv, {
    onProgress() {
      if (isFirst) refused.push(formerCommit(db, cached), formerCommit(db));
      isFirst = false;
    },
  });
  deepEqual(await Promise.all(refused), [false, false]);
  equal(await formerCommit(db, cached), false);
  equal(await formerCommit(db), false);
});

Deno.test("no task of version 2.1.0 can end the freeze", async () => {
  using store = await openStore();
  const { db, kv } = store;
  await loadFormer(kv);
  await convert(kv);
  const fence = await db.get<Freeze>(FENCE);
  // Version 2.1.0 has writes that do not check the freeze.
  await db.delete(["meta", "nothing"]);
  const options = { now: new Date(), ms: 30_000, key: FENCE };
  await rejects(hold(db, { ...options, held: null }), /frozen already/);
  await rejects(hold(db, { ...options, held: "0".repeat(20) }));
  deepEqual(await db.get(FENCE), fence);
  equal(await formerCommit(db), false);
});

Deno.test("version 2.1.0 cannot write to a new store", async () => {
  using store = await openStore();
  await markEmpty(store.kv);
  equal(await formerCommit(store.db), false);
});

Deno.test("a conversion waits for a dump by version 2.1.0", async () => {
  using store = await openStore();
  const { db, kv } = store;
  await loadFormer(kv);
  const freeze: Freeze = { until: Date.now() + 30_000, by: "dump" };
  await db.set(FENCE, freeze);
  let isConverted = false;
  const conversion = convert(kv).then(() => isConverted = true);
  await delay(700);
  deepEqual((await db.get(FENCE)).value, freeze);
  ok(!isConverted);
  await db.delete(FENCE);
  await conversion;
});
