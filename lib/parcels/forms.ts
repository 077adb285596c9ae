import { BOUNDS, MAX_CODE, MAX_EMAIL, STAGES } from "@/lib/fields/constants.ts";
import type {
  FieldDescription,
  FormDescription,
} from "@/lib/forms/description.ts";
import { SEEN } from "@/lib/forms/description.ts";

/** Years around today that date fields allow (decision 49). */
const YEARS = 10;

/** The suggested statuses (decision 25). */
export const STATUS_SUGGESTIONS = STAGES.map((stage) =>
  `status.${stage}` as const
);

const TRACKING_CODE: FieldDescription = {
  name: "tracking_code",
  kind: "tracking-code",
  max: MAX_CODE,
};

/** Creates a parcel (spec section 5). */
export const PARCEL_CREATE_FORM: FormDescription = {
  id: "parcel-create-form",
  sections: [{
    fields: [
      { ...TRACKING_CODE, hint: "control.parcels.codeHint" },
      { name: "recipient_name" },
      { name: "destination" },
      { name: "request_id", kind: "hidden" },
    ],
  }],
  button: "control.parcels.create",
};

/** Edits a parcel except its map and photo (spec section 5); days are within ten years of `now`. */
export function parcelForm(now: Date): FormDescription {
  const bounds = dayBounds(now);
  return {
    id: "parcel-form",
    sections: [{
      legend: "control.parcels.parcel",
      fields: [
        SEEN,
        TRACKING_CODE,
        { name: "status", optional: true, suggestions: STATUS_SUGGESTIONS },
        optional("current_location"),
        optional("weight"),
        optional("parcel_content"),
        optional("declared_value"),
      ],
    }, {
      legend: "control.parcels.recipient",
      fields: [
        { name: "recipient_name" },
        { name: "destination" },
        email("recipient_email"),
        optional("recipient_phone_number"),
      ],
    }, {
      legend: "control.parcels.sender",
      fields: [
        optional("sender_name"),
        email("sender_email"),
        optional("pickup_location"),
      ],
    }, {
      legend: "control.parcels.delivery",
      fields: [
        optional("shipped_via"),
        day("min_expected_delivery_date"),
        day("max_expected_delivery_date"),
      ],
    }],
    button: "form.save",
  };

  function day(name: string): FieldDescription {
    return { name, kind: "date", optional: true, bounds };
  }
}

/** Edits a parcel's map (spec section 5). */
export const PARCEL_MAP_FORM: FormDescription = {
  id: "parcel-map-form",
  sections: [{
    fields: [
      SEEN,
      {
        name: "show_map",
        kind: "select",
        choices: [
          { value: "yes", label: "choice.yes" },
          { value: "no", label: "choice.no" },
        ],
      },
      { name: "map_zoom", kind: "number", bounds: BOUNDS.zoom },
    ],
  }, {
    legend: "tracking.currentLocation",
    fields: [latitude("current"), longitude("current")],
  }, {
    legend: "tracking.pickupLocation",
    fields: [
      { ...latitude("pickup"), optional: true },
      { ...longitude("pickup"), optional: true },
    ],
  }, {
    legend: "tracking.destination",
    fields: [
      { ...latitude("destination"), optional: true },
      { ...longitude("destination"), optional: true },
    ],
  }],
  button: "form.save",
};

/** Replaces a parcel's photo (spec section 2). */
export const PARCEL_IMAGE_FORM: FormDescription = {
  id: "parcel-image-form",
  sections: [{
    fields: [{ name: "image", kind: "image", hint: "form.imageHint" }],
  }],
  button: "form.save",
};

/** Describes the latitude of a place. */
export function latitude(place: string): FieldDescription {
  const bounds = BOUNDS.latitude;
  return { name: `map_${place}_latitude`, kind: "number", bounds };
}

/** Describes the longitude of a place. */
export function longitude(place: string): FieldDescription {
  const bounds = BOUNDS.longitude;
  return { name: `map_${place}_longitude`, kind: "number", bounds };
}

/** Returns the first and last day that a form allows, ten years around `now` (decision 49). */
export function dayBounds(now: Date): { min: string; max: string } {
  return { min: yearsFrom(now, -YEARS), max: yearsFrom(now, YEARS) };
}

function yearsFrom(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, "2026-11-20".length);
}

function optional(name: string): FieldDescription {
  return { name, optional: true };
}

function email(name: string): FieldDescription {
  return { name, kind: "email", optional: true, max: MAX_EMAIL };
}
