import { memo } from "./memo.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LOCAL_LENGTH = "2026-11-20T15:45".length;
const DAY_LENGTH = "2026-11-20".length;

const formats = memo<Intl.DateTimeFormat>(100);
/** Some ten years of days; whoever has more of them starts over. */
const MAX_DAYS = 4_000;
/** By time zone, for days since 1970: how far its clocks are ahead of UTC, and null for days on which that changes. */
const offsets = new Map<string, Map<number, number | null>>();

/** Returns a date whose parts in UTC are those that clocks of a time zone show at a moment (decision 24). */
export function onLocalClock(moment: string | Date, timeZone: string): Date {
  const time = new Date(moment).getTime();
  const offset = aheadAllDay(time, timeZone) ?? ahead(time, timeZone);
  return new Date(time + offset);
}

/** Returns a moment, ISO in UTC, as clocks of a time zone show it: `2026-11-20T15:45` (decision 24). */
export function toLocalTime(moment: string | Date, timeZone: string): string {
  return onLocalClock(moment, timeZone).toISOString().slice(0, LOCAL_LENGTH);
}

/** Returns the day, `YYYY-MM-DD`, that it is at a moment in a time zone. */
export function toLocalDay(moment: string | Date, timeZone: string): string {
  return toLocalTime(moment, timeZone).slice(0, DAY_LENGTH);
}

/**
 * Returns the moment, ISO in UTC, at which clocks of a time zone show a time: the first of two where they are set back, the
 * one an hour later where they are set forward over it.
 */
export function fromLocalTime(local: string, timeZone: string): string {
  const shown = Date.parse(`${local}Z`);
  const dayBefore = shown - ahead(shown - DAY_MS, timeZone);
  const dayAfter = shown - ahead(shown + DAY_MS, timeZone);
  const fits = [dayBefore, dayAfter].find((moment) =>
    toLocalTime(new Date(moment), timeZone) === local
  );
  return new Date(fits ?? dayBefore).toISOString();
}

/** Adding is many times as fast as Intl, which is asked twice for each day: at its beginning and its end. */
function aheadAllDay(time: number, timeZone: string): number | null {
  let days = offsets.get(timeZone);
  if (days === undefined) offsets.set(timeZone, days = new Map());
  const day = Math.floor(time / DAY_MS);
  let offset = days.get(day);
  if (offset === undefined) {
    const first = ahead(day * DAY_MS, timeZone);
    const last = ahead((day + 1) * DAY_MS - MINUTE_MS, timeZone);
    offset = first === last ? first : null;
    if (days.size >= MAX_DAYS) days.clear();
    days.set(day, offset);
  }
  return offset;
}

/** By how many milliseconds clocks of a time zone are ahead of UTC. */
function ahead(time: number, timeZone: string): number {
  // Swedish writes a date as Date.parse() reads it, with a space in the middle and early years without their zeros.
  const local = format(timeZone).format(time)
    .replace(" ", "T").padStart(LOCAL_LENGTH, "0");
  return Date.parse(`${local}Z`) - Math.floor(time / MINUTE_MS) * MINUTE_MS;
}

function format(timeZone: string): Intl.DateTimeFormat {
  return formats(timeZone, () =>
    new Intl.DateTimeFormat("sv", {
      ...{ timeZone, dateStyle: "short", timeStyle: "short" },
    }));
}
