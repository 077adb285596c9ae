import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { type PastedPart, readPasted } from "./pasted_text.ts";
import { hasDigit, isSentence, type PastedWord } from "./pasted_words.ts";
import { normalizeTrackingCode } from "./tracking_code.ts";

/** Matches codes in their usual form. */
const PLAIN = /^[A-Za-z0-9-]*$/;
/** Wrapped links are longer than texts. */
const MAX_PASTE = 10 * MAX_TEXT;
/** The length of a code that is recognized within a sentence. */
const MIN_OWN = 8;

/**
 * Returns the code that a typed or pasted text means: the first one of several, that of a link before others. At most two: a second
 * one if the first reading, such as all words together, leads to no parcel. A text without a code is returned as it is.
 */
export function typedCodes(text: string): string[] {
  if (PLAIN.test(text) || text.length > MAX_PASTE) return [text];
  const parts = readPasted(text);
  const link = parts.find(({ isLink }) => isLink);
  if (link !== undefined) return link.words[0]!.readings;
  const codes = parts.flatMap((part) => codesOf(part, parts.length === 1));
  const numbered = codes.filter(([code]) => hasDigit(code!));
  const longest = Math.max(...numbered.map(lengthOf));
  // Other numbers in a text, such as days and quantities, are shorter.
  const code = numbered.find((code) => lengthOf(code) >= longest / 2) ??
    codes[0];
  const isWord = codes.length === 1 && !/\s/.test(code![0]!);
  return code !== undefined && (numbered.length > 0 || isWord) ? code : [text];
}

function lengthOf(readings: string[]): number {
  return normalizeTrackingCode(readings.at(-1)!)?.length ?? 0;
}

/** Returns the possible codes of a part, each with up to two readings. */
function codesOf(
  { wholes, words }: PastedPart,
  isOnly: boolean,
): string[][] {
  const own = words.filter(({ isAside }) => !isAside);
  const others = own.filter(({ readings }) => !hasDigit(readings[0]!));
  const isText = !isOnly && isSentence(others);
  if (isText || wholes.length === 0) {
    const run = wholes.find((whole) => whole.split(" ").every(hasDigit));
    return run === undefined ? own.map(({ readings }) => readings) : [[run]];
  }
  const end = words.findIndex(({ isAside }, at) => isAside && at > 0);
  const first = words.slice(0, Math.max(0, end))
    .map(({ readings }) => readings[0]!);
  const inner = first.some(hasDigit)
    ? first.join(" ")
    : wholes.length > 1
    ? wholes.at(-1)!
    : codeInSentence(own);
  return [inner === null ? [wholes[0]!] : [wholes[0]!, inner]];
}

/** Returns the only word with digits among words that are a sentence, or null. */
function codeInSentence(words: PastedWord[]): string | null {
  const { numbers = [], others = [] } = Object.groupBy(
    words,
    ({ readings }) => hasDigit(readings[0]!) ? "numbers" : "others",
  );
  const code = numbers[0]?.readings[0] ?? "";
  // The others are set aside.
  if (words.length === 1) return code || null;
  const isOwn = numbers.length === 1 && /\p{L}/u.test(code) &&
    code.length >= MIN_OWN;
  return isOwn && isSentence(others) ? code : null;
}
