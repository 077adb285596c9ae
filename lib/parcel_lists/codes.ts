import {
  type CodeMatches,
  matchCodes,
  matchExactly,
  matchLookalikes,
} from "@/lib/parcels/match_codes.ts";
import { type PastedPart, readPasted } from "@/lib/parcels/pasted_text.ts";
import { parcels, type StoredParcel } from "@/lib/parcels/store.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";
import type { Kv } from "@/lib/store/kv.ts";

/** Maximum texts of a list that are looked up to decide what its codes are. A list may have 500 codes. */
const MAX_READINGS = 1_500;

/**
 * Returns the codes of a pasted or scanned list in order. Words that together lead to a parcel are one code; words beside links and
 * numbers of a list are codes only if they lead to one. Asks the store only about these, in up to four rounds.
 */
export async function splitCodes(kv: Kv, text: string): Promise<string[]> {
  const parts = readPasted(text);
  const known = new Set<string>();
  const isKnown = (text: string) => known.has(text);
  const exactly = (codes: string[]) => matchExactly(kv, codes);
  await addKnown(known, parts.flatMap(({ wholes }) => wholes), exactly);
  const open = parts.filter(({ wholes }) => !wholes.some(isKnown));
  await addKnown(known, open.flatMap(unsureWords), exactly);
  const groups = open.filter((part) =>
    part.wholes.length > 0 && !wordsIn(part).some(isKnown)
  );
  await addKnown(
    known,
    groups.map(({ wholes }) => wholes[0]!),
    (codes) => matchLookalikes(kv, codes),
  );
  return parts.flatMap((part) => codesIn(part, isKnown));
}

function wordsIn({ words }: PastedPart): string[] {
  return words.flatMap(({ readings }) => readings);
}

/** Returns the words of a part unless it is clear that they are codes. */
function unsureWords({ wholes, words }: PastedPart): string[] {
  return words.filter(({ readings, isAside }) =>
    wholes.length > 0 || isAside || readings.length > 1
  ).flatMap(({ readings }) => readings);
}

function codesIn(
  { wholes, words }: PastedPart,
  isKnown: (text: string) => boolean,
): string[] {
  const whole = wholes.find(isKnown);
  if (whole !== undefined) return [whole];
  return words.filter(({ readings, isAside }) =>
    !isAside || readings.some(isKnown)
  ).map(({ readings }) => readings.find(isKnown) ?? readings[0]!);
}

/**
 * Adds the texts that lead to parcels by `match`. Does nothing if there are too many: then the list has too many codes, too.
 */
async function addKnown(
  known: Set<string>,
  texts: string[],
  match: (codes: string[]) => Promise<Map<string, CodeMatches>>,
): Promise<void> {
  const spellings = codesOf(texts);
  if (spellings.size === 0 || spellings.size > MAX_READINGS) return;
  for (const [code, { found }] of await match([...spellings.keys()])) {
    if (found.length === 0) continue;
    for (const text of spellings.get(code)!) known.add(text);
  }
}

/** Groups texts by normalized code. */
function codesOf(texts: string[]): Map<string, string[]> {
  const byCode = Map.groupBy(texts, normalizeTrackingCode);
  byCode.delete(null);
  return byCode as Map<string, string[]>;
}

/** A code of a list, and its parcel. */
export interface ListedCode {
  /** Its index in the list. */
  row: number;
  /** As typed. */
  code: string;
  /** Null for an unknown code. */
  parcel: StoredParcel | null;
  /** The first parcels of a code that looks like several codes; otherwise none. */
  candidates: StoredParcel[];
  /** Whether an earlier code of the list is the same or leads to the same parcel. */
  isDoubled: boolean;
}

/** Parcels that a code may mean, as far as they are shown. */
const MAX_CANDIDATES = 5;

/**
 * Looks up a list of present and former codes, preserving its order. Unless `isExact`, a code that no parcel has also finds one whose
 * code looks the same.
 */
export async function findCodes(
  kv: Kv,
  codes: string[],
  { isExact = false }: { isExact?: boolean } = {},
): Promise<ListedCode[]> {
  const normalized = codes.map(normalizeTrackingCode);
  const known = normalized.filter((code) => code !== null);
  const matches = await (isExact ? matchExactly : matchCodes)(kv, known);
  const byId = await readParcels(kv, [...matches.values()]);
  const seen = new Set<string>();
  return codes.map((code, row) => {
    const plain = normalized[row] ?? null;
    const found = plain === null ? [] : matches.get(plain)!.found
      .flatMap(({ parcelId }) => byId.get(parcelId) ?? []);
    const parcel = found.length === 1 ? found[0]! : null;
    const name = parcel?.id ?? plain ?? code;
    const isDoubled = seen.has(name);
    seen.add(name);
    const candidates = parcel === null ? found : [];
    return { row, code, parcel, candidates, isDoubled };
  });
}

async function readParcels(
  kv: Kv,
  matches: CodeMatches[],
): Promise<Map<string, StoredParcel>> {
  const ids = new Set(
    matches.flatMap(({ found }) => found.slice(0, MAX_CANDIDATES))
      .map(({ parcelId }) => parcelId),
  );
  const found = await parcels.getMany(kv, [...ids]);
  return new Map(
    found.flatMap((parcel) => parcel === null ? [] : [[parcel.id, parcel]]),
  );
}
