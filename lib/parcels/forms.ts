import { defineForm } from "@/lib/forms/define.ts";
import { mapFields, SEEN } from "@/lib/forms/description.ts";
import {
  parcelCreateForm,
  parcelForm,
  parcelImageForm,
  parcelMapForm,
} from "./schema.ts";

/** Date fields accept dates up to this many years before and after today. */
const YEARS = 10;

/** Creates a parcel with the details known at the counter. */
export const PARCEL_CREATE_FORM = defineForm({
  id: "parcel-create-form",
  schema: parcelCreateForm,
  sections: [{
    legend: "control.parcels.recipient",
    fields: [
      "recipient_name",
      "destination",
      "recipient_phone_number",
      "recipient_email",
    ],
  }, {
    legend: "control.parcels.parcel",
    fields: [
      {
        name: "tracking_code",
        kind: "tracking-code",
        hint: "control.parcels.codeHint",
      },
      "reference",
      { name: "status", kind: "status" },
      "pieces",
      "weight",
      "shipped_via",
      "request_id",
    ],
  }, {
    legend: "control.parcels.more",
    isFolded: true,
    fields: [
      "sender_name",
      "sender_email",
      "pickup_location",
      "parcel_content",
      "declared_value",
    ],
  }],
  posts: ["next"],
  button: "control.parcels.save",
  next: "control.parcels.saveNext",
  isEager: true,
  isWide: true,
});

/** Edits a parcel except its map and photo. */
const PARCEL_FORM = defineForm({
  id: "parcel-form",
  schema: parcelForm,
  sections: [{
    legend: "control.parcels.parcel",
    fields: [
      SEEN,
      { name: "tracking_code", kind: "tracking-code" },
      "reference",
      { name: "status", kind: "status" },
      "current_location",
      "without_entry",
      "weight",
      "pieces",
      "parcel_content",
      "declared_value",
    ],
  }, {
    legend: "control.parcels.recipient",
    fields: [
      "recipient_name",
      "destination",
      "recipient_email",
      "recipient_phone_number",
    ],
  }, {
    legend: "control.parcels.sender",
    fields: ["sender_name", "sender_email", "pickup_location"],
  }, {
    legend: "control.parcels.delivery",
    fields: [
      "shipped_via",
      { name: "min_expected_delivery_date", group: "expected" },
      { name: "max_expected_delivery_date", group: "expected" },
    ],
  }],
  button: "form.save",
  isWide: true,
});

/** Returns the form that edits a parcel; dates are limited to ten years around `now`. */
export function editParcelForm(now: Date): typeof PARCEL_FORM {
  const bounds = dayBounds(now);
  return mapFields(
    PARCEL_FORM,
    (field) => field.kind === "date" ? { ...field, bounds } : field,
  );
}

/** Edits a parcel's map. */
export const PARCEL_MAP_FORM = defineForm({
  id: "parcel-map-form",
  schema: parcelMapForm,
  sections: [
    { fields: [SEEN, "show_map", "map_zoom"] },
    {
      legend: "tracking.currentLocation",
      fields: [...point("current"), "without_entry"],
    },
    { legend: "tracking.pickupLocation", fields: point("pickup") },
    { legend: "tracking.destination", fields: point("destination") },
  ],
  button: "form.save",
});

/** Replaces a parcel's photo. */
export const PARCEL_IMAGE_FORM = defineForm({
  id: "parcel-image-form",
  schema: parcelImageForm,
  sections: [{ fields: [{ name: "image", hint: "form.imageHint" }] }],
  button: "form.save",
});

export function point<Place extends string>(group: Place) {
  return (["latitude", "longitude"] as const).map((side) => ({
    name: `map_${group}_${side}` as const,
    group,
  }));
}

/** Returns the first and last day that forms accept: ten years before and after `now`. */
export function dayBounds(now: Date): { min: string; max: string } {
  return { min: yearsFrom(now, -YEARS), max: yearsFrom(now, YEARS) };
}

function yearsFrom(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, "2026-11-20".length);
}
