import type { CreatedParts } from "@/lib/schemas/records.ts";

const PARTS = /^(\w+) (\d+), (\d+):(\d+)\s(\w+)$/;
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Some ten years of days; whoever has more of them starts over. */
const MAX_DAYS = 4_000;

const formats = new Map<string, Intl.DateTimeFormat>();
/** By time zone, for days since 1970: how far its clocks are ahead of UTC, and null for days on which that changes. */
const offsets = new Map<string, Map<number, number | null>>();

/**
 * Derives what a history entry shows of its moment, as in Nov, 20 and 03:45 PM, in the site's time zone (an IANA name;
 * decision 24).
 */
export function createdParts(moment: string, timeZone: string): CreatedParts {
  const time = Date.parse(moment);
  const offset = offsetOn(Math.floor(time / DAY), timeZone);
  if (offset === null) return written(time, timeZone);
  const local = new Date(time + offset);
  const hours = local.getUTCHours();
  return {
    created_at_month: MONTHS[local.getUTCMonth()]!,
    created_at_day: String(local.getUTCDate()),
    created_at_time: `${twoDigits(hours % 12 || 12)}:${
      twoDigits(local.getUTCMinutes())
    } ${hours < 12 ? "AM" : "PM"}`,
  };
}

function twoDigits(count: number): string {
  return count < 10 ? `0${count}` : `${count}`;
}

/** Adding is four times as fast as Intl, which is asked twice for each day: at its beginning and its end. */
function offsetOn(day: number, timeZone: string): number | null {
  let days = offsets.get(timeZone);
  if (days === undefined) offsets.set(timeZone, days = new Map());
  let offset = days.get(day);
  if (offset === undefined) {
    const first = offsetAt(day * DAY, timeZone);
    const last = offsetAt((day + 1) * DAY - MINUTE, timeZone);
    offset = first === last ? first : null;
    if (days.size >= MAX_DAYS) days.clear();
    days.set(day, offset);
  }
  return offset;
}

/** No clock is more than 14 hours from UTC, so the day of the month tells the days apart. */
function offsetAt(time: number, timeZone: string): number {
  const { created_at_day, created_at_time } = written(time, timeZone);
  const [hours, minutes, half] = created_at_time.split(/[: ]/);
  const local = (Number(hours) % 12 + (half === "PM" ? 12 : 0)) * 60 +
    Number(minutes);
  const utc = new Date(time);
  const ahead = local - utc.getUTCHours() * 60 - utc.getUTCMinutes();
  const days = Number(created_at_day) - utc.getUTCDate();
  // From the last day of a month to the first of the next one it is a step forward.
  const step = Math.abs(days) > 1 ? -Math.sign(days) : days;
  return (ahead + step * 24 * 60) * MINUTE;
}

/** The slow way, which is right on every day. */
function written(time: number, timeZone: string): CreatedParts {
  // Taking "Nov 20, 03:45 PM" apart costs half of what formatToParts() does.
  const text = format(timeZone).format(new Date(time));
  const [, month, day, hours, minutes, half] = PARTS.exec(text)!;
  return {
    created_at_month: month!,
    created_at_day: day!,
    created_at_time: `${hours}:${minutes} ${half}`,
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
