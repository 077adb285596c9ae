import { invalid } from "@/lib/errors.ts";
import { MAX_NUMBERED_RECORDS } from "@/lib/fields/constants.ts";
import type {
  Found,
  Paged,
  PageQuery,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import type { Key, Kv, ListSelector, Transaction } from "./kv.ts";
import { findPart, type Searched } from "./search_walk.ts";

/** A list: its noun, which is also its key prefix and counter, and the fields that a search matches. */
interface Listing<Item> {
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
  const { noun, decode } = listing;
  const { per_page, order } = query;
  const skipped = skippedBy(query);
  const [entries, total] = await Promise.all([
    kv.list<never>(rangeOf(noun, query), {
      limit: skipped + per_page + 1,
      reverse: order !== "oldest",
    }),
    readCount(kv, noun),
  ]);
  const data = entries.slice(skipped, skipped + per_page)
    .map(({ key, value }) => ({ id: String(key.at(-1)), value }));
  const hasMore = entries.length > skipped + per_page;
  return {
    ...frame(listing, query, total),
    data: data.map(({ id, value }) => decode(id, value)),
    next_page_url: hasMore ? nextAddress(noun, query, data.at(-1)!.id) : null,
  };
}

/**
 * Searches records by the words of their search keys and returns a page (decisions 11 and 110). `next_page_url` accepts
 * the same search by POST. Throws 422 for an unreachable page and an invalid cursor.
 */
export async function searchPage<Item>(
  kv: Kv,
  listing: Listing<Item>,
  { query, ...searched }: Pick<Searched<Item>, "tokens" | "typed"> & {
    query: SearchQuery;
  },
): Promise<Found<Item>> {
  skippedBy(query);
  const { noun } = listing;
  const read = (ids: string[]) => readRecords(kv, listing, ids);
  const { items, page, total, isCapped, next } = await findPart(
    { kv, noun, read, ...searched },
    query,
  );
  const shown = { ...query, page };
  return {
    ...frame(listing, shown, total),
    ...(isCapped && { total_is_capped: true }),
    data: items,
    next_page_url: next && nextAddress(`${noun}/search`, shown, next),
  };
}

/** Returns an empty page of a search in a list of the specification (section 6) that has no records yet (decisions 11 and 22). */
export function emptyPage(
  noun: "users" | "traders",
  query: SearchQuery,
): Found<never> {
  const shape = frame({ noun, search_keys: ["name", "email"] }, query, 0);
  return { ...shape, data: [], next_page_url: null };
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

/** Adds to a noun's counter in the caller's commit. */
export async function changeCount(
  tx: Transaction,
  noun: string,
  change: number,
): Promise<void> {
  const key = counterKey(noun);
  tx.set(key, (await tx.read<number>(key) ?? 0) + change);
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

/** Returns the number of records before a page requested by number, none with a cursor. Throws 422 beyond the limit. */
function skippedBy({ page, per_page, cursor }: PageQuery): number {
  if (cursor !== undefined) return 0;
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

/** Returns the address of the next page, in the same order. */
function nextAddress(
  path: string,
  { page, per_page, order }: PageQuery,
  cursor: string,
): string {
  const inOrder = order === undefined ? "" : `&order=${order}`;
  const query = `page=${page + 1}&per_page=${per_page}${inOrder}`;
  return `/api/${path}?${query}&cursor=${cursor}`;
}

function frame(
  { noun, search_keys }: Pick<Listing<never>, "noun" | "search_keys">,
  { page, per_page }: PageQuery,
  total: number,
): Omit<Paged<never>, "data" | "next_page_url"> {
  const last_page = Math.max(1, Math.ceil(total / per_page));
  return { current_page: page, last_page, total, object: noun, search_keys };
}
