import { z } from "zod";
import { stored, text, timestamp } from "@/lib/fields/record.ts";
import {
  latitude,
  longitude,
  longText,
  omittable,
  optionalText,
  recordId,
  requestId,
  requiredText,
  version,
} from "@/lib/fields/fields.ts";
import {
  DEFAULT_ACTIVITY_ICON,
  MAX_LONG_TEXT,
} from "@/lib/fields/constants.ts";
import { activityColor, activityIcon } from "@/lib/fields/looks.ts";
import { localMoment, moment } from "@/lib/fields/times.ts";

/** Month, day and time of a history entry, in the site's time zone. */
const createdParts = {
  created_at_month: text,
  created_at_day: text,
  created_at_time: text,
};

export type CreatedParts = z.output<z.ZodObject<typeof createdParts>>;

const shownActivity = z.strictObject({
  id: text,
  title: text,
  description: text,
  icon: activityIcon,
  color: activityColor,
  occurred_at: timestamp,
  created_at: timestamp,
  updated_at: timestamp,
});

/** A history entry as the tracking page shows it. */
export type ShownActivity = z.output<typeof shownActivity>;

export const SHOWN_FIELDS = shownActivity.keyof().options;

/** A history entry as public API calls return it. */
export const publicActivity = shownActivity.extend(createdParts);

/** A history entry. */
export const activity = publicActivity.extend({ ...stored, parcel_id: text });

export type Activity = z.output<typeof activity>;

/** Null means the same as an empty text. */
const description = longText(MAX_LONG_TEXT).nullable()
  .transform((text) => text ?? "");

const entryFields = {
  title: requiredText(),
  description,
  icon: activityIcon,
  color: activityColor,
};

/** The body of POST /api/activities. Status, place and point also change the parcel; `occurred_at` defaults to now. */
export const activityCreate = z.strictObject({
  parcel_id: recordId,
  ...entryFields,
  description: description.default(""),
  icon: omittable(activityIcon.default(DEFAULT_ACTIVITY_ICON)),
  status: optionalText.optional(),
  current_location: optionalText.optional(),
  map_current_latitude: latitude.optional(),
  map_current_longitude: longitude.optional(),
  occurred_at: omittable(moment.optional()),
});

export type ActivityCreate = z.output<typeof activityCreate>;

/** The body of PATCH /api/activities: changed fields only; an unchanged `parcel_id` is allowed. */
export const activityPatch = z.strictObject({
  id: recordId,
  parcel_id: recordId.optional(),
  version: version.optional(),
  ...z.strictObject(entryFields).partial().shape,
  occurred_at: moment.optional(),
});

export type ActivityPatch = z.output<typeof activityPatch>;

/** The form of a new entry; `request_id` makes a double click harmless. */
export const activityCreateForm = z.strictObject({
  ...entryFields,
  description: description.default(""),
  occurred_at: omittable(localMoment.optional()),
  request_id: requestId,
});

/** The form of an existing entry. */
export const activityForm = z.strictObject({
  version: version.optional(),
  ...entryFields,
  occurred_at: localMoment,
});

/** The form of an update. The status determines the entry's title and look; empty fields change nothing. */
export const activityPostForm = z.strictObject({
  status: requiredText(),
  current_location: omittable(requiredText().optional()),
  description: description.default(""),
  icon: omittable(activityIcon.optional()),
  color: omittable(activityColor.optional()),
  occurred_at: omittable(localMoment.optional()),
  map_current_latitude: omittable(latitude.optional()),
  map_current_longitude: omittable(longitude.optional()),
  request_id: requestId,
});
