import { equal, rejects } from "node:assert/strict";
import { contentSnapshot } from "@/lib/settings/content_snapshot.ts";
import { changeContent } from "@/lib/settings/content_version.ts";
import { memoryKv } from "../../helpers/domain.ts";

Deno.test("contentSnapshot() reads again only when the content has changed", async () => {
  using kv = await memoryKv();
  let count = 0;
  const counted = contentSnapshot(() => Promise.resolve(++count));
  equal(await counted(kv), 1);
  equal(await counted(kv), 1);
  await kv.transact((tx) => {
    changeContent(tx);
    return Promise.resolve();
  });
  equal(await counted(kv), 2);
});

Deno.test("contentSnapshot() remembers each store apart", async () => {
  using one = await memoryKv();
  using other = await memoryKv();
  let count = 0;
  const counted = contentSnapshot(() => Promise.resolve(++count));
  equal(await counted(one), 1);
  equal(await counted(other), 2);
  equal(await counted(one), 1);
});

Deno.test("contentSnapshot() does not remember a failure", async () => {
  using kv = await memoryKv();
  let count = 0;
  const failing = contentSnapshot(() =>
    ++count === 1 ? Promise.reject(new Error("locked")) : Promise.resolve(count)
  );
  await rejects(failing(kv), /locked/);
  equal(await failing(kv), 2);
});
