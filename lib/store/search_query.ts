import { fold, joined } from "./fold.ts";
import { cutWord, endingToken } from "./search.ts";

/** How many neighbouring words may be one that was written apart, as a tracking code in groups is. */
const MAX_TOGETHER = 6;

/** Some neighbouring words of the index: all from `from` and before `to`. */
export interface WordRange {
  from: string;
  to: string;
}

/** Returns the words of a query. */
export function queryWords(query: string): string[] {
  return fold(query).split(/\s+/).map((word) => cutWord(joined(word)))
    .filter((word) => word !== "");
}

/**
 * Returns the ranges of the index that hold a word of every record which the query's word at this place can stand for, by
 * itself or together with its neighbours: what begins with it, or with it and words before it, and the ends of codes that it
 * is a part of. They are in the order of the index and do not overlap.
 */
export function rangesAt(words: string[], place: number): WordRange[] {
  const ranges: WordRange[] = [];
  const first = Math.max(0, place - MAX_TOGETHER + 1);
  for (let start = first; start <= place; start++) {
    const beginning = together(words, start, place + 1);
    ranges.push({ from: beginning, to: `${beginning}\u{10ffff}` });
    const last = Math.min(words.length, start + MAX_TOGETHER);
    for (let end = place + 1; end <= last; end++) {
      const ending = endingToken(together(words, start, end));
      if (ending !== null) ranges.push({ from: ending, to: `${ending}\0` });
    }
  }
  ranges.sort((a, b) => compareWords(a.from, b.from));
  return ranges.filter(({ from }, at) =>
    at === 0 ||
    ranges.slice(0, at).every(({ to }) => compareWords(to, from) <= 0)
  );
}

/**
 * Checks whether the words of a query, each by itself or some neighbours as one, all begin words of a record or are the end of
 * its code.
 */
export function matchesAll(tokens: Set<string>, words: string[]): boolean {
  // Whether the first so many words can be read so.
  const readable = [true];
  for (let end = 1; end <= words.length; end++) {
    let start = end;
    const first = Math.max(0, end - MAX_TOGETHER);
    do start--; while (
      start >= first &&
      !(readable[start] && isKnown(tokens, together(words, start, end)))
    );
    readable.push(start >= first);
  }
  return readable.at(-1)!;
}

/** Returns the first of a record's words, in the order of the index, that lies in one of the ranges. */
export function firstWord(
  tokens: Set<string>,
  ranges: WordRange[],
): string | undefined {
  return [...tokens].filter((token) =>
    ranges.some(({ from, to }) =>
      compareWords(from, token) <= 0 && compareWords(token, to) < 0
    )
  ).sort(compareWords)[0];
}

/** Compares words as the store orders its keys, by code points and not by the halves of them. */
export function compareWords(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return (one.codePointAt(at) ?? -1) - (other.codePointAt(at) ?? -1);
}

function together(words: string[], start: number, end: number): string {
  return cutWord(words.slice(start, end).join(""));
}

function isKnown(tokens: Set<string>, word: string): boolean {
  const ending = endingToken(word);
  return (ending !== null && tokens.has(ending)) ||
    [...tokens].some((token) => token.startsWith(word));
}
