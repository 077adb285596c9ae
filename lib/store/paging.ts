import { invalid } from "@/lib/errors.ts";
import type { Key, Kv, ListSelector, Transaction } from "./kv.ts";
import { MAX_NUMBERED_RECORDS } from "@/lib/fields/constants.ts";
import type {
  Found,
  Paged,
  PageQuery,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import type { Searched } from "./search_matches.ts";
import { findPart } from "./search_part.ts";

/** A list: its noun, which is also its key prefix and counter, and the fields that a search matches. */
export interface Listing<Item> {
  noun: string;
  search_keys: string[];
  decode: (id: string, value: never) => Item;
}

/**
 * Returns a page of a noun's records in the requested order. A cursor makes every page cost the same; a page number alone
 * reaches 1,000 records (decisions 10 and 88). Throws 422 beyond.
 */
export async function listPage<Item>(
  kv: Kv,
  listing: Listing<Item>,
  query: PageQuery,
): Promise<Paged<Item>> {
  const { noun } = listing;
  const { page, per_page, order, cursor } = query;
  const skipped = cursor === undefined ? checkReach(query) : 0;
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

/** Returns a page with its records as `show` returns them. */
export function mapPage<Item, Shown, Page extends Paged<Item>>(
  page: Page,
  show: (item: Item) => Shown,
): Omit<Page, "data"> & { data: Shown[] } {
  return { ...page, data: page.data.map(show) };
}

/** Returns the key of a noun's counter. */
export function counterKey(noun: string): Key {
  return ["counters", noun];
}

/**
 * Searches records by the words of their search keys and returns a page (decisions 11 and 110). `next_page_url` accepts
 * the same search by POST. Throws 422 for an unreachable page and an invalid cursor.
 */
export async function searchPage<Item>(
  kv: Kv,
  listing: Listing<Item>,
  { query, ...searched }: Omit<Searched<Item>, "read"> & { query: SearchQuery },
): Promise<Found<Item>> {
  if (query.cursor === undefined) checkReach(query);
  const { items, page, total, isCapped, next } = await findPart(
    kv,
    listing.noun,
    { query, ...searched, read: (ids) => readRecords(kv, listing, ids) },
  );
  const { per_page } = query;
  const address = `/api/${listing.noun}/search?${
    nextQuery({ ...query, page })
  }&cursor=${next}`;
  return {
    ...frame(listing, { page, per_page, total }),
    ...(isCapped && { total_is_capped: true }),
    data: items,
    next_page_url: next === null ? null : address,
  };
}

/** Returns an empty page of a search in a list of the specification (section 6) that has no records yet (decisions 11 and 22). */
export function emptyPage(
  noun: "users" | "traders",
  { page, per_page }: SearchQuery,
): Found<never> {
  const listing = { noun, search_keys: ["name", "email"] };
  const shape = frame(listing, { page, per_page, total: 0 });
  return { ...shape, data: [], next_page_url: null };
}

async function readRecords<Item>(
  kv: Kv,
  { noun, decode }: Listing<Item>,
  ids: string[],
): Promise<(Item | null)[]> {
  const values = await kv.getMany<never>(ids.map((id) => [noun, id]));
  return values.map((value, at) =>
    value === null ? null : decode(ids[at]!, value)
  );
}

/** Adds to a noun's counter in the caller's commit, and returns the new count. */
export async function changeCount(
  tx: Transaction,
  noun: string,
  change: number,
): Promise<number> {
  const key = counterKey(noun);
  const total = (await tx.read<number>(key) ?? 0) + change;
  tx.set(key, total);
  return total;
}

/** Returns a noun's counter. */
export async function readCount(kv: Kv, noun: string): Promise<number> {
  return await kv.get<number>(counterKey(noun)) ?? 0;
}

/** Returns the counters of several nouns. */
export async function readCounts(kv: Kv, nouns: string[]): Promise<number[]> {
  const counts = await kv.getMany<number>(nouns.map(counterKey));
  return counts.map((count) => count ?? 0);
}

/** Returns the number of records before a page requested by number. Throws 422 beyond the limit. */
function checkReach({ page, per_page }: PageQuery | SearchQuery): number {
  const skipped = (page - 1) * per_page;
  if (skipped < MAX_NUMBERED_RECORDS) return skipped;
  const max = Math.ceil(MAX_NUMBERED_RECORDS / per_page);
  throw invalid({ key: "invalid.pageReach", field: "page", params: { max } });
}

/** Returns the range after the cursor, or all of it. */
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

/** Returns the query for the next page, in the same order. */
function nextQuery({ page, per_page, order }: SearchQuery | PageQuery): string {
  const next = `page=${page + 1}&per_page=${per_page}`;
  return order === undefined ? next : `${next}&order=${order}`;
}

function frame(
  { noun, search_keys }: Pick<Listing<never>, "noun" | "search_keys">,
  { page, per_page, total }: { page: number; per_page: number; total: number },
): Pick<
  Paged<never>,
  "current_page" | "last_page" | "total" | "object" | "search_keys"
> {
  const last_page = Math.max(1, Math.ceil(total / per_page));
  return { current_page: page, last_page, total, object: noun, search_keys };
}

function idOf(key: Key | undefined): string {
  return String(key?.at(-1) ?? "");
}
