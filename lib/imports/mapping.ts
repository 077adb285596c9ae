import { dictionaries, WORDS } from "@/lib/i18n/dictionaries/mod.ts";
import { fold, stripSymbols } from "@/lib/i18n/fold.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import type { Key } from "@/lib/store/types.ts";
import { MAX_COLUMNS, MAX_HEAD, PROBLEM } from "./schema.ts";
import { parcelFields } from "@/lib/parcels/fields.ts";

/** A field that an import can set. */
export type ImportField = keyof typeof parcelFields;

export const IMPORT_FIELDS = Object.keys(parcelFields) as ImportField[];

/** A column of a file. */
export interface Column {
  head: string;
  /** The field that it sets; null if it is ignored. */
  field: ImportField | null;
}

/** Texts of the tracking page and the panel that name a field. */
const TEXTS: { [Field in ImportField]?: MessageKey[] } = {
  tracking_code: ["tracking.code", "control.parcels.parcel"],
  destination: ["tracking.destination", "tracking.address"],
  recipient_name: ["tracking.recipientName", "control.parcels.recipient"],
  recipient_email: ["tracking.email", "field.email"],
  recipient_phone_number: ["tracking.phone"],
  current_location: ["tracking.currentLocation"],
  status: ["tracking.status"],
  weight: ["tracking.weight"],
  sender_name: ["tracking.senderName", "control.parcels.sender"],
  pickup_location: ["tracking.pickupLocation"],
  max_expected_delivery_date: [
    "tracking.deliveryDate",
    "control.parcels.expected",
  ],
};

const HEADINGS: { [Field in ImportField]?: string }[] = Object.values(WORDS)
  .map(({ headings }) => headings);

/** Functions that return the names of a field, from the least to the most exact. */
const NAME_SOURCES: ((field: ImportField) => string[])[] = [
  (field) => HEADINGS.flatMap((names) => names[field]?.split(", ") ?? []),
  (field) => TEXTS[field]?.flatMap(labelsOf) ?? [],
  (field) => labelsOf(`field.${field}`),
  (field) => [field],
];

/** The fields by normalized name; of equal names, the last and more exact one wins. */
const FIELDS: ReadonlyMap<string, ImportField> = new Map(
  NAME_SOURCES.flatMap((namesOf) =>
    IMPORT_FIELDS.flatMap((field) =>
      namesOf(field).map((name) => [toComparable(name), field] as const)
    )
  ),
);

/** Returns a text in all languages. */
function labelsOf(key: MessageKey): string[] {
  return Object.values(dictionaries).map((dictionary) => dictionary[key]);
}

/** Normalizes a name to letters and digits, ignoring case, accents, spaces and signs. */
function toComparable(name: string): string {
  return stripSymbols(fold(name));
}

/** The headings of the problem column, which identify a corrected file. */
const PROBLEMS: ReadonlySet<string> = new Set(
  [PROBLEM, ...labelsOf("control.job.problem")].map(toComparable),
);

/** Returns the index of the problem column, the last one of a corrected file; -1 if there is none. */
export function problemColumn(heads: string[]): number {
  return PROBLEMS.has(toComparable(heads.at(-1) ?? "")) ? heads.length - 1 : -1;
}

/** Returns the field that a heading names in any language, or null. */
export function fieldOf(head: string): ImportField | null {
  return FIELDS.get(toComparable(head)) ?? null;
}

/**
 * Returns the columns of a file with the fields that they set: those chosen for their headings, or else those that the
 * headings name. Of two columns for the same field, the first wins.
 */
export function columnsOf(
  heads: string[],
  chosen: Readonly<Record<string, string>> = {},
): Column[] {
  const taken = new Set<ImportField>();
  return heads.slice(0, MAX_COLUMNS).map((cell) => {
    const head = cell.trim().slice(0, MAX_HEAD);
    const field = chosenField(head, chosen);
    if (field === null || taken.has(field)) return { head, field: null };
    taken.add(field);
    return { head, field };
  });
}

function chosenField(
  head: string,
  chosen: Readonly<Record<string, string>>,
): ImportField | null {
  if (!Object.hasOwn(chosen, head)) return fieldOf(head);
  return IMPORT_FIELDS.find((field) => field === chosen[head]) ?? null;
}

/** Returns the key of the columns that a member chose for files with these headings, in any order. */
export function columnsKey(heads: string[]): Key {
  const names = new Set(heads.map((head) => head.trim()));
  return ["import_columns", sha256(JSON.stringify([...names].sort()))];
}
