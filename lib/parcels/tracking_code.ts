import { plainDigits } from "@/lib/i18n/digits.ts";
import { randomSymbols } from "@/lib/random_symbols.ts";
import { MAX_CODE, MAX_TEXT, MIN_CODE } from "@/lib/fields/constants.ts";

/** A code as it is kept: any dashes, but not dashes alone (decision 13). */
export const CODE_PATTERN = /^-*[A-Za-z0-9][A-Za-z0-9-]*$/;

const NORMAL_CODE = new RegExp(`^[A-Z0-9]{1,${MAX_CODE}}$`);

/** Nearly all are, and need not be made so. */
const PLAIN = /^[A-Za-z0-9-]*$/;

/** Words that stand in the place of a code in an address (decision 13). */
export const RESERVED_CODES: ReadonlySet<string> = new Set([
  "CODE",
  "IMAGE",
  "SEARCH",
  "EVENTS",
  "LIST",
  "CREATE",
]);

/**
 * Returns a code as it was meant: wide letters, dashes and digits of other scripts made plain, without spaces and the
 * invisible marks that texts of two directions bring along when a code is copied out of them (decision 13).
 */
export function plainTrackingCode(text: string): string {
  if (PLAIN.test(text)) return text;
  return plainDigits(text.normalize("NFKC"))
    .replace(/[\s\p{Cf}]/gu, "").replace(/[\p{Pd}\u2212]/gu, "-");
}

/**
 * Returns the one form under which a code is looked up and unique: plain, in capitals and without dashes (decision 13). Null
 * when the text cannot be a code.
 */
export function normalizeTrackingCode(text: string): string | null {
  const code = bare(plainTrackingCode(text));
  return NORMAL_CODE.test(code) && !RESERVED_CODES.has(code) ? code : null;
}

function bare(plainCode: string): string {
  return plainCode.replaceAll("-", "").toUpperCase();
}

/** Returns a normal form with every O read as 0 and every I and L as 1, as readers of handwriting and small print mix them up. */
export function readLookalikes(normalCode: string): string {
  return normalCode.replaceAll("O", "0").replace(/[IL]/g, "1");
}

/** Reports whether a plain code is one of the words that no parcel can have, however it is written. */
export function isReservedCode(plainCode: string): boolean {
  return RESERVED_CODES.has(bare(plainCode));
}

/** Reports whether a text, as a person typed it, has the length and the characters of a code. */
export function canBeCode(text: string): boolean {
  const code = plainTrackingCode(text);
  return code.length >= MIN_CODE && code.length <= MAX_CODE &&
    CODE_PATTERN.test(code);
}

/** In the address of a tracking page. */
const LINKED = /[?&]code=([^&#\s]+)/;
/** No code has them, however it is written. */
const PUNCTUATION = /[!-,.-/:-@[-`{-~]/;

/**
 * Returns the code that is meant by somebody who pastes the link of a tracking page, or a line of a mail with a code in it; any
 * other text as it is (decision 13).
 */
export function pastedCode(text: string): string {
  // To look through more would take long, and nobody pastes more.
  if (text.length > MAX_TEXT || !PUNCTUATION.test(text)) return text;
  const linked = LINKED.exec(text)?.[0].slice(1);
  if (linked !== undefined) return new URLSearchParams(linked).get("code")!;
  const codes = text.split(/\s+/).map(withoutPunctuation).filter((word) =>
    /\d/.test(word) && normalizeTrackingCode(word) !== null
  );
  return codes.length === 1 ? codes[0]! : text;
}

function withoutPunctuation(word: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(word)?.[0] ?? "";
}

const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Makes a code that cannot be guessed, as in WAY-7K2M-9QX4-T3BD: 12 random symbols of Crockford's base32, 60 bits. */
export function generateTrackingCode(prefix = "WAY"): string {
  const symbols = randomSymbols(GROUPS * GROUP_LENGTH);
  return [prefix, ...symbols.match(/.{4}/g)!].join("-");
}

/** How much a symbol of a code says: of a random one, a random digit, and one that repeats or follows the symbol before it. */
const SYMBOL_BITS = 5;
const DIGIT_BITS = Math.log2(10);
const FOLLOWING_BITS = 1;
const SAFE_BITS = 40;

/** Reports whether a code could be found by trying: under 40 bits by its length, its alphabet and its order. What is no code is not. */
export function isGuessableCode(text: string): boolean {
  const code = normalizeTrackingCode(text);
  return code !== null && bitsOf(code) < SAFE_BITS;
}

function bitsOf(code: string): number {
  const own = /^\d+$/.test(code) ? DIGIT_BITS : SYMBOL_BITS;
  let bits = 0;
  for (let at = 0; at < code.length; at++) {
    const step = code.charCodeAt(at) - code.charCodeAt(at - 1);
    bits += step === 0 || step === 1 ? FOLLOWING_BITS : own;
  }
  return bits;
}
