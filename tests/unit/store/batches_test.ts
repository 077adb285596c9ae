import { deepEqual, equal, rejects } from "node:assert/strict";
import { commitEach } from "@/lib/store/batches.ts";
import { COMMIT_LIMITS, CommitFull } from "@/lib/store/transaction.ts";
import { memoryKv, test } from "../../helpers/domain.ts";

Deno.test("commitEach() writes each item once in as few commits as possible", async () => {
  const limits = { ...COMMIT_LIMITS, writes: 42 };
  using kv = await memoryKv({ limits });
  const items = Array.from({ length: 95 }, (_, at) => at);
  await commitEach(kv, items, (tx, item) => tx.set(["items", item], tx.id));
  const rows = await kv.list<string>({ prefix: ["items"] }, { limit: 100 });
  deepEqual(rows.map(({ key }) => key[1]), items);
  equal(new Set(rows.map(({ value }) => value)).size, 10);
});

test("commitEach() throws for an item that exceeds a commit and keeps the items before it", async (kv) => {
  await rejects(
    commitEach(kv, [1, 1_000], (tx, count) => {
      for (let at = 0; at < count; at++) tx.set(["items", count, at], 0);
    }),
    CommitFull,
  );
  equal((await kv.list({ prefix: ["items"] }, { limit: 10 })).length, 1);
});
