import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { parse } from "@/lib/fields/parse.ts";
import {
  countPages,
  createPage,
  getPageBySlug,
  listPages,
  pages,
  pageTrash,
  updatePage,
} from "@/lib/pages/pages.ts";
import { readCount } from "@/lib/store/counters.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type Page, type PageCreate, pageCreate } from "@/lib/pages/schema.ts";
import {
  isAppError,
  memoryKv,
  runConcurrently,
  test,
  valuesBelow,
} from "../../helpers/domain.ts";
import { sharedStore } from "../../helpers/store.ts";
import { findFaults } from "../../helpers/integrity.ts";
import { stopMonotonicClock } from "../../helpers/monotonic_clock.ts";
import { openKv } from "@/lib/store/open.ts";

const ENGLISH = { language: "en" };
const SEARCH = { page: 1, per_page: 15 };

function pageInput(fields: Partial<PageCreate> = {}): PageCreate {
  return parse(pageCreate, {
    title: "Customs",
    content: "What the customs want to see.",
    ...fields,
  });
}

async function slugs(pages: Promise<Page[]>): Promise<string[]> {
  return (await pages).map(({ slug }) => slug);
}

/** Creates an English page by pageInput(). */
function makePage(kv: Kv, fields: Partial<PageCreate> = {}): Promise<Page> {
  return createPage(kv, pageInput(fields), ENGLISH);
}

test.withClock("createPage() creates a page with the specified defaults that is visible immediately", async ({ kv, clock }) => {
  deepEqual(await listPages(kv), []);
  const page = await makePage(kv);
  deepEqual(page, {
    id: page.id,
    slug: "customs",
    title: "Customs",
    content: "What the customs want to see.",
    icon: "people",
    overlay: "overlay1",
    image: "hero-mixed",
    hero: null,
    sub_title: null,
    in_footer: "no",
    language: "en",
    version: 1,
    created_at: clock.now().toISOString(),
    updated_at: clock.now().toISOString(),
  });
  deepEqual(await listPages(kv), [page]);
  deepEqual(await getPageBySlug(kv, "customs"), page);
  equal(await getPageBySlug(kv, "Customs"), null);
});

test("pages of the previous version stay in the footer if they were there", async (kv) => {
  const former = await makePage(kv, { title: "Privacy Policy" });
  const others = await makePage(kv);
  for (const { in_footer: _, ...stored } of [former, others]) {
    await kv.transact((tx) => tx.set(["pages", stored.id], stored));
  }
  const inFooter = (await pages.getMany(kv, [former.id, others.id]))
    .map((page) => page?.in_footer);
  deepEqual(inFooter, ["yes", "no"]);
  const change = { id: former.id, in_footer: "no" } as const;
  await updatePage(kv, change, ENGLISH);
  equal((await pages.get(kv, former.id))?.in_footer, "no");
});

test("createPage() numbers the slugs of equal titles and fills gaps", async (kv) => {
  await makePage(kv, { title: "Customs 2" });
  for (let i = 0; i < 3; i++) await makePage(kv);
  deepEqual(await slugs(listPages(kv)), [
    "customs-2",
    "customs",
    "customs-3",
    "customs-4",
  ]);
  const { id } = (await getPageBySlug(kv, "customs-3"))!;
  await pageTrash.add(kv, id);
  await pageTrash.erase(kv, id);
  equal((await makePage(kv)).slug, "customs-3");
});

Deno.test("createPage() finds a free slug although another instance takes ten after they were listed", async () => {
  await using store = await sharedStore();
  using first = await openKv(store.path);
  using second = await openKv(store.path);
  const list = first.list.bind(first);
  let isFirst = true;
  first.list = async (...options: Parameters<typeof list>) => {
    const rows = await list(...options);
    const isOfSlugs = JSON.stringify(options).includes("pages_by_slug");
    if (isOfSlugs && isFirst) {
      isFirst = false;
      for (let number = 0; number < 10; number++) await makePage(second);
    }
    return rows as never;
  };
  equal((await makePage(first)).slug, "customs-11");
});

Deno.test("100 concurrent creations of one title by two instances get distinct slugs or fail as too many", async () => {
  await using store = await sharedStore();
  using first = await openKv(store.path);
  using second = await openKv(store.path);
  const { results: pages, errors } = await runConcurrently(
    100,
    (n) => makePage(n % 2 === 0 ? first : second),
  );
  // On a busy machine a few may lose every attempt against the other instance.
  ok(errors.length < 10, String(errors));
  ok(errors.every(isAppError(503)), String(errors));
  const wanted = pages.map((_, n) => n === 0 ? "customs" : `customs-${n + 1}`);
  deepEqual(pages.map(({ slug }) => slug).sort(), wanted.sort());
  for (const noun of ["pages", "pages_by_slug"]) {
    equal((await valuesBelow(first, [noun])).length, pages.length);
  }
  for (const { slug, id } of pages) {
    equal(await first.get(["pages_by_slug", slug]), id);
  }
  equal(await readCount(first, "pages"), pages.length);
});

test("concurrent createPage() calls with one request key create one page", async (kv) => {
  const options = { ...ENGLISH, requestKey: "form-7" };
  const { results } = await runConcurrently(
    5,
    () => createPage(kv, pageInput(), options),
  );
  equal(results.length, 5);
  equal(new Set(results.map(({ id }) => id)).size, 1);
  equal((await listPages(kv)).length, 1);
});

test("a site has at most 200 pages", async (kv) => {
  for (let i = 0; i < 200; i++) await makePage(kv);
  await rejects(makePage(kv), isAppError(422, "error.pagesFull"));
  equal((await listPages(kv)).length, 200);
});

test("the longest content that the schema accepts can be stored in any script", async (kv) => {
  for (const letter of ["a", "é", "ع", "के", "汉", "🚢"]) {
    const content = letter.repeat(20_000 / letter.length);
    const wide = "汉".repeat(300);
    const looks = { overlay: wide, image: wide, hero: wide, sub_title: wide };
    const { slug } = await makePage(kv, { title: wide, content, ...looks });
    equal((await getPageBySlug(kv, slug))?.content, content);
  }
});

test.withClock("updatePage() changes the given fields, increments the version and keeps the slug", async ({ kv, clock }) => {
  const before = await makePage(kv, { sub_title: "Old" });
  const { id } = before;
  clock.forward(1000);
  const german = { language: "de" };
  const changes = { title: "Zoll", sub_title: null };
  const page = {
    ...before,
    ...changes,
    ...german,
    version: 2,
    updated_at: clock.now().toISOString(),
  };
  for (
    const [options, changed] of [[german, true], [ENGLISH, false]] as const
  ) {
    const updated = await updatePage(kv, { id, ...changes }, options);
    deepEqual(updated, { record: page, changed });
  }
  deepEqual(await getPageBySlug(kv, "customs"), page);
});

test("updatePage() changes the language only if a text changes", async (kv) => {
  const { id } = await makePage(kv);
  const icon = "folder" as const;
  const german = { language: "de" };
  const { record: page } = await updatePage(kv, { id, icon }, german);
  deepEqual([page.icon, page.language, page.version], ["folder", "en", 2]);
});

test("updatePage() rejects a stale version and an unknown page", async (kv) => {
  const { id } = await makePage(kv);
  await updatePage(kv, { id, version: 1, title: "A" }, ENGLISH);
  await rejects(
    updatePage(kv, { id, version: 1, title: "B" }, ENGLISH),
    isAppError(409),
  );
  await rejects(
    updatePage(kv, { id: "none", title: "B" }, ENGLISH),
    isAppError(404, "error.pageNotFound"),
  );
});

test("pageTrash.add() keeps the slug taken and the page counted until the page is erased", async (kv) => {
  const { id } = await makePage(kv);
  await pageTrash.add(kv, id);
  deepEqual(await listPages(kv), []);
  await rejects(pageTrash.add(kv, id), isAppError(404, "error.pageNotFound"));
  equal((await makePage(kv)).slug, "customs-2");
  equal(await kv.transact((tx) => countPages(kv, tx)), 2);
  await pageTrash.erase(kv, id);
  equal(await kv.transact((tx) => countPages(kv, tx)), 1);
  equal((await makePage(kv)).slug, "customs");
  deepEqual(await findFaults(kv), []);
});

test("a restored page regains its slug and its place in the menu", async (kv) => {
  const first = await makePage(kv);
  await makePage(kv, { title: "Air" });
  await pageTrash.add(kv, first.id);
  deepEqual(await pageTrash.restore(kv, first.id), first);
  deepEqual(await slugs(listPages(kv)), ["customs", "air"]);
  deepEqual(await findFaults(kv), []);
});

test("pages.search() finds only the words of current titles", async (kv) => {
  const { id } = await makePage(kv, { title: "Zölle" });
  await makePage(kv, { title: "Prices" });
  async function found(search: string): Promise<string[]> {
    const { data } = await pages.search(kv, { search, ...SEARCH });
    return data.map(({ title }) => title);
  }
  deepEqual(await found("zol"), ["Zölle"]);
  deepEqual(await found("customs"), []);
  await updatePage(kv, { id, title: "Duties" }, ENGLISH);
  deepEqual(await found("zol"), []);
  deepEqual(await found("DUT"), ["Duties"]);
  const query = { search: "x", ...SEARCH };
  const { object, search_keys } = await pages.search(kv, query);
  deepEqual([object, search_keys], ["pages", ["title"]]);
});

Deno.test("listPages() reads the store once until the next change, and again after a failure", async () => {
  let lists = 0;
  let isDown = true;
  using kv = await memoryKv({
    faults: {
      before({ kind }) {
        if (kind !== "list") return;
        lists += 1;
        if (isDown) throw new TypeError("database is closed");
      },
    },
  });
  await rejects(listPages(kv), isAppError(503));
  isDown = false;
  deepEqual(await listPages(kv), []);
  await makePage(kv);
  lists = 0;
  await Promise.all([listPages(kv), listPages(kv), getPageBySlug(kv, "x")]);
  equal(lists, 1);
});

Deno.test("another instance sees a change within a second", async () => {
  await using store = await sharedStore();
  using here = await openKv(store.path);
  using there = await openKv(store.path);
  using clock = stopMonotonicClock();
  const { id } = await makePage(here);
  ok(await getPageBySlug(there, "customs"));
  await updatePage(here, { id, title: "Duties" }, ENGLISH);
  clock.forward(1_001);
  equal((await getPageBySlug(there, "customs"))?.title, "Duties");
});
