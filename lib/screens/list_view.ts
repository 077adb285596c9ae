import { pick } from "deno-std/collections/pick.js";
import type { z } from "zod";
import type { PageContext } from "@/lib/site/state.ts";
import {
  askedLanguage,
  LANGUAGE_PARAMETER,
  type LocaleCode,
} from "@/lib/i18n/locales.ts";
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
import { readQuery } from "@/lib/http/query.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { parse } from "@/lib/fields/parse.ts";

/** Where a list's screen gets its records from. */
export interface ListSource<Item, Query extends PageQuery = PageQuery> {
  list(kv: Kv, query: Query): Promise<Paged<Item>>;
  /** The query of the list where it takes filters beside the page. */
  query?: z.ZodObject & z.ZodType<Query>;
  /** Left out where there is nothing to search by. */
  search?(kv: Kv, query: SearchQuery): Promise<Found<Item>>;
  /** Left out where no record can be deleted. */
  get?(kv: Kv, id: string): Promise<Item | null>;
}

/** One part of a list, as a screen shows it. */
export interface ListView<Item> {
  items: Item[];
  total: number;
  /** Whether there may be more than `total`. */
  isCapped: boolean;
  isSearchable: boolean;
  /** What was searched for; empty when all records are listed. */
  search: string;
  /** The filter of the list, as parameters of its address. */
  filter: Record<string, string>;
  /** Which records come first; null for a list that has but one order. */
  order: ListOrder | null;
  /** The path of the screen. */
  path: string;
  /** The language that the address asks for: all parts of a list are one page, and stay in it. */
  language: LocaleCode | null;
  /** The address of the screen's next part, or null. */
  more: string | null;
  /** Whether the first part is shown. */
  isFirst: boolean;
  /** The record whose deletion the address asks about, as it does where no script can ask. */
  asked: { id: string; name: string } | null;
}

/**
 * Reads the part of a list that a screen's address asks for, so that lists page, search and turn their order without
 * JavaScript. Throws 422 for an address that no link of the panel has.
 */
export async function readList<Item, Query extends PageQuery = PageQuery>(
  { state: { kv }, url }: PageContext,
  source: ListSource<Item, Query>,
  nameOf?: (item: Item) => string,
): Promise<ListView<Item>> {
  const [{ paged, search, order, filter }, asked] = await Promise.all([
    readPart(kv, url, source),
    nameOf === undefined ? null : readAsked(kv, url, { source, nameOf }),
  ]);
  const path = url.pathname;
  const language = askedLanguage(url);
  return {
    items: paged.data,
    total: paged.total,
    isCapped: paged.total_is_capped === true,
    isSearchable: source.search !== undefined,
    search,
    filter,
    order: order ?? LIST_ORDERS[0],
    path,
    language,
    more: moreAddress({ path, language, search }, paged.next_page_url),
    isFirst: paged.current_page === 1,
    asked,
  };
}

async function readPart<Item, Query extends PageQuery>(
  kv: Kv,
  url: URL,
  source: ListSource<Item, Query>,
): Promise<
  & Pick<ListView<Item>, "search" | "filter">
  & Pick<PageQuery, "order">
  & { paged: Found<Item> }
> {
  const { query: schema } = source;
  const paging = Object.keys(searchQuery.shape);
  const filters = Object.keys(schema?.shape ?? {})
    .filter((name) => !paging.includes(name));
  const { search: asked = "", ...part } = readQuery(url, [
    ...paging,
    ...filters,
  ]);
  if (source.search === undefined || isBlank(asked)) {
    const query = parse(schema ?? pageQuery, part) as Query;
    const filter = pick(part, filters.filter((name) => name in part));
    const paged = await source.list(kv, query);
    return { paged, order: query.order, search: "", filter };
  }
  const query = parse(searchQuery, { ...part, search: asked });
  return { paged: await source.search(kv, query), ...query, filter: {} };
}

async function readAsked<Item>(
  kv: Kv,
  url: URL,
  { source, nameOf }: {
    source: Pick<ListSource<Item>, "get">;
    nameOf: (item: Item) => string;
  },
): Promise<ListView<Item>["asked"]> {
  const id = url.searchParams.get("delete");
  const item = id && await source.get?.(kv, id);
  return item ? { id, name: nameOf(item) } : null;
}

/** Returns the view of a list that is so short that one part holds it all, in the one order that it has. */
export function wholeList<Item extends { id: string }>(
  items: Item[],
  url: URL,
  nameOf: (item: Item) => string,
): ListView<Item> {
  const total = items.length;
  const id = url.searchParams.get("delete");
  const asked = items.find((item) => item.id === id);
  return {
    items,
    total,
    isCapped: false,
    isSearchable: false,
    search: "",
    filter: {},
    order: null,
    path: url.pathname,
    language: askedLanguage(url),
    more: null,
    isFirst: true,
    asked: asked === undefined ? null : { id: asked.id, name: nameOf(asked) },
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
