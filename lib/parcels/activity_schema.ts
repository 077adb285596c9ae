import { z } from "zod";
import {
  ACTIVITY_COLORS,
  ACTIVITY_ICONS,
  DEFAULT_ACTIVITY_ICON,
  MAX_LONG_TEXT,
} from "@/lib/fields/constants.ts";
import {
  activityColor,
  activityIcon,
  latitude,
  localMoment,
  longitude,
  moment,
  omittable,
  optionalText,
  recordId,
  requiredLongText,
  requiredText,
  version,
} from "@/lib/fields/fields.ts";
import { stored, text, timestamp } from "@/lib/fields/record.ts";

/** Month, day and time of a history entry, in the site's time zone (decision 24). */
const createdParts = {
  created_at_month: text,
  created_at_day: text,
  created_at_time: text,
};

export type CreatedParts = z.output<z.ZodObject<typeof createdParts>>;

/** A history entry as visitors see it. */
export const publicActivity = z.strictObject({
  id: text,
  title: text,
  description: text,
  icon: z.enum(ACTIVITY_ICONS),
  color: z.enum(ACTIVITY_COLORS),
  occurred_at: timestamp,
  created_at: timestamp,
  updated_at: timestamp,
  ...createdParts,
});

export type PublicActivity = z.output<typeof publicActivity>;

/** A history entry. */
export const activity = publicActivity.extend({ ...stored, parcel_id: text });

export type Activity = z.output<typeof activity>;

/**
 * The body of POST /api/activities. Status, place and point also change the parcel, in the same commit; without `occurred_at`
 * the server's clock counts (decision 24).
 */
export const activityCreate = z.strictObject({
  parcel_id: recordId,
  title: requiredText(),
  description: requiredLongText(MAX_LONG_TEXT),
  icon: omittable(activityIcon.default(DEFAULT_ACTIVITY_ICON)),
  color: activityColor,
  status: optionalText.optional(),
  current_location: optionalText.optional(),
  map_current_latitude: latitude.optional(),
  map_current_longitude: longitude.optional(),
  occurred_at: omittable(moment.optional()),
});

export type ActivityCreate = z.output<typeof activityCreate>;

/** The body of PATCH /api/activities: changed fields only (decision 23); an unchanged `parcel_id` is allowed. */
export const activityPatch = z.strictObject({
  id: recordId,
  parcel_id: recordId.optional(),
  version: version.optional(),
  title: requiredText().optional(),
  description: requiredLongText(MAX_LONG_TEXT).optional(),
  icon: activityIcon.optional(),
  color: activityColor.optional(),
  occurred_at: moment.optional(),
});

export type ActivityPatch = z.output<typeof activityPatch>;

const formFields = {
  title: requiredText(),
  description: requiredLongText(MAX_LONG_TEXT),
  icon: activityIcon,
  color: activityColor,
};

/** The form of a new entry; its request_id makes a double click harmless (decision 24). */
export const activityCreateForm = z.strictObject({
  ...formFields,
  occurred_at: omittable(localMoment.optional()),
  request_id: omittable(requiredText().optional()),
});

/** The form of an existing entry. */
export const activityForm = z.strictObject({
  version: version.optional(),
  ...formFields,
  occurred_at: localMoment,
});

/** The form of a step of a parcel: the status becomes the entry's title and look; empty fields change nothing. */
export const activityPostForm = z.strictObject({
  status: requiredText(),
  current_location: omittable(requiredText().optional()),
  description: requiredLongText(MAX_LONG_TEXT),
  icon: omittable(activityIcon.optional()),
  color: omittable(activityColor.optional()),
  occurred_at: omittable(localMoment.optional()),
  map_current_latitude: omittable(latitude.optional()),
  map_current_longitude: omittable(longitude.optional()),
  request_id: omittable(requiredText().optional()),
});
