import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { parcels, type StoredParcel } from "@/lib/parcels/store.ts";
import {
  codeKey,
  normalizeTrackingCode,
  pastedCode,
} from "@/lib/parcels/tracking_code.ts";
import type { Kv } from "@/lib/store/kv.ts";

/** Matches the separators between codes in tables, scanner input and mails. */
const BETWEEN = /[\s,;]+/;

/** Returns the codes of a pasted or scanned list in order. Extracts codes from tracking links and truncates long words. */
export function splitCodes(text: string): string[] {
  return text.split(BETWEEN).filter((word) => word !== "").map((word) =>
    word.length > MAX_TEXT ? cut(word) : pastedCode(word)
  );
}

/** Truncates a word so that a list of words fits into the store. The ellipsis prevents it from matching a code. */
function cut(word: string): string {
  return `${word.slice(0, MAX_TEXT).toWellFormed()}…`;
}

/** A code of a list, and its parcel. */
export interface ListedCode {
  /** Its index in the list. */
  row: number;
  /** As typed. */
  code: string;
  /** Null for an unknown code. */
  parcel: StoredParcel | null;
  /** Whether an earlier code of the list is the same or leads to the same parcel. */
  isDoubled: boolean;
}

/** Looks up a list of present and former codes, preserving its order. */
export async function findCodes(
  kv: Kv,
  codes: string[],
): Promise<ListedCode[]> {
  const normalized = codes.map(normalizeTrackingCode);
  const keys = [...new Set(normalized)].filter((code) => code !== null);
  const ids = await kv.getMany<string>(keys.map(codeKey));
  const known = [...new Set(ids)].filter((id) => id !== null);
  const found = await parcels.getMany(kv, known);
  const byId = new Map(known.map((id, at) => [id, found[at]!]));
  const byCode = new Map(keys.map((code, at) => [code, byId.get(ids[at]!)]));
  const seen = new Set<string>();
  return codes.map((code, row) => {
    const plain = normalized[row]!;
    const parcel = byCode.get(plain) ?? null;
    const name = parcel?.id ?? plain ?? code;
    const isDoubled = seen.has(name);
    seen.add(name);
    return { row, code, parcel, isDoubled };
  });
}
