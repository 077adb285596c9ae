import { z } from "zod";
import { BOUNDS, MAX_CODE, MIN_CODE } from "@/lib/fields/constants.ts";
import {
  breaks,
  clearable,
  latitude,
  longitude,
  omittable,
  optionalEmail,
  optionalText,
  recordId,
  requestId,
  requiredText,
  version,
  wholeNumber,
  yesNo,
  zoom,
} from "@/lib/fields/fields.ts";
import {
  nullableDay,
  nullableInteger,
  nullableNumber,
  nullableText,
  stored,
  text,
} from "@/lib/fields/record.ts";
import type { Problem } from "@/lib/errors.ts";
import {
  CODE_PATTERN,
  isReservedCode,
  plainTrackingCode,
  RESERVED_CODES,
} from "./tracking_code.ts";
import { imageFile } from "@/lib/photos/limits.ts";
import {
  activity,
  publicActivity,
  type ShownActivity,
} from "./entry_schema.ts";
import { optionalDate } from "@/lib/fields/times.ts";

/** The map of a parcel; each place has both numbers or none. */
const mapFields = {
  map_zoom: nullableNumber,
  map_current_latitude: nullableNumber,
  map_current_longitude: nullableNumber,
  map_pickup_latitude: nullableNumber,
  map_pickup_longitude: nullableNumber,
  map_destination_latitude: nullableNumber,
  map_destination_longitude: nullableNumber,
};

/** The editable fields of a parcel, in the order of spec section 3; the newer ones stand beside what they belong to. */
export const parcelFields = {
  tracking_code: text,
  reference: nullableText,
  destination: text,
  recipient_name: text,
  recipient_email: nullableText,
  recipient_phone_number: nullableText,
  current_location: nullableText,
  status: nullableText,
  weight: nullableText,
  pieces: nullableInteger,
  shipped_via: nullableText,
  sender_name: nullableText,
  sender_email: nullableText,
  pickup_location: nullableText,
  parcel_content: nullableText,
  declared_value: nullableText,
  min_expected_delivery_date: nullableDay,
  max_expected_delivery_date: nullableDay,
  show_map: yesNo,
  ...mapFields,
};

/** A parcel; `image` is a file name below /uploads/images. */
export const parcel = z.strictObject({
  ...stored,
  ...parcelFields,
  image: nullableText,
});

export type Parcel = z.output<typeof parcel>;

/** A parcel with its history, for an administrator. */
export const adminParcel = parcel.extend({ history: z.array(activity) });

export type AdminParcel = z.output<typeof adminParcel>;

const publicFields = parcel.pick({
  tracking_code: true,
  weight: true,
  status: true,
  current_location: true,
  min_expected_delivery_date: true,
  max_expected_delivery_date: true,
  recipient_name: true,
  recipient_email: true,
  recipient_phone_number: true,
  destination: true,
  sender_name: true,
  pickup_location: true,
  image: true,
});

/** The public fields of a parcel, with the map's if show_map is yes. */
export const publicParcel = publicFields.extend({
  history: z.array(publicActivity),
  show_map: yesNo,
  ...z.strictObject(mapFields).partial().shape,
});

export type PublicParcel = z.output<typeof publicParcel>;

/** The public fields of a parcel as the tracking page shows them: it formats the times of entries itself. */
export interface ShownParcel extends Omit<PublicParcel, "history"> {
  history: ShownActivity[];
}

/** The names of the public fields, and of those of the map. */
export const PUBLIC_FIELDS = publicFields.keyof().options;
export const MAP_FIELDS = z.strictObject(mapFields).keyof().options;

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
  .refine(
    (code) => CODE_PATTERN.test(code),
    breaks("invalid.codeCharacters"),
  )
  .refine((code) => !isReservedCode(code), breaks("invalid.reserved"));

const names = {
  tracking_code: trackingCode,
  recipient_name: requiredText(),
  destination: requiredText(),
};

const details = {
  reference: optionalText.optional(),
  recipient_email: optionalEmail.optional(),
  recipient_phone_number: optionalText.optional(),
  current_location: optionalText.optional(),
  status: optionalText.optional(),
  weight: optionalText.optional(),
  pieces: clearable(wholeNumber(BOUNDS.pieces)).optional(),
  shipped_via: optionalText.optional(),
  sender_name: optionalText.optional(),
  sender_email: optionalEmail.optional(),
  pickup_location: optionalText.optional(),
  parcel_content: optionalText.optional(),
  declared_value: optionalText.optional(),
  min_expected_delivery_date: optionalDate.optional(),
  max_expected_delivery_date: optionalDate.optional(),
};

const mapDetails = {
  show_map: yesNo.optional(),
  map_zoom: zoom.optional(),
  map_current_latitude: latitude.optional(),
  map_current_longitude: longitude.optional(),
  map_pickup_latitude: latitude.optional(),
  map_pickup_longitude: longitude.optional(),
  map_destination_latitude: latitude.optional(),
  map_destination_longitude: longitude.optional(),
};

const editable = z.strictObject({ ...names, ...details, ...mapDetails });

/** The body of POST /api/parcels: three fields, and any other that can be edited. */
export const parcelCreate = editable.extend({
  show_map: omittable(mapDetails.show_map),
});

export type ParcelCreate = z.output<typeof parcelCreate>;

/** A row of an imported table: what is filled in of the fields of a new or existing parcel. */
export const parcelRow = editable.partial();

export type ParcelRow = z.output<typeof parcelRow>;

/** The body of PATCH /api/parcels: changed fields only. */
export const parcelPatch = z.strictObject({
  id: recordId,
  version: version.optional(),
  ...parcelRow.shape,
});

export type ParcelPatch = z.output<typeof parcelPatch>;

/**
 * The form that creates a parcel with what is known at the counter; its request_id makes a double click harmless
 * (spec section 5). `next` asks for another empty form.
 */
export const parcelCreateForm = z.strictObject({
  ...names,
  reference: details.reference,
  recipient_phone_number: details.recipient_phone_number,
  recipient_email: details.recipient_email,
  pieces: details.pieces,
  weight: details.weight,
  shipped_via: details.shipped_via,
  sender_name: details.sender_name,
  sender_email: details.sender_email,
  pickup_location: details.pickup_location,
  parcel_content: details.parcel_content,
  declared_value: details.declared_value,
  next: omittable(yesNo.optional()),
  request_id: requestId,
});

/** Another status, place or point makes an entry in the history, unless a form only corrects it. */
const correction = {
  without_entry: omittable(z.literal("yes").optional()),
};

/** The form of a parcel's fields except its map (spec section 5). */
export const parcelForm = z.strictObject({
  ...names,
  ...details,
  ...correction,
});

/** The form of a parcel's map: the current place is required, both ends are optional (spec section 5). */
export const parcelMapForm = z.strictObject({
  ...mapDetails,
  show_map: yesNo,
  map_zoom: given(zoom),
  map_current_latitude: given(latitude),
  map_current_longitude: given(longitude),
  ...correction,
});

/** A required variant of a clearable field. */
function given<Field extends z.ZodType>(field: Field) {
  return field.refine((value) => value !== null, breaks("invalid.required"));
}

/** The form of POST /api/parcels/image (spec section 7). */
export const parcelImage = z.strictObject({ id: recordId, image: imageFile });

/** The form of the screen, whose address names the parcel. */
export const parcelImageForm = parcelImage.omit({ id: true });

/** The body of POST /api/parcels/{code}/proof: the recipient's e-mail, or the last digits of the phone. */
export const parcelVerification = z.strictObject({ proof: requiredText() });

/** The query of GET /api/parcels/{code}/events: the page's version, and whether it polls. */
export const watchQuery = z.strictObject({
  seen: z.string().optional(),
  once: z.string().optional(),
});

type Field = keyof typeof parcelFields;

/** The fields that a map requires. */
const NEEDED: Field[] = [
  "map_zoom",
  "map_current_latitude",
  "map_current_longitude",
];

const PLACES: [Field, Field][] = [
  ["map_current_latitude", "map_current_longitude"],
  ["map_pickup_latitude", "map_pickup_longitude"],
  ["map_destination_latitude", "map_destination_longitude"],
];

/**
 * Checks the rules across a parcel's fields: dates in order, a map with its required fields, places with both numbers
 * (spec section 5).
 */
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
  const isHalf = (name: Field) => halves.some(({ field }) => field === name);
  const needed = parcel.show_map === "yes" ? NEEDED : [];
  const missing = needed.filter((field) =>
    parcel[field] === null && !isHalf(field)
  );
  return [
    ...missing.map((field) => ({ key: "invalid.required", field }) as const),
    ...halves,
  ];
}

/** Returns a problem for each place with one number, about the missing one. */
export function missingHalves(
  places: { [Name in Field]?: unknown },
): Problem[] {
  const isEmpty = (field: Field) => (places[field] ?? null) === null;
  return PLACES.flatMap(([latitude, longitude]) => [
    { field: latitude, other: longitude },
    { field: longitude, other: latitude },
  ]).filter(({ field, other }) => isEmpty(field) && !isEmpty(other))
    .map((half) => ({ key: "invalid.together", ...half }));
}
