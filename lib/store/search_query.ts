import { fold, stripSymbols } from "../i18n/fold.ts";
import {
  compareWords,
  ENDING_LENGTHS,
  endingToken,
  localTokens,
  NUMBER_DIGITS,
  numberToken,
  toWord,
  withoutTrunkZero,
} from "./search.ts";

/** Maximum adjacent words of a query that are tried as one word, such as a tracking code typed in groups. */
const MAX_TOGETHER = 6;

/** The longest telephone number, with a prefix for calls abroad. */
const MAX_NUMBER_DIGITS = 18;

/** A range of indexed words: from `from` up to but excluding `to`. */
export interface WordRange {
  from: string;
  to: string;
}

/** What index words a word of a query matches: those that begin with it, or only the same one. */
interface Pattern {
  word: string;
  isWhole: boolean;
}

/** Adjacent words of a query read as one word. */
interface Span {
  start: number;
  /** Exclusive. */
  end: number;
  /** Matches the beginning of a word. */
  beginning: Pattern;
  /** Match the ends of codes and of telephone numbers. */
  endings: Pattern[];
}

/** The words of a query, alone or joined with their neighbours, and the index words that match them. */
export class WordQuery {
  readonly #words: string[];
  readonly #spans: Span[];

  constructor(query: string) {
    const folded = joinLongNumbers(withoutTrunkZero(fold(query)));
    this.#words = folded.split(/\s+/).map(stripSymbols)
      .filter((word) => word !== "");
    this.#spans = this.#words.flatMap((_, start) =>
      this.#words.slice(start, start + MAX_TOGETHER).map((_, more) =>
        spanOf(this.#words, start, start + more + 1)
      )
    );
  }

  /** The number of words. */
  get length(): number {
    return this.#words.length;
  }

  /** Returns the places of the words, those of the longest words first. */
  get longestFirst(): number[] {
    return [...this.#words.keys()]
      .sort((a, b) => this.#words[b]!.length - this.#words[a]!.length);
  }

  /**
   * Returns the index ranges that can match the word at `place`, alone or joined with its neighbours. Sorted, without
   * overlaps.
   */
  rangesAt(place: number): WordRange[] {
    const around = this.#spans.filter(({ start, end }) =>
      start <= place && place < end
    );
    const patterns = around.flatMap(({ end, beginning, endings }) =>
      // Words that begin with a longer span also begin with this one.
      end === place + 1 ? [beginning, ...endings] : endings
    );
    const ranges = patterns.map(rangeOf)
      .sort((a, b) => compareWords(a.from, b.from) || compareWords(b.to, a.to));
    return ranges.filter(({ from }, at) =>
      ranges.slice(0, at).every(({ to }) => compareWords(to, from) <= 0)
    );
  }

  /** Reports whether every word of the query, alone or joined with its neighbours, matches one of a record's words. */
  matches(tokens: Set<string>): boolean {
    // readable[n] is whether the first n words match.
    const readable = [true];
    for (const { start, end, beginning, endings } of this.#spans) {
      if (!readable[start] || readable[end]) continue;
      readable[end] = [beginning, ...endings]
        .some((pattern) => isAmong(tokens, pattern));
    }
    return readable[this.length] ?? false;
  }
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

/** Joins the first groups of a telephone number that has too many of them to be tried as one word. */
function joinLongNumbers(folded: string): string {
  return folded.replace(/\d\P{L}+\d/gu, (number) => {
    const groups = number.split(/\s+/).filter((group) => /\d/.test(group));
    const more = groups.length - MAX_TOGETHER;
    const digits = number.replace(/\D/g, "").length;
    if (more <= 0 || digits > MAX_NUMBER_DIGITS) return number;
    const first = groups.slice(0, more + 1).join("");
    return [first, ...groups.slice(more + 1)].join(" ");
  });
}

function spanOf(words: string[], start: number, end: number): Span {
  const joined = words.slice(start, end).join("");
  const beginning = { word: toWord(joined), isWhole: false };
  const endings: Pattern[] = [];
  if (ENDING_LENGTHS.includes(joined.length)) {
    endings.push({ word: endingToken(joined), isWhole: true });
  }
  const number = /^\d+$/.test(joined) ? numberToken(joined) : null;
  if (number !== null) {
    const locals = localTokens(number);
    endings.push(
      { word: number, isWhole: number.length > NUMBER_DIGITS },
      ...locals.map((word) => ({ word, isWhole: true })),
    );
  }
  return { start, end, beginning, endings };
}

function rangeOf({ word, isWhole }: Pattern): WordRange {
  return { from: word, to: isWhole ? `${word}\0` : `${word}\u{10ffff}` };
}

function isAmong(tokens: Set<string>, { word, isWhole }: Pattern): boolean {
  if (tokens.has(word)) return true;
  return !isWhole && [...tokens].some((token) => token.startsWith(word));
}
