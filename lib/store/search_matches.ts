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

/** How many entries of the index one call looks at, and how many records it reads to look at their words. */
const MAX_ENTRIES = 2_000;
const MAX_READ = 1_000;
/** So many entries of a word can be put in the order asked for. */
const MAX_ORDERED = 1_000;
/** How many words of a query are looked up, the longest ones; the records themselves are asked for the others. */
const MAX_LOOKED_UP = 5;
/** How many records are read at once. */
const READ_TOGETHER = 50;
/** How many entries a walk that goes on reads: few, because a page has few records, then as many as it may. */
const WALKED = [200, 800, MAX_ENTRIES - 1_000];

/** How a search looks at a record of a noun. */
export interface Searched<Item> {
  read: (ids: string[]) => Promise<(Item | null)[]>;
  /** Returns the words that the record is found by. */
  tokens: (item: Item) => Set<string>;
  /** The record whose code the query is: it comes before all others. */
  typed?: string | null;
}

/** A search under way. */
export interface Search<Item> extends Searched<Item> {
  kv: Kv;
  noun: string;
  words: string[];
  reverse: boolean;
  cursor: SearchCursor | null;
}

/** A record that was found, with its entry where they stand in the order of the index. */
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
  /** Of a walk through the index: the query's word that it follows, and the entry that it has come to. */
  walk?: { place: number; end: WordEntry | null };
}

/**
 * Looks the words of a search up, and finds what the rarest leads to: in the order asked for, or as the index has it when that is too much.
 */
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
 * Returns what seems to lead to the fewest records. Of words of which as many entries are known, that is the one whose entries
 * reach furthest back; of what many words of the index begin with, that cannot be told.
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

/** Finds the records that have all of some words, of which all entries are known, by their creation. */
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

/** Walks through the index from the beginning of a word, of which the first entries are known, and counts what it finds. */
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

/** Walks on through the index from where the last part ended, until it has found enough. */
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

/** Checks whether a record has not been shown in the order of creation, nor as the one whose code was typed. */
export function isAhead<Item>(
  { cursor, typed, reverse }: Search<Item>,
  id: string,
): boolean {
  const after = cursor?.after ?? null;
  if (id === typed) return false;
  return after === null || (reverse ? id < after : id > after);
}

/** Checks whether a record matches, and stands at this entry of the index and at no earlier one. */
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

/** Reads records, some at once, until enough of them are admitted or no more may be read. */
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
