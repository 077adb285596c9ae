import type { Key, Transaction } from "./kv.ts";
import { fold, joined } from "./fold.ts";

/** How much of a record's texts it is found by, so that keys and commits stay within what the store takes. */
const MAX_WORD_LENGTH = 40;
const MAX_RECORD_WORDS = 100;

/** The ends of a tracking code that are known by themselves; they are marked, because a part of one is nothing. */
const ENDING_LENGTHS = [4, 5, 6, 7, 8];
const ENDING = "-";

/** Returns a word as the index holds it: no longer than it takes, and without the half character that a cut may leave. */
export function cutWord(word: string): string {
  return word.slice(0, MAX_WORD_LENGTH).toWellFormed();
}

/** Returns the word of the index for the end of a tracking code, or null for a text that is too short or too long. */
export function endingToken(end: string): string | null {
  return ENDING_LENGTHS.includes(end.length) ? ENDING + end : null;
}

/** Returns the words of a text that a search finds it by; "a@b.com" is a, b and com, and abcom and bcom. */
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

/** Returns the texts as single words, whatever signs and spaces are in them: of an address or a number the beginning is known. */
export function wholeTokens(texts: (string | null)[]): string[] {
  return texts.map((text) => cutWord(joined(fold(text ?? ""))))
    .filter((token) => token !== "");
}

/** Returns what a tracking code is found by: the whole of it and its last 4 to 8 characters. */
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
  { noun, id }: { noun: string; id: string },
  { before = NO_TOKENS, after = NO_TOKENS }: {
    before?: ReadonlySet<string> | undefined;
    after?: ReadonlySet<string>;
  },
): void {
  for (const token of before) {
    if (!after.has(token)) tx.delete(searchKey(noun, token, id));
  }
  for (const token of after) {
    if (!before.has(token)) tx.set(searchKey(noun, token, id), 0);
  }
}

/** Returns the key of a word in the index of a noun, or of the entry that leads from it to a record. */
export function searchKey(noun: string, word: string, id?: string): Key {
  const key = ["search", noun, word];
  return id === undefined ? key : [...key, id];
}
