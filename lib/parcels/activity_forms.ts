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

/** What the time of an entry is told by. */
interface Clock {
  now: Date;
  /** The site's time zone, by its name and in words. */
  timeZone: string;
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
      // What visitors read.
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

/** Changes an entry of a history (spec section 2). */
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
 * Describes one step of a parcel: an entry of its history, its status and where it is (decisions 24 and 25). What is seldom said
 * opens on request, so that all the rest fits one screen (79).
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
