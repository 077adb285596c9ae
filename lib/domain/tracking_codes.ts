import { randomSymbols } from "./secrets.ts";

const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Makes a code that cannot be guessed, as in WAY-7K2M-9QX4-T3BD: 12 random symbols of Crockford's base32, 60 bits. */
export function generateTrackingCode(prefix = "WAY"): string {
  const symbols = randomSymbols(GROUPS * GROUP_LENGTH);
  return [prefix, ...symbols.match(/.{4}/g)!].join("-");
}
