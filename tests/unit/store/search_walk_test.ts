import { parse } from "@/lib/fields/parse.ts";
import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { createInvoice, searchInvoices } from "@/lib/invoices/invoices.ts";
import { getParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { searchTokens } from "@/lib/parcels/store.ts";
import { compareWords } from "@/lib/store/search.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { LIST_ORDERS, type ListOrder } from "@/lib/fields/constants.ts";
import {
  type SearchPage,
  type SearchQuery,
  searchQuery,
} from "@/lib/fields/paging.ts";
import {
  isAppError,
  makeParcel,
  parcelInput,
  test,
} from "../../helpers/domain.ts";
import type { ParcelCreate } from "@/lib/parcels/schema.ts";
import { addParcels } from "../../helpers/parcels.ts";
import { searchParcels } from "@/lib/parcel_lists/list.ts";

type Page = SearchPage<{ id: string }>;

interface Walk {
  search: (query: SearchQuery) => Promise<Page>;
  text: string;
  order?: ListOrder;
  per_page?: number;
  /** Runs after each page. */
  meanwhile?: (page: Page) => Promise<void>;
}

/** Follows next_page_url to its end and returns all pages. */
async function walk(
  { search, text, order, per_page = 100, meanwhile }: Walk,
): Promise<Page[]> {
  const body = { search: text, per_page, order };
  const pages: Page[] = [];
  let query: Record<string, unknown> = body;
  for (;;) {
    const page = await search(parse(searchQuery, query));
    pages.push(page);
    ok(page.data.length <= per_page);
    equal(page.current_page, pages.length);
    ok(pages.length < 200, "it ends");
    if (page.next_page_url === null) return pages;
    match(page.next_page_url, /^\/api\/\w+\/search\?page=\d+&.*cursor=/);
    const address = new URL(page.next_page_url, "http://localhost");
    query = { ...body, ...Object.fromEntries(address.searchParams) };
    await meanwhile?.(page);
  }
}

function idsOf(pages: Page[]): string[] {
  return pages.flatMap(({ data }) => data.map(({ id }) => id));
}

const RECIPIENT_NAMES = ["Anna Bell", "Annette Cole", "Ann Dale"];

/** Creates parcels with different fields; returns their ids. */
function addMany(
  kv: Kv,
  count: number,
  fields: (n: number) => Partial<ParcelCreate>,
): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, n) => n);
  return addParcels(kv, numbers.map((n) => parcelInput(fields(n))));
}

/** Creates parcels with three alternating names, all in customs; returns their ids. */
function fill(kv: Kv, count: number): Promise<string[]> {
  const status = "In customs";
  return addMany(
    kv,
    count,
    (n) => ({ recipient_name: RECIPIENT_NAMES[n % 3]!, status }),
  );
}

function ofParcels(kv: Kv) {
  return (query: SearchQuery) => searchParcels(kv, query);
}

/** Checks that every record that existed throughout was returned, and none twice. */
function checkOnce(shown: string[], throughout: Iterable<string>): void {
  equal(new Set(shown).size, shown.length, "none comes twice");
  const known = new Set(shown);
  deepEqual([...throughout].filter((id) => !known.has(id)), [], "all come");
}

const QUERIES = ["customs", "ann", "in custom"];

for (const order of LIST_ORDERS) {
  for (const [count, per_page] of [[300, 30], [1_100, 100]] as const) {
    test(`a search through ${count} matches returns each once while others come and go, ${order} first`, async (kv) => {
      await fill(kv, 10);
      const throughout = new Set(await fill(kv, count));
      for (const text of QUERIES) {
        await walk({
          search: ofParcels(kv),
          text,
          order,
          per_page,
          async meanwhile({ data }) {
            const [shown] = data.slice(-1);
            // Erases one that has been returned and one still to come.
            const next = [...throughout].at(order === "oldest" ? -1 : 0)!;
            for (const id of new Set([shown!.id, next])) {
              if (!throughout.delete(id)) continue;
              await parcelTrash.purge(kv, id);
            }
            await fill(kv, 2);
          },
        }).then((pages) => checkOnce(idsOf(pages), throughout));
      }
    });
  }

  test(`a search with too many matches to sort continues without a gap, ${order} first`, async (kv) => {
    const throughout = await fill(kv, 980);
    for (const text of ["ann", "ann custom"]) {
      let isGrown = false;
      const pages = await walk({
        search: ofParcels(kv),
        text,
        order,
        per_page: 90,
        async meanwhile({ current_page }) {
          if (current_page === 4 && !isGrown) await fill(kv, 60);
          isGrown = true;
        },
      });
      checkOnce(idsOf(pages), throughout);
    }
  });
}

function byCreation(order: ListOrder): (a: string, b: string) => number {
  const sign = order === "oldest" ? 1 : -1;
  return (a, b) => a < b ? -sign : sign;
}

test("up to 1,000 entries of the rarest word are sorted, more are returned in index order", async (kv) => {
  const some = await fill(kv, 990);
  for (const order of LIST_ORDERS) {
    for (const text of ["ann", "customs ann"]) {
      const pages = await walk({ search: ofParcels(kv), text, order });
      deepEqual(idsOf(pages), some.toSorted(byCreation(order)), text);
      for (const { total, total_is_capped } of pages) {
        deepEqual([total, total_is_capped], [990, undefined]);
      }
    }
  }
  const all = [...some, ...await fill(kv, 90)];
  const words = new Map<string, string>();
  for (const id of all) {
    const tokens = [...searchTokens((await getParcel(kv, id))!)];
    const begun = tokens.filter((token) => token.startsWith("ann"));
    words.set(id, begun.sort(compareWords)[0]!);
  }
  for (const order of LIST_ORDERS) {
    const inIndex = all.toSorted((a, b) =>
      compareWords(words.get(a)!, words.get(b)!) || byCreation(order)(a, b)
    );
    const pages = await walk({ search: ofParcels(kv), text: "ann", order });
    deepEqual(idsOf(pages), inIndex);
    for (const { total, last_page, total_is_capped } of pages) {
      deepEqual([total, last_page, total_is_capped], [1_000, 10, true]);
    }
  }
});

test("a search through 1,100 invoices returns each once while others are issued", async (kv) => {
  const made: string[] = [];
  for (let n = 0; n < 1_100; n++) {
    made.push((await createInvoice(kv, { product: "Sea freight" })).id);
  }
  const pages = await walk({
    search: (query) => searchInvoices(kv, query),
    text: "sea freight",
    meanwhile: async () =>
      void await createInvoice(kv, { product: "Sea freight" }),
  });
  checkOnce(idsOf(pages), made);
  deepEqual(idsOf(pages), made.toReversed());
});

test("an exact code comes first on the first page, and on no other page, in either order", async (kv) => {
  for (const count of [20, 1_080]) {
    const ids = await fill(kv, count);
    const code = `ANNA${count}`;
    const typed = await makeParcel(kv, { tracking_code: code });
    // Codes that begin with the same characters.
    for (let n = 0; n < 5; n++) {
      await makeParcel(kv, { tracking_code: `${code}0${n}` });
    }
    for (const order of LIST_ORDERS) {
      for (const per_page of [1, 3]) {
        const found = idsOf(
          await walk({ search: ofParcels(kv), text: code, order, per_page }),
        );
        equal(found[0], typed.id);
        equal(new Set(found).size, 6);
        equal(found.length, 6);
      }
    }
    ok(!ids.includes(typed.id));
  }
});

test("an exact code comes first and once even if there are too many matches to sort", async (kv) => {
  await fill(kv, 500);
  const typed = await makeParcel(kv, { tracking_code: "ANN1" });
  await addMany(kv, 1_050, (n) => ({ tracking_code: `ANN1-${n}` }));
  const search = ofParcels(kv);
  for (const per_page of [1, 100]) {
    const query = parse(searchQuery, { search: "ANN1", per_page });
    equal((await search(query)).data[0]!.id, typed.id);
  }
  const found = idsOf(await walk({ search, text: "ANN1" }));
  equal(found[0], typed.id);
  equal(found.length, 1_051);
  equal(new Set(found).size, 1_051);
});

test("no search reads more than 2,000 entries or 1,000 records", async (kv) => {
  await fill(kv, 1_010);
  // No record matches both words, so everything has to be read.
  await addMany(kv, 1_010, () => ({ status: "Delivered" }));
  const looked = { entries: 0, records: 0 };
  const list = kv.list.bind(kv);
  const getMany = kv.getMany.bind(kv);
  kv.list = async (...asked: Parameters<typeof list>) => {
    const entries = await list<never>(...asked);
    looked.entries += entries.length;
    return entries;
  };
  kv.getMany = (keys) => {
    looked.records += keys.filter(([noun]) => noun === "parcels").length;
    return getMany(keys);
  };
  for (const order of LIST_ORDERS) {
    const texts = ["ann", "cust an", "customs delivered", "deliver cust ann"];
    for (const text of texts) {
      const pages = await walk({
        text,
        order,
        async search(query) {
          Object.assign(looked, { entries: 0, records: 0 });
          const page = await searchParcels(kv, query);
          // One more entry per word shows that there are more, and a few show which words are rare.
          ok(looked.entries <= 2_103, `${looked.entries} entries of ${text}`);
          ok(looked.records <= 1_000, `${looked.records} records of ${text}`);
          return page;
        },
      });
      const expected = text.includes("deliver") ? 0 : 1_010;
      equal(new Set(idsOf(pages)).size, expected, text);
    }
  }
});

test("a number in six groups takes at most 60 reads of the index", async (kv) => {
  await makeParcel(kv, { recipient_phone_number: "+33 6 12 34 56 78" });
  const list = kv.list.bind(kv);
  let reads = 0;
  kv.list = (...asked: Parameters<typeof list>) => {
    reads += 1;
    return list<never>(...asked);
  };
  for (const search of ["0033 6 12 34 56 78", "15 97 24 77 19 20"]) {
    reads = 0;
    await searchParcels(kv, parse(searchQuery, { search }));
    ok(reads <= 60, `${reads} reads`);
  }
});

test("the total of a search in index order never falls and stops at 1,000", async (kv) => {
  await addMany(kv, 2_200, (n) => ({
    status: "In customs",
    destination: n % 2 === 0 ? "Rotterdam" : "Rotterdamse Kaai",
    sender_name: n % 4 === 0 ? "Harbourmasters" : null,
  }));
  const pages = await walk({
    search: ofParcels(kv),
    text: "rotterdamse customs",
    per_page: 50,
  });
  equal(new Set(idsOf(pages)).size, 1_100);
  const totals = pages.map(({ total }) => total);
  deepEqual(totals, totals.toSorted((a, b) => a - b));
  equal(totals.at(-1), 1_000);
  equal(pages[0]!.total_is_capped, true);
  const few = await walk({
    search: ofParcels(kv),
    text: "harbourmasters customs",
    per_page: 50,
  });
  deepEqual([few[0]!.total, few[0]!.total_is_capped], [550, undefined]);
});

test("a search for words too common to sort follows the rarest word", async (kv) => {
  await addMany(kv, 3_030, (n) => ({
    status: "In customs",
    recipient_name: n % 3 === 0 ? "Lee" : "Kim",
  }));
  for (const order of LIST_ORDERS) {
    for (const search of ["customs lee", "lee customs"]) {
      const query = parse(searchQuery, { search, order });
      const { total, total_is_capped } = await searchParcels(kv, query);
      // A thousand records with the other word would contain only 333 of these.
      deepEqual([total, total_is_capped], [1_000, true]);
    }
  }
});

test("a search by page number reaches at most the 1,000th record", async (kv) => {
  await fill(kv, 3);
  for (const [per_page, max] of [[15, 67], [100, 10]] as const) {
    const search = (page: number) =>
      searchParcels(kv, parse(searchQuery, { search: "ann", per_page, page }));
    equal((await search(max)).data.length, 0);
    const isBeyond = isAppError(422, "invalid.pageReach", "page");
    await rejects(search(max + 1), isBeyond);
  }
});

test("a page by number equals the page by cursor", async (kv) => {
  await fill(kv, 1_100);
  for (const text of ["customs", "ann", "ann customs"]) {
    const pages = await walk({ search: ofParcels(kv), text });
    for (const page of [2, 9]) {
      const asked = { search: text, per_page: 100, page };
      const { data } = await searchParcels(kv, parse(searchQuery, asked));
      deepEqual(data.map(({ id }) => id), idsOf([pages[page - 1]!]));
    }
  }
});

test("an invalid cursor is rejected", async (kv) => {
  await fill(kv, 1);
  const written = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll("=", "");
  const cursors = [
    "x",
    "01KAGZZZZZZZZZZZZZZZZZZZZZ",
    written([2, 1, 1, false, null]),
    written([2, -1, 1, false, null, null]),
    written([2, 1, 1, false, null, [7, "a", "b"]]),
  ];
  for (const cursor of cursors) {
    const query = parse(searchQuery, { search: "ann", cursor });
    await rejects(
      searchParcels(kv, query),
      isAppError(422, "invalid.selected", "cursor"),
    );
  }
});
