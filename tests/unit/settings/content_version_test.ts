import { equal, notEqual, rejects } from "node:assert/strict";
import {
  changeContent,
  contentSnapshot,
  getContentVersion,
} from "@/lib/settings/content_version.ts";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { createPage, deletePage, updatePage } from "@/lib/pages/pages.ts";
import {
  createReview,
  deleteReview,
  updateReview,
} from "@/lib/reviews/reviews.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { jpg, uploaded } from "../../helpers/pictures.ts";
import { memoryKv } from "../../helpers/domain.ts";

Deno.test("the content version changes with every change of a page or review", async () => {
  using kv = await memoryKv();
  let version = await getContentVersion(kv);
  async function changed(what: string): Promise<void> {
    const now = await getContentVersion(kv);
    notEqual(now, version, what);
    version = now;
  }
  const english = { language: "en" };
  await writeFirstPages(kv);
  await changed("first pages");
  const input = pageCreate.parse({ title: "Customs", content: "Text" });
  const { id } = await createPage(kv, input, english);
  await changed("a new page");
  await updatePage(kv, { id, title: "Duties" }, english);
  await changed("a changed page");
  await updatePage(kv, { id, title: "Duties" }, english);
  equal(await getContentVersion(kv), version);
  await deletePage(kv, id);
  await changed("a deleted page");
  const praise = { name: "Ann", review: "Good", image: uploaded(jpg) };
  const review = await createReview(kv, praise);
  await changed("a new review");
  await updateReview(kv, { id: review.id, name: "Bob" });
  await changed("a changed review");
  await deleteReview(kv, review.id);
  await changed("a deleted review");
});

Deno.test("contentSnapshot() reads again only after a change of the content", async () => {
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

Deno.test("contentSnapshot() caches each store separately", async () => {
  using one = await memoryKv();
  using other = await memoryKv();
  let count = 0;
  const counted = contentSnapshot(() => Promise.resolve(++count));
  equal(await counted(one), 1);
  equal(await counted(other), 2);
  equal(await counted(one), 1);
});

Deno.test("contentSnapshot() does not cache a failure", async () => {
  using kv = await memoryKv();
  let count = 0;
  const failing = contentSnapshot(() =>
    ++count === 1 ? Promise.reject(new Error("locked")) : Promise.resolve(count)
  );
  await rejects(failing(kv), /locked/);
  equal(await failing(kv), 2);
});
