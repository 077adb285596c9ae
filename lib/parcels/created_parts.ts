import { onLocalClock } from "@/lib/local_time.ts";
import type { CreatedParts } from "./activity_schema.ts";

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Derives month, day and time of a history entry, such as Nov, 20 and 03:45 PM, in a time zone (decision 24). */
export function createdParts(moment: string, timeZone: string): CreatedParts {
  const local = onLocalClock(moment, timeZone);
  const { hour, minute } = local;
  const half = hour < 12 ? "AM" : "PM";
  return {
    created_at_month: MONTHS[local.month - 1]!,
    created_at_day: String(local.day),
    created_at_time: `${twoDigits(hour % 12 || 12)}:${
      twoDigits(minute)
    } ${half}`,
  };
}

function twoDigits(count: number): string {
  return count < 10 ? `0${count}` : `${count}`;
}
