import {
  ACTIVITY_COLORS,
  ACTIVITY_ICONS,
  BOUNDS,
  MAX_AHEAD_MS,
  MAX_CODE,
  MAX_EMAIL,
  MAX_LONG_TEXT,
  STAGES,
} from "@/lib/fields/constants.ts";
import {
  type FieldDescription,
  type FormDescription,
  type Newest,
  SEEN,
} from "@/lib/forms/description.ts";
import { toLocalTime } from "@/lib/dates.ts";

/** Years around today that date fields allow. */
const YEARS = 10;

/** The suggested statuses. */
export const STATUS_SUGGESTIONS = STAGES.map((stage) =>
  `status.${stage}` as const
);

const TRACKING_CODE: FieldDescription = {
  name: "tracking_code",
  kind: "tracking-code",
  max: MAX_CODE,
};

const PIECES: FieldDescription = {
  name: "pieces",
  kind: "number",
  optional: true,
  bounds: BOUNDS.pieces,
};

export const REQUEST: FieldDescription = { name: "request_id", kind: "hidden" };

/** Creates a parcel (spec section 5) with what is known at the counter. */
export const PARCEL_CREATE_FORM: FormDescription = {
  id: "parcel-create-form",
  sections: [{
    legend: "control.parcels.recipient",
    fields: [
      { name: "recipient_name" },
      { name: "destination" },
      optional("recipient_phone_number"),
      email("recipient_email"),
    ],
  }, {
    legend: "control.parcels.parcel",
    fields: [
      { ...TRACKING_CODE, hint: "control.parcels.codeHint" },
      optional("reference"),
      PIECES,
      optional("weight"),
      optional("shipped_via"),
      REQUEST,
    ],
  }, {
    legend: "control.parcels.more",
    isFolded: true,
    fields: [
      optional("sender_name"),
      email("sender_email"),
      optional("pickup_location"),
      optional("parcel_content"),
      optional("declared_value"),
    ],
  }],
  button: "control.parcels.save",
  next: "control.parcels.saveNext",
  isEager: true,
  isWide: true,
};

const WITHOUT_ENTRY: FieldDescription = {
  name: "without_entry",
  kind: "box",
  optional: true,
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
        optional("reference"),
        { name: "status", optional: true, suggestions: STATUS_SUGGESTIONS },
        optional("current_location"),
        WITHOUT_ENTRY,
        optional("weight"),
        PIECES,
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
    isWide: true,
  };

  function day(name: string): FieldDescription {
    return { name, kind: "date", optional: true, bounds, group: "expected" };
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
    fields: [...point("current"), WITHOUT_ENTRY],
  }, {
    legend: "tracking.pickupLocation",
    fields: point("pickup", { optional: true }),
  }, {
    legend: "tracking.destination",
    fields: point("destination", { optional: true }),
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

/** Returns the fields of a point on the map. */
function point(
  place: string,
  options: { optional?: true } = {},
): [latitude: FieldDescription, longitude: FieldDescription] {
  const field = (side: "latitude" | "longitude"): FieldDescription => ({
    name: `map_${place}_${side}`,
    kind: "number",
    group: place,
    bounds: BOUNDS[side],
    ...options,
  });
  return [field("latitude"), field("longitude")];
}

/** Returns the first and last day that a form allows, ten years around `now`. */
function dayBounds(now: Date): { min: string; max: string } {
  return { min: yearsFrom(now, -YEARS), max: yearsFrom(now, YEARS) };
}

function yearsFrom(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, "2026-11-20".length);
}

export function optional(name: string): FieldDescription {
  return { name, optional: true };
}

function email(name: string): FieldDescription {
  return { name, kind: "email", optional: true, max: MAX_EMAIL };
}

/** The clock of a form with a moment. */
export interface Clock {
  now: Date;
  /** The name of the time zone. */
  timeZone: string;
  /** The time zone in words. */
  zone: string;
}

export const DESCRIPTION: FieldDescription = {
  name: "description",
  kind: "textarea",
  max: MAX_LONG_TEXT,
  counter: true,
};

export const KEEP = "control.parcels.keep";

export const KEPT_LOCATION: FieldDescription = {
  ...optional("current_location"),
  hint: KEEP,
};

const LOOK: FieldDescription[] = [
  {
    name: "icon",
    kind: "icons",
    choices: ACTIVITY_ICONS.map((value) => ({ value, label: `icon.${value}` })),
  },
  {
    name: "color",
    kind: "colors",
    choices: ACTIVITY_COLORS.map((value) => ({
      value,
      label: `tracking.color.${value}`,
    })),
  },
];

const TITLE: FieldDescription = { name: "title", choosesLook: true };

const AUTOMATIC = { value: "", label: "choice.automatic" } as const;

/** Adds an entry to a history (spec section 2), now by default. */
export function activityCreateForm(clock: Clock): FormDescription {
  return {
    id: "activity-create-form",
    sections: [{
      fields: [TITLE, DESCRIPTION, ...LOOK, nowOrMoment(clock), REQUEST],
    }],
    button: "control.activities.create",
  };
}

/** Edits an entry of a history (spec section 2). */
export function activityForm(clock: Clock): FormDescription {
  return {
    id: "activity-form",
    sections: [{
      fields: [
        { name: "version", kind: "hidden" },
        SEEN,
        TITLE,
        { ...DESCRIPTION, optional: true },
        ...LOOK,
        moment(clock),
      ],
    }],
    button: "form.save",
  };
}

/**
 * Posts an update: a history entry with status and place. Rare fields are collapsed, so that the rest fits one screen.
 */
export function activityPostForm(
  clock: Clock,
  newest?: Newest,
): FormDescription {
  const [latitude, longitude] = point("current", { optional: true });
  return {
    id: "activity-post-form",
    sections: [{
      fields: [
        {
          name: "status",
          suggestions: STATUS_SUGGESTIONS,
          choosesLook: true,
        },
        KEPT_LOCATION,
        { ...DESCRIPTION, isShort: true },
        REQUEST,
      ],
    }, {
      legend: "control.parcels.postMore",
      isFolded: true,
      fields: [
        { ...nowOrMoment(clock), newest },
        ...LOOK.map((field) => ({
          ...field,
          optional: true as const,
          isLabelWhole: true as const,
          choices: [AUTOMATIC, ...field.choices!],
        })),
        { ...latitude, hint: KEEP },
        longitude,
      ],
    }],
    button: "control.parcels.post",
    isEager: true,
    isCareful: true,
  };
}

/** Returns the field of a moment that is now if it is left empty. */
export function nowOrMoment(clock: Clock): FieldDescription {
  return {
    ...moment(clock),
    optional: true,
    hint: "control.activities.nowHint",
  };
}

function moment({ now, timeZone, zone }: Clock): FieldDescription {
  const { min } = dayBounds(now);
  const latest = new Date(now.getTime() + MAX_AHEAD_MS);
  return {
    name: "occurred_at",
    kind: "moment",
    hint: "control.activities.timeHint",
    hintParams: { zone },
    bounds: { min: `${min}T00:00`, max: toLocalTime(latest, timeZone) },
  };
}
