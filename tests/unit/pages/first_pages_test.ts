import { deepEqual, equal, ok } from "node:assert/strict";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { createPage, listPages, trashPage } from "@/lib/pages/pages.ts";
import { readCount } from "@/lib/store/counters.ts";
import { openKv } from "@/lib/store/kv.ts";
import { findMisfits, parseMarkup, plainText } from "@/lib/markup/parse.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { memoryKv } from "../../helpers/domain.ts";

const SLUGS = [
  "about-us",
  "warehousing",
  "privacy-policy",
  "air-freight",
  "sea-transportation",
  "road-transportation",
];

Deno.test("writeFirstPages() writes the six pages of the specification to an empty site", async () => {
  using kv = await memoryKv();
  equal(await writeFirstPages(kv), true);
  const pages = await listPages(kv);
  deepEqual(pages.map(({ slug }) => slug), SLUGS);
  equal(await readCount(kv, "pages"), SLUGS.length);
  for (const { slug, id, content, sub_title, language } of pages) {
    equal(await kv.get(["pages_by_slug", slug]), id);
    equal(language, "en");
    ok(sub_title);
    equal(content, content.trim());
  }
});

Deno.test("the first pages are worth reading and their markup fits", async () => {
  using kv = await memoryKv();
  await writeFirstPages(kv);
  for (const { slug, content } of await listPages(kv)) {
    const words = plainText(content).split(" ").length;
    ok(words >= 150 && words <= 400, `${slug}: ${words}`);
    deepEqual(findMisfits(content), [], slug);
    ok(parseMarkup(content).some(({ kind }) => kind === "bold"), slug);
  }
});

Deno.test("writeFirstPages() writes once, however many instances start together", async () => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/first.kv`;
  const stores = await Promise.all([1, 2, 3].map(() => openKv(path)));
  try {
    const wrote = await Promise.all(
      [...stores, ...stores].map((kv) => writeFirstPages(kv)),
    );
    equal(wrote.filter(Boolean).length, 1);
    for (const kv of stores) {
      equal((await listPages(kv)).length, SLUGS.length);
    }
  } finally {
    for (const kv of stores) kv.close();
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("writeFirstPages() does not bring back what the owner has deleted", async () => {
  using kv = await memoryKv();
  await writeFirstPages(kv);
  for (const { id } of await listPages(kv)) await trashPage(kv, id);
  equal(await writeFirstPages(kv), false);
  deepEqual(await listPages(kv), []);
});

Deno.test("writeFirstPages() leaves a site alone that has pages already", async () => {
  using kv = await memoryKv();
  const input = pageCreate.parse({ title: "Own", content: "Our own." });
  await createPage(kv, input, { language: "en" });
  equal(await writeFirstPages(kv), false);
  deepEqual((await listPages(kv)).map(({ slug }) => slug), ["own"]);
});
