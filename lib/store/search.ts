import type { Key } from "./kv.ts";
import { fold, joined } from "./fold.ts";

/** Maximum indexed length of a word and number of words, so that keys and commits stay within KV's limits. */
const MAX_WORD_LENGTH = 40;
const MAX_RECORD_WORDS = 100;

/** Lengths of the indexed ends of a tracking code. They are marked, because prefixes of them match nothing. */
const ENDING_LENGTHS = [4, 5, 6, 7, 8];
const ENDING = "-";

/** Truncates a word for the index without splitting a surrogate pair. */
export function cutWord(word: string): string {
  return word.slice(0, MAX_WORD_LENGTH).toWellFormed();
}

/** Returns the indexed word for the end of a tracking code, or null for a text that is too short or too long. */
export function endingToken(end: string): string | null {
  return ENDING_LENGTHS.includes(end.length) ? ENDING + end : null;
}

/** Returns the indexed words of texts; "a@b.com" gives a, b and com, and abcom and bcom. */
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
 * Returns each text as one word without punctuation and spaces, for addresses and numbers, which match by their beginning.
 */
export function wholeTokens(texts: (string | null)[]): string[] {
  return texts.map((text) => cutWord(joined(fold(text ?? ""))))
    .filter((token) => token !== "");
}

/** Returns the indexed words of a tracking code: the whole and its last 4 to 8 characters. */
export function codeTokens(code: string): string[] {
  const whole = joined(fold(code));
  const endings = ENDING_LENGTHS.filter((length) => length < whole.length);
  return [whole, ...endings.map((length) => ENDING + whole.slice(-length))];
}

/** Returns the key of a word in a noun's index, or of its entry for a record. */
export function searchKey(noun: string, word: string, id?: string): Key {
  const key = ["search", noun, word];
  return id === undefined ? key : [...key, id];
}
