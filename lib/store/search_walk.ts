import { distinctBy } from "deno-std/collections/distinct_by.js";
import { MAX_COUNTED_MATCHES } from "@/lib/fields/constants.ts";
import type { SearchQuery } from "@/lib/fields/paging.ts";
import type { Kv } from "./kv.ts";
import {
  type IndexPlace,
  readCursor,
  type SearchCursor,
  writeCursor,
  wrongCursor,
} from "./search_cursor.ts";
import {
  type Entries,
  type EntryReader,
  readEntries,
  readOnce,
  type WordEntry,
} from "./search_entries.ts";
import { firstWord, WordQuery, type WordRange } from "./search_query.ts";

/** Maximum index entries that one call reads, and maximum records that it reads to check their words. */
const MAX_ENTRIES = 2_000;
const MAX_READ = 1_000;
/** Maximum entries of a word for sorting the matches. */
const MAX_ORDERED = 1_000;
/** Maximum words of a query that are looked up in the index, longest first; the others are checked in the records. */
const MAX_LOOKED_UP = 5;
/** Records that are read in parallel. */
const READ_TOGETHER = 50;
/** Sizes of the reads of a continued walk: small at first, because a page has few records. */
const WALK_LIMITS = [200, 800, MAX_ENTRIES - 1_000];

/** A part of the records, to which a search is limited. */
export interface SearchedPart<Item> {
  /** All ids of the part; null if they are too many. */
  ids: Set<string> | null;
  /** Reports whether a record belongs to it. */
  holds: (item: Item) => boolean;
}

/** The records that a search looks through. */
interface SearchSource<Item> {
  kv: Kv;
  noun: string;
  read: (ids: string[]) => Promise<(Item | null)[]>;
  /** Returns the index words of a record. */
  tokens: (item: Item) => Set<string>;
  /** The ids of the records whose codes are in the query; they come first. */
  typed: string[];
  /** Null searches all records. */
  within: SearchedPart<Item> | null;
}

/** A match, and its index entry if matches are in index order. */
interface Match<Item> {
  id: string;
  entry?: WordEntry;
  /** The record once it has been read; null if it is gone. */
  item?: Item | null;
}

interface Matches<Item> {
  list: Match<Item>[];
  /** Whether no further matches exist beyond `list`. */
  isAll: boolean;
  /** The position of the walk. If omitted, the matches are in order of creation. */
  walk?: IndexPlace;
}

/** Limits for reading records. With `ranges`, a record counts only at the entry of its first word within them. */
interface Reading {
  needed?: number;
  mayRead?: number;
  ranges?: WordRange[];
}

/** Finds records whose words start with the words of the query, or whose code ends with one (decision 11). */
export class Search<Item> {
  readonly #searched: SearchSource<Item>;
  readonly #query: SearchQuery;
  readonly #reader: EntryReader;
  readonly #words: WordQuery;
  readonly #reverse: boolean;
  readonly #cursor: SearchCursor | null;

  /** Throws 422 for an invalid cursor. */
  constructor(searched: SearchSource<Item>, query: SearchQuery) {
    this.#searched = searched;
    this.#query = query;
    this.#reader = readOnce(searched.kv);
    this.#words = new WordQuery(query.search);
    this.#reverse = query.order !== "oldest";
    this.#cursor = query.cursor === undefined ? null : readCursor(query.cursor);
  }

  /** Returns a page of the matches, with the total and the next cursor. Throws 422 for an invalid cursor. */
  async findPage() {
    const cursor = this.#cursor;
    const { typed } = this.#searched;
    const { per_page } = this.#query;
    const matches = cursor?.at
      ? await this.#walkOn(cursor.at)
      : await this.#begin();
    const others = matches.list.filter(({ id }) => this.#isAhead(id));
    // Earlier pages have shown these before any other.
    const first = typed.slice(cursor?.shown ?? 0).map((id) => ({ id }));
    const ahead: Match<Item>[] = [...first, ...others];
    const page = cursor?.page ?? this.#query.page;
    const skipped = cursor === null ? (page - 1) * per_page : 0;
    const part = ahead.slice(skipped, skipped + per_page);
    const isFull = ahead.length > skipped + per_page;
    const counted = this.#count(matches, ahead.length);
    const next: SearchCursor = {
      page: page + 1,
      shown: (cursor?.shown ?? skipped) + part.length,
      ...counted,
      ...this.#goOn(matches, isFull ? part.at(-1) : undefined),
    };
    return {
      items: await this.#itemsOf(part),
      page,
      ...counted,
      // The cursor of the next page, or null.
      next: isFull || !matches.isAll ? writeCursor(next) : null,
    };
  }

  async #itemsOf(part: Match<Item>[]): Promise<Item[]> {
    const unread = part.filter(({ item }) => item === undefined);
    const items = await this.#searched.read(unread.map(({ id }) => id));
    for (const [at, match] of unread.entries()) match.item = items[at] ?? null;
    return part.map(({ item }) => item ?? null)
      .filter((item) => item !== null && this.#isWithin(item)) as Item[];
  }

  /** Counts the matches found so far, including those of earlier pages; `isCapped` means that there may be more. */
  #count(
    { list, isAll, walk }: Matches<Item>,
    ahead: number,
  ): Pick<SearchCursor, "total" | "isCapped"> {
    const cursor = this.#cursor;
    if (walk === undefined) {
      const { typed } = this.#searched;
      const others = list.filter(({ id }) => !typed.includes(id)).length;
      return { total: others + typed.length, isCapped: false };
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

  /** Returns the position of the next page: after the last record of this page, or after everything that was read. */
  #goOn(
    { walk }: Matches<Item>,
    last: Match<Item> | undefined,
  ): Pick<SearchCursor, "after" | "at"> {
    const after = this.#cursor?.after ?? null;
    const { typed } = this.#searched;
    // So far only records of typed codes were returned, so the rest starts from the beginning without them.
    if (last !== undefined && typed.includes(last.id)) {
      return { after, at: null };
    }
    if (walk === undefined) return { after: last?.id ?? after, at: null };
    return { after, at: { ...walk, ...last?.entry } };
  }

  /** Looks up the words and reads the records of the rarest one: sorted, or in index order if there are too many. */
  async #begin(): Promise<Matches<Item>> {
    const words = this.#words;
    const places = words.longestFirst.slice(0, MAX_LOOKED_UP);
    if (places.length === 0) return { list: [], isAll: true };
    const limit = Math.floor(MAX_ENTRIES / places.length) + 1;
    const lookedUp = await Promise.all(places.map(async (place) => ({
      place,
      ...await this.#readEntries(words.rangesAt(place), { limit }),
    })));
    const whole = lookedUp.filter(({ isWhole }) => isWhole);
    const { ids = null } = this.#searched.within ?? {};
    const fewest = Math.min(
      ids?.size ?? Infinity,
      ...whole.map(({ entries }) => entries.length),
    );
    return fewest <= MAX_ORDERED
      ? await this.#inOrder(whole)
      : await this.#walkFrom(this.#sparsest(lookedUp));
  }

  /**
   * Returns the word that seems rarest. Of words with equally many known entries, it is the one whose entries reach
   * furthest back; this cannot be told for prefixes of many words.
   */
  #sparsest<Listed extends Entries>(lookedUp: Listed[]): Listed {
    const [first, ...others] = lookedUp.filter(({ entries }) =>
      entries[0]!.word === entries.at(-1)!.word
    );
    return others.reduce((best, listed) => {
      const [one, other] = [best.entries.at(-1)!.id, listed.entries.at(-1)!.id];
      return (this.#reverse ? other < one : other > one) ? listed : best;
    }, first ?? lookedUp[0]!);
  }

  /**
   * Returns the records that have all of the words, in order of creation. All entries of the given words must be known,
   * or all ids of the searched part.
   */
  async #inOrder(whole: Entries[]): Promise<Matches<Item>> {
    const words = this.#words;
    const { within } = this.#searched;
    const lists = whole
      .map(({ entries }) => new Set(entries.map(({ id }) => id)));
    if (within !== null && within.ids !== null) lists.push(within.ids);
    const ids = lists.reduce((some, others) => some.intersection(others));
    const sorted = [...ids].sort();
    const candidates = (this.#reverse ? sorted.reverse() : sorted)
      .map((id) => ({ id }));
    const isKnown = within === null || within.ids !== null;
    if (whole.length < words.length || !isKnown) {
      const { list } = await this.#readMatches(candidates);
      return { list, isAll: true };
    }
    const tokens = Map.groupBy(
      whole.flatMap(({ entries }) => entries),
      ({ id }) => id,
    );
    const list = candidates.filter(({ id }) =>
      words.matches(new Set(tokens.get(id)!.map(({ word }) => word)))
    );
    return { list, isAll: true };
  }

  /** Walks the index from the start of a word, beginning with its entries read so far, and counts matches. */
  async #walkFrom(
    { place, entries, isWhole }: Entries & { place: number },
  ): Promise<Matches<Item>> {
    const firsts: WordEntry[] = distinctBy(entries, (at: WordEntry) => at.id);
    const candidates = this.#ahead(firsts);
    const end = { place, ...entries.at(-1)! };
    const { within } = this.#searched;
    if (this.#words.length === 1 && within === null) {
      return { list: candidates, isAll: isWhole, walk: end };
    }
    const { page, per_page } = this.#query;
    // Within a part every match has to be read, and to count them all would take a thousand records.
    const limits = within === null ? {} : { needed: page * per_page + 1 };
    const { list, isAll, last } = await this.#readMatches(candidates, limits);
    return {
      list,
      isAll: isWhole && isAll,
      walk: isAll ? end : { place, ...last!.entry! },
    };
  }

  /** Continues a walk until it has enough matches. */
  async #walkOn({ place, ...start }: IndexPlace): Promise<Matches<Item>> {
    if (place >= this.#words.length) throw wrongCursor();
    const needed = this.#query.per_page + 1;
    const ranges = this.#words.rangesAt(place);
    const list: Match<Item>[] = [];
    let end: WordEntry = start;
    let mayRead = MAX_READ;
    let isAll = false;
    for (const limit of WALK_LIMITS) {
      const part = await this.#readEntries(ranges, { limit, after: end });
      const found = await this.#readMatches(this.#ahead(part.entries), {
        needed: needed - list.length,
        mayRead,
        ranges,
      });
      list.push(...found.list);
      mayRead -= found.read;
      end = found.isAll ? part.entries.at(-1) ?? end : found.last!.entry!;
      isAll = found.isAll && part.isWhole;
      if (isAll || list.length >= needed || mayRead === 0) break;
    }
    return { list, isAll, walk: { place, ...end } };
  }

  #readEntries(
    ranges: WordRange[],
    options: { limit: number; after?: WordEntry },
  ): Promise<Entries> {
    return readEntries(this.#reader, {
      noun: this.#searched.noun,
      ranges,
      reverse: this.#reverse,
      ...options,
    });
  }

  /** Reads records in batches until enough match or the limit is reached; reports how far it came. */
  async #readMatches(
    candidates: Match<Item>[],
    { needed = Infinity, mayRead = MAX_READ, ranges }: Reading = {},
  ) {
    const list: Match<Item>[] = [];
    const most = Math.min(candidates.length, mayRead);
    let at = 0;
    while (at < most && list.length < needed) {
      const some = candidates.slice(at, Math.min(at + READ_TOGETHER, most));
      const items = await this.#searched.read(some.map(({ id }) => id));
      for (const [index, item] of items.entries()) {
        const match = { ...some[index]!, item };
        if (this.#isMatch(match, ranges)) list.push(match);
      }
      at += some.length;
    }
    const isAll = at === candidates.length;
    return { list, read: at, last: candidates[at - 1], isAll };
  }

  #isMatch({ item, entry }: Match<Item>, ranges?: WordRange[]): boolean {
    if (item == null || !this.#isWithin(item)) return false;
    const tokens = this.#searched.tokens(item);
    return this.#words.matches(tokens) &&
      (ranges === undefined || firstWord(tokens, ranges) === entry?.word);
  }

  #isWithin(item: Item): boolean {
    return this.#searched.within?.holds(item) ?? true;
  }

  /** Returns the entries whose records have not been returned yet. */
  #ahead(entries: WordEntry[]): Match<Item>[] {
    return entries.filter(({ id }) => this.#isAhead(id))
      .map((entry) => ({ id: entry.id, entry }));
  }

  /**
   * Reports whether a record has not been returned yet, neither in order of creation nor as the record of a typed code.
   */
  #isAhead(id: string): boolean {
    const after = this.#cursor?.after ?? null;
    if (this.#searched.typed.includes(id)) return false;
    return after === null || (this.#reverse ? id < after : id > after);
  }
}
