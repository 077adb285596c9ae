import { askedLanguage, LANGUAGE_PARAMETER } from "@/lib/i18n/links.ts";
import type { LocaleCode } from "@/lib/i18n/locales.ts";
import { LIST_ORDERS, type ListOrder } from "@/lib/fields/constants.ts";
import { isBlank } from "@/lib/fields/fields.ts";
import {
  type Found,
  type Paged,
  type PageQuery,
  pageQuery,
  type SearchQuery,
  searchQuery,
} from "@/lib/fields/paging.ts";
import { parse } from "@/lib/fields/problems.ts";
import { readQuery } from "@/lib/http/query.ts";

/** Where a list's screen gets its records from. */
export interface ListSource<Item> {
  list(query: PageQuery): Promise<Paged<Item>>;
  /** Left out where there is nothing to search by. */
  search?(query: SearchQuery): Promise<Found<Item>>;
}

/** One part of a list, as a screen shows it. */
export interface ListView<Item> {
  items: Item[];
  total: number;
  /** Whether there may be more than `total`. */
  isCapped: boolean;
  /** What was searched for; empty when all records are listed. */
  search: string;
  /** Which records come first; null for a list that has but one order. */
  order: ListOrder | null;
  /** The path of the screen. */
  path: string;
  /** The language that the address asks for: all parts of a list are one page, and stay in it (decision 71). */
  language: LocaleCode | null;
  /** The address of the screen's next part, or null. */
  more: string | null;
  /** Whether the first part is shown. */
  isFirst: boolean;
}

/**
 * Reads the part of a list that a screen's address asks for, so that lists page, search and turn their order without
 * JavaScript (decisions 10, 11, 45, 88 and 110). Throws 422 for an address that no link of the panel has.
 */
export async function readList<Item>(
  url: URL,
  source: ListSource<Item>,
): Promise<ListView<Item>> {
  const { paged, search, order } = await readPart(url, source);
  const path = url.pathname;
  const language = askedLanguage(url);
  return {
    items: paged.data,
    total: paged.total,
    isCapped: paged.total_is_capped === true,
    search,
    order: order ?? LIST_ORDERS[0],
    path,
    language,
    more: moreAddress({ path, language, search }, paged.next_page_url),
    isFirst: paged.current_page === 1,
  };
}

async function readPart<Item>(
  url: URL,
  { list, search }: ListSource<Item>,
): Promise<
  Pick<SearchQuery, "search" | "order"> & { paged: Found<Item> }
> {
  const names = Object.keys(searchQuery.shape);
  const { search: asked = "", ...part } = readQuery(url, names);
  if (search === undefined || isBlank(asked)) {
    const query = parse(pageQuery, part);
    return { paged: await list(query), ...query, search: "" };
  }
  const query = parse(searchQuery, { ...part, search: asked });
  return { paged: await search(query), ...query };
}

/** Returns the view of a list that is so short that one part holds it all, in the one order that it has. */
export function wholeList<Item>(items: Item[], url: URL): ListView<Item> {
  const total = items.length;
  return {
    ...{ items, total, isCapped: false, search: "", order: null },
    ...{ path: url.pathname, language: askedLanguage(url) },
    ...{ more: null, isFirst: true },
  };
}

/** A screen takes the query of the call's next page, and needs the search and the language beside it. */
function moreAddress(
  { path, language, search }: Pick<
    ListView<unknown>,
    "path" | "language" | "search"
  >,
  next: string | null,
): string | null {
  if (next === null) return null;
  const query = new URLSearchParams(next.slice(next.indexOf("?")));
  if (search !== "") query.set("search", search);
  if (language !== null) query.set(LANGUAGE_PARAMETER, language);
  return `${path}?${query}`;
}
