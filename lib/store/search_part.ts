import type { Kv } from "./kv.ts";
import { MAX_COUNTED_MATCHES } from "@/lib/fields/constants.ts";
import type { SearchQuery } from "@/lib/fields/paging.ts";
import { readCursor, type SearchCursor, writeCursor } from "./search_cursor.ts";
import {
  begin,
  isAhead,
  type Match,
  type Matches,
  type Search,
  type Searched,
  walkOn,
} from "./search_matches.ts";
import { queryWords } from "./search_query.ts";

/** A page of matches. */
export interface FoundPart<Item> {
  items: Item[];
  page: number;
  total: number;
  /** Whether there may be more than `total`. */
  isCapped: boolean;
  /** The cursor of the next page, or null. */
  next: string | null;
}

/**
 * Searches records whose words start with the query's words, or whose code ends with one, and returns a page of them
 * (decisions 11 and 110). Throws 422 for an invalid cursor.
 */
export async function findPart<Item>(
  kv: Kv,
  noun: string,
  { query, ...searched }: Searched<Item> & { query: SearchQuery },
): Promise<FoundPart<Item>> {
  const cursor = query.cursor === undefined ? null : readCursor(query.cursor);
  const search: Search<Item> = {
    ...{ ...searched, kv, noun, cursor },
    words: queryWords(query.search),
    reverse: query.order !== "oldest",
  };
  const matches = cursor?.at
    ? await walkOn(search, cursor, query.per_page + 1)
    : await begin(search);
  return await partOf(search, matches, query);
}

/** Takes a page from the matches, with the total and the next cursor. */
async function partOf<Item>(
  search: Search<Item>,
  matches: Matches<Item>,
  { page, per_page }: SearchQuery,
): Promise<FoundPart<Item>> {
  const { cursor, typed, read } = search;
  const others = matches.list.filter(({ id }) => isAhead(search, id));
  const ahead: Match<Item>[] = cursor === null && typed != null
    ? [{ id: typed }, ...others]
    : others;
  const skipped = cursor === null ? (page - 1) * per_page : 0;
  const part = ahead.slice(skipped, skipped + per_page);
  const isFull = ahead.length > skipped + per_page;
  const number = cursor?.page ?? page;
  const counted = count(search, matches, ahead.length);
  const next: SearchCursor = {
    page: number + 1,
    shown: (cursor?.shown ?? skipped) + part.length,
    ...counted,
    ...goOn(search, matches, isFull ? part.at(-1) : undefined),
  };
  const unread = part.filter(({ item }) => item === undefined);
  const items = await read(unread.map(({ id }) => id));
  for (const [at, match] of unread.entries()) match.item = items[at] ?? null;
  return {
    items: part.map(({ item }) => item ?? null).filter((item) => item !== null),
    page: number,
    ...counted,
    next: isFull || !matches.isAll ? writeCursor(next) : null,
  };
}

/** Counts the matches, of earlier pages too: exactly if the search is complete, up to a limit. */
function count<Item>(
  { cursor, typed }: Search<Item>,
  { list, isAll, walk }: Matches<Item>,
  ahead: number,
): Pick<SearchCursor, "total" | "isCapped"> {
  if (walk === undefined) {
    const others = list.filter(({ id }) => id !== typed).length;
    return { total: typed == null ? others : others + 1, isCapped: false };
  }
  const seen = (cursor?.shown ?? 0) + ahead;
  const total = isAll ? seen : Math.max(cursor?.total ?? 0, seen);
  // A continued walk stops early, so the first page's count holds.
  const isOpen = !isAll && (cursor?.at == null || cursor.isCapped);
  return {
    total: Math.min(total, MAX_COUNTED_MATCHES),
    isCapped: isOpen || total > MAX_COUNTED_MATCHES,
  };
}

/** Returns the cursor of the next page: after its last record, or after everything that was read. */
function goOn<Item>(
  { cursor, typed }: Search<Item>,
  { walk }: Matches<Item>,
  last: Match<Item> | undefined,
): Pick<SearchCursor, "after" | "at"> {
  const after = cursor?.after ?? null;
  // Only the typed code's record has been returned: the rest starts over, without it.
  if (last !== undefined && last.id === typed) return { after, at: null };
  if (walk === undefined) return { after: last?.id ?? after, at: null };
  const entry = last?.entry ?? walk.end;
  return { after, at: entry && { place: walk.place, ...entry } };
}
