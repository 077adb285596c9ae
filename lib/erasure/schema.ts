import { mapValues } from "deno-std/collections/map_values.js";
import { z } from "zod";
import {
  breaks,
  email,
  givenPassword,
  omittable,
  requiredLine,
} from "@/lib/fields/fields.ts";
import { means } from "@/lib/fields/meaning.ts";
import { nullableText, text } from "@/lib/fields/record.ts";
import { partsOfPhone } from "./phone_number.ts";

/** Maximum parcels that a call can choose and a preview lists. */
export const MAX_PARCELS = 100;

/** Maximum characters of a list of codes or ids; 100 tracking links fit. */
const MAX_LIST = 12_000;

/** The value of `step` on the screen's second page, which shows the preview. */
export const SECOND = "2";

/** A cursor holds a key, the numbers so far, and the ids of up to 100 parcels and of all imports. */
const MAX_CURSOR = 20_000;

const phone = requiredLine().refine(
  (number) => partsOfPhone(number) !== null,
  breaks("invalid.phone"),
);

/** Shorter than other texts, so that a body holds a hundred. */
const parcelId = z.string().trim().min(1).max(40);

/** Names the person to erase in one of three ways. */
const who = {
  email: email.optional(),
  phone: phone.optional().meta({
    description:
      "However it is written: all digits after the country's code must agree",
  }),
  parcel_ids: z.array(parcelId).min(1).max(MAX_PARCELS).optional().meta({
    description: "Erases recipient and sender of these parcels",
  }),
};

const onlyOne = breaks("invalid.eraseBy");

/** Reports whether exactly one of the three ways is given. */
export function isOneWay(named: object): boolean {
  const ways = Object.keys(who) as (keyof typeof named)[];
  return ways.filter((way) => named[way] !== undefined).length === 1;
}

/** The person to erase, named in any of the ways. */
export const personNamed = z.strictObject(who);

export type PersonNamed = z.output<typeof personNamed>;

/** The body of POST /api/erasures, confirmed by the member's own password. */
export const personErase = personNamed.extend({ password: givenPassword })
  .refine(isOneWay, onlyOne);

export type PersonErase = z.output<typeof personErase>;

/** The body of POST /api/erasures/preview. */
export const personPreview = personNamed.extend({
  cursor: omittable(z.string().max(MAX_CURSOR).optional()).meta({
    description: "next_cursor of the answer before: counts on from there",
  }),
}).refine(isOneWay, onlyOne);

export type PersonPreview = z.output<typeof personPreview>;

/** The nouns of which an erasure counts the records, in the order of the screen. */
export const COUNTED = [
  "parcels",
  "activities",
  "messages",
  "mail",
  "imports",
  "invoices",
  "reviews",
  "pages",
  "statuses",
  "settings",
  "journal",
  "others",
] as const;

export type CountedNoun = typeof COUNTED[number];

const counts = mapValues(
  Object.fromEntries(COUNTED.map((noun) => [noun, null])),
  () => z.int(),
) as Record<CountedNoun, z.ZodInt>;

export type Counted = Record<CountedNoun, number>;

/** A parcel that an erasure finds. */
const foundParcel = z.strictObject({
  id: text,
  tracking_code: text,
  recipient_name: text,
  sender_name: nullableText,
});

export type FoundParcel = z.output<typeof foundParcel>;

/** The records that an erasure would change or remove, by noun. */
export const erasurePreview = z.strictObject({
  ...counts,
  /** The first parcels. */
  found_parcels: z.array(foundParcel).max(MAX_PARCELS),
  /** Null once everything has been counted. */
  next_cursor: nullableText,
});

export type ErasurePreview = z.output<typeof erasurePreview>;

/** The state in the cursor of a preview. */
export const previewState = z.strictObject({
  at: z.array(z.union([z.string(), z.number(), z.boolean()])),
  counts: z.partialRecord(z.enum(COUNTED), z.int()),
  imports: z.array(z.string()),
  parcels: z.array(parcelId).max(MAX_PARCELS),
});

export type PreviewState = z.output<typeof previewState>;

const list = omittable(z.string().max(MAX_LIST).optional());

/** The screen's fields: who, and on its second page the listed parcels and those that are ticked. */
export const eraseForm = z.strictObject({
  email: omittable(email.optional()),
  phone: omittable(phone.optional()),
  codes: means(list, { widget: "textarea" }),
  ids: list,
  listed: list,
  ticked: list,
  cursor: omittable(z.string().max(MAX_CURSOR).optional()),
  step: omittable(z.literal(SECOND).optional()),
  password: omittable(givenPassword.optional()),
});

export type EraseForm = z.output<typeof eraseForm>;
