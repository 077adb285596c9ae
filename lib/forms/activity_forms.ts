import {
  ACTIVITY_COLORS,
  ACTIVITY_ICONS,
  DEFAULT_ACTIVITY_ICON,
  MAX_LONG_TEXT,
} from "@/lib/schemas/constants.ts";
import type { FieldDescription, FormDescription } from "./description.ts";
import {
  dayBounds,
  latitude,
  longitude,
  STATUS_SUGGESTIONS,
} from "./parcel_forms.ts";

/** What the time of an entry is told by. */
interface Clock {
  now: Date;
  /** The site's time zone, in words. */
  zone: string;
}

/** How an entry looks that nobody has touched (spec section 9). */
export const NEW_ACTIVITY = {
  icon: DEFAULT_ACTIVITY_ICON,
  color: "black",
};

const DESCRIPTION: FieldDescription = {
  name: "description",
  kind: "textarea",
  max: MAX_LONG_TEXT,
  counter: true,
};

const LOOK: FieldDescription[] = [
  {
    name: "icon",
    kind: "icons",
    choices: ACTIVITY_ICONS.map((icon) => ({
      value: icon,
      label: `icon.${icon}`,
    })),
  },
  {
    name: "color",
    kind: "colors",
    choices: ACTIVITY_COLORS.map((color) => ({
      value: color,
      label: `color.${color}`,
    })),
  },
];

const REQUEST: FieldDescription = { name: "request_id", kind: "hidden" };

/** Adds an entry to a history (spec section 2); without a time the server's clock counts (decision 24). */
export function activityCreateForm(clock: Clock): FormDescription {
  return {
    id: "activity-create-form",
    sections: [{
      fields: [
        { name: "title" },
        DESCRIPTION,
        ...LOOK,
        presentOr(clock),
        REQUEST,
      ],
    }],
    button: "control.activities.create",
  };
}

/** Changes an entry of a history (spec section 2). */
export function activityForm(clock: Clock): FormDescription {
  return {
    id: "activity-form",
    sections: [{
      fields: [
        { name: "version", kind: "hidden" },
        { name: "title" },
        DESCRIPTION,
        ...LOOK,
        moment(clock),
      ],
    }],
    button: "form.save",
  };
}

/** Tells one step of a parcel: an entry of its history, its status and where it is (decisions 24 and 25). */
export function activityPostForm(clock: Clock): FormDescription {
  const hint = "control.parcels.keep";
  return {
    id: "activity-post-form",
    sections: [{
      fields: [
        { name: "status", suggestions: STATUS_SUGGESTIONS },
        { name: "current_location", optional: true, hint },
        DESCRIPTION,
        ...LOOK,
        presentOr(clock),
        REQUEST,
      ],
    }, {
      legend: "tracking.map",
      fields: [
        { ...latitude("current"), optional: true, hint },
        { ...longitude("current"), optional: true },
      ],
    }],
    button: "control.parcels.post",
  };
}

function presentOr(clock: Clock): FieldDescription {
  return {
    ...moment(clock),
    optional: true,
    hint: "control.activities.nowHint",
  };
}

function moment({ now, zone }: Clock): FieldDescription {
  const { min, max } = dayBounds(now);
  return {
    name: "occurred_at",
    kind: "moment",
    hint: "control.activities.timeHint",
    hintParams: { zone },
    bounds: { min: `${min}T00:00`, max: `${max}T23:59` },
  };
}
