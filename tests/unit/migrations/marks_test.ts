import { equal, ok } from "node:assert/strict";
import { FORMER_MARKS, formOf, markEmpty } from "@/lib/migrations/marks.ts";
import { memoryKv, test } from "@/tests/helpers/domain.ts";
import { loadFormer } from "@/tests/helpers/former_store.ts";

test("an empty store is marked once as one of this version", async (kv) => {
  // Left behind by the tasks of a remote store.
  await kv.transact((tx) => tx.set(["commits", 7], "mark"));
  equal(await formOf(kv), "empty");
  await markEmpty(kv);
  equal(await formOf(kv), "present");
  const mark = await kv.get(["migrations", "2.0.0"]);
  ok(mark !== null);
  await markEmpty(kv);
  equal(await kv.get(["migrations", "2.0.0"]), mark);
});

Deno.test("a store whose conversion by version 1.2.0 is incomplete is too old", async () => {
  for (const key of FORMER_MARKS) {
    using kv = await memoryKv();
    await loadFormer(kv);
    equal(await formOf(kv), "former");
    await kv.transact((tx) => tx.delete(key));
    equal(await formOf(kv), "older");
  }
  // Mails of version 1.1.0.
  using kv = await memoryKv();
  await loadFormer(kv);
  await kv.transact((tx) => tx.set(["outbox_due", "2026", "mail"], true));
  equal(await formOf(kv), "older");
});
