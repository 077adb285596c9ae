import type { Kv } from "@/lib/store/kv.ts";
import { codeClaimKey } from "./rules.ts";
import { BY_LOOKALIKE, codeKey, readLookalikes } from "./tracking_code.ts";

/** A parcel that a code may mean, and the code of the parcel that matches, normalized. */
export interface CodeMatch {
  parcelId: string;
  code: string;
}

/** Entries that one read of the index returns. A parcel has at most 51 codes, so more entries of one look belong to several. */
const READ_TOGETHER = 60;
/** Walks of the index that run in parallel. */
const WALKS = 4;

/** The parcels that a code may mean. */
export interface CodeMatches {
  found: CodeMatch[];
  /** The id of the parcel in the trash that has the code; the code then means no other parcel. */
  trashedId: string | null;
}

/** Returns the parcels with exactly these normalized codes, present or former, by code. */
export async function matchExactly(
  kv: Kv,
  codes: string[],
): Promise<Map<string, CodeMatches>> {
  const distinct = [...new Set(codes)];
  const ids = await kv.getMany<string>(distinct.map(codeKey));
  return new Map(distinct.map((code, at) => {
    const parcelId = ids[at] ?? null;
    const found = parcelId === null ? [] : [{ parcelId, code }];
    return [code, { found, trashedId: null }];
  }));
}

/**
 * Returns the parcels that normalized codes may mean, by code: the one that has the code or, if there is none, all parcels that have
 * the code when O is read as 0, and I and L as 1, on both sides.
 */
export async function matchCodes(
  kv: Kv,
  codes: string[],
): Promise<Map<string, CodeMatches>> {
  const exact = await matchExactly(kv, codes);
  const missing = [...exact].filter(([, { found }]) => found.length === 0)
    .map(([code]) => code);
  if (missing.length === 0) return exact;
  return new Map([...exact, ...await matchLookalikes(kv, missing)]);
}

/** Returns the parcels that look like codes that no parcel has, by code. */
export async function matchLookalikes(
  kv: Kv,
  codes: string[],
): Promise<Map<string, CodeMatches>> {
  const looks = codes.map(readLookalikes);
  const others = looks.filter((look, at) => look !== codes[at]);
  const [values, similar] = await Promise.all([
    kv.getMany<string>([...codes.map(codeClaimKey), ...others.map(codeKey)]),
    listSimilar(kv, looks),
  ]);
  const plain = new Map(
    others.map((look, at) => [look, values[codes.length + at] ?? null]),
  );
  return new Map(codes.map((code, at): [string, CodeMatches] => {
    const [look, trashedId] = [looks[at]!, values[at] ?? null];
    if (trashedId !== null) return [code, { found: [], trashedId }];
    const parcelId = plain.get(look) ?? null;
    const found = onePerParcel([
      ...parcelId === null ? [] : [{ parcelId, code: look }],
      ...similar.get(look) ?? [],
    ]);
    return [code, { found, trashedId }];
  }));
}

function onePerParcel(matches: CodeMatch[]): CodeMatch[] {
  const byParcel = new Map(
    matches.toReversed().map((match) => [match.parcelId, match]),
  );
  return [...byParcel.values()].reverse();
}

type Similar = Map<string, CodeMatch[]>;

/** Returns the index entries of several looks. Neighbouring looks share a read, because the codes of a list often are neighbours. */
async function listSimilar(kv: Kv, looks: string[]): Promise<Similar> {
  const sorted = [...new Set(looks)].sort();
  const length = Math.ceil(sorted.length / WALKS);
  const walks = Array.from(
    { length: Math.min(WALKS, sorted.length) },
    (_, at) => walkSimilar(kv, sorted.slice(at * length, (at + 1) * length)),
  );
  return new Map((await Promise.all(walks)).flatMap((found) => [...found]));
}

/** Walks the index from one look to the next, and skips what lies between two reads. */
async function walkSimilar(kv: Kv, looks: string[]): Promise<Similar> {
  const wanted = new Set(looks);
  const found: Similar = new Map();
  let next = looks[0];
  while (next !== undefined) {
    const start = [BY_LOOKALIKE, next];
    // A single look reads its own entries only.
    const range = looks.length === 1
      ? { prefix: start }
      : { prefix: [BY_LOOKALIKE], start };
    const entries = await kv.list<string>(range, { limit: READ_TOGETHER });
    const byLook = Map.groupBy(entries, ({ key }) => String(key[1]));
    for (const [look, some] of byLook) {
      if (!wanted.has(look)) continue;
      found.set(
        look,
        some.map(({ key, value }) => ({
          parcelId: value,
          code: String(key[2]),
        })),
      );
    }
    if (entries.length < READ_TOGETHER) return found;
    // The last look of a read may have further entries.
    const last = String(entries.at(-1)!.key[1]);
    const begun = next;
    next = looks.find((look) => look > last || (look === last && last > begun));
  }
  return found;
}
