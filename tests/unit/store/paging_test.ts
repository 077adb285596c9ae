import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { eraseParcel } from "@/lib/parcels/trash.ts";
import type { AppError } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { LIST_ORDERS } from "@/lib/fields/constants.ts";
import { pageQuery } from "@/lib/fields/paging.ts";
import { isAppError, memoryKv, parcelInput } from "../../helpers/domain.ts";
import { listParcels } from "@/lib/parcel_lists/list.ts";
import { parse } from "@/lib/fields/parse.ts";

function list(kv: Kv, query: Record<string, unknown> = {}) {
  return listParcels(kv, parse(pageQuery, query));
}

/** What a call is asked with at the address of the next page. */
function queryOf(address: string): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(address.split("?")[1]));
}

async function fill(kv: Kv, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    ids.unshift((await createParcel(kv, parcelInput())).id);
  }
  return ids;
}

Deno.test("listParcels() returns an empty first page without parcels", async () => {
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
      "reference",
      "recipient_name",
      "recipient_email",
      "recipient_phone_number",
      "sender_name",
      "destination",
      "status",
    ],
  });
});

for (const order of [undefined, ...LIST_ORDERS]) {
  Deno.test(`following next_page_url gives every record once, ${order ?? "as usual newest"} first, with the right numbers`, async () => {
    using kv = await memoryKv();
    const ids = await fill(kv, 23);
    const seen: string[] = [];
    let query: Record<string, unknown> = { per_page: 5, order };
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
      query = queryOf(answer.next_page_url);
    }
    deepEqual(seen, order === "oldest" ? ids.toReversed() : ids);
  });
}

Deno.test("a page number returns the same records as the cursor", async () => {
  using kv = await memoryKv();
  const ids = await fill(kv, 12);
  const third = await list(kv, { page: 3, per_page: 5 });
  deepEqual(third.data.map(({ id }) => id), ids.slice(10));
  equal(third.next_page_url, null);
  equal((await list(kv, { page: 4, per_page: 5 })).data.length, 0);
});

Deno.test("a page number returns the same records as the cursor, oldest first", async () => {
  using kv = await memoryKv();
  const ids = (await fill(kv, 12)).toReversed();
  const third = await list(kv, { page: 3, per_page: 5, order: "oldest" });
  deepEqual(third.data.map(({ id }) => id), ids.slice(10));
  equal(third.next_page_url, null);
});

for (const order of LIST_ORDERS) {
  Deno.test(`a last page that is full has no next one, ${order} first`, async () => {
    using kv = await memoryKv();
    await fill(kv, 10);
    const last = await list(kv, { page: 2, per_page: 5, order });
    equal(last.next_page_url, null);
  });
}

Deno.test("a cursor skips and repeats nothing when records come and go between the pages", async () => {
  using kv = await memoryKv();
  const ids = await fill(kv, 10);
  const first = await list(kv, { per_page: 4 });
  await fill(kv, 3);
  await eraseParcel(kv, ids[3]!);
  const second = await list(kv, queryOf(first.next_page_url!));
  deepEqual(second.data.map(({ id }) => id), ids.slice(4, 8));
});

Deno.test("oldest first, a cursor skips and repeats nothing, and records made meanwhile come last", async () => {
  using kv = await memoryKv();
  const ids = (await fill(kv, 6)).toReversed();
  const first = await list(kv, { per_page: 4, order: "oldest" });
  const made = await fill(kv, 1);
  await eraseParcel(kv, ids[3]!);
  const second = await list(kv, queryOf(first.next_page_url!));
  deepEqual(second.data.map(({ id }) => id), [...ids.slice(4), ...made]);
  equal(second.next_page_url, null);
});

Deno.test("a page number without cursor reaches the page with the 1,000th record and no further", async () => {
  using kv = await memoryKv();
  await fill(kv, 1);
  for (const [per_page, max] of [[15, 67], [100, 10], [1, 1_000]] as const) {
    await list(kv, { page: max, per_page });
    await rejects(list(kv, { page: max + 1, per_page }), (error) => {
      ok(isAppError(422, "invalid.pageReach", "page")(error));
      deepEqual((error as AppError).problems[0]!.params, { max });
      return true;
    });
  }
  await list(kv, { page: 5_000, cursor: "01KAGZZZZZZZZZZZZZZZZZZZZZ" });
});

for (const order of LIST_ORDERS) {
  Deno.test(`a page deep in the list reads no more than the first one, ${order} first`, async () => {
    const limits: number[] = [];
    using kv = await memoryKv();
    const ids = await fill(kv, 30);
    const original = kv.list.bind(kv);
    kv.list = (selector, options) => {
      // The other one is of the count.
      const [noun] = "prefix" in selector ? selector.prefix : selector.start;
      if (noun === "parcels") limits.push(options.limit);
      return original(selector, options);
    };
    await list(kv, { page: 2, per_page: 5, order, cursor: ids[14] });
    deepEqual(limits, [6]);
  });
}
