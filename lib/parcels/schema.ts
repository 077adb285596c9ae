import { pick } from "deno-std/collections/pick.js";
import { omit } from "deno-std/collections/omit.js";
import { z } from "zod";
import {
  breaks,
  latitude,
  longitude,
  omittable,
  recordId,
  requestId,
  requiredText,
  version,
  yesNo,
  zoom,
} from "@/lib/fields/fields.ts";
import { nullableText, stored, timestamp } from "@/lib/fields/record.ts";
import { imageFile } from "@/lib/photos/limits.ts";
import {
  activity,
  publicActivity,
  type ShownActivity,
} from "./entry_schema.ts";
import { namesOf } from "@/lib/fields/meaning.ts";
import {
  inputs,
  mapFields,
  mapInputs,
  parcelFields,
  type PublicField,
} from "./fields.ts";

/** A parcel; `image` is a file name below /uploads/images. */
export const parcel = z.strictObject({
  ...stored,
  ...parcelFields,
  image: nullableText,
  ended_at: timestamp.nullable().meta({
    description:
      "When it was delivered, returned or cancelled: the first of the latest statuses of that stage; null while it is open",
  }),
});

export type Parcel = z.output<typeof parcel>;

/** A parcel with its history, for a member. */
export const adminParcel = parcel.extend({ history: z.array(activity) });

export type AdminParcel = z.output<typeof adminParcel>;

const OPEN = namesOf(parcel, (meaning) => meaning.public === true);

export const PUBLIC_FIELDS = [
  ...OPEN as PublicField[],
  "image",
  "ended_at",
] as const;
export const MAP_FIELDS = Object.keys(mapFields) as (keyof typeof mapFields)[];

const publicShape: Pick<typeof parcel.shape, typeof PUBLIC_FIELDS[number]> =
  pick(
    parcel.shape,
    PUBLIC_FIELDS,
  );

/** The public fields of a parcel, with the map's if show_map is yes. */
export const publicParcel = z.strictObject({
  ...publicShape,
  history: z.array(publicActivity),
  show_map: yesNo,
  ...z.strictObject(mapFields).partial().shape,
});

export type PublicParcel = z.output<typeof publicParcel>;

/** The public fields of a parcel for the tracking page, which formats the times of entries itself. */
export interface ShownParcel extends Omit<PublicParcel, "history"> {
  history: ShownActivity[];
}

const { tracking_code, recipient_name, destination } = inputs;
const needed = { tracking_code, recipient_name, destination };

const details: Omit<typeof inputs, keyof typeof mapInputs | "show_map"> = omit(
  inputs,
  ["show_map", ...MAP_FIELDS],
);

/** Required fields come first, and so do the messages about them. */
const editable = z.strictObject({ ...needed, ...inputs });

/** The body of POST /api/parcels: three required fields, and any other editable one. */
export const parcelCreate = editable.extend({
  show_map: omittable(inputs.show_map),
});

export type ParcelCreate = z.output<typeof parcelCreate>;

/** The non-empty fields of a row of an imported table. */
export const parcelRow = editable.partial();

export type ParcelRow = z.output<typeof parcelRow>;

/** The body of PATCH /api/parcels: changed fields only. */
export const parcelPatch = z.strictObject({
  id: recordId,
  version: version.optional(),
  ...parcelRow.shape,
});

export type ParcelPatch = z.output<typeof parcelPatch>;

/** A new status, place or point adds an entry to the history, unless the form only corrects it. */
const correction = {
  without_entry: omittable(z.literal("yes").optional()),
};

/** The form that creates a parcel; `request_id` makes a double click harmless, `next` requests another empty form. */
export const parcelCreateForm = z.strictObject({
  ...needed,
  ...details,
  next: omittable(yesNo.optional()),
  request_id: requestId,
});

/** The form of a parcel's fields except its map. */
export const parcelForm = z.strictObject({
  ...needed,
  ...details,
  ...correction,
});

/** The form of a parcel's map: the current point is required, both ends of the journey are optional. */
export const parcelMapForm = z.strictObject({
  ...mapInputs,
  show_map: yesNo,
  map_zoom: requireValue(zoom),
  map_current_latitude: requireValue(latitude),
  map_current_longitude: requireValue(longitude),
  ...correction,
});

/** Makes a clearable field required. */
function requireValue<Field extends z.ZodType>(field: Field) {
  return field.refine((value) => value !== null, breaks("invalid.required"));
}

/** The form of POST /api/parcels/image. */
export const parcelImage = z.strictObject({ id: recordId, image: imageFile });

/** The form of a screen whose URL identifies the parcel. */
export const parcelImageForm = parcelImage.omit({ id: true });

/** The body of POST /api/parcels/{code}/proof: the recipient's email address, or the last digits of the phone number. */
export const parcelVerification = z.strictObject({ proof: requiredText() });
