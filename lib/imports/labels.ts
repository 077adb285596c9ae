import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import { fold, stripSymbols } from "@/lib/i18n/fold.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { IMPORT_FIELDS, type ImportField } from "./fields.ts";
import { DOUBTFUL, type HeadMeaning } from "./head_meanings.ts";
import { readHead } from "./heads.ts";

/** Texts of the tracking page and the panel that name a field. */
const TEXTS: { [Field in ImportField]?: MessageKey[] } = {
  tracking_code: ["tracking.code"],
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

/** Functions that return the names of a field, from the least to the most exact. */
const NAME_SOURCES: ((field: ImportField) => string[])[] = [
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
export function labelsOf(key: MessageKey): string[] {
  return Object.values(dictionaries).map((dictionary) => dictionary[key]);
}

/** Normalizes a name to letters and digits, ignoring case, accents, spaces and signs. */
export function toComparable(name: string): string {
  return stripSymbols(fold(name));
}

/** Returns the field that a heading alone names in any language, or null. */
export function fieldOf(head: string): ImportField | null {
  const [option] = optionsOf(head);
  return option === undefined || option.distance >= DOUBTFUL
    ? null
    : option.field;
}

/** Returns the meanings that a heading may have: that of a label of the site, then those of its words. */
export function optionsOf(head: string): HeadMeaning[] {
  const read = readHead(head);
  const field = FIELDS.get(toComparable(head));
  if (field === undefined) return read;
  const others = read.filter((option) => option.field !== field);
  return [{ ...meaningOf({ head, field }), distance: 0 }, ...others];
}

/** Returns what a heading means if it sets a field. */
export function meaningOf(
  { head, field }: { head: string; field: ImportField },
): HeadMeaning {
  return readHead(head).find((option) => option.field === field) ??
    { field, part: field, side: null, distance: 0 };
}
