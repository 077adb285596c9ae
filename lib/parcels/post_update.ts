import type { z } from "zod";
import { refuse } from "@/lib/errors.ts";
import type { Newest } from "@/lib/forms/description.ts";
import { toLocalTime } from "@/lib/local_time.ts";
import type { Activity } from "./activity_schema.ts";
import type { Parcel } from "./schema.ts";
import type { PanelState } from "@/lib/site/state.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { createActivity, readStatusMark } from "./activities.ts";
import type { activityPostForm } from "./activity_schema.ts";
import { formatDay, formatTime } from "./format.ts";
import { lookOf } from "./looks.ts";
import { missingHalves } from "./schema.ts";
import { stageOf } from "./stages.ts";
import { typedMoment } from "./typed_moment.ts";

const MINUTE_MS = 60_000;

/** Adds one step to a parcel's history, which looks as its stage does unless the form says otherwise. */
export async function postUpdate(
  kv: Kv,
  { id }: Parcel,
  { request_id, occurred_at, ...step }: z.output<typeof activityPostForm>,
): Promise<Activity> {
  // A point that is given needs both of its numbers, whatever the parcel had before.
  refuse(missingHalves(step));
  const look = lookOf(stageOf(step.status));
  return await createActivity(kv, {
    ...step,
    icon: step.icon ?? look.icon,
    color: step.color ?? look.color,
    parcel_id: id,
    title: step.status,
    ...await typedMoment(kv, occurred_at),
  }, { requestKey: request_id });
}

/** Returns the moment from which on a time changes the status of the parcel; undefined while any would. */
export async function newestOf(
  { kv, locale, settings: { time_zone } }: PanelState,
  { id }: Partial<Parcel>,
): Promise<Newest | undefined> {
  const mark = id === undefined ? null : await readStatusMark(kv, id);
  if (mark === null) return undefined;
  // The control knows no seconds: the minute that has begun already is too early.
  const minute = new Date(Math.ceil(mark.at / MINUTE_MS) * MINUTE_MS);
  const iso = new Date(mark.at).toISOString();
  const moment = [formatDay, formatTime].map((format) =>
    format(iso, locale.formatTag, time_zone)
  );
  return { value: toLocalTime(minute, time_zone), moment: moment.join(" ") };
}

/** Returns where the parcel is now, as far as that is known. */
export function pointOf(
  {
    map_current_latitude: latitude = null,
    map_current_longitude: longitude = null,
  }: Partial<Parcel>,
) {
  if (latitude === null || longitude === null) return undefined;
  return { latitude, longitude };
}
