import { toLocalTime } from "@/lib/dates.ts";
import { MAX_AHEAD_MS } from "@/lib/fields/constants.ts";
import { defineForm } from "@/lib/forms/define.ts";
import {
  type FieldDescription,
  type Form,
  mapFields,
  SEEN,
} from "@/lib/forms/description.ts";
import type { z } from "zod";
import {
  activityCreateForm,
  activityForm,
  activityPostForm,
} from "./entry_schema.ts";
import { dayBounds } from "./forms.ts";

/** The time and time zone of a form with a date-time field. */
export interface Clock {
  now: Date;
  /** The name of the time zone. */
  timeZone: string;
  /** The time zone's label for hints. */
  zone: string;
}

export const DESCRIPTION: FieldDescription<"description"> = {
  name: "description",
  counter: true,
};

const KEEP = "control.parcels.keep";

export const KEPT_LOCATION: FieldDescription<"current_location"> = {
  name: "current_location",
  hint: KEEP,
};

/** A status field that leaves the status unchanged if empty. */
export const KEPT_STATUS: FieldDescription<"status"> = {
  name: "status",
  kind: "status",
  hint: KEEP,
};

/** A date-time field that defaults to now. */
export const NOW_OR_MOMENT: FieldDescription<"occurred_at"> = {
  name: "occurred_at",
  hint: "control.activities.nowHint",
};

const TITLE: FieldDescription<"title"> = { name: "title", kind: "title" };

/** Adds an entry to a history; its time is now by default. */
export const ACTIVITY_CREATE_FORM = defineForm({
  id: "activity-create-form",
  schema: activityCreateForm,
  sections: [{
    fields: [TITLE, DESCRIPTION, "icon", "color", NOW_OR_MOMENT, "request_id"],
  }],
  button: "control.activities.create",
});

/** Edits an entry of a history. */
export const ACTIVITY_FORM = defineForm({
  id: "activity-form",
  schema: activityForm,
  sections: [{
    fields: [
      "version",
      SEEN,
      TITLE,
      DESCRIPTION,
      "icon",
      "color",
      { name: "occurred_at", hint: "control.activities.timeHint" },
    ],
  }],
  button: "form.save",
});

/** Posts an update: a history entry with status and place. Rarely used fields are collapsed, so that the form fits one screen. */
export const ACTIVITY_POST_FORM = defineForm({
  id: "activity-post-form",
  schema: activityPostForm,
  sections: [{
    fields: [
      { name: "status", kind: "status" },
      KEPT_LOCATION,
      { ...DESCRIPTION, isShort: true },
      "request_id",
    ],
  }, {
    legend: "control.parcels.postMore",
    isFolded: true,
    fields: [
      NOW_OR_MOMENT,
      { name: "icon", isLabelWhole: true, openChoice: "choice.automatic" },
      { name: "color", isLabelWhole: true, openChoice: "choice.automatic" },
      { name: "map_current_latitude", group: "current", hint: KEEP },
      { name: "map_current_longitude", group: "current" },
    ],
  }],
  button: "control.parcels.post",
  isEager: true,
  isCareful: true,
});

/** Limits the form's date-time fields to the range allowed now, and names the time zone in their hints. */
export function atClock<Schema extends z.ZodObject>(
  form: Form<Schema>,
  { now, timeZone, zone }: Clock,
): Form<Schema> {
  const latest = new Date(now.getTime() + MAX_AHEAD_MS);
  const bounds = {
    min: `${dayBounds(now).min}T00:00`,
    max: toLocalTime(latest, timeZone),
  };
  return mapFields(
    form,
    (field) =>
      field.kind === "moment"
        ? { ...field, bounds, hintParams: { zone } }
        : field,
  );
}
