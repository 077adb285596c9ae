import type { ActivityColor, ActivityIcon } from "@/lib/fields/constants.ts";
import type { Activity } from "./activity_schema.ts";
import type { Parcel } from "./schema.ts";
import {
  ASPECTS,
  type ParcelState,
  type Point,
  type StoredOrigin,
  type StoredOrigins,
} from "./origins.ts";

/**
 * The stored format of parcels and activities: tuples of values without what the key contains, so that most records share
 * a database page. The order never changes; new fields are appended.
 */
type Cell =
  | (string | number | boolean | null)
  | (string[] | Point | StoredOrigin[]);

/** A parcel with its former codes, which still find it (decision 13), and the origins of its state (117). */
export interface StoredParcel extends Parcel {
  old_codes: string[];
  origins: StoredOrigins;
}

/** An activity without its derived parts, and with what it set on the parcel (decision 117), which older entries lack. */
export interface StoredActivity extends
  Omit<
    Activity,
    "created_at_month" | "created_at_day" | "created_at_time"
  > {
  brought?: Partial<ParcelState>;
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
] as const;

type Field = typeof PARCEL_FIELDS[number];

/** Copied for each parcel, which is several times faster than building an object field by field. */
const NO_FIELDS = Object.fromEntries(
  PARCEL_FIELDS.map((field) => [field, null]),
) as Record<Field, null>;

/** What a parcel begins with, beside its id and what is typed. */
export const EMPTY_PARCEL = {
  ...NO_FIELDS,
  show_map: "no" as const,
  old_codes: [],
};

/** Encodes a parcel. */
export function encodeParcel(parcel: StoredParcel): Cell[] {
  return trim([
    ...stamps(parcel),
    parcel.show_map === "yes",
    parcel.old_codes,
    ...PARCEL_FIELDS.map((field) => parcel[field]),
  ]);
}

/** Decodes a parcel; the id comes from its key. */
export function decodeParcel(id: string, cells: Cell[]): StoredParcel {
  const [, , , hasMap, oldCodes, ...values] = cells;
  return {
    id,
    ...readStamps(cells),
    ...readFields(values),
    show_map: hasMap ? "yes" : "no",
    old_codes: oldCodes as string[],
  };
}

function readFields(cells: Cell[]): Pick<StoredParcel, Field> {
  const fields: Record<Field, unknown> = { ...NO_FIELDS };
  cells.forEach((cell, index) => fields[PARCEL_FIELDS[index]!] = cell);
  return fields as Pick<StoredParcel, Field>;
}

/** Encodes an activity. */
export function encodeActivity(activity: StoredActivity): Cell[] {
  const { title, description, icon, color, occurred_at, brought } = activity;
  return [
    ...stamps(activity),
    Date.parse(occurred_at),
    icon,
    color,
    title,
    description,
    ...(brought === undefined ? [] : broughtCells(brought)),
  ];
}

/** Decodes an activity; the ids come from its key. */
export function decodeActivity(
  ids: { id: string; parcel_id: string },
  cells: Cell[],
): StoredActivity {
  const [, , , occurredAt, icon, color, title, description, ...brought] = cells;
  const read = readStamps(cells);
  return {
    ...ids,
    ...read,
    occurred_at: occurredAt === cells[1]
      ? read.created_at
      : isoTime(occurredAt),
    icon: icon as ActivityIcon,
    color: color as ActivityColor,
    title: title as string,
    description: description as string,
    ...(brought.length > 0 && { brought: readBrought(brought) }),
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
      .filter(([, cell]) => cell !== false),
  );
}

interface Stamps {
  version: number;
  created_at: string;
  updated_at: string;
}

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

function trim(cells: Cell[]): Cell[] {
  const last = cells.findLastIndex((cell) => cell !== null);
  return cells.slice(0, last + 1);
}
