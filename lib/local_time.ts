import { memo } from "./memo.ts";

const MINUTE_MS = 60_000;
const QUARTER_MS = 15 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LOCAL_LENGTH = "2026-11-20T15:45".length;

const formats = memo<Intl.DateTimeFormat>(100);
/** Quarters of an hour of some months, at which all zones set their clocks. */
const offsets = memo<number>(10_000);

/** Gives a moment, ISO in UTC, as clocks of a time zone show it: `2026-11-20T15:45` (decision 24). */
export function toLocalTime(moment: string | Date, timeZone: string): string {
  const time = new Date(moment).getTime();
  return new Date(time + ahead(time, timeZone)).toISOString()
    .slice(0, LOCAL_LENGTH);
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

/** By how many milliseconds clocks of a time zone are ahead of UTC; to ask Intl takes ten times as long as to remember. */
function ahead(time: number, timeZone: string): number {
  const quarter = Math.floor(time / QUARTER_MS) * QUARTER_MS;
  return offsets(`${timeZone} ${quarter}`, () => {
    // Swedish writes a date as Date.parse() reads it, with a space in the middle and early years without their zeros.
    const local = format(timeZone).format(quarter)
      .replace(" ", "T").padStart(LOCAL_LENGTH, "0");
    return Date.parse(`${local}Z`) - quarter;
  });
}

function format(timeZone: string): Intl.DateTimeFormat {
  return formats(timeZone, () =>
    new Intl.DateTimeFormat("sv", {
      ...{ timeZone, dateStyle: "short", timeStyle: "short" },
    }));
}
