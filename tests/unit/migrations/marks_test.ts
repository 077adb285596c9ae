import { equal, ok } from "node:assert/strict";
import { FORMER_MARKS, formOf, markEmpty } from "@/lib/migrations/marks.ts";
import { memoryKv } from "@/tests/helpers/domain.ts";
import { loadFormer } from "@/tests/helpers/former_store.ts";

Deno.test("an empty store is marked as one of this version, once", async () => {
  using kv = await memoryKv();
  // What the tasks of a remote store leave behind.
  await kv.transact((tx) => tx.set(["commits", 7], "mark"));
  equal(await formOf(kv), "empty");
  await markEmpty(kv);
  equal(await formOf(kv), "present");
  const mark = await kv.get(["migrations", "2.0.0"]);
  ok(mark !== null);
  await markEmpty(kv);
  equal(await kv.get(["migrations", "2.0.0"]), mark);
});

Deno.test("a store that version 1.2.0 has not finished converting is too old", async () => {
  for (const key of FORMER_MARKS) {
    using kv = await memoryKv();
    await loadFormer(kv);
    await kv.transact((tx) => tx.delete(key));
    equal(await formOf(kv), "older");
  }
});

Deno.test("a store with mails of version 1.1.0 that version 1.2.0 has not taken over is too old", async () => {
  using kv = await memoryKv();
  await loadFormer(kv);
  equal(await formOf(kv), "former");
  await kv.transact((tx) => tx.set(["outbox_due", "2026", "mail"], true));
  equal(await formOf(kv), "older");
});
