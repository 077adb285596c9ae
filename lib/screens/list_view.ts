import { pick } from "deno-std/collections/pick.js";
import type { z } from "zod";
import type { PageContext } from "@/lib/site/state.ts";
import {
  LANGUAGE_PARAMETER,
  type LocaleCode,
  readLanguage,
} from "@/lib/i18n/locales.ts";
import { LIST_ORDERS, type ListOrder } from "@/lib/fields/constants.ts";
import { isBlank } from "@/lib/fields/fields.ts";
import {
  type ListPage,
  type PageQuery,
  pageQuery,
  type SearchPage,
  type SearchQuery,
  searchQuery,
} from "@/lib/fields/paging.ts";
import { readQuery } from "@/lib/http/query.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { parse } from "@/lib/fields/parse.ts";

/** The source of a list's records. */
export interface ListSource<Item, Query extends PageQuery = PageQuery> {
  list(kv: Kv, query: Query): Promise<ListPage<Item>>;
  /** The query of a list with filters; with a field `search`, filters and a search combine. */
  query?: z.ZodObject & z.ZodType<Query>;
  /** If omitted, and if `query` has no search, the records cannot be searched. */
  search?(kv: Kv, query: SearchQuery): Promise<SearchPage<Item>>;
  /** If omitted, records cannot be deleted. */
  get?(kv: Kv, id: string): Promise<Item | null>;
}

/** The view model of a list's page. */
export interface ListView<Item> {
  items: Item[];
  total: number;
  /** Whether `total` is only a lower bound. */
  isCapped: boolean;
  isSearchable: boolean;
  /** The search text; empty when all records are listed. */
  search: string;
  /** The filter of the list, as query parameters. */
  filter: Record<string, string>;
  /** The order; null for a list with a fixed order. */
  order: ListOrder | null;
  /** What the list is sorted by, and the number of rows of a page, as query parameters if the URL has them. */
  shape: Record<string, string>;
  /** The path of the screen. */
  path: string;
  /** The language in the URL; all pages of the list keep it. */
  language: LocaleCode | null;
  /** The URL of the next page, or null. */
  more: string | null;
  /** Whether this is the first page. */
  isFirst: boolean;
  /** The record that the URL asks to delete, for browsers without JavaScript. */
  asked: { id: string; name: string } | null;
}

/**
 * Reads the page of a list selected by a screen's URL, so that lists can be paged, searched and reordered without
 * JavaScript. Throws 422 for invalid parameters, which no link of the panel contains.
 */
export async function readList<Item, Query extends PageQuery = PageQuery>(
  { state: { kv }, url }: PageContext,
  source: ListSource<Item, Query>,
  nameOf?: (item: Item) => string,
): Promise<ListView<Item>> {
  const [{ paged, search, order, filter, shape }, asked] = await Promise.all([
    readPart(kv, url, source),
    nameOf === undefined ? null : readAsked(kv, url, { source, nameOf }),
  ]);
  const path = url.pathname;
  const language = readLanguage(url);
  return {
    items: paged.data,
    total: paged.total,
    isCapped: paged.total_is_capped === true,
    isSearchable: source.search !== undefined || takesSearch(source),
    search,
    filter,
    order: order ?? LIST_ORDERS[0],
    shape,
    path,
    language,
    more: moreAddress({ path, language, search }, paged.next_page_url),
    isFirst: paged.current_page === 1,
    asked,
  };
}

/** The parameters that every link of a list keeps. */
const SHAPE = ["sort", "per_page"];

async function readPart<Item, Query extends PageQuery>(
  kv: Kv,
  url: URL,
  source: ListSource<Item, Query>,
): Promise<
  & Pick<ListView<Item>, "search" | "filter" | "shape">
  & Pick<PageQuery, "order">
  & { paged: SearchPage<Item> }
> {
  const { query: schema = pageQuery } = source;
  const paging = Object.keys(searchQuery.shape);
  const names = Object.keys(schema.shape);
  const { search: typed = "", ...part } = readQuery(url, [...paging, ...names]);
  // Scanners add control characters, which no text may have.
  const asked = typed.replace(/\p{Cc}+/gu, " ");
  const shape = pick(part, SHAPE.filter((name) => name in part));
  const filters = names.filter((name) =>
    name in part && !paging.includes(name) && !SHAPE.includes(name)
  );
  const filter = pick(part, filters);
  const isSearch = !isBlank(asked);
  if (isSearch && source.search !== undefined) {
    const query = parse(searchQuery, { ...part, search: asked });
    const paged = await source.search(kv, query);
    return { paged, ...query, filter: {}, shape };
  }
  const search = isSearch && takesSearch(source) ? asked : "";
  const query = parse(schema, search === "" ? part : { ...part, search });
  const paged = await source.list(kv, query as Query);
  return { paged, order: query.order as ListOrder, search, filter, shape };
}

function takesSearch<Item, Query extends PageQuery>(
  { query }: ListSource<Item, Query>,
): boolean {
  return "search" in (query?.shape ?? {});
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

/** Returns the view of a short list, which fits on one page and has a fixed order. */
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
    shape: {},
    path: url.pathname,
    language: readLanguage(url),
    more: null,
    isFirst: true,
    asked: asked === undefined ? null : { id: asked.id, name: nameOf(asked) },
  };
}

/** Converts the next-page URL of an API call to the screen's URL, adding search and language. */
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
