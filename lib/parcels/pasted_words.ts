import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { GS1_VALUE } from "./clean_paste.ts";
import { normalizeTrackingCode } from "./tracking_code.ts";

/** A word of a pasted text that may be a code. */
export interface PastedWord {
  /** What the code may be, the likeliest first. */
  readings: string[];
  /** Whether the word is a code only if it leads to a parcel: a number of a list, "No.", the words around a link. */
  isAside: boolean;
}

/** The length of numbers in groups that are a code of their own within a sentence. */
const MIN_RUN = 12;

/** Returns the codes that several words may be together: all, those that are not aside, the run of those with digits. */
export function wholesOf(words: PastedWord[]): string[] {
  if (words.length < 2) return [];
  const own = words.filter(({ isAside }) => !isAside);
  const join = (some: PastedWord[], at = 0) =>
    some.map(({ readings }) => readings.at(at)!).join(" ");
  const wholes = [join(words), join(words, -1), join(own)];
  const run = firstRun(words);
  const others = words.filter((word) => !run.includes(word));
  if (join(run).length >= MIN_RUN && isSentence(others)) wholes.push(join(run));
  const singles = new Set(words.flatMap(({ readings }) => readings));
  return withCodes(wholes).filter((whole) => !singles.has(whole));
}

/** Reports whether words are a text around a code, not groups of it. */
export function isSentence(words: PastedWord[]): boolean {
  return words.length > 1 ||
    words.some(({ readings }) => /\p{L}{4}/u.test(readings[0]!));
}

/** Returns the first words in a row that have digits. */
function firstRun(words: PastedWord[]): PastedWord[] {
  const run = words.slice(Math.max(0, words.findIndex(isNumeric)));
  const end = run.findIndex((word) => !isNumeric(word));
  return end < 0 ? run : run.slice(0, end);
}

function isNumeric({ readings }: PastedWord): boolean {
  return hasDigit(readings[0]!);
}

/** Returns the texts that can be codes, each once. */
export function withCodes(texts: string[]): string[] {
  return [...new Set(texts)].filter((text) =>
    text.length <= MAX_TEXT && normalizeTrackingCode(text) !== null
  );
}

/** Reports whether a text has a digit; cleaned texts have no others than 0 to 9. */
export function hasDigit(text: string): boolean {
  return /\d/.test(text);
}

/** Returns what a word may be without the punctuation around it; none if it has no letters and digits. */
export function readingsOf(word: string): string[] {
  if (word.length > MAX_TEXT) return [cutWord(word)];
  const plain = withoutPunctuation(word);
  if (plain === "") return [];
  const [identifier, value] = plain.split(GS1_VALUE);
  return value ? [identifier + value, value] : [identifier!];
}

/** Truncates a word so that a list of words fits into the store. The ellipsis prevents it from matching a code. */
export function cutWord(word: string): string {
  return word.length > MAX_TEXT
    ? `${word.slice(0, MAX_TEXT).toWellFormed()}…`
    : word;
}

function withoutPunctuation(word: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/u.exec(word)?.[0] ?? "";
}
