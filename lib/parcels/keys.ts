import type { Key } from "@/lib/store/kv.ts";

/** Where a code leads to the id of its parcel; codes it had before lead there too (decision 13). */
export function codeKey(normalizedCode: string): Key {
  return ["parcels_by_code", normalizedCode];
}

/** Where a parcel's history lies, entry after entry. */
export function historyKey(parcelId: string): Key {
  return ["activities", parcelId];
}

/** Where one entry of a history lies. */
export function activityKey(parcelId: string, id: string): Key {
  return ["activities", parcelId, id];
}

/** Where an entry's id leads to the id of its parcel. */
export function activityIdKey(id: string): Key {
  return ["activities_by_id", id];
}

/** Where the wrong proofs of a parcel are counted. */
export function verificationGuardKey(parcelId: string): Key {
  return ["guards", "proof", parcelId];
}
