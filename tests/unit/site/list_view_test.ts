import { deepEqual, equal, rejects } from "node:assert/strict";
import { type ListSource, readList, wholeList } from "@/lib/site/list_view.ts";
import type { Found } from "@/lib/fields/paging.ts";
import { isAppError } from "../../helpers/domain.ts";

/** A list that remembers what it was asked for, and goes on at `next`. */
function source(next: string | null, isCapped = false) {
  const asked: unknown[] = [];
  function answer(query: { page: number }): Promise<Found<string>> {
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
  return readList(new URL(address, "http://localhost/things.html"), list);
}

Deno.test("readList() asks for the first part and leads on by the call's cursor", async () => {
  const { list, asked } = source("/api/things?page=2&per_page=15&cursor=X");
  deepEqual(await read("/things.html", list), {
    items: ["a"],
    total: 120,
    isCapped: false,
    search: "",
    order: "newest",
    path: "/things.html",
    language: null,
    more: "/things.html?page=2&per_page=15&cursor=X",
    isFirst: true,
  });
  deepEqual(asked, [{ page: 1, per_page: 15 }]);
});

Deno.test("readList() takes a search along to the next part, and an empty one for none", async () => {
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

Deno.test("readList() takes the cursor of a search along, and says that it has not counted everything", async () => {
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

Deno.test("readList() asks for the order of its address, of a search as well, and goes on in it", async () => {
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

Deno.test("readList() goes on in the language that its address asks for", async () => {
  const { list } = source("/api/things?page=2&per_page=15&cursor=X");
  const view = await read("/things.html?search=sea&lang=de", list);
  equal(view.language, "de");
  equal(
    view.more,
    "/things.html?page=2&per_page=15&cursor=X&search=sea&lang=de",
  );
  equal((await read("/things.html?lang=xx", list)).language, null);
});

Deno.test("wholeList() is one part in one order", () => {
  const address = new URL("http://localhost/things.html?lang=de");
  deepEqual(wholeList(["a", "b"], address), {
    items: ["a", "b"],
    total: 2,
    isCapped: false,
    search: "",
    order: null,
    path: "/things.html",
    language: "de",
    more: null,
    isFirst: true,
  });
});

Deno.test("readList() ends where the list does", async () => {
  equal((await read("/things.html", source(null).list)).more, null);
});

Deno.test("readList() takes the first of repeated names, as the calls do", async () => {
  const { list, asked } = source(null);
  await read("/things.html?per_page=1&per_page=2&page=3&page=x", list);
  deepEqual(asked, [{ page: 3, per_page: 1 }]);
});

Deno.test("readList() passes over names that are not its own and refuses wrong values", async () => {
  const { list } = source(null);
  equal((await read("/things.html?utm_source=x", list)).total, 120);
  await rejects(read("/things.html?page=x", list), isAppError(422));
  await rejects(read("/things.html?cursor=x", list), isAppError(422));
  await rejects(read("/things.html?order=x", list), isAppError(422));
});
