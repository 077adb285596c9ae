import {
  breaks,
  clearable,
  latitude,
  longitude,
  optionalEmail,
  optionalText,
  requiredText,
  wholeNumber,
  yesNo,
  zoom,
} from "@/lib/fields/fields.ts";
import {
  CODE_PATTERN,
  isReservedCode,
  plainTrackingCode,
  RESERVED_CODES,
} from "./tracking_code.ts";
import { BOUNDS, MAX_CODE, MIN_CODE } from "@/lib/fields/constants.ts";
import type { Meaning } from "@/lib/fields/meaning.ts";
import {
  answersOf,
  field,
  inputsOf,
  nullableDay,
  nullableInteger,
  nullableNumber,
  nullableText,
  text,
} from "@/lib/fields/record.ts";
import { optionalDate } from "@/lib/fields/times.ts";

const trackingCode = requiredText()
  .meta({
    description: `Reserved, however written: ${[...RESERVED_CODES].join(", ")}`,
    override: {
      minLength: MIN_CODE,
      maxLength: MAX_CODE,
      pattern: CODE_PATTERN.source,
    },
  })
  .transform(plainTrackingCode)
  .refine(
    (code) => code.length <= MAX_CODE,
    breaks("invalid.max", { max: MAX_CODE }),
  )
  .refine(
    (code) => code.length >= MIN_CODE,
    breaks("invalid.min", { min: MIN_CODE }),
  )
  .refine((code) => CODE_PATTERN.test(code), breaks("invalid.codeCharacters"))
  .refine((code) => !isReservedCode(code), breaks("invalid.reserved"));

function required<const Its extends Meaning>(meaning: Its) {
  return field(text, requiredText(), meaning);
}

function optional<const Its extends Meaning>(meaning?: Its) {
  return field(nullableText, optionalText.optional(), meaning);
}

function email<const Its extends Meaning>(meaning: Its) {
  return field(nullableText, optionalEmail.optional(), meaning);
}

function day<const Its extends Meaning>(meaning: Its) {
  return field(nullableDay, optionalDate.optional(), meaning);
}

/** A latitude or longitude. */
function degrees(input: typeof latitude, meaning?: Meaning) {
  return field(nullableNumber, input.optional(), meaning);
}

const pieces = clearable(wholeNumber(BOUNDS.pieces));

const RECIPIENT = { personal: "recipient", public: true } as const;
const SENDER = { personal: "sender", public: true } as const;

/** The fields of a parcel's map; each point has both coordinates or none. */
const MAP = {
  map_zoom: field(nullableNumber, zoom.optional()),
  map_current_latitude: degrees(latitude),
  map_current_longitude: degrees(longitude),
  map_pickup_latitude: degrees(latitude, { personal: "sender" }),
  map_pickup_longitude: degrees(longitude, { personal: "sender" }),
  map_destination_latitude: degrees(latitude, { personal: "recipient" }),
  map_destination_longitude: degrees(longitude, { personal: "recipient" }),
};

/**
 * The editable fields of a parcel with their meaning, in the specification's order; newer fields are next to related ones.
 * All lists of a parcel's fields are derived from this one.
 */
const FIELDS = {
  tracking_code: field(text, trackingCode, { searched: "code", public: true }),
  reference: optional({ searched: "both" }),
  destination: required({ ...RECIPIENT, searched: "words" }),
  recipient_name: required({ ...RECIPIENT, searched: "name" }),
  recipient_email: email({ ...RECIPIENT, searched: "whole" }),
  recipient_phone_number: optional({ ...RECIPIENT, searched: "phone" }),
  current_location: optional({ searched: "words", public: true }),
  status: optional({ searched: "words", public: true }),
  weight: optional({ public: true }),
  pieces: field(nullableInteger, pieces.optional()),
  shipped_via: optional(),
  sender_name: optional({ ...SENDER, searched: "name" }),
  sender_email: email({ personal: "sender" }),
  pickup_location: optional(SENDER),
  parcel_content: optional(),
  declared_value: optional(),
  min_expected_delivery_date: day({ public: true }),
  max_expected_delivery_date: day({ public: true }),
  show_map: field(yesNo, yesNo.optional()),
  ...MAP,
};

/** The schemas of the editable fields in responses. */
export const parcelFields = answersOf(FIELDS);
export const mapFields = answersOf(MAP);

/** Their schemas in calls and forms. */
export const inputs = inputsOf(FIELDS);
export const mapInputs = inputsOf(MAP);

type Fields = typeof FIELDS;

export type ParcelField = keyof Fields;

/** A field that visitors see. */
export type PublicField = {
  [Name in ParcelField]: Fields[Name]["meaning"] extends { public: true } ? Name
    : never;
}[ParcelField];
