import { parse } from "@/lib/fields/parse.ts";
import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { AppError } from "@/lib/errors.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { LIST_ORDERS } from "@/lib/fields/constants.ts";
import { pageQuery } from "@/lib/fields/paging.ts";
import { createParcels } from "../../helpers/bulk.ts";
import { isAppError, memoryKv, test } from "../../helpers/domain.ts";
import { listParcels } from "@/lib/parcel_lists/list.ts";

function list(kv: Kv, query: Record<string, unknown> = {}) {
  return listParcels(kv, parse(pageQuery, query));
}

/** Returns the query parameters of the next page's URL. */
function queryOf(address: string): Record<string, unknown> {
  return Object.fromEntries(new URLSearchParams(address.split("?")[1]));
}

function idsOf({ data }: { data: { id: string }[] }): string[] {
  return data.map(({ id }) => id);
}

/** Creates parcels; returns their ids, newest first. */
async function fill(kv: Kv, count: number): Promise<string[]> {
  const parcels = await createParcels(kv, count);
  return idsOf({ data: parcels }).toReversed();
}

test("listParcels() returns an empty first page if there are no parcels", async (kv) => {
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
      "current_location",
      "status",
    ],
  });
});

for (const order of [undefined, ...LIST_ORDERS]) {
  test(`following next_page_url returns each record once with the right numbers, ${order ?? "by default newest"} first`, async (kv) => {
    const ids = await fill(kv, 23);
    const seen: string[] = [];
    let query: Record<string, unknown> = { per_page: 5, order };
    for (let page = 1;; page++) {
      const answer = await list(kv, query);
      const { current_page, last_page, total } = answer;
      deepEqual([current_page, last_page, total], [page, 5, 23]);
      seen.push(...idsOf(answer));
      if (answer.next_page_url === null) break;
      match(answer.next_page_url, /^\/api\/parcels\?/);
      query = queryOf(answer.next_page_url);
    }
    deepEqual(seen, order === "oldest" ? ids.toReversed() : ids);
  });
}

for (const order of LIST_ORDERS) {
  test(`a page by number is the same as by cursor, ${order} first`, async (kv) => {
    const made = await fill(kv, 12);
    const ids = order === "oldest" ? made.toReversed() : made;
    const third = await list(kv, { page: 3, per_page: 5, order });
    deepEqual(idsOf(third), ids.slice(10));
    equal(third.next_page_url, null);
    equal((await list(kv, { page: 4, per_page: 5, order })).data.length, 0);
    // A full last page has no next page.
    const last = await list(kv, { page: 2, per_page: 6, order });
    equal(last.next_page_url, null);
  });

  Deno.test(`a page deep in the list reads as few entries as the first page, ${order} first`, async () => {
    const limits: number[] = [];
    using kv = await memoryKv();
    const ids = await fill(kv, 30);
    const original = kv.list.bind(kv);
    kv.list = (selector, options) => {
      // Lists under other keys belong to the count.
      const [noun] = "prefix" in selector ? selector.prefix : selector.start;
      if (noun === "parcels") limits.push(options.limit);
      return original(selector, options);
    };
    await list(kv, { page: 2, per_page: 5, order, cursor: ids[14] });
    deepEqual(limits, [6]);
  });
}

test("a cursor neither skips nor repeats records when others come and go between pages", async (kv) => {
  const ids = await fill(kv, 10);
  const first = await list(kv, { per_page: 4 });
  const oldest = await list(kv, { per_page: 7, order: "oldest" });
  const made = await fill(kv, 3);
  await parcelTrash.purge(kv, ids[3]!);
  const second = await list(kv, queryOf(first.next_page_url!));
  deepEqual(idsOf(second), ids.slice(4, 8));
  // With the oldest first, new records come last.
  const rest = await list(kv, queryOf(oldest.next_page_url!));
  deepEqual(idsOf(rest), [...ids.slice(0, 3), ...made].toSorted());
  equal(rest.next_page_url, null);
});

test("a page number without a cursor reaches at most the 1,000th record", async (kv) => {
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
