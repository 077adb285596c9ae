import { invalid } from "@/lib/errors.ts";
import type { Noun } from "@/lib/site/noun.ts";
import { findCodes } from "@/lib/parcel_lists/codes.ts";
import { severalParcels } from "@/lib/parcels/rules.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { Address } from "./address.ts";
import { ChosenParcels } from "./chosen_parcels.ts";
import type { Identity } from "./identity.ts";
import { findParcels } from "./parcels.ts";
import { PhoneNumber } from "./phone_number.ts";
import { MAX_PARCELS, type PersonNamed } from "./schema.ts";

/** Returns how the named person is recognized; parcels that are gone are left out. */
export async function identify(
  kv: Kv,
  { email, phone, parcel_ids = [] }: PersonNamed,
): Promise<Identity> {
  if (email !== undefined) return new Address(email);
  if (phone !== undefined) return new PhoneNumber(phone);
  const found = await findParcels(kv, parcel_ids);
  return new ChosenParcels(found.filter((parcel) => parcel !== null));
}

/**
 * Returns like identify() whom an erasure may erase. Throws 422 for an unknown parcel, and for an address or number in use by the
 * site: a member's address, or the contact address and telephone. It has to be changed or removed first.
 */
export async function requireErasable(
  kv: Kv,
  nouns: readonly Noun[],
  named: PersonNamed,
): Promise<Identity> {
  const identity = await identify(kv, named);
  const { field } = identity;
  if (identity instanceof ChosenParcels) {
    const isKnown = named.parcel_ids!.every((id) => identity.has(id));
    if (!isKnown) throw invalid({ key: "invalid.selected", field });
  }
  // Reversed, so that members are checked before the settings: a member's address is reported as such, even if it is also the
  // contact address.
  for (const { erasure } of nouns.toReversed()) {
    const key = await erasure?.needs?.(kv, identity);
    if (key) throw invalid({ key, field });
  }
  return identity;
}

/** Returns the ids of the parcels with these codes, looked up by findCodes(). Throws 422 for unknown and ambiguous ones. */
export async function idsOfCodes(
  kv: Kv,
  codes: string[],
  options?: { isExact: boolean },
): Promise<string[]> {
  const some = codes.slice(0, MAX_PARCELS + 1);
  const listed = await findCodes(kv, some, options);
  const left = listed.filter(({ parcel }) => parcel === null);
  const unknown = left.filter(({ candidates }) => candidates.length === 0);
  if (unknown.length > 0) {
    const params = { codes: unknown.map(({ code }) => code).join(", ") };
    throw invalid({ key: "invalid.unknownCodes", field: "codes", params });
  }
  const [first] = left;
  if (first !== undefined) {
    throw invalid(severalParcels("codes", first.code, first.candidates));
  }
  return [...new Set(listed.map(({ parcel }) => parcel!.id))];
}
