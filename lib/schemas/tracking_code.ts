import { MAX_CODE } from "./constants.ts";

const NORMAL_CODE = new RegExp(`^[A-Z0-9]{1,${MAX_CODE}}$`);

/** Words that stand in the place of a code in an address (decision 13). */
const RESERVED = new Set([
  "CODE",
  "IMAGE",
  "SEARCH",
  "EVENTS",
  "LIST",
  "CREATE",
]);

/**
 * Gives the one form under which a code is looked up and unique: capitals, without spaces and dashes, wide letters made
 * plain (decision 13). Null when the text cannot be a code.
 */
export function normalizeTrackingCode(text: string): string | null {
  const code = text.normalize("NFKC").replace(/[\s\p{Pd}]/gu, "").toUpperCase();
  return NORMAL_CODE.test(code) && !RESERVED.has(code) ? code : null;
}
