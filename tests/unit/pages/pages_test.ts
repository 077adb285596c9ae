import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import {
  countPages,
  createPage,
  getPageBySlug,
  listPages,
  pages,
  pageTrash,
  trashPage,
  updatePage,
} from "@/lib/pages/pages.ts";
import { readCount } from "@/lib/store/counters.ts";
import { openKv } from "@/lib/store/kv.ts";
import { type Page, type PageCreate, pageCreate } from "@/lib/pages/schema.ts";
import { allKeys, Clock, isAppError, memoryKv } from "../../helpers/domain.ts";
import { findFaults } from "../../helpers/integrity.ts";
import { stopMonotonicClock } from "../../helpers/monotonic_clock.ts";
import { parse } from "@/lib/fields/parse.ts";

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

Deno.test("createPage() makes a page with the defaults of the specification, seen at once", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  deepEqual(await listPages(kv), []);
  const page = await createPage(kv, pageInput(), ENGLISH);
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
    language: "en",
    version: 1,
    created_at: clock.now().toISOString(),
    updated_at: clock.now().toISOString(),
  });
  deepEqual(await listPages(kv), [page]);
  deepEqual(await getPageBySlug(kv, "customs"), page);
  equal(await getPageBySlug(kv, "Customs"), null);
});

Deno.test("createPage() numbers the addresses of equal titles and fills gaps", async () => {
  using kv = await memoryKv();
  await createPage(kv, pageInput({ title: "Customs 2" }), ENGLISH);
  for (let i = 0; i < 3; i++) await createPage(kv, pageInput(), ENGLISH);
  deepEqual(await slugs(listPages(kv)), [
    "customs-2",
    "customs",
    "customs-3",
    "customs-4",
  ]);
  const { id } = (await getPageBySlug(kv, "customs-3"))!;
  await trashPage(kv, id);
  await pageTrash.erase(kv, id);
  equal((await createPage(kv, pageInput(), ENGLISH)).slug, "customs-3");
});

Deno.test("100 parallel creates of one title through two instances give 100 addresses", async () => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/pages.kv`;
  const stores = [await openKv(path), await openKv(path)];
  try {
    const pages = await Promise.all(
      Array.from(
        { length: 100 },
        (_, i) => createPage(stores[i % 2]!, pageInput(), ENGLISH),
      ),
    );
    const wanted = ["customs"];
    for (let i = 2; i <= 100; i++) wanted.push(`customs-${i}`);
    deepEqual(
      new Set(pages.map(({ slug }) => slug)),
      new Set(wanted),
    );
    const keys = await allKeys(stores[0]!);
    for (const noun of ["pages", "pages_by_slug"]) {
      equal(keys.filter((key) => key.startsWith(`${noun}/`)).length, 100);
    }
    for (const { slug, id } of pages) {
      equal(await stores[0]!.get(["pages_by_slug", slug]), id);
    }
    equal(await readCount(stores[0]!, "pages"), 100);
  } finally {
    for (const kv of stores) kv.close();
    await Deno.remove(folder, { recursive: true });
  }
});

Deno.test("createPage() makes nothing new for a repeated key", async () => {
  using kv = await memoryKv();
  const options = { ...ENGLISH, requestKey: "form-7" };
  const made = await Promise.all(
    Array.from({ length: 5 }, () => createPage(kv, pageInput(), options)),
  );
  equal(new Set(made.map(({ id }) => id)).size, 1);
  equal((await listPages(kv)).length, 1);
});

Deno.test("a site has 200 pages at most", async () => {
  using kv = await memoryKv();
  for (let i = 0; i < 200; i++) await createPage(kv, pageInput(), ENGLISH);
  await rejects(
    createPage(kv, pageInput(), ENGLISH),
    isAppError(422, "error.pagesFull"),
  );
  equal((await listPages(kv)).length, 200);
});

Deno.test("the longest content that the schema lets through can be stored, in any script", async () => {
  using kv = await memoryKv();
  for (const letter of ["a", "é", "ع", "के", "汉", "🚢"]) {
    const content = letter.repeat(20_000 / letter.length);
    const wide = "汉".repeat(300);
    const looks = { overlay: wide, image: wide, hero: wide, sub_title: wide };
    const input = pageInput({ title: wide, content, ...looks });
    const { slug } = await createPage(kv, input, ENGLISH);
    equal((await getPageBySlug(kv, slug))?.content, content);
  }
});

Deno.test("updatePage() changes the given fields, counts the version and keeps the address", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  const before = await createPage(
    kv,
    pageInput({ sub_title: "Old" }),
    ENGLISH,
  );
  clock.forward(1000);
  const { record: page, changed } = await updatePage(kv, {
    id: before.id,
    title: "Zoll",
    sub_title: null,
  }, { language: "de" });
  equal(changed, true);
  deepEqual(page, {
    ...before,
    ...{ title: "Zoll", sub_title: null, language: "de", version: 2 },
    updated_at: clock.now().toISOString(),
  });
  deepEqual(await getPageBySlug(kv, "customs"), page);
});

Deno.test("updatePage() keeps the language when no text is changed", async () => {
  using kv = await memoryKv();
  const { id } = await createPage(kv, pageInput(), ENGLISH);
  const { record: page } = await updatePage(kv, { id, icon: "folder" }, {
    language: "de",
  });
  deepEqual([page.icon, page.language, page.version], ["folder", "en", 2]);
});

Deno.test("updatePage() reports no change", async () => {
  using kv = await memoryKv();
  const before = await createPage(kv, pageInput(), ENGLISH);
  const { record: page, changed } = await updatePage(
    kv,
    { id: before.id, title: before.title, hero: null },
    { language: "de" },
  );
  deepEqual([page, changed], [before, false]);
});

Deno.test("updatePage() refuses an old version and an unknown page", async () => {
  using kv = await memoryKv();
  const { id } = await createPage(kv, pageInput(), ENGLISH);
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

Deno.test("trashPage() keeps the address taken and the page counted until it is erased", async () => {
  using kv = await memoryKv();
  const { id } = await createPage(kv, pageInput(), ENGLISH);
  await trashPage(kv, id);
  deepEqual(await listPages(kv), []);
  await rejects(trashPage(kv, id), isAppError(404, "error.pageNotFound"));
  equal((await createPage(kv, pageInput(), ENGLISH)).slug, "customs-2");
  equal(await kv.transact((tx) => countPages(kv, tx)), 2);
  await pageTrash.erase(kv, id);
  equal(await kv.transact((tx) => countPages(kv, tx)), 1);
  equal((await createPage(kv, pageInput(), ENGLISH)).slug, "customs");
  deepEqual(await findFaults(kv), []);
});

Deno.test("a restored page has its address and its place in the menu again", async () => {
  using kv = await memoryKv();
  const first = await createPage(kv, pageInput(), ENGLISH);
  await createPage(kv, pageInput({ title: "Air" }), ENGLISH);
  await trashPage(kv, first.id);
  deepEqual(await pageTrash.restore(kv, first.id), first);
  deepEqual(await slugs(listPages(kv)), ["customs", "air"]);
  deepEqual(await findFaults(kv), []);
});

Deno.test("pages.search() finds by the words of the title alone, also after a change", async () => {
  using kv = await memoryKv();
  const { id } = await createPage(kv, pageInput({ title: "Zölle" }), ENGLISH);
  await createPage(kv, pageInput({ title: "Prices" }), ENGLISH);
  async function found(search: string): Promise<string[]> {
    const { data } = await pages.search(kv, { search, ...SEARCH });
    return data.map(({ title }) => title);
  }
  deepEqual(await found("zol"), ["Zölle"]);
  deepEqual(await found("customs"), []);
  await updatePage(kv, { id, title: "Duties" }, ENGLISH);
  deepEqual(await found("zol"), []);
  deepEqual(await found("DUT"), ["Duties"]);
  const { object, search_keys } = await pages.search(kv, {
    search: "x",
    ...SEARCH,
  });
  deepEqual([object, search_keys], ["pages", ["title"]]);
});

Deno.test("listPages() asks the store for the pages once while nothing changes", async () => {
  let lists = 0;
  using kv = await memoryKv({
    faults: {
      before({ kind }) {
        if (kind === "list") lists += 1;
      },
    },
  });
  await createPage(kv, pageInput(), ENGLISH);
  lists = 0;
  await Promise.all([listPages(kv), listPages(kv), getPageBySlug(kv, "x")]);
  equal(lists, 1);
});

Deno.test("listPages() asks again after the store has failed", async () => {
  let isDown = true;
  using kv = await memoryKv({
    faults: {
      before({ kind }) {
        if (isDown && kind === "list") {
          throw new TypeError("database is closed");
        }
      },
    },
  });
  await rejects(listPages(kv), isAppError(503));
  isDown = false;
  deepEqual(await listPages(kv), []);
});

Deno.test("another instance sees a change within a second", async () => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/pages.kv`;
  const [here, there] = [await openKv(path), await openKv(path)];
  using clock = stopMonotonicClock();
  try {
    const { id } = await createPage(here, pageInput(), ENGLISH);
    ok(await getPageBySlug(there, "customs"));
    await updatePage(here, { id, title: "Duties" }, ENGLISH);
    clock.forward(1_001);
    equal((await getPageBySlug(there, "customs"))?.title, "Duties");
  } finally {
    here.close();
    there.close();
    await Deno.remove(folder, { recursive: true });
  }
});
