import { plainDigits } from "@/lib/i18n/fold.ts";
import { randomSymbols } from "@/lib/random_symbols.ts";
import { MAX_CODE, MIN_CODE } from "@/lib/fields/constants.ts";
import type { Key } from "@/lib/store/types.ts";
import type { StoredParcel } from "./store.ts";

/** Matches a stored code: letters and digits with dashes anywhere, but not dashes alone. */
export const CODE_PATTERN = /^-*[A-Za-z0-9][A-Za-z0-9-]*$/;

const NORMAL_CODE = new RegExp(`^[A-Z0-9]{1,${MAX_CODE}}$`);

/** Matches codes that need no normalizing, which nearly all are. */
const PLAIN = /^[A-Za-z0-9-]*$/;

/** Words that route patterns have in place of a code. */
export const RESERVED_CODES: ReadonlySet<string> = new Set([
  "CODE",
  "IMAGE",
  "SEARCH",
  "EVENTS",
  "LIST",
  "CREATE",
]);

/**
 * Normalizes a typed code: converts full-width letters, dashes and digits of other scripts to ASCII, and removes spaces and
 * invisible marks, which copied text may contain.
 */
export function plainTrackingCode(text: string): string {
  if (PLAIN.test(text)) return text;
  return plainDigits(text.normalize("NFKC"))
    .replace(/[\s\p{Cf}]/gu, "").replace(/[\p{Pd}\u2212]/gu, "-");
}

/** Returns a code in canonical form: normalized, upper case, without dashes. Returns null for a malformed code. */
export function normalizeTrackingCode(text: string): string | null {
  const code = withoutDashes(plainTrackingCode(text));
  return NORMAL_CODE.test(code) && !RESERVED_CODES.has(code) ? code : null;
}

function withoutDashes(plainCode: string): string {
  return plainCode.replaceAll("-", "").toUpperCase();
}

/** Replaces O by 0, and I and L by 1, in a canonical code, because people confuse them. */
export function readLookalikes(normalCode: string): string {
  return normalCode.replaceAll("O", "0").replace(/[IL]/g, "1");
}

/** Reports whether a plain code is a reserved word, in any spelling. */
export function isReservedCode(plainCode: string): boolean {
  return RESERVED_CODES.has(withoutDashes(plainCode));
}

/** Reports whether a typed text has a valid length and valid characters for a code. */
export function canBeCode(text: string): boolean {
  const code = plainTrackingCode(text);
  return code.length >= MIN_CODE && code.length <= MAX_CODE &&
    CODE_PATTERN.test(code);
}

/** Returns the key that maps a present or former code to its parcel's id. */
export function codeKey(normalizedCode: string): Key {
  return ["parcels_by_code", normalizedCode];
}

/** Returns the keys of a parcel's present and former codes. */
export function codeKeys(parcel: StoredParcel): Key[] {
  return normalCodes(parcel).map(codeKey);
}

/** The first part of the keys that map codes to parcels' ids by what the codes look like. */
export const BY_LOOKALIKE = "parcels_by_lookalike";

/** Returns such keys of a parcel's codes, except codes without O, I and L: these are found by their own keys. */
export function lookalikeKeys(parcel: StoredParcel): Key[] {
  return normalCodes(parcel).map((code) => [
    BY_LOOKALIKE,
    readLookalikes(code),
    code,
  ]).filter(([, folded, code]) => folded !== code);
}

function normalCodes({ tracking_code, old_codes }: StoredParcel): string[] {
  return [tracking_code, ...old_codes].map((code) =>
    normalizeTrackingCode(code)!
  );
}

/** Generates an unguessable code such as WAY-7K2M-9QX4-T3BD: 12 random symbols of Crockford's base32, 60 bits. */
export function generateTrackingCode(): string {
  return ["WAY", ...randomSymbols(12).match(/.{4}/g)!].join("-");
}

/** The entropy in bits of a random symbol, of a random digit, and of a symbol that repeats or continues the previous one. */
const SYMBOL_BITS = 5;
const DIGIT_BITS = Math.log2(10);
const FOLLOWING_BITS = 1;
const SAFE_BITS = 40;

/**
 * Reports whether a code is guessable: under 40 bits by length, alphabet and order, also when it is typed by its look-alikes.
 * Returns false for malformed codes.
 */
export function isGuessableCode(text: string): boolean {
  const code = normalizeTrackingCode(text);
  return code !== null &&
    [code, readLookalikes(code)].some((typed) => bitsOf(typed) < SAFE_BITS);
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

/** Returns the path of a parcel's screen, or of a screen below it: parcelPath(code, "/update"). */
export function parcelPath(code: string, below = ""): string {
  return `/control/parcels/${encodeURIComponent(code)}${below}`;
}
