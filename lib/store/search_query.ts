import { fold, joined } from "./fold.ts";
import { cutWord, endingToken } from "./search.ts";

/** Neighbouring words of a query that may be one, such as a tracking code in groups. */
const MAX_TOGETHER = 6;

/** A range of indexed words: from `from` up to, excluding, `to`. */
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
 * Returns the index ranges for a word of the query, alone or joined with its neighbours: words that start with it, or with
 * it and the words before it, and ends of codes that contain it. They are sorted and do not overlap.
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

/** Reports whether the words of a query, alone or joined with neighbours, all start words of a record or end its code. */
export function matchesAll(tokens: Set<string>, words: string[]): boolean {
  // Whether the first n words match.
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

/** Returns the first of a record's words, in index order, within the ranges. */
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

/** Compares words in the store's order: by code points, not UTF-16 units. */
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
