import { openKv } from "@/lib/store/open.ts";
import { deepEqual, equal, ok } from "node:assert/strict";
import { writeFirstPages } from "@/lib/pages/first_pages.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { createPage, listPages, pageTrash } from "@/lib/pages/pages.ts";
import { readCount } from "@/lib/store/counters.ts";
import { findInvalidTags, parseMarkup, plainText } from "@/lib/markup/parse.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import { memoryKv, runConcurrently, test } from "../../helpers/domain.ts";
import { sharedStore } from "../../helpers/store.ts";

const SLUGS = [
  "about-us",
  "warehousing",
  "privacy-policy",
  "air-freight",
  "sea-transportation",
  "road-transportation",
];

test("writeFirstPages() writes the six specified pages with substantial text and valid markup", async (kv) => {
  equal(await writeFirstPages(kv), true);
  equal((await getSettings(kv)).sample_figures, "yes");
  const pages = await listPages(kv);
  deepEqual(pages.map(({ slug }) => slug), SLUGS);
  equal(await readCount(kv, "pages"), SLUGS.length);
  for (const { slug, id, content, sub_title, language } of pages) {
    equal(await kv.get(["pages_by_slug", slug]), id);
    equal(language, "en");
    ok(sub_title);
    equal(content, content.trim());
    const words = plainText(content).split(" ").length;
    ok(words >= 150 && words <= 400, `${slug}: ${words}`);
    deepEqual(findInvalidTags(content), [], slug);
    ok(parseMarkup(content).some(({ kind }) => kind === "bold"), slug);
  }
});

Deno.test("writeFirstPages() writes once, even if several instances start together", async () => {
  await using store = await sharedStore();
  using first = await openKv(store.path);
  using second = await openKv(store.path);
  const { results } = await runConcurrently(
    6,
    (n) => writeFirstPages(n % 2 === 0 ? first : second),
  );
  equal(results.filter(Boolean).length, 1);
  equal((await listPages(first)).length, SLUGS.length);
  equal((await listPages(second)).length, SLUGS.length);
});

test("writeFirstPages() writes nothing to a site that has pages or has deleted them", async (kv) => {
  await writeFirstPages(kv);
  for (const { id } of await listPages(kv)) await pageTrash.add(kv, id);
  equal(await writeFirstPages(kv), false);
  deepEqual(await listPages(kv), []);
  using other = await memoryKv();
  const input = pageCreate.parse({ title: "Own", content: "Our own." });
  await createPage(other, input, { language: "en" });
  equal(await writeFirstPages(other), false);
  equal((await getSettings(other)).sample_figures, "no");
  deepEqual((await listPages(other)).map(({ slug }) => slug), ["own"]);
});
