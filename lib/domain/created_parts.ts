import type { CreatedParts } from "@/lib/schemas/records.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Derives what a history entry shows of its moment, as in Nov, 20 and 03:45 PM, in the site's time zone (an IANA name;
 * decision 24).
 */
export function createdParts(moment: string, timeZone: string): CreatedParts {
  const parts = Object.fromEntries(
    format(timeZone).formatToParts(new Date(moment)).map((
      { type, value },
    ) => [type, value]),
  );
  return {
    created_at_month: parts.month!,
    created_at_day: parts.day!,
    created_at_time: `${parts.hour}:${parts.minute} ${parts.dayPeriod}`,
  };
}

function format(timeZone: string): Intl.DateTimeFormat {
  let made = formats.get(timeZone);
  if (made === undefined) {
    made = new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, month: "short", day: "numeric", hour12: true },
      ...{ hour: "2-digit", minute: "2-digit" },
    });
    formats.set(timeZone, made);
  }
  return made;
}
