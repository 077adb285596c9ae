import { invalid } from "@/lib/errors.ts";
import { MAX_NUMBERED_RECORDS } from "@/lib/fields/constants.ts";
import type {
  ListPage,
  PageQuery,
  SearchPage,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import type { Key, ListSelector } from "./kv.ts";

/** Returns an empty page for a search of spec section 6 whose records do not exist yet. */
export function emptyPage(
  noun: "users" | "traders",
  query: SearchQuery,
): SearchPage<never> {
  const shape = frame({ noun, search_keys: ["name", "email"] }, query, 0);
  return { ...shape, data: [], next_page_url: null };
}

/** Maps the records of a page. */
export function mapPage<Item, Shown, Page extends ListPage<Item>>(
  page: Page,
  show: (item: Item) => Shown,
): Omit<Page, "data"> & { data: Shown[] } {
  return { ...page, data: page.data.map(show) };
}

/** Returns the offset of a page requested by number; 0 with a cursor. Throws 422 beyond the limit. */
export function checkReach({ page, per_page, cursor }: PageQuery): number {
  if (cursor !== undefined) return 0;
  const skipped = (page - 1) * per_page;
  if (skipped < MAX_NUMBERED_RECORDS) return skipped;
  const max = Math.ceil(MAX_NUMBERED_RECORDS / per_page);
  throw invalid({ key: "invalid.pageReach", field: "page", params: { max } });
}

/** Returns the range after the cursor, or the whole range without one. */
export function rangeOf(
  prefix: Key,
  { order, cursor }: PageQuery,
): ListSelector {
  if (cursor === undefined) return { prefix };
  return order === "oldest"
    ? { prefix, start: [...prefix, cursor, ""] }
    : { prefix, end: [...prefix, cursor] };
}

/** Returns the URL of the next page, in the same order and with the same filter; null if there is no cursor. */
export function nextAddress(
  path: string,
  { page, per_page, order }: PageQuery,
  cursor: string | null,
  filter: Record<string, string> = {},
): string | null {
  if (cursor === null) return null;
  const chosen = { ...filter, ...(order !== undefined && { order }) };
  const more = Object.entries(chosen).map(([name, value]) =>
    `&${name}=${encodeURIComponent(value)}`
  ).join("");
  const query = `page=${page + 1}&per_page=${per_page}${more}`;
  return `/api/${path}?${query}&cursor=${cursor}`;
}

/** Returns the fields of a page other than its records. */
export function frame(
  { noun, search_keys }: { noun: string; search_keys: string[] },
  { page, per_page }: PageQuery,
  total: number,
): Omit<ListPage<never>, "data" | "next_page_url"> {
  const last_page = Math.max(1, Math.ceil(total / per_page));
  return { current_page: page, last_page, total, object: noun, search_keys };
}
