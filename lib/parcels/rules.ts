import type { Problem } from "@/lib/errors.ts";
import type { Parcel } from "./schema.ts";
import type { ParcelField } from "./fields.ts";
import { Transaction } from "@/lib/store/transaction.ts";
import type { StoredParcel } from "./store.ts";
import type { Key } from "@/lib/store/kv.ts";
import { codeKey, normalizeTrackingCode } from "./tracking_code.ts";
import { claimKey, CLAIMS_MARK } from "@/lib/trash/trashed.ts";

/** The fields that a map requires. */
const MAP_FIELDS: ParcelField[] = [
  "map_zoom",
  "map_current_latitude",
  "map_current_longitude",
];

const PLACES: [ParcelField, ParcelField][] = [
  ["map_current_latitude", "map_current_longitude"],
  ["map_pickup_latitude", "map_pickup_longitude"],
  ["map_destination_latitude", "map_destination_longitude"],
];

/** Checks the cross-field rules: dates in order, the fields that a map requires, both coordinates of each point. */
export function checkParcel(parcel: Parcel): Problem[] {
  return [...checkDates(parcel), ...checkMap(parcel)];
}

function checkDates(parcel: Parcel): Problem[] {
  const { min_expected_delivery_date: min, max_expected_delivery_date: max } =
    parcel;
  if (min === null || max === null || max >= min) return [];
  return [{
    key: "invalid.notBefore",
    field: "max_expected_delivery_date",
    other: "min_expected_delivery_date",
  }];
}

function checkMap(parcel: Parcel): Problem[] {
  const halves = missingHalves(parcel);
  const needed = parcel.show_map === "yes" ? MAP_FIELDS : [];
  const missing = needed.filter((name) =>
    parcel[name] === null && halves.every(({ field }) => field !== name)
  );
  return [
    ...missing.map((field) => ({ key: "invalid.required", field }) as const),
    ...halves,
  ];
}

/** Returns a problem for each missing coordinate of an incomplete point. */
export function missingHalves(
  places: { [Name in ParcelField]?: unknown },
): Problem[] {
  const isEmpty = (field: ParcelField) => (places[field] ?? null) === null;
  return PLACES.flatMap(([latitude, longitude]) => [
    { field: latitude, other: longitude },
    { field: longitude, other: latitude },
  ]).filter(({ field, other }) => isEmpty(field) && !isEmpty(other))
    .map((half) => ({ key: "invalid.together", ...half }));
}

/** Returns a problem if a parcel's code belongs to another parcel, including one in the trash. */
export async function checkCode(
  tx: Transaction,
  parcel: StoredParcel,
): Promise<Problem[]> {
  const keys = keysOfCode(parcel.tracking_code);
  await tx.prefetch(keys);
  const [mark, key, claim] = keys;
  const [, owner] = await tx.readMany<string>([mark, key]);
  // Every commit that claims a code writes the mark, so the commit need not depend on the claim itself.
  const trashed = await tx.look<string>(claim);
  if (trashed !== null) return [inTrash(trashed)];
  return owner === null || owner === parcel.id
    ? []
    : [{ key: "invalid.taken", field: "tracking_code" }];
}

/** Returns the keys that a commit reads before it assigns a code to a parcel. */
export function keysOfCode(code: string): [mark: Key, key: Key, claim: Key] {
  const normal = normalizeTrackingCode(code)!;
  return [CLAIMS_MARK, codeKey(normal), codeClaimKey(normal)];
}

/** Returns the key that maps a present or former code to the id of a trashed parcel. */
export function codeClaimKey(normalizedCode: string): Key {
  return claimKey(codeKey(normalizedCode));
}

/** Returns the problem of a code that looks like the codes of several parcels. */
export function severalParcels(
  field: string,
  code: string,
  parcels: Pick<Parcel, "tracking_code">[],
): Problem {
  const codes = parcels.map(({ tracking_code }) => tracking_code).join(", ");
  return { key: "invalid.severalParcels", field, params: { code, codes } };
}

/** Returns the problem of a code that belongs to a parcel in the trash. */
export function inTrash(id: string): Problem {
  return { key: "invalid.codeInTrash", field: "tracking_code", params: { id } };
}
