import { memo } from "./memo.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LOCAL_LENGTH = "2026-11-20T15:45".length;

const formats = memo<Intl.DateTimeFormat>(100);
/** How far clocks are ahead of UTC on a day, and null where that changes: some ten years of days. */
const offsets = memo<number | null>(4_000);

/** Gives a moment, ISO in UTC, as clocks of a time zone show it: `2026-11-20T15:45` (decision 24). */
export function toLocalTime(moment: string | Date, timeZone: string): string {
  const time = new Date(moment).getTime();
  const offset = aheadAllDay(time, timeZone) ?? ahead(time, timeZone);
  return new Date(time + offset).toISOString().slice(0, LOCAL_LENGTH);
}

/**
 * Gives the moment, ISO in UTC, at which clocks of a time zone show a time: the first of two where they are set back, the
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
  const day = Math.floor(time / DAY_MS);
  return offsets(`${timeZone} ${day}`, () => {
    const first = ahead(day * DAY_MS, timeZone);
    const last = ahead((day + 1) * DAY_MS - MINUTE_MS, timeZone);
    return first === last ? first : null;
  });
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
