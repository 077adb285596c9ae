import { deepEqual, equal, rejects } from "node:assert/strict";
import {
  type ListSource,
  readList,
  wholeList,
} from "@/lib/screens/list_view.ts";
import { z } from "zod";
import { pageQuery, type SearchPage } from "@/lib/fields/paging.ts";
import { testContext } from "@/tests/helpers/context.ts";
import { isAppError } from "@/tests/helpers/domain.ts";

/** A list that records its queries and returns `next` as the next page's cursor. */
function source(next: string | null, isCapped = false) {
  const asked: unknown[] = [];
  function answer(
    _kv: unknown,
    query: { page: number },
  ): Promise<SearchPage<string>> {
    asked.push(query);
    return Promise.resolve({
      data: ["a"],
      current_page: query.page,
      last_page: 9,
      next_page_url: next,
      total: 120,
      ...(isCapped && { total_is_capped: true }),
      object: "things",
      search_keys: ["name"],
    });
  }
  const list: ListSource<string> = { list: answer, search: answer };
  return { list, asked };
}

function read(address: string, list: ListSource<string>) {
  const url = new URL(address, "http://localhost/things.html").href;
  return readList(testContext({ url }), list);
}

Deno.test("readList() starts at the first page and continues at the list's cursor", async () => {
  const { list, asked } = source("/api/things?page=2&per_page=15&cursor=X");
  deepEqual(await read("/things.html", list), {
    items: ["a"],
    total: 120,
    isCapped: false,
    isSearchable: true,
    filter: {},
    search: "",
    order: "newest",
    shape: {},
    path: "/things.html",
    language: null,
    more: "/things.html?page=2&per_page=15&cursor=X",
    isFirst: true,
    asked: null,
  });
  deepEqual(asked, [{ page: 1, per_page: 15 }]);
});

Deno.test("readList() keeps a search on the next page and treats an empty search as none", async () => {
  const { list, asked } = source("/api/things/search?page=3&per_page=15");
  const view = await read("/things.html?search=sea+%26+air&page=2", list);
  equal(
    view.more,
    "/things.html?page=3&per_page=15&search=sea+%26+air",
  );
  equal(view.isFirst, false);
  deepEqual(asked, [{ search: "sea & air", page: 2, per_page: 15 }]);
  equal((await read("/things.html?search=+", list)).search, "");
});

Deno.test("readList() keeps a search's cursor and reports a capped total", async () => {
  const cursor = "WzIsMTUsMTAwMCx0cnVlXQ";
  const { list, asked } = source(
    `/api/things/search?page=3&per_page=15&cursor=${cursor}`,
    true,
  );
  const view = await read(
    `/things.html?search=sea&page=2&cursor=${cursor}`,
    list,
  );
  equal(view.isCapped, true);
  equal(
    view.more,
    `/things.html?page=3&per_page=15&cursor=${cursor}&search=sea`,
  );
  deepEqual(asked, [{ search: "sea", page: 2, per_page: 15, cursor }]);
});

Deno.test("readList() applies and keeps the order in the URL, even for a search", async () => {
  const { list, asked } = source(
    "/api/things?page=2&per_page=15&order=oldest&cursor=X",
  );
  const view = await read("/things.html?order=oldest", list);
  equal(view.order, "oldest");
  equal(
    view.more,
    "/things.html?page=2&per_page=15&order=oldest&cursor=X",
  );
  await read("/things.html?search=sea&order=oldest", list);
  deepEqual(asked, [
    { page: 1, per_page: 15, order: "oldest" },
    { search: "sea", page: 1, per_page: 15, order: "oldest" },
  ]);
});

Deno.test("readList() keeps the language of the URL", async () => {
  const { list } = source("/api/things?page=2&per_page=15&cursor=X");
  const view = await read("/things.html?search=sea&lang=de", list);
  equal(view.language, "de");
  equal(
    view.more,
    "/things.html?page=2&per_page=15&cursor=X&search=sea&lang=de",
  );
  equal((await read("/things.html?lang=xx", list)).language, null);
});

Deno.test("wholeList() returns all records in a fixed order", () => {
  const items = [{ id: "a" }, { id: "b" }];
  const address = new URL("http://localhost/things.html?lang=de");
  deepEqual(wholeList(items, address, ({ id }) => id), {
    items,
    total: 2,
    isCapped: false,
    isSearchable: false,
    filter: {},
    search: "",
    order: null,
    shape: {},
    path: "/things.html",
    language: "de",
    more: null,
    isFirst: true,
    asked: null,
  });
});

Deno.test("readList() and wholeList() return the record that the URL asks to delete, if it exists", async () => {
  const get = (_kv: unknown, id: string) =>
    Promise.resolve(id === "X" ? "a thing" : null);
  const list = { ...source(null).list, get };
  const asked = async (query: string) => {
    const url = new URL(`/things.html${query}`, "http://localhost").href;
    return (await readList(testContext({ url }), list, (item) => item)).asked;
  };
  deepEqual(await asked("?delete=X"), { id: "X", name: "a thing" });
  equal(await asked("?delete=Y"), null);
  const whole = (query: string) =>
    wholeList(
      [{ id: "X", name: "a thing" }],
      new URL(`http://localhost/things.html${query}`),
      ({ name }) => name,
    ).asked;
  deepEqual(whole("?delete=X"), { id: "X", name: "a thing" });
  equal(whole("?delete=Y"), null);
});

Deno.test("readList() has no next page at the end of the list", async () => {
  equal((await read("/things.html", source(null).list)).more, null);
});

Deno.test("readList() uses the first of repeated parameters, like API calls", async () => {
  const { list, asked } = source(null);
  await read("/things.html?per_page=1&per_page=2&page=3&page=x", list);
  deepEqual(asked, [{ page: 3, per_page: 1 }]);
});

Deno.test("readList() ignores unknown parameters and rejects invalid values", async () => {
  const { list } = source(null);
  equal((await read("/things.html?utm_source=x", list)).total, 120);
  await rejects(read("/things.html?page=x", list), isAppError(422));
  await rejects(read("/things.html?cursor=x", list), isAppError(422));
  await rejects(read("/things.html?order=x", list), isAppError(422));
});

Deno.test("readList() applies a filter and keeps it in the next page's URL", async () => {
  const { list, asked } = source("/api/things?page=2&late=yes&cursor=X");
  const query = pageQuery.extend({ late: z.literal("yes").optional() });
  const view = await read("/things.html?late=yes&lang=de", { ...list, query });
  deepEqual(view.filter, { late: "yes" });
  equal(view.more, "/things.html?page=2&late=yes&cursor=X&lang=de");
  deepEqual(asked, [{ page: 1, per_page: 15, late: "yes" }]);
  const all = await read("/things.html?unknown=1", { ...list, query });
  deepEqual(all.filter, {});
});

Deno.test("readList() combines filter, search, sort and rows if the query has a search", async () => {
  const { list, asked } = source("/api/things?page=2&search=a&cursor=X");
  const query = pageQuery.extend({
    late: z.literal("yes").optional(),
    search: z.string().optional(),
    sort: z.enum(["due"]).optional(),
  });
  const combined = { list: list.list, query };
  const address = "/things.html?late=yes&search=a+b&sort=due&per_page=50";
  const view = await read(address, combined);
  equal(view.isSearchable, true);
  deepEqual(
    [view.search, view.filter, view.shape],
    ["a b", { late: "yes" }, { sort: "due", per_page: "50" }],
  );
  deepEqual(asked, [
    { page: 1, per_page: 50, late: "yes", search: "a b", sort: "due" },
  ]);
});

Deno.test("readList() rejects a filter combined with a search, and an unknown filter value", async () => {
  const { list } = source(null);
  const query = pageQuery.extend({ late: z.literal("yes").optional() });
  for (const address of ["?late=yes&search=a", "?late=maybe"]) {
    await rejects(
      read(`/things.html${address}`, { ...list, query }),
      isAppError(422),
    );
  }
});
