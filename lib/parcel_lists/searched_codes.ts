import { MIN_CODE } from "@/lib/fields/constants.ts";
import { matchExactly, matchLookalikes } from "@/lib/parcels/match_codes.ts";
import { readPasted } from "@/lib/parcels/pasted_text.ts";
import { hasDigit } from "@/lib/parcels/pasted_words.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";
import type { Kv } from "@/lib/store/kv.ts";

/** The parcels whose codes are in the text of a search. */
export interface SearchedCodes {
  ids: string[];
  /** Whether the text has none of their codes, but one that looks like all of them. */
  areAlike: boolean;
}

/** Maximum codes of a search, and of those that may look like others. */
const MAX_CODES = 10;
const MAX_UNKNOWN = 3;
/** The length of a code that is recognized among other words. */
const MIN_AMONG = 6;

/** Finds the parcels whose codes are in the text of a search, in order; else those whose codes look like one in it. */
export async function findSearched(
  kv: Kv,
  text: string,
): Promise<SearchedCodes> {
  const codes = codesIn(text).slice(0, MAX_CODES);
  if (codes.length === 0) return { ids: [], areAlike: false };
  const exact = await matchExactly(kv, codes.flat());
  const found = codes.flatMap((readings) =>
    readings.flatMap((code) => exact.get(code)!.found).slice(0, 1)
  );
  if (found.length > 0) return { ids: idsOf(found), areAlike: false };
  // Most searches are for names, which look like no code.
  const unknown = codes.map(([code]) => code!)
    .filter((code) => code.length >= MIN_CODE && looksTyped(text, code));
  if (unknown.length === 0) return { ids: [], areAlike: false };
  const alike = await matchLookalikes(kv, unknown.slice(0, MAX_UNKNOWN));
  const ids = [...alike.values()].map(({ found }) => idsOf(found));
  return { ids: ids.flat(), areAlike: ids.some(({ length }) => length > 1) };
}

function idsOf(found: { parcelId: string }[]): string[] {
  const ids = new Set(found.map(({ parcelId }) => parcelId));
  return [...ids].slice(0, MAX_CODES);
}

/** Reports whether a text without the code of any parcel is one all the same: it has digits, a dash, or only letters like digits. */
function looksTyped(text: string, code: string): boolean {
  return hasDigit(code) || text.includes("-") || /^[OIL]+$/.test(code);
}

/** Returns the codes in a text, normalized, each with its readings. */
function codesIn(text: string): string[][] {
  const parts = readPasted(text);
  return parts.flatMap((part) => {
    const isAlone = part.words.length === 1;
    const isWhole = isAlone && parts.length === 1;
    const least = isAlone ? MIN_CODE : MIN_AMONG;
    const words = part.words.filter(({ readings: [code] }) =>
      part.isLink || isWhole || (hasDigit(code!) && code!.length >= least)
    );
    return [part.wholes, ...words.map(({ readings }) => readings)];
  }).map(normalized).filter((readings) => readings.length > 0);
}

function normalized(texts: string[]): string[] {
  return texts.map(normalizeTrackingCode).filter((code) => code !== null);
}
