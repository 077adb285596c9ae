import type { CreatedParts } from "@/lib/schemas/records.ts";
import { toLocalTime } from "@/lib/local_time.ts";

const LOCAL = /^\d+-(\d+)-(\d+)T(\d+):(\d+)$/;
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/**
 * Derives what a history entry shows of its moment, as in Nov, 20 and 03:45 PM, in the site's time zone (an IANA name;
 * decision 24).
 */
export function createdParts(moment: string, timeZone: string): CreatedParts {
  const [, month, day, hour, minute] = LOCAL.exec(
    toLocalTime(moment, timeZone),
  )!;
  const hours = Number(hour);
  const twelve = String(hours % 12 || 12).padStart(2, "0");
  return {
    created_at_month: MONTHS[Number(month) - 1]!,
    created_at_day: String(Number(day)),
    created_at_time: `${twelve}:${minute} ${hours < 12 ? "AM" : "PM"}`,
  };
}
