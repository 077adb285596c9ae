import type {
  ActivityColor,
  ActivityIcon,
  ParcelStage,
} from "@/lib/fields/constants.ts";
import { type Parcel, parcel } from "./schema.ts";
import {
  ASPECTS,
  type ParcelState,
  type Point,
  type StoredOrigin,
} from "./state.ts";
import type { Stored } from "@/lib/fields/record.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { Collection } from "@/lib/store/collection.ts";
import { searchedBy } from "@/lib/store/search.ts";
import { countFiling, filingEntries, withStage } from "./filing.ts";
import { normalizeTrackingCode } from "./tracking_code.ts";
import type { Activity, CreatedParts } from "./entry_schema.ts";

/**
 * The stored format of parcels and entries: tuples of values without what the key contains, so that most records share
 * a database page. The order never changes; new fields are appended.
 */
type Cell =
  | (string | number | boolean | null)
  | (string[] | Point | StoredOrigin[]);

/** A parcel with its former codes, which still lead to it, and the origins of its state. */
export interface StoredParcel extends Parcel {
  old_codes: string[];
  /** One for each aspect. */
  origins: StoredOrigin[];
  /** The stage that it is filed under. */
  stage: ParcelStage;
  /** The time of the newest entry of its history, in milliseconds; false without one. */
  newest_entry: number | false;
}

/** An entry without its derived parts, and with what it set on the parcel. */
export interface StoredActivity extends Omit<Activity, keyof CreatedParts> {
  brought: Partial<ParcelState>;
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
] as const;

/** Fields that only the store needs. */
const INNER_FIELDS: Field[] = ["origins", "stage", "newest_entry"];

type Field = typeof PARCEL_FIELDS[number];

/** Copied for each parcel, which is several times as fast as adding the fields one by one. */
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

/** Encodes a parcel. */
export function encodeParcel(parcel: StoredParcel): Cell[] {
  return [
    ...stamps(parcel),
    parcel.show_map === "yes",
    parcel.old_codes,
    ...PARCEL_FIELDS.map((field) => parcel[field]),
  ];
}

/** Decodes a parcel; the id comes from its key. */
export function decodeParcel(id: string, cells: Cell[]): StoredParcel {
  const [, , , hasMap, oldCodes, ...values] = cells;
  const fields: Record<Field, unknown> = { ...NO_FIELDS };
  values.forEach((cell, index) => fields[PARCEL_FIELDS[index]!] = cell);
  return {
    id,
    ...readStamps(cells),
    ...fields as Pick<StoredParcel, Field>,
    show_map: hasMap ? "yes" : "no",
    old_codes: oldCodes as string[],
  };
}

/** Encodes an entry. */
export function encodeActivity(activity: StoredActivity): Cell[] {
  const { title, description, icon, color, occurred_at, brought } = activity;
  return [
    ...stamps(activity),
    Date.parse(occurred_at),
    icon,
    color,
    title,
    description,
    ...broughtCells(brought),
  ];
}

/** Decodes an entry; the ids come from its key. */
export function decodeActivity(
  ids: { id: string; parcel_id: string },
  cells: Cell[],
): StoredActivity {
  const [, , , occurredAt, icon, color, title, description, ...brought] = cells;
  const stamps = readStamps(cells);
  const happenedLater = occurredAt !== cells[1];
  return {
    ...ids,
    ...stamps,
    occurred_at: happenedLater ? isoTime(occurredAt) : stamps.created_at,
    icon: icon as ActivityIcon,
    color: color as ActivityColor,
    title: title as string,
    description: description as string,
    brought: readBrought(brought),
  };
}

/** Encodes what an entry set; false means unset, because null is a value. */
function broughtCells(brought: Partial<ParcelState>): Cell[] {
  return ASPECTS.map((aspect) => {
    const value = brought[aspect];
    return value === undefined ? false : value;
  });
}

function readBrought(cells: Cell[]): Partial<ParcelState> {
  return Object.fromEntries(
    ASPECTS.map((aspect, index) => [aspect, cells[index]] as const)
      .filter(([, cell]) => cell !== undefined && cell !== false),
  );
}

type Stamps = Omit<Stored, "id">;

function stamps({ version, created_at, updated_at }: Stamps): number[] {
  return [version, Date.parse(created_at), Date.parse(updated_at)];
}

function readStamps([version, createdAt, updatedAt]: Cell[]): Stamps {
  const created = isoTime(createdAt);
  return {
    version: version as number,
    created_at: created,
    // Most records never change, and formatting a time is slower than reading it.
    updated_at: updatedAt === createdAt ? created : isoTime(updatedAt),
  };
}

function isoTime(milliseconds: Cell | undefined): string {
  return new Date(milliseconds as number).toISOString();
}

/** Returns the key of the parcel id for a present or former code. */
export function codeKey(normalizedCode: string): Key {
  return ["parcels_by_code", normalizedCode];
}

/** Returns the prefix of the keys of parcels with a reference, whatever its case. */
export function referenceKey(reference: string): Key {
  return ["parcels_by_reference", comparableReference(reference)];
}

/** Returns a reference as it is compared. */
export function comparableReference(reference: string): string {
  return reference.trim().toLowerCase();
}

/** Returns the keys of a parcel's present and former codes. */
export function codeKeys({ tracking_code, old_codes }: StoredParcel): Key[] {
  return [tracking_code, ...old_codes].map((code) =>
    codeKey(normalizeTrackingCode(code)!)
  );
}

/** Returns the prefix of the keys of a parcel's history. */
export function historyKey(parcelId: string): Key {
  return ["activities", parcelId];
}

/** Returns the key of a history entry. */
export function activityKey(parcelId: string, id: string): Key {
  return ["activities", parcelId, id];
}

/** Returns the key of the parcel id for the id of an entry. */
export function activityIdKey(id: string): Key {
  return ["activities_by_id", id];
}

/** Returns the key of the failed verifications of a parcel. */
export function verificationGuardKey(parcelId: string): Key {
  return ["guards", "proof", parcelId];
}

/** The order in which answers have always named these; newer fields follow. */
const NAMED_FIRST = [
  "tracking_code",
  "reference",
  "recipient_name",
  "recipient_email",
  "recipient_phone_number",
  "sender_name",
];

export const { words: searchTokens, search_keys } = searchedBy(parcel);

export const parcels = new Collection<StoredParcel>({
  noun: "parcels",
  thing: "parcel",
  search_keys: [...new Set([...NAMED_FIRST, ...search_keys])],
  words: searchTokens,
  // Former codes still lead to a parcel.
  indexes: (parcel) => [
    ...codeKeys(parcel).map((key) => ({ key, value: parcel.id })),
    ...(parcel.reference === null ? [] : [{
      key: [...referenceKey(parcel.reference), parcel.id],
      value: true,
    }]),
    ...filingEntries(parcel),
  ],
  internal: ["old_codes", ...INNER_FIELDS],
  encode: encodeParcel,
  journal: {
    label: ({ tracking_code }) => tracking_code,
    fields: [
      ...PARCEL_FIELDS.filter((field) => !INNER_FIELDS.includes(field)),
      "show_map",
    ],
  },
  decode: decodeParcel,
  complete: withStage,
  extra: (tx, before, after) => {
    markChanged(tx, (after ?? before)!.id);
    countFiling(tx, before, after);
  },
});

/** Returns a parcel without the fields that only the store needs. */
export function toRecord(
  {
    old_codes: _,
    origins: _origins,
    stage: _stage,
    newest_entry: _newest,
    ...parcel
  }: StoredParcel,
): Parcel {
  return parcel;
}

/** The number of buckets of all parcels, which bounds the reads of open tracking pages. */
const BUCKETS = 64;

/**
 * Marks a change of a parcel's view in a commit. The mark belongs to a bucket of parcels and is written unread, so it
 * costs neither a check nor a conflict.
 */
export function markChanged(tx: Transaction, parcelId: string): void {
  tx.set(changesKey(bucketOf(parcelId)), crypto.randomUUID());
}

/** Returns the bucket of a parcel, whose mark changes with it. */
export function bucketOf(parcelId: string): number {
  let hash = 0;
  for (const char of parcelId) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash % BUCKETS;
}

/** Reads the mark of a bucket; a different one means that a parcel in the bucket changed. */
export function readMark(kv: Kv, bucket: number): Promise<string | null> {
  return kv.get<string>(changesKey(bucket));
}

function changesKey(bucket: number): Key {
  return ["changes", bucket];
}
