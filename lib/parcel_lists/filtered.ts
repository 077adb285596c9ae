import { CLOSED_STAGES, type ParcelSort } from "@/lib/fields/constants.ts";
import type { SearchPage } from "@/lib/fields/paging.ts";
import { type Filed, type Filing, filingOf } from "@/lib/parcels/filing.ts";
import { parcels, type StoredParcel } from "@/lib/parcels/store.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { checkReach } from "@/lib/store/paging.ts";
import {
  comparePositions,
  type Cursor,
  type Position,
  positionOf,
  readCursor,
  writeCursor,
  wrongCursor,
} from "./cursor.ts";
import { type FilterCounts, textsOf } from "./filters.ts";
import {
  type FiledParcels,
  type Part,
  readOpen,
  readPart,
  type Stretch,
} from "./parts.ts";
import type { ParcelQuery } from "./schema.ts";

/** Maximum index entries that a request reads. */
export const MAX_ENTRIES = 2_000;

/** The matches of a request, from its cursor on. */
interface Found {
  filed: Filed[];
  /** Where the walk stopped; null if there are no further matches. */
  end: Position | null;
  /** The number of all matches; null if it is not known. */
  total: number | null;
}

/** Where and in which direction a list begins. */
interface Start {
  sort: ParcelSort;
  reverse: boolean;
  cursor: Cursor | null;
  /** The number of matches to find. */
  needed: number;
  most: number;
}

/**
 * Returns a page of the parcels that match one or two filters, or of the open parcels in an order (decision 192). Reads at most
 * `most` index entries, and only parcels of the page; one that has left the filter since is omitted, so a page may be short.
 * Throws 422 for the cursor of another list.
 */
export async function listFiltered(
  kv: Kv,
  query: ParcelQuery,
  counts: FilterCounts,
  most = MAX_ENTRIES,
): Promise<SearchPage<StoredParcel>> {
  const skipped = checkReach(query);
  const cursor = startOf(query, counts.parts);
  const sort = cursor?.sort ?? sortOf(query, counts.parts, most);
  const end = skipped + query.per_page;
  const reverse = (sort === "created") !== (query.order === "oldest");
  const start = { sort, reverse, cursor, needed: end + 1, most };
  const found = await find(kv, query, counts, start);
  const shown = found.filed.slice(skipped, end);
  const seen = (cursor?.seen ?? skipped) + shown.length;
  const next = found.filed.length > end
    ? positionOf(shown.at(-1)!, sort)
    : found.end;
  const before = cursor?.seen ?? 0;
  return await parcels.listOf(kv, query, {
    ids: shown.map(({ id }) => id),
    holds: (parcel) => isHeld(counts.parts, filingOf(parcel)),
    next: next &&
      writeCursor({ ...next, seen: found.total === null ? seen : null }),
    total: found.total ?? before + found.filed.length,
    isCapped: found.total === null && (found.end !== null || isCut(cursor)),
    filter: textsOf(query),
  });
}

/** Reports whether the pages before a cursor were not counted. */
function isCut(cursor: Cursor | null): boolean {
  return cursor !== null && cursor.seen === null;
}

/** Returns the cursor of a query. Throws 422 if it belongs to another list. */
function startOf(
  { cursor: text, sort }: Pick<ParcelQuery, "cursor" | "sort">,
  parts: Part[],
): Cursor | null {
  if (text === undefined) return null;
  const cursor = readCursor(text);
  const isKnown = sort === undefined
    ? parts.some((part) => part.sort === cursor.sort)
    : sort === cursor.sort;
  const { place } = cursor;
  const isInside = parts.every((part) =>
    part.sort !== cursor.sort || place === null ||
    part.holds({ [part.sort]: place } as unknown as Filing)
  );
  if (!isKnown || !isInside) throw wrongCursor();
  return cursor;
}

/**
 * Returns what a list is sorted by: by default as the most urgent filter is; if all filters are large, as the one with the
 * fewest parcels.
 */
export function sortOf(
  { sort }: Pick<ParcelQuery, "sort">,
  parts: Part[],
  most = MAX_ENTRIES,
): ParcelSort {
  if (sort !== undefined) return sort;
  const smallest = smallestOf(parts);
  return smallest.count < most ? parts.at(-1)!.sort : smallest.sort;
}

function smallestOf(parts: Part[]): Part {
  return parts.reduce((some, part) => part.count < some.count ? part : some);
}

function isHeld(parts: Part[], filing: Filing): boolean {
  return parts.every((part) => part.holds(filing));
}

/** Finds matches: all of the smallest part, sorted, or if that is too large those of an index that has the order. */
async function find(
  kv: Kv,
  { stage }: Pick<ParcelQuery, "stage">,
  counts: FilterCounts,
  start: Start,
): Promise<Found> {
  const { parts } = counts;
  const { sort, most } = start;
  const isClosed = stage !== undefined && CLOSED_STAGES.includes(stage);
  if (isClosed && parts.length > 1) return { filed: [], end: null, total: 0 };
  const [only, ...others] = parts;
  const isWhole = others.length === 0 && only!.sort === sort && !only!.isBound;
  const smallest = smallestOf(parts);
  const gathered = isWhole || smallest.count >= most
    ? null
    : await gather(kv, parts, smallest, start);
  return gathered ?? await walk(kv, counts, start, isWhole);
}

/** Finds all matches by reading a whole part; null if it has grown too large. */
async function gather(
  kv: Kv,
  parts: Part[],
  part: Part,
  { sort, reverse, cursor, most }: Start,
): Promise<Found | null> {
  const stretch = { after: null, limit: most, reverse: false };
  const { filed, isEnd } = await readPart(kv, part, stretch);
  if (!isEnd) return null;
  const sign = reverse ? -1 : 1;
  const matches = filed.filter((filing) => isHeld(parts, filing))
    .map((filing) => ({ filing, position: positionOf(filing, sort) }))
    .sort((a, b) => sign * comparePositions(a.position, b.position));
  const ahead = matches.filter(({ position }) =>
    cursor === null || sign * comparePositions(position, cursor) > 0
  );
  const total = matches.length;
  return { filed: ahead.map(({ filing }) => filing), end: null, total };
}

/** Walks an index until enough matches are found. */
async function walk(
  kv: Kv,
  counts: FilterCounts,
  { sort, reverse, cursor, needed, most }: Start,
  isWhole: boolean,
): Promise<Found> {
  const { parts } = counts;
  const part = parts.find((part) => part.sort === sort);
  const read = (stretch: Stretch): Promise<FiledParcels> =>
    part === undefined
      ? readOpen(kv, counts, stretch)
      : readPart(kv, part, stretch);
  const total = isWhole ? part!.count : null;
  const filed: Filed[] = [];
  let after: Position | null = cursor;
  for (const limit of isWhole ? [needed] : [most / 4, most * 3 / 4]) {
    const next = await read({ after, limit, reverse });
    filed.push(...next.filed.filter((filing) => isHeld(parts, filing)));
    if (next.isEnd) return { filed, end: null, total };
    after = positionOf(next.filed.at(-1)!, sort);
    if (filed.length >= needed) break;
  }
  return { filed, end: after, total };
}
