import { notFound } from "@/lib/errors.ts";
import type { Transaction } from "@/lib/store/kv.ts";
import type { Parcel } from "./schema.ts";
import { decodeParcel, encodeParcel, type StoredParcel } from "./codec.ts";
import { markChanged } from "./changes.ts";
import { parcelKey } from "./keys.ts";
import {
  codeTokens,
  indexTokens,
  tokensOf,
  wholeTokens,
} from "@/lib/store/search.ts";

/** The noun of parcels: their key prefix, counter, search index and list. */
export const PARCELS = "parcels";

/** Reads a parcel in a transaction that depends on it; null when the id is null or leads nowhere. */
export async function readParcel(
  tx: Transaction,
  id: string | null,
): Promise<StoredParcel | null> {
  const cells = id === null ? null : await tx.read<never>(parcelKey(id));
  return cells === null ? null : decodeParcel(id!, cells);
}

/** Reads a parcel that must be there, in a transaction that changes it. Throws 404 (decision 14). */
export async function requireParcel(
  tx: Transaction,
  id: string,
): Promise<StoredParcel> {
  const parcel = await readParcel(tx, id);
  if (parcel === null) throw notFound("parcel");
  return parcel;
}

/**
 * Writes a parcel, brings its search words up to date and tells the pages that show it; `before` is null for a new one
 * (decision 11).
 */
export function storeParcel(
  tx: Transaction,
  before: StoredParcel | null,
  after: StoredParcel,
): void {
  tx.set(parcelKey(after.id), encodeParcel(after));
  markChanged(tx, after.id);
  indexTokens(tx, { noun: PARCELS, id: after.id }, {
    before: before === null ? undefined : searchTokens(before),
    after: searchTokens(after),
  });
}

/** Returns the words a parcel is found by (decision 11). */
export function searchTokens(parcel: Parcel): Set<string> {
  const { recipient_name, sender_name, destination, status } = parcel;
  const { recipient_email: email, recipient_phone_number: phone } = parcel;
  const words = tokensOf([recipient_name, sender_name, destination, status]);
  return new Set([
    ...codeTokens(parcel.tracking_code),
    ...wholeTokens([email, phone]),
    ...tokensOf([phone]),
    ...words,
  ]);
}

/** Returns what leaves the domain, without what is kept for the store alone. */
export function shown(
  { old_codes: _, origins: __, ...parcel }: StoredParcel,
): Parcel {
  return parcel;
}
