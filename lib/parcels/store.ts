import type { ParcelStage } from "@/lib/fields/constants.ts";
import { type Parcel, parcel } from "./schema.ts";
import { ASPECTS, type Point, type StoredOrigin } from "./state.ts";
import type { Stored } from "@/lib/fields/record.ts";
import type { Key } from "@/lib/store/kv.ts";
import { Collection } from "@/lib/store/collection.ts";
import { defineSearch } from "@/lib/store/search.ts";
import { countFiling, filingEntries } from "./filing.ts";
import { codeKeys, lookalikeKeys } from "./tracking_code.ts";
import { markChanged } from "./changes.ts";
import { endedAtOf } from "./ended.ts";

/**
 * A cell of the tuple in which a parcel or an entry is stored. Tuples omit the parts in the key, so that several records fit on
 * a database page. Their order never changes; new fields are appended.
 */
export type Cell =
  | (string | number | boolean | null)
  | (string[] | Point | StoredOrigin[]);

export interface StoredParcel extends Parcel {
  /** Former codes, which still lead to it. */
  old_codes: string[];
  /** One per aspect. */
  origins: StoredOrigin[];
  /** Set by model.ts, because what a status means depends on the site. */
  stage: ParcelStage;
  /** The time of the newest entry of its history, in milliseconds; false if it has none. */
  newest_entry: number | false;
}

const PARCEL_FIELDS = [
  "tracking_code",
  "recipient_name",
  "destination",
  "status",
  "current_location",
  "weight",
  "recipient_email",
  "recipient_phone_number",
  "sender_name",
  "sender_email",
  "pickup_location",
  "shipped_via",
  "parcel_content",
  "declared_value",
  "min_expected_delivery_date",
  "max_expected_delivery_date",
  "image",
  "map_zoom",
  "map_current_latitude",
  "map_current_longitude",
  "map_pickup_latitude",
  "map_pickup_longitude",
  "map_destination_latitude",
  "map_destination_longitude",
  "origins",
  "reference",
  "pieces",
  "stage",
  "newest_entry",
  "ended_at",
] as const;

/** Fields that follow from others or from the history. */
const DERIVED_FIELDS: Field[] = [
  "origins",
  "stage",
  "newest_entry",
  "ended_at",
];

type Field = typeof PARCEL_FIELDS[number];

/** Copied for each parcel, because that is several times as fast as adding the fields one by one. */
const NO_FIELDS = Object.fromEntries(
  PARCEL_FIELDS.map((field) => [field, null]),
) as Record<Field, null>;

/** The initial values of a parcel. */
export const EMPTY_PARCEL = {
  ...NO_FIELDS,
  show_map: "no" as const,
  old_codes: [],
  origins: ASPECTS.map(() => null),
  stage: "none" as const,
  newest_entry: false as const,
};

export function encodeParcel(parcel: StoredParcel): Cell[] {
  return [
    ...encodeStamps(parcel),
    parcel.show_map === "yes",
    parcel.old_codes,
    ...PARCEL_FIELDS.map((field) => parcel[field]),
  ];
}

export function decodeParcel(id: string, cells: Cell[]): StoredParcel {
  const [, , , hasMap, oldCodes, ...values] = cells;
  const fields: Record<Field, unknown> = { ...NO_FIELDS };
  values.forEach((cell, index) => fields[PARCEL_FIELDS[index]!] = cell);
  return {
    id,
    ...decodeStamps(cells),
    ...fields as Pick<StoredParcel, Field>,
    show_map: hasMap ? "yes" : "no",
    old_codes: oldCodes as string[],
  };
}

type Stamps = Omit<Stored, "id">;

export function encodeStamps(
  { version, created_at, updated_at }: Stamps,
): number[] {
  return [version, Date.parse(created_at), Date.parse(updated_at)];
}

export function decodeStamps([version, createdAt, updatedAt]: Cell[]): Stamps {
  const created = isoTime(createdAt);
  return {
    version: version as number,
    created_at: created,
    // Most records never change, so reuse the formatted time: formatting is slow.
    updated_at: updatedAt === createdAt ? created : isoTime(updatedAt),
  };
}

export function isoTime(milliseconds: Cell | undefined): string {
  return new Date(milliseconds as number).toISOString();
}

/** Returns the index prefix of parcels with this reference; case is ignored. */
export function referenceKey(reference: string): Key {
  return ["parcels_by_reference", comparableReference(reference)];
}

/** Normalizes a reference for comparison. */
export function comparableReference(reference: string): string {
  return reference.trim().toLowerCase();
}

/** Returns the key of a parcel's failed verifications. */
export function verificationGuardKey(parcelId: string): Key {
  return ["guards", "proof", parcelId];
}

/** Listed first, as responses have always done. */
const NAMED_FIRST = [
  "tracking_code",
  "reference",
  "recipient_name",
  "recipient_email",
  "recipient_phone_number",
  "sender_name",
];

export const { words: searchTokens, search_keys } = defineSearch(parcel);

export const parcels = new Collection<StoredParcel>({
  noun: "parcels",
  thing: "parcel",
  search_keys: [...new Set([...NAMED_FIRST, ...search_keys])],
  words: searchTokens,
  indexes: (parcel) => [
    ...[...codeKeys(parcel), ...lookalikeKeys(parcel)]
      .map((key) => ({ key, value: parcel.id })),
    ...(parcel.reference === null ? [] : [{
      key: [...referenceKey(parcel.reference), parcel.id],
      value: true,
    }]),
    ...filingEntries(parcel),
  ],
  internal: ["old_codes", ...DERIVED_FIELDS],
  encode: encodeParcel,
  journal: {
    label: ({ tracking_code }) => tracking_code,
    fields: [
      ...PARCEL_FIELDS.filter((field) => !DERIVED_FIELDS.includes(field)),
      "show_map",
    ],
  },
  decode: decodeParcel,
  extra: (tx, before, after) => {
    markChanged(tx, (after ?? before)!.id);
    countFiling(tx, before, after);
  },
});

/** Returns a parcel without its internal fields. */
export function toRecord(stored: StoredParcel): Parcel {
  const {
    old_codes: _,
    origins: _origins,
    stage: _stage,
    newest_entry: _newest,
    ...parcel
  } = stored;
  parcel.ended_at = endedAtOf(stored);
  return parcel;
}
