import { type Key, type Kv, type Transaction } from "@/lib/kv.ts";
import type { SearchQuery } from "@/lib/schemas/paging.ts";
import { fold, joined } from "./fold.ts";

/** How many entries of a word a search looks at. */
const MAX_ENTRIES = 1000;
/** How many records are read at once to look at their words. */
const CHECKED_TOGETHER = 50;
/** How much of a record's texts it is found by, so that keys and commits stay within what the store takes. */
const MAX_WORD_LENGTH = 40;
const MAX_RECORD_WORDS = 100;
/** How many words of a query are looked up; the record itself is asked for the others. */
const MAX_LOOKED_UP = 10;

/** The ends of a tracking code that are known by themselves; they are marked, because a part of one is nothing. */
const ENDING_LENGTHS = [4, 5, 6, 7, 8];
const ENDING = "-";

/** Gives the words of a text that a search finds it by; "a@b.com" is a, b and com, and abcom and bcom. */
export function tokensOf(texts: (string | null)[]): Set<string> {
  const tokens = new Set<string>();
  for (const word of texts.flatMap((text) => fold(text ?? "").split(/\s+/))) {
    const parts = word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "");
    const rests = parts.map((_, at) => parts.slice(at).join(""));
    for (const token of [...parts, ...rests]) {
      if (tokens.size === MAX_RECORD_WORDS) return tokens;
      tokens.add(token.slice(0, MAX_WORD_LENGTH));
    }
  }
  return tokens;
}

/** Gives the texts as single words, whatever signs and spaces are in them: of an address or a number the beginning is known. */
export function wholeTokens(texts: (string | null)[]): string[] {
  return texts.map((text) => joined(fold(text ?? "")).slice(0, MAX_WORD_LENGTH))
    .filter((token) => token !== "");
}

/** Gives what a tracking code is found by: the whole of it and its last 4 to 8 characters. */
export function codeTokens(code: string): string[] {
  const whole = joined(fold(code));
  const endings = ENDING_LENGTHS.filter((length) => length < whole.length);
  return [whole, ...endings.map((length) => ENDING + whole.slice(-length))];
}

const NO_TOKENS: ReadonlySet<string> = new Set();

/**
 * Writes the difference of two sets of words into the index of a noun, in the record's own commit. A new record has none
 * before, a removed one none after.
 */
export function indexTokens(
  tx: Transaction,
  record: { noun: string; id: string },
  { before = NO_TOKENS, after = NO_TOKENS }: {
    before?: ReadonlySet<string> | undefined;
    after?: ReadonlySet<string>;
  },
): void {
  for (const token of before) {
    if (!after.has(token)) tx.delete(tokenKey(record, token));
  }
  for (const token of after) {
    if (!before.has(token)) tx.set(tokenKey(record, token), 0);
  }
}

/** How a search looks at a record of a noun. */
export interface Searched<Item> {
  read: (id: string) => Promise<Item | null>;
  /** Gives the words that the record is found by. */
  tokens: (item: Item) => Set<string>;
}

/**
 * Finds the ids of the records that have, for every word of the query, a word that begins with it; in the order asked
 * for. Of a word that more than 1,000 entries begin with only so many are looked at, by the alphabet and then by age from
 * the end that the order begins with; the record itself has the last word.
 */
export async function findIds<Item>(
  kv: Kv,
  noun: string,
  { query, read, tokens }: Searched<Item> & {
    query: Pick<SearchQuery, "search" | "order">;
  },
): Promise<string[]> {
  const reverse = query.order !== "oldest";
  const words = queryWords(query.search);
  const lookedUp = words.slice(0, MAX_LOOKED_UP);
  const lists = await Promise.all(
    lookedUp.map((word) => readPostings(kv, { noun, word, reverse })),
  );
  // A list that was cut names a part of its records only: it decides when no other can.
  const [shortest, ...others] = lists.toSorted((a, b) =>
    Number(b.isWhole) - Number(a.isWhole) || a.ids.size - b.ids.size
  );
  if (shortest === undefined) return [];
  const whole = others.filter((list) => list.isWhole);
  const candidates = [...shortest.ids].filter((id) =>
    whole.every((list) => list.ids.has(id))
  );
  candidates.sort();
  if (reverse) candidates.reverse();
  if (whole.length === words.length - 1) return candidates;
  const matches: string[] = [];
  for (let at = 0; at < candidates.length; at += CHECKED_TOGETHER) {
    const some = candidates.slice(at, at + CHECKED_TOGETHER);
    const items = await Promise.all(some.map(read));
    matches.push(...some.filter((_, index) => {
      const item = items[index];
      return item != null && matchesAll(tokens(item), words);
    }));
  }
  return matches;
}

/** Tells whether every word begins one of the tokens or is the end of the code among them. */
function matchesAll(tokens: Set<string>, words: string[]): boolean {
  return words.every((word) =>
    tokens.has(ENDING + word) ||
    [...tokens].some((token) => token.startsWith(word))
  );
}

interface Postings {
  ids: Set<string>;
  /** False when there were more entries than a search looks at. */
  isWhole: boolean;
}

async function readPostings(
  kv: Kv,
  { noun, word, reverse }: { noun: string; word: string; reverse: boolean },
): Promise<Postings> {
  const options = { limit: MAX_ENTRIES + 1, reverse };
  const beginning = {
    start: ["search", noun, word],
    end: ["search", noun, `${word}\u{10ffff}`],
  };
  const [begun, ended] = await Promise.all([
    kv.list(beginning, options),
    kv.list({ prefix: ["search", noun, ENDING + word] }, options),
  ]);
  const entries = [...ended, ...begun];
  const ids = entries.slice(0, MAX_ENTRIES).map(({ key }) =>
    String(key.at(-1))
  );
  return { ids: new Set(ids), isWhole: entries.length <= MAX_ENTRIES };
}

function queryWords(query: string): string[] {
  return fold(query).split(/\s+/).map((word) =>
    joined(word).slice(0, MAX_WORD_LENGTH)
  )
    .filter((word) => word !== "");
}

function tokenKey(
  { noun, id }: { noun: string; id: string },
  token: string,
): Key {
  return ["search", noun, token, id];
}
