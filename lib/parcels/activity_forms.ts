import { toLocalTime } from "@/lib/local_time.ts";
import {
  ACTIVITY_COLORS,
  ACTIVITY_ICONS,
  DEFAULT_ACTIVITY_ICON,
  MAX_AHEAD_MS,
  MAX_LONG_TEXT,
} from "@/lib/fields/constants.ts";
import type {
  FieldDescription,
  FormDescription,
  Newest,
} from "@/lib/forms/description.ts";
import { dayBounds, latitude, longitude, STATUS_SUGGESTIONS } from "./forms.ts";

/** The clock of an entry's time. */
interface Clock {
  now: Date;
  /** The site's time zone, by name and in words. */
  timeZone: string;
  zone: string;
}

/** The look of an untouched entry (spec section 9). */
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
      // As visitors read it.
      label: `tracking.color.${color}`,
    })),
  },
];

const AUTOMATIC = { value: "", label: "choice.automatic" } as const;

const REQUEST: FieldDescription = { name: "request_id", kind: "hidden" };

/** Adds an entry to a history (spec section 2); without a time the server's clock counts (decision 24). */
export function activityCreateForm(clock: Clock): FormDescription {
  return {
    id: "activity-create-form",
    sections: [{
      fields: [
        { name: "title", choosesLook: true },
        DESCRIPTION,
        ...LOOK,
        presentOr(clock),
        REQUEST,
      ],
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
        { name: "title", choosesLook: true },
        DESCRIPTION,
        ...LOOK,
        moment(clock),
      ],
    }],
    button: "form.save",
  };
}

/**
 * Posts a step of a parcel: a history entry with status and place (decisions 24 and 25). Rare fields are collapsed, so
 * that the rest fits one screen (79).
 */
export function activityPostForm(
  clock: Clock,
  newest?: Newest,
): FormDescription {
  const hint = "control.parcels.keep";
  return {
    id: "activity-post-form",
    sections: [{
      fields: [
        {
          name: "status",
          suggestions: STATUS_SUGGESTIONS,
          choosesLook: true,
        },
        { name: "current_location", optional: true, hint },
        { ...DESCRIPTION, isShort: true },
        REQUEST,
      ],
    }, {
      legend: "control.parcels.postMore",
      isFolded: true,
      fields: [
        { ...presentOr(clock), newest },
        ...LOOK.map((field) => ({
          ...field,
          optional: true as const,
          isLabelWhole: true as const,
          choices: [AUTOMATIC, ...field.choices!],
        })),
        { ...latitude("current"), optional: true, hint },
        { ...longitude("current"), optional: true },
      ],
    }],
    button: "control.parcels.post",
    isEager: true,
  };
}

function presentOr(clock: Clock): FieldDescription {
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
