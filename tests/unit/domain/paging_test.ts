import { deepEqual, equal, match, rejects } from "node:assert/strict";
import {
  createParcel,
  deleteParcel,
  listParcels,
} from "@/lib/domain/parcels.ts";
import type { Kv } from "@/lib/kv.ts";
import { pageQuery } from "@/lib/schemas/paging.ts";
import { parse } from "@/lib/schemas/problems.ts";
import { isAppError, memoryKv, parcelInput } from "./helpers.ts";

function list(kv: Kv, query: Record<string, unknown> = {}) {
  return listParcels(kv, parse(pageQuery, query));
}

async function fill(kv: Kv, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    ids.unshift((await createParcel(kv, parcelInput())).id);
  }
  return ids;
}

Deno.test("listParcels() gives an empty first page of nothing", async () => {
  using kv = await memoryKv();
  deepEqual(await list(kv), {
    data: [],
    current_page: 1,
    last_page: 1,
    next_page_url: null,
    total: 0,
    object: "parcels",
    search_keys: [
      "tracking_code",
      "recipient_name",
      "sender_name",
      "destination",
      "status",
    ],
  });
});

Deno.test("following next_page_url gives every record once, newest first, with the right numbers", async () => {
  using kv = await memoryKv();
  const ids = await fill(kv, 23);
  const seen: string[] = [];
  let query: Record<string, unknown> = { per_page: 5 };
  for (let page = 1;; page++) {
    const answer = await list(kv, query);
    deepEqual([answer.current_page, answer.last_page, answer.total], [
      page,
      5,
      23,
    ]);
    seen.push(...answer.data.map(({ id }) => id));
    if (answer.next_page_url === null) break;
    match(answer.next_page_url, /^\/api\/parcels\?/);
    query = Object.fromEntries(
      new URLSearchParams(answer.next_page_url.split("?")[1]),
    );
  }
  deepEqual(seen, ids);
});

Deno.test("a page number alone gives the same records as the cursor does", async () => {
  using kv = await memoryKv();
  const ids = await fill(kv, 12);
  const third = await list(kv, { page: 3, per_page: 5 });
  deepEqual(third.data.map(({ id }) => id), ids.slice(10));
  equal(third.next_page_url, null);
  equal((await list(kv, { page: 4, per_page: 5 })).data.length, 0);
});

Deno.test("a last page that is full has no next one", async () => {
  using kv = await memoryKv();
  await fill(kv, 10);
  equal((await list(kv, { page: 2, per_page: 5 })).next_page_url, null);
});

Deno.test("a cursor skips and repeats nothing when records come and go between the pages", async () => {
  using kv = await memoryKv();
  const ids = await fill(kv, 10);
  const first = await list(kv, { per_page: 4 });
  await fill(kv, 3);
  await deleteParcel(kv, ids[3]!);
  const query = Object.fromEntries(
    new URLSearchParams(first.next_page_url!.split("?")[1]),
  );
  const second = await list(kv, query);
  deepEqual(second.data.map(({ id }) => id), ids.slice(4, 8));
});

Deno.test("a page number without cursor reaches 1,000 records and no more", async () => {
  using kv = await memoryKv();
  await fill(kv, 1);
  await list(kv, { page: 66 });
  await rejects(
    list(kv, { page: 67 }),
    isAppError(422, "invalid.between", "page"),
  );
  await list(kv, { page: 10, per_page: 100 });
  await rejects(
    list(kv, { page: 11, per_page: 100 }),
    isAppError(422, "invalid.between", "page"),
  );
  await list(kv, { page: 5_000, cursor: "01KAGZZZZZZZZZZZZZZZZZZZZZ" });
});

Deno.test("a page deep in the list reads no more than the first one", async () => {
  let limit = 0;
  using kv = await memoryKv();
  const ids = await fill(kv, 30);
  const original = kv.list.bind(kv);
  kv.list = (selector, options) => {
    limit = options.limit;
    return original(selector, options);
  };
  await list(kv, { page: 2, per_page: 5, cursor: ids[24] });
  equal(limit, 6);
});
