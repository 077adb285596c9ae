import { collection } from "@/lib/store/collection.ts";
import { codeTokens, tokensOf, wholeTokens } from "@/lib/store/search.ts";
import { markChanged } from "./changes.ts";
import { decodeParcel, encodeParcel, type StoredParcel } from "./codec.ts";
import { codeKey } from "./keys.ts";
import type { Parcel } from "./schema.ts";
import { normalizeTrackingCode } from "./tracking_code.ts";

export const parcels = collection<StoredParcel>({
  noun: "parcels",
  thing: "parcel",
  search_keys: [
    "tracking_code",
    "recipient_name",
    "recipient_email",
    "recipient_phone_number",
    "sender_name",
    "destination",
    "status",
  ],
  words: searchTokens,
  // Codes that a parcel had before still lead to it (decision 13).
  indexes: ({ id, tracking_code, old_codes }) =>
    [tracking_code, ...old_codes].map((code) => ({
      key: codeKey(normalizeTrackingCode(code)!),
      value: id,
    })),
  encode: encodeParcel,
  decode: decodeParcel,
  extra: (tx, { id }) => markChanged(tx, id),
});

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
