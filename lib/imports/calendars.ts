import type { Problem } from "@/lib/errors.ts";

/** A date, `YYYY-MM-DD`, or the reason why a cell is not one; the date is empty for zeros. */
export type ReadDate = { day: string } | Pick<Problem, "key" | "params">;

/** The parts of a date as written. */
interface Parts {
  year: string;
  month: string;
  day: string;
}

const OF_MINGUO = /^(?:中華|中华)?民[國国]/;
const OF_JAPAN =
  /^(?:令和|平成|昭和|reiwa|heisei|[rhs]\.?(?=\d)) ?(?:\d{1,2}|元)[年./-]/;

/** Years of other calendars that are no plausible Gregorian years. */
const CALENDARS = [
  { calendar: "roc", min: 80, max: 199 },
  { calendar: "persian", min: 1300, max: 1425 },
  { calendar: "islamic", min: 1426, max: 1500 },
  { calendar: "buddhist", min: 2400, max: 2700 },
  { calendar: "hebrew", min: 5600, max: 6000 },
];

/** 1990-01-01 and 2100-12-31. */
const SERIALS = { min: 32_874, max: 73_415 };
const SERIAL_START = Date.UTC(1899, 11, 30);

/** The answer for a cell that is not a date. */
export const NO_DATE = { key: "invalid.date" } as const;

/** Returns the calendar that a date names; null for the Gregorian one. */
export function eraOf(text: string): string | null {
  if (OF_JAPAN.test(text)) return "japanese";
  if (OF_MINGUO.test(text)) return "roc";
  return /\p{Script=Thai}/u.test(text) ? "buddhist" : null;
}

/** Returns the problem of a date of another calendar. */
export function otherCalendar(calendar: string): ReadDate {
  return { key: "import.otherCalendar", params: { calendar } };
}

/** Returns the date of a day as spreadsheets count them. */
export function dayOfSerial(days: number): ReadDate {
  if (days < SERIALS.min || days > SERIALS.max) return NO_DATE;
  const date = new Date(SERIAL_START);
  date.setUTCDate(date.getUTCDate() + days);
  return { day: date.toISOString().slice(0, 10) };
}

/** Returns the date of its parts, or why there is none. */
export function dayOf({ year, month, day }: Parts): ReadDate {
  if ([year, month, day].every((part) => /^0+$/.test(part))) return { day: "" };
  const number = Number(year);
  const other = CALENDARS.find(({ min, max }) =>
    number >= min && number <= max
  );
  if (other !== undefined) return otherCalendar(other.calendar);
  if (year.length !== 4) return NO_DATE;
  const text = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
  const date = new Date(`${text}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text);
  return isDay ? { day: text } : { key: "import.noSuchDay" };
}
