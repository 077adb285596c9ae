import type { Entry, Key, Kv, ListOptions, ListSelector } from "./kv.ts";
import { compareWords, searchKey } from "./search.ts";
import type { WordRange } from "./search_query.ts";

/** The size of the first read, when the number of words in a stretch is still unknown. */
const FIRST_READ = 32;

/** Entries first read from each stretch, in parallel. Rare words have no more than these. */
const BEGINNING = 10;

/** An entry of the index: a word and a record that has it. */
export interface WordEntry {
  word: string;
  id: string;
}

/** Reads entries of the store. */
export interface EntryReader {
  list(range: ListSelector, options: ListOptions): Promise<Entry<unknown>[]>;
}

/** Returns a reader that makes each read once, because the words of a query share ranges. */
export function readOnce(kv: Kv): EntryReader {
  const reads = new Map<string, Promise<Entry<unknown>[]>>();
  return {
    list(range, options) {
      const name = JSON.stringify([range, options]);
      const read = reads.get(name) ?? kv.list(range, options);
      reads.set(name, read);
      return read;
    },
  };
}

interface EntriesQuery {
  noun: string;
  /** In the order of the index, without overlaps. */
  ranges: WordRange[];
  /** The entry to start after; by default the walk starts at the beginning. */
  after?: WordEntry | undefined;
  /** Maximum entries to read. */
  limit: number;
  /** Whether newer records of a word come first. */
  reverse: boolean;
}

/** Entries of the index in the order of a walk. */
export interface Entries {
  entries: WordEntry[];
  /** False when there may be more. */
  isWhole: boolean;
}

/**
 * Reads index entries word by word, and within a word in order of creation or the reverse. With a limit of 100 or more,
 * the result is empty only if there are no entries.
 */
export async function readEntries(
  kv: EntryReader,
  { noun, ranges, after, limit, reverse }: EntriesQuery,
): Promise<Entries> {
  const entries: WordEntry[] = [];
  const stretches = ranges.flatMap((range) =>
    stretchesOf(range, { noun, after, reverse })
  );
  const read = (stretch: Stretch, limit: number) =>
    reverse && !stretch.isOneWord
      ? readWordByWord(kv, noun, stretch, limit)
      : readStraight(kv, stretch, { limit, reverse });
  const beginnings = await Promise.all(
    stretches.map((stretch) => read(stretch, BEGINNING)),
  );
  for (const [at, stretch] of stretches.entries()) {
    const left = limit - entries.length;
    const beginning = beginnings[at]!;
    const isKnown = beginning.isWhole && beginning.entries.length < left;
    const part = isKnown ? beginning : await read(stretch, left);
    entries.push(...part.entries);
    if (!part.isWhole) return { entries, isWhole: false };
  }
  return { entries, isWhole: true };
}

/** A stretch of the index. */
interface Stretch {
  start: Key;
  end: Key;
  isOneWord: boolean;
}

/** Returns the stretches of a range after an entry: the first word or the rest of it, and the words after it. */
function stretchesOf(
  { from, to }: WordRange,
  { noun, after, reverse }: Pick<EntriesQuery, "noun" | "after" | "reverse">,
): Stretch[] {
  const isStarted = after !== undefined && compareWords(after.word, from) >= 0;
  if (isStarted && compareWords(after.word, to) >= 0) return [];
  const word = isStarted ? after.word : from;
  const next = searchKey(noun, textAfter(word));
  // A query is usually a whole word, and its newest entries can be read in one request.
  const own = { start: searchKey(noun, word), end: next, isOneWord: true };
  if (isStarted && reverse) own.end = searchKey(noun, word, after.id);
  if (isStarted && !reverse) {
    own.start = searchKey(noun, word, textAfter(after.id));
  }
  if (to === textAfter(from)) return [own];
  return [own, { start: next, end: searchKey(noun, to), isOneWord: false }];
}

async function readStraight(
  kv: EntryReader,
  { start, end }: Stretch,
  options: { limit: number; reverse: boolean },
): Promise<Entries> {
  const found = await kv.list({ start, end }, options);
  return { entries: found.map(entryOf), isWhole: found.length < options.limit };
}

/**
 * Reads words in order, each with its newest entries first. A read of the store has one direction, so the beginning is
 * read forwards and each word is reversed, and the rest of the last word is read backwards.
 */
async function readWordByWord(
  kv: EntryReader,
  noun: string,
  { start, end }: Stretch,
  limit: number,
): Promise<Entries> {
  const entries: WordEntry[] = [];
  for (let size = FIRST_READ;; size *= 2) {
    const most = Math.min(size, limit - entries.length);
    const read = (await kv.list({ start, end }, { limit: most })).map(entryOf);
    if (read.length < most) {
      return { entries: [...entries, ...sortNewestFirst(read)], isWhole: true };
    }
    const { word, id } = read.at(-1)!;
    const oldest = read.filter((entry) => entry.word === word);
    entries.push(...sortNewestFirst(read.slice(0, -oldest.length)));
    start = searchKey(noun, textAfter(word));
    const rest = {
      start: searchKey(noun, word, textAfter(id)),
      end: start,
      isOneWord: true,
    };
    const left = limit - entries.length - oldest.length;
    const newest = left === 0
      ? { entries: [], isWhole: false }
      : await readStraight(kv, rest, { limit: left, reverse: true });
    entries.push(...newest.entries);
    if (!newest.isWhole) return { entries, isWhole: false };
    entries.push(...oldest.toReversed());
  }
}

function sortNewestFirst(entries: WordEntry[]): WordEntry[] {
  return [...Map.groupBy(entries, ({ word }) => word).values()].flatMap(
    (ofOneWord) => ofOneWord.toReversed(),
  );
}

/** Returns the first text that sorts after `text`. */
function textAfter(text: string): string {
  return `${text}\0`;
}

function entryOf({ key }: Entry<unknown>): WordEntry {
  return { word: String(key.at(-2)), id: String(key.at(-1)) };
}
