import { normalizeTrackingCode } from "@/lib/schemas/tracking_code.ts";
import { randomSymbols } from "./secrets.ts";

const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Of one symbol. */
const BITS = 5;

/**
 * Makes a code that cannot be guessed, as in WAY-7K2M-9QX4-T3BD: 12 random symbols of Crockford's base32, 60 bits
 * (security TRK-1).
 */
export function generateTrackingCode(prefix = "WAY"): string {
  const symbols = randomSymbols(GROUPS * GROUP_LENGTH);
  return [prefix, ...symbols.match(/.{4}/g)!].join("-");
}

/** Tells whether a code could be found by trying: under 40 bits by its length and alphabet (security TRK-1). */
export function isGuessableCode(text: string): boolean {
  const code = normalizeTrackingCode(text) ?? "";
  const bits = /^\d+$/.test(code) ? Math.log2(10) : BITS;
  return code.length * bits < 40;
}
