import { invalid } from "@/lib/errors.ts";
import type { Key, Kv, ListSelector, Transaction } from "@/lib/kv.ts";
import { MAX_NUMBERED_RECORDS } from "@/lib/schemas/constants.ts";
import type { PageQuery, SearchQuery } from "@/lib/schemas/paging.ts";
import type { Paged } from "@/lib/schemas/records.ts";
import { findIds, type Searched } from "./search.ts";

/** What a list is about: its noun, which is also its key prefix and counter, and the fields a search looks at. */
export interface Listing<Item> {
  noun: string;
  search_keys: string[];
  decode: (id: string, value: never) => Item;
}

/**
 * Gives one page of a noun's records, in the order asked for. A cursor makes every page cost the same; a page number
 * alone reaches 1,000 records (decisions 10 and 88). Throws 422 for a page beyond.
 */
export async function listPage<Item>(
  kv: Kv,
  listing: Listing<Item>,
  query: PageQuery,
): Promise<Paged<Item>> {
  const { noun } = listing;
  const { page, per_page, order, cursor } = query;
  const skipped = cursor === undefined ? (page - 1) * per_page : 0;
  checkReach(query, skipped);
  const [entries, total] = await Promise.all([
    kv.list<never>(rangeOf(noun, query), {
      limit: skipped + per_page + 1,
      reverse: order !== "oldest",
    }),
    readCount(kv, noun),
  ]);
  const shown = entries.slice(skipped, skipped + per_page);
  const last = idOf(shown.at(-1)?.key);
  const hasMore = entries.length > skipped + per_page;
  const next = `/api/${noun}?${nextQuery(query)}&cursor=${last}`;
  return {
    ...frame(listing, { page, per_page, total }),
    data: shown.map(({ key, value }) => listing.decode(idOf(key), value)),
    next_page_url: hasMore ? next : null,
  };
}

/**
 * Gives one page of what a search found, in the order of the ids given. `next_page_url` takes the same search by POST
 * (decision 11).
 */
export async function foundPage<Item>(
  listing: Listing<Item>,
  query: SearchQuery,
  { ids, read }: { ids: string[]; read: (id: string) => Promise<Item | null> },
): Promise<Paged<Item>> {
  const { page, per_page } = query;
  const shown = ids.slice((page - 1) * per_page, page * per_page);
  const items = await Promise.all(shown.map(read));
  const next = `/api/${listing.noun}/search?${nextQuery(query)}`;
  return {
    ...frame(listing, { page, per_page, total: ids.length }),
    data: items.filter((item) => item !== null),
    next_page_url: page * per_page < ids.length ? next : null,
  };
}

/** Gives the key of the number of a noun's records. */
export function counterKey(noun: string): Key {
  return ["counters", noun];
}

/** Finds records by the words of their search keys, and gives one page of them (decision 11). */
export async function searchPage<Item>(
  kv: Kv,
  listing: Listing<Item>,
  { query, ...searched }: Searched<Item> & { query: SearchQuery },
): Promise<Paged<Item>> {
  const ids = await findIds(kv, listing.noun, { query, ...searched });
  return await foundPage(listing, query, { ids, read: searched.read });
}

/** Adds to the number of a noun's records, in the commit that makes or removes some, and gives the new one. */
export async function count(
  tx: Transaction,
  noun: string,
  change: number,
): Promise<number> {
  const key = counterKey(noun);
  const total = (await tx.read<number>(key) ?? 0) + change;
  tx.set(key, total);
  return total;
}

/** Gives the number of a noun's records. */
export async function readCount(kv: Kv, noun: string): Promise<number> {
  return await kv.get<number>(counterKey(noun)) ?? 0;
}

function checkReach({ per_page }: PageQuery, skipped: number): void {
  if (skipped < MAX_NUMBERED_RECORDS) return;
  const max = Math.ceil(MAX_NUMBERED_RECORDS / per_page);
  throw invalid({
    key: "invalid.between",
    field: "page",
    params: { min: 1, max },
  });
}

/** The records that come after the cursor; without one, all of them. */
function rangeOf(
  noun: string,
  { order, cursor }: PageQuery,
): ListSelector {
  const prefix = [noun];
  if (cursor === undefined) return { prefix };
  return order === "oldest"
    ? { prefix, start: [noun, cursor, ""] }
    : { prefix, end: [noun, cursor] };
}

/** What asks for the page after this one, in the same order. */
function nextQuery({ page, per_page, order }: SearchQuery | PageQuery): string {
  const next = `page=${page + 1}&per_page=${per_page}`;
  return order === undefined ? next : `${next}&order=${order}`;
}

function frame<Item>(
  { noun, search_keys }: Listing<Item>,
  { page, per_page, total }: { page: number; per_page: number; total: number },
): Pick<
  Paged<Item>,
  "current_page" | "last_page" | "total" | "object" | "search_keys"
> {
  const last_page = Math.max(1, Math.ceil(total / per_page));
  return { current_page: page, last_page, total, object: noun, search_keys };
}

function idOf(key: Key | undefined): string {
  return String(key?.at(-1) ?? "");
}
