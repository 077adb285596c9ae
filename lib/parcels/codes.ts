import type { Problem } from "@/lib/errors.ts";
import type { Key, Transaction } from "@/lib/store/kv.ts";
import { codeKey, type StoredParcel } from "./store.ts";
import { normalizeTrackingCode } from "./tracking_code.ts";
import { claimKey, CLAIMS_MARK } from "@/lib/trash/bin.ts";

/** Returns a problem if a parcel's code belongs to another one, be it in the trash. */
export async function checkCode(
  tx: Transaction,
  parcel: StoredParcel,
): Promise<Problem[]> {
  const keys = keysOfCode(parcel.tracking_code);
  await tx.prefetch(keys);
  const [mark, key, claim] = keys;
  const [, owner] = await tx.readMany<string>([mark, key]);
  // Whatever claims a code writes the mark.
  const trashed = await tx.look<string>(claim);
  if (trashed !== null) return [inTrash(trashed)];
  return owner === null || owner === parcel.id
    ? []
    : [{ key: "invalid.taken", field: "tracking_code" }];
}

/** Returns the keys that a commit reads to give a parcel a code. */
export function keysOfCode(code: string): [mark: Key, key: Key, claim: Key] {
  const normal = normalizeTrackingCode(code)!;
  return [CLAIMS_MARK, codeKey(normal), codeClaimKey(normal)];
}

/** Returns the key of the id of a parcel in the trash for its present or former code. */
export function codeClaimKey(normalizedCode: string): Key {
  return claimKey(codeKey(normalizedCode));
}

/** Returns the problem of a code whose parcel is in the trash. */
export function inTrash(id: string): Problem {
  return { key: "invalid.codeInTrash", field: "tracking_code", params: { id } };
}
