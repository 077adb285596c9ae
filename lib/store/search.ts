import type { z } from "zod";
import { type Meaning, namesOf } from "@/lib/fields/meaning.ts";
import { fold, foldDigraphs, stripSymbols } from "../i18n/fold.ts";
import type { Key } from "./kv.ts";

/** Maximum indexed length of a word and number of words, so that keys and commits stay within KV's limits. */
const MAX_WORD_LENGTH = 40;
const MAX_RECORD_WORDS = 100;

/** Lengths of the indexed endings of a tracking code. */
export const ENDING_LENGTHS = [4, 5, 6, 7, 8];

/** Marks that no other word begins with: endings of codes match only as a whole; numbers are stored backwards. */
const ENDING = "-";
const NUMBER = "+";

/** How many of a telephone number's last digits are compared, and how many a query needs at least. */
export const NUMBER_DIGITS = 9;
const MIN_NUMBER_DIGITS = 7;

/** Returns the index word of a folded text without symbols. */
export function toWord(folded: string): string {
  // A surrogate pair must not be split.
  return foldDigraphs(folded.slice(0, MAX_WORD_LENGTH).toWellFormed());
}

/** Returns the folded parts of a text between symbols and spaces. */
function partsOf(folded: string): string[] {
  return folded.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== "");
}

/** Returns the parts of a compound, each joined with the parts after it. */
function restsOf(parts: string[]): string[] {
  return parts.map((_, at) => parts.slice(at).join(""));
}

/** Returns the index words of texts; "a@b.com" has a, b, com, abcom and bcom. */
export function tokensOf(texts: (string | null)[]): Set<string> {
  const tokens = new Set<string>();
  for (const word of texts.flatMap((text) => fold(text ?? "").split(/\s+/))) {
    const parts = partsOf(word);
    for (const token of [...parts, ...restsOf(parts)]) {
      if (tokens.size === MAX_RECORD_WORDS) return tokens;
      tokens.add(toWord(token));
    }
  }
  return tokens;
}

/**
 * Returns each text as one word without punctuation and spaces, for e-mail addresses and numbers. These match by
 * prefix.
 */
export function wholeTokens(texts: (string | null)[]): string[] {
  return texts.map((text) => toWord(stripSymbols(fold(text ?? ""))))
    .filter((token) => token !== "");
}

/** Separates letters from a number of at least four digits, which people say alone. */
const GROUPS = /(?<=\p{L})(?=\d{4})/u;

/** Returns the indexed words of a tracking code: from the start of each of its groups, and its last 4 to 8 characters. */
export function codeTokens(code: string): string[] {
  const parts = partsOf(fold(code)).flatMap((part) => part.split(GROUPS));
  const rests = restsOf(parts);
  const [whole = ""] = rests;
  const endings = ENDING_LENGTHS.filter((length) => length < whole.length)
    .map((length) => whole.slice(-length));
  return [...rests.map(toWord), ...endings.map(endingToken)];
}

/** Returns the index word for an ending of a folded code. */
export function endingToken(ending: string): string {
  return ENDING + toWord(ending);
}

/** Returns the index words of the telephone numbers in a text. */
export function numberTokens(text: string | null): string[] {
  return numbersIn(fold(text ?? "")).map(numberToken)
    .filter((token) => token !== null);
}

/**
 * Returns the index word for the end of a telephone number: its last nine digits without leading zeros, backwards; null
 * for fewer than seven. A number matches another one whose word begins with its own.
 */
export function numberToken(digits: string): string | null {
  const end = digits.slice(-NUMBER_DIGITS).replace(/^0+/, "");
  if (end.length < MIN_NUMBER_DIGITS) return null;
  return NUMBER + [...end].reverse().join("");
}

/**
 * Returns the index words of local numbers, without an area code, that equal the last digits of the number with this
 * word.
 */
export function localTokens(token: string): string[] {
  return Array.from(
    { length: token.length - 1 - MIN_NUMBER_DIGITS },
    (_, more) => token.slice(0, 1 + MIN_NUMBER_DIGITS + more),
  );
}

/** Drops the zero of "+49 (0) 30", which belongs to either the country code or the area code. */
export function withoutTrunkZero(folded: string): string {
  return folded.replace(/(?<=\d\s*)\(0+\)(?=[\s\d])/g, "");
}

/** Returns the digits of each number in a folded text. A slash separates two numbers, or parts of one. */
function numbersIn(folded: string): string[] {
  const texts = withoutTrunkZero(folded).split(/[,;|\p{L}]+|(?=\+)/u);
  return texts.flatMap((text) => {
    const parts = text.split("/").map((part) => part.replace(/\D/g, ""));
    const areWhole = parts.every(({ length }) => length >= MIN_NUMBER_DIGITS);
    return areWhole ? parts : [parts.join("")];
  });
}

/** Derives the searched fields and the index words of records from the field meanings in a schema. */
export function defineSearch(schema: z.ZodObject) {
  const named = (...kinds: Meaning["searched"][]) =>
    namesOf(
      schema,
      ({ searched }) => searched !== undefined && kinds.includes(searched),
    );
  const codes = named("code");
  const numbers = named("phone");
  const whole = named("whole", "both", "phone");
  const names = named("name");
  const texts = named("words", "both", "phone");
  return {
    search_keys: named("code", "whole", "both", "phone", "name", "words"),
    words(item: object): Set<string> {
      const values = new Map<string, string | null>(Object.entries(item));
      const of = (names: string[]) =>
        names.map((name) => values.get(name) ?? null);
      // If there are too many words, those of the longest texts are left out.
      const others = of(texts).toSorted((one, other) =>
        (one?.length ?? 0) - (other?.length ?? 0)
      );
      return firstWords([
        ...of(codes).flatMap((code) => code === null ? [] : codeTokens(code)),
        ...of(numbers).flatMap(numberTokens),
        ...wholeTokens(of(whole)),
        ...tokensOf(of(names)),
        ...tokensOf(others),
      ]);
    },
  };
}

/** Returns as many of the words as a record may have. */
export function firstWords(words: string[]): Set<string> {
  return new Set([...new Set(words)].slice(0, MAX_RECORD_WORDS));
}

/** Returns the key of a word in a noun's index or, with an id, of its entry for a record. */
export function searchKey(noun: string, ...wordAndId: string[]): Key {
  return ["search", noun, ...wordAndId];
}

/** Compares words in the store's order: by code points, not UTF-16 units. */
export function compareWords(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return (one.codePointAt(at) ?? -1) - (other.codePointAt(at) ?? -1);
}
