import { z } from "zod";
import type { Problem } from "@/lib/errors.ts";
import { MAX_CODE, MIN_CODE } from "./constants.ts";
import {
  breaks,
  latitude,
  longitude,
  optionalDate,
  optionalEmail,
  optionalText,
  recordId,
  requiredText,
  version,
  zoom,
} from "./fields.ts";
import { pageQuery, searchQuery } from "./paging.ts";
import type { ParcelFields } from "./records.ts";
import { normalizeTrackingCode } from "./tracking_code.ts";
import { imageFile } from "./uploads.ts";

const trackingCode = requiredText()
  .meta({ override: { minLength: MIN_CODE, maxLength: MAX_CODE } })
  .transform((code) => code.replace(/\s+/g, ""))
  .refine(
    (code) => code.length <= MAX_CODE,
    breaks("invalid.max", { max: MAX_CODE }),
  )
  .refine(
    (code) =>
      /^[A-Za-z0-9-]+$/.test(code) && code.length >= MIN_CODE &&
      normalizeTrackingCode(code) !== null,
    breaks("invalid.selected"),
  );

const details = {
  recipient_email: optionalEmail.optional(),
  recipient_phone_number: optionalText.optional(),
  current_location: optionalText.optional(),
  status: optionalText.optional(),
  weight: optionalText.optional(),
  shipped_via: optionalText.optional(),
  sender_name: optionalText.optional(),
  sender_email: optionalEmail.optional(),
  pickup_location: optionalText.optional(),
  parcel_content: optionalText.optional(),
  declared_value: optionalText.optional(),
  min_expected_delivery_date: optionalDate.optional(),
  max_expected_delivery_date: optionalDate.optional(),
  show_map: z.enum(["yes", "no"]).optional(),
  map_zoom: zoom.optional(),
  map_current_latitude: latitude.optional(),
  map_current_longitude: longitude.optional(),
  map_pickup_latitude: latitude.optional(),
  map_pickup_longitude: longitude.optional(),
  map_destination_latitude: latitude.optional(),
  map_destination_longitude: longitude.optional(),
};

/** The body of POST /api/parcels: three fields, and any other that can be edited (decision 54). */
export const parcelCreate = z.strictObject({
  tracking_code: trackingCode,
  recipient_name: requiredText(),
  destination: requiredText(),
  ...details,
});

export type ParcelCreate = z.output<typeof parcelCreate>;

/** The body of PATCH /api/parcels: changed fields only (decision 23). */
export const parcelPatch = z.strictObject({
  id: recordId,
  version: version.optional(),
  tracking_code: trackingCode.optional(),
  recipient_name: requiredText().optional(),
  destination: requiredText().optional(),
  ...details,
});

export type ParcelPatch = z.output<typeof parcelPatch>;

/** The form of POST /api/parcels/image (spec section 7). */
export const parcelImage = z.strictObject({ id: recordId, image: imageFile });

/** The query of GET /api/parcels and the body of its search (decisions 10 and 11). */
export const parcelQuery = pageQuery;
export const parcelSearch = searchQuery;

type Field = keyof ParcelFields;

const PLACES: [Field, Field][] = [
  ["map_current_latitude", "map_current_longitude"],
  ["map_pickup_latitude", "map_pickup_longitude"],
  ["map_destination_latitude", "map_destination_longitude"],
];

/**
 * The rules between the fields of a whole parcel: dates in order, a map with what it needs, places with both numbers
 * (spec section 5, decision 26). Gives what is wrong, in field order.
 */
export function checkParcel(parcel: ParcelFields): Problem[] {
  return [...checkDates(parcel), ...checkMap(parcel)];
}

function checkDates(parcel: ParcelFields): Problem[] {
  const { min_expected_delivery_date: min, max_expected_delivery_date: max } =
    parcel;
  if (min === null || max === null || max >= min) return [];
  return [{
    key: "invalid.notBefore",
    field: "max_expected_delivery_date",
    other: "min_expected_delivery_date",
  }];
}

function checkMap(parcel: ParcelFields): Problem[] {
  const needed = new Set<Field>();
  if (parcel.show_map === "yes") {
    needed.add("map_zoom").add("map_current_latitude").add(
      "map_current_longitude",
    );
  }
  for (const [latitude, longitude] of PLACES) {
    if ((parcel[latitude] === null) === (parcel[longitude] === null)) continue;
    needed.add(latitude).add(longitude);
  }
  return [...needed]
    .filter((field) => parcel[field] === null)
    .map((field) => ({ key: "invalid.required", field }));
}
