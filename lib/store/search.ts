import type { z } from "zod";
import { type Meaning, namesOf } from "@/lib/fields/meaning.ts";
import { fold, stripSymbols } from "../i18n/fold.ts";
import type { Key } from "./kv.ts";

/** Maximum indexed length of a word and number of words, so that keys and commits stay within KV's limits. */
const MAX_WORD_LENGTH = 40;
const MAX_RECORD_WORDS = 100;

/** Lengths of the indexed endings of a tracking code. Endings carry a mark, because they match only as a whole. */
const ENDING_LENGTHS = [4, 5, 6, 7, 8];
const ENDING = "-";

/** Maximum adjacent words of a query that are tried as one word, such as a tracking code typed in groups. */
const MAX_TOGETHER = 6;

/** A range of indexed words: from `from` up to but excluding `to`. */
export interface WordRange {
  from: string;
  to: string;
}

/** Returns the index words of texts; "a@b.com" has a, b, com, abcom and bcom. */
export function tokensOf(texts: (string | null)[]): Set<string> {
  const tokens = new Set<string>();
  for (const word of texts.flatMap((text) => fold(text ?? "").split(/\s+/))) {
    const parts = word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "");
    const rests = parts.map((_, at) => parts.slice(at).join(""));
    for (const token of [...parts, ...rests]) {
      if (tokens.size === MAX_RECORD_WORDS) return tokens;
      tokens.add(cutWord(token));
    }
  }
  return tokens;
}

/**
 * Returns each text as one word without punctuation and spaces, for e-mail addresses and numbers. These match by
 * prefix.
 */
export function wholeTokens(texts: (string | null)[]): string[] {
  return texts.map((text) => cutWord(stripSymbols(fold(text ?? ""))))
    .filter((token) => token !== "");
}

/** Returns the indexed words of a tracking code: the whole and its last 4 to 8 characters. */
export function codeTokens(code: string): string[] {
  const whole = stripSymbols(fold(code));
  const endings = ENDING_LENGTHS.filter((length) => length < whole.length);
  return [whole, ...endings.map((length) => ENDING + whole.slice(-length))];
}

/** Derives the searched fields and the index words of records from the field meanings in a schema. */
export function defineSearch(schema: z.ZodObject) {
  const named = (...kinds: Meaning["searched"][]) =>
    namesOf(
      schema,
      ({ searched }) => searched !== undefined && kinds.includes(searched),
    );
  const codes = named("code");
  const whole = named("whole", "both");
  const texts = named("words", "both");
  return {
    search_keys: named("code", "whole", "both", "words"),
    words(item: object): Set<string> {
      const values = new Map<string, string | null>(Object.entries(item));
      const of = (names: string[]) =>
        names.map((name) => values.get(name) ?? null);
      return new Set([
        ...of(codes).flatMap((code) => code === null ? [] : codeTokens(code)),
        ...wholeTokens(of(whole)),
        ...tokensOf(of(texts)),
      ]);
    },
  };
}

/** Returns the key of a word in a noun's index or, with an id, of its entry for a record. */
export function searchKey(noun: string, ...wordAndId: string[]): Key {
  return ["search", noun, ...wordAndId];
}

/** Returns the words of a query. */
export function queryWords(query: string): string[] {
  return fold(query).split(/\s+/).map((word) => cutWord(stripSymbols(word)))
    .filter((word) => word !== "");
}

/**
 * Returns the index ranges that can match the query's word at `place`: index words that start with it, or with it joined to
 * the preceding words; and endings of codes that equal consecutive words of the query. Sorted, without overlaps.
 */
export function rangesAt(words: string[], place: number): WordRange[] {
  const ranges: WordRange[] = [];
  const first = Math.max(0, place - MAX_TOGETHER + 1);
  for (let start = first; start <= place; start++) {
    const beginning = joinWords(words, start, place + 1);
    ranges.push({ from: beginning, to: `${beginning}\u{10ffff}` });
    const last = Math.min(words.length, start + MAX_TOGETHER);
    for (let end = place + 1; end <= last; end++) {
      const ending = endingToken(joinWords(words, start, end));
      if (ending !== null) ranges.push({ from: ending, to: `${ending}\0` });
    }
  }
  ranges.sort((a, b) => compareWords(a.from, b.from));
  return ranges.filter(({ from }, at) =>
    ranges.slice(0, at).every(({ to }) => compareWords(to, from) <= 0)
  );
}

/**
 * Reports whether every word of a query, alone or joined with its neighbours, is a prefix of a record's word or an
 * ending of its code.
 */
export function matchesAll(tokens: Set<string>, words: string[]): boolean {
  // readable[n] is whether the first n words match.
  const readable = [true];
  for (let end = 1; end <= words.length; end++) {
    readable.push(
      readable.some((isReadable, start) =>
        isReadable && start >= end - MAX_TOGETHER &&
        isKnown(tokens, joinWords(words, start, end))
      ),
    );
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

function joinWords(words: string[], start: number, end: number): string {
  return cutWord(words.slice(start, end).join(""));
}

function isKnown(tokens: Set<string>, word: string): boolean {
  const ending = endingToken(word);
  return (ending !== null && tokens.has(ending)) ||
    [...tokens].some((token) => token.startsWith(word));
}

/** Truncates a word for the index without splitting a surrogate pair. */
function cutWord(word: string): string {
  return word.slice(0, MAX_WORD_LENGTH).toWellFormed();
}

/** Returns the index word for the ending of a tracking code; null for a text that is too short or too long. */
function endingToken(end: string): string | null {
  return ENDING_LENGTHS.includes(end.length) ? ENDING + end : null;
}
