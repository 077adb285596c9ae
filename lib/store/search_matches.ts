import { invalid } from "@/lib/errors.ts";
import type { Kv } from "./kv.ts";
import type { SearchCursor } from "./search_cursor.ts";
import { type Entries, readEntries, type WordEntry } from "./search_entries.ts";
import {
  firstWord,
  matchesAll,
  rangesAt,
  type WordRange,
} from "./search_query.ts";

/** Index entries that one call may read, and records that it may read to check their words. */
const MAX_ENTRIES = 2_000;
const MAX_READ = 1_000;
/** Entries of a word that can be sorted. */
const MAX_ORDERED = 1_000;
/** Words of a query that are looked up, the longest ones; the others are checked in the records. */
const MAX_LOOKED_UP = 5;
/** Records that are read in parallel. */
const READ_TOGETHER = 50;
/** Entries read by a continued walk: few at first, because a page has few records. */
const WALKED = [200, 800, MAX_ENTRIES - 1_000];

/** How a search reads the records of a noun. */
export interface Searched<Item> {
  read: (ids: string[]) => Promise<(Item | null)[]>;
  /** Returns the words that the record is found by. */
  tokens: (item: Item) => Set<string>;
  /** The record whose code is the query: it comes first. */
  typed?: string | null;
}

/** A running search. */
export interface Search<Item> extends Searched<Item> {
  kv: Kv;
  noun: string;
  words: string[];
  reverse: boolean;
  cursor: SearchCursor | null;
}

/** A match, with its entry if matches are in index order. */
export interface Match<Item> {
  id: string;
  entry?: WordEntry;
  /** The record itself once it has been read, or null. */
  item?: Item | null;
}

export interface Matches<Item> {
  list: Match<Item>[];
  /** Whether nothing is left to be found. */
  isAll: boolean;
  /** The position of a walk: the followed word of the query, and the last entry. */
  walk?: { place: number; end: WordEntry | null };
}

/** Looks up the words of a search and finds the records of the rarest: sorted, or in index order if there are too many. */
export async function begin<Item>(
  search: Search<Item>,
): Promise<Matches<Item>> {
  const { words } = search;
  const places = [...words.keys()]
    .sort((a, b) => words[b]!.length - words[a]!.length)
    .slice(0, MAX_LOOKED_UP);
  const limit = Math.floor(MAX_ENTRIES / places.length) + 1;
  const lookedUp = await Promise.all(places.map(async (place) => {
    const ranges = rangesAt(words, place);
    return {
      place,
      ...await readEntries(search.kv, { ...search, ranges, limit }),
    };
  }));
  const whole = lookedUp.filter(({ isWhole }) => isWhole)
    .sort((a, b) => a.entries.length - b.entries.length);
  const [rarest] = whole;
  if (lookedUp.length === 0) return { list: [], isAll: true };
  return rarest !== undefined && rarest.entries.length <= MAX_ORDERED
    ? await inOrder(search, whole)
    : await walkFrom(search, sparsest(lookedUp, search));
}

/**
 * Returns the word that seems rarest. Of words with equally many known entries, that is the one whose entries reach
 * furthest back; for prefixes of many words it is unknown.
 */
function sparsest<Listed extends Entries>(
  lookedUp: Listed[],
  { reverse }: { reverse: boolean },
): Listed {
  const [first, ...others] = lookedUp.filter(({ entries }) =>
    entries[0]!.word === entries.at(-1)!.word
  );
  return others.reduce((best, listed) => {
    const [one, other] = [best.entries.at(-1)!.id, listed.entries.at(-1)!.id];
    return (reverse ? other < one : other > one) ? listed : best;
  }, first ?? lookedUp[0]!);
}

/** Returns the records that have all of some words, whose entries are all known, by creation. */
async function inOrder<Item>(
  search: Search<Item>,
  whole: Entries[],
): Promise<Matches<Item>> {
  const { words, reverse } = search;
  const tokens = Map.groupBy(
    whole.flatMap(({ entries }) => entries),
    ({ id }) => id,
  );
  const known = whole.map(({ entries }) =>
    new Set(entries.map(({ id }) => id))
  );
  const ids = [...known[0]!].filter((id) => known.every((ids) => ids.has(id)))
    .sort();
  const candidates = (reverse ? ids.reverse() : ids).map((id) => ({ id }));
  if (whole.length < words.length) {
    const { list } = await readMatches(search, candidates, {
      needed: Infinity,
      mayRead: MAX_READ,
      admits: (item) => matchesAll(search.tokens(item), words),
    });
    return { list, isAll: true };
  }
  const list = candidates.filter(({ id }) =>
    matchesAll(new Set(tokens.get(id)!.map(({ word }) => word)), words)
  );
  return { list, isAll: true };
}

/** Walks the index from the start of a word, whose first entries are known, and counts matches. */
async function walkFrom<Item>(
  search: Search<Item>,
  { place, entries, isWhole }: Entries & { place: number },
): Promise<Matches<Item>> {
  const known = new Set<string>();
  const candidates = entries.filter(({ id }) => {
    const isFirst = !known.has(id);
    known.add(id);
    return isFirst && isAhead(search, id);
  }).map((entry) => ({ id: entry.id, entry }));
  const end = entries.at(-1) ?? null;
  if (search.words.length === 1) {
    return { list: candidates, isAll: isWhole, walk: { place, end } };
  }
  const found = await readMatches(search, candidates, {
    needed: Infinity,
    mayRead: MAX_READ,
    admits: (item) => matchesAll(search.tokens(item), search.words),
  });
  return {
    list: found.list,
    isAll: isWhole && found.isAll,
    walk: { place, end: found.isAll ? end : found.last!.entry },
  };
}

/** Continues a walk until it has enough matches. */
export async function walkOn<Item>(
  search: Search<Item>,
  { at }: SearchCursor,
  needed: number,
): Promise<Matches<Item>> {
  const { words } = search;
  const { place, ...start } = at!;
  if (place >= words.length) {
    throw invalid({ key: "invalid.selected", field: "cursor" });
  }
  const ranges = rangesAt(words, place);
  const list: Match<Item>[] = [];
  let end: WordEntry = start;
  let mayRead = MAX_READ;
  for (const limit of WALKED) {
    const { entries, isWhole } = await readEntries(search.kv, {
      ...{ ...search, ranges, limit, after: end },
    });
    const candidates = entries.filter(({ id }) => isAhead(search, id))
      .map((entry) => ({ id: entry.id, entry }));
    const found = await readMatches(search, candidates, {
      needed: needed - list.length,
      mayRead,
      admits: (item, { entry }) => standsAt(search, item, { entry, ranges }),
    });
    list.push(...found.list);
    mayRead -= found.read;
    end = found.isAll ? entries.at(-1) ?? end : found.last!.entry;
    if (found.isAll && isWhole) {
      return { list, isAll: true, walk: { place, end } };
    }
    if (list.length >= needed || mayRead === 0) break;
  }
  return { list, isAll: false, walk: { place, end } };
}

/** Reports whether a record has not been returned yet, in the order of creation or as the typed code. */
export function isAhead<Item>(
  { cursor, typed, reverse }: Search<Item>,
  id: string,
): boolean {
  const after = cursor?.after ?? null;
  if (id === typed) return false;
  return after === null || (reverse ? id < after : id > after);
}

/** Reports whether a record matches, and this is its first matching entry. */
function standsAt<Item>(
  { tokens, words }: Search<Item>,
  item: Item,
  { entry, ranges }: { entry: WordEntry; ranges: WordRange[] },
): boolean {
  const own = tokens(item);
  return matchesAll(own, words) && firstWord(own, ranges) === entry.word;
}

interface Reading<Item, Candidate> {
  needed: number;
  mayRead: number;
  admits: (item: Item, candidate: Candidate) => boolean;
}

/** Reads records in batches until enough match or the limit is reached. */
async function readMatches<Item, Candidate extends { id: string }>(
  { read }: Search<Item>,
  candidates: Candidate[],
  { needed, mayRead, admits }: Reading<Item, Candidate>,
): Promise<{
  list: (Candidate & { item: Item })[];
  read: number;
  last: Candidate | undefined;
  isAll: boolean;
}> {
  const list: (Candidate & { item: Item })[] = [];
  const most = Math.min(candidates.length, mayRead);
  let at = 0;
  while (at < most && list.length < needed) {
    const some = candidates.slice(at, Math.min(at + READ_TOGETHER, most));
    const items = await read(some.map(({ id }) => id));
    for (const [index, item] of items.entries()) {
      const candidate = some[index]!;
      if (item !== null && admits(item, candidate)) {
        list.push({ ...candidate, item });
      }
    }
    at += some.length;
  }
  const isAll = at === candidates.length;
  return { list, read: at, last: candidates[at - 1], isAll };
}
