import { BoundedMap } from "./caches.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Returns the local time of a moment in a time zone: `2026-11-20T15:45`. */
export function toLocalTime(moment: string | Date, timeZone: string): string {
  return toLocalDate(moment, timeZone).toISOString().slice(0, 16);
}

/** Returns a date whose UTC fields are the local time of a moment in a time zone. */
export function toLocalDate(moment: string | Date, timeZone: string): Date {
  const at = new Date(moment).getTime();
  return new Date(at + offsetAt(at, timeZone));
}

/** Returns the local day of a moment in a time zone: `2026-11-20`. */
export function toLocalDay(moment: string | Date, timeZone: string): string {
  return toLocalTime(moment, timeZone).slice(0, 10);
}

/**
 * Returns the moment of a local time in a time zone, in ISO format and UTC. Where clocks are set back, it is the first
 * of two; a local time that they skip counts as the one an hour later.
 */
export function fromLocalTime(local: string, timeZone: string): string {
  const shown = Date.parse(`${local}Z`);
  const [before, after] = [shown - DAY_MS, shown + DAY_MS]
    .map((at) => offsetAt(at, timeZone));
  const offset = [before!, after!]
    .find((offset) => offsetAt(shown - offset, timeZone) === offset);
  return new Date(shown - (offset ?? before!)).toISOString();
}

/** Returns the moments at which a day, `YYYY-MM-DD`, begins and ends in a time zone. */
export function boundsOfDay(day: string, timeZone: string): [Date, Date] {
  const [from, to] = [day, addDays(day, 1)]
    .map((date) => new Date(fromLocalTime(`${date}T00:00`, timeZone)));
  return [from!, to!];
}

/** Adds days to a day, `YYYY-MM-DD`; `days` may be negative. */
export function addDays(day: string, days: number): string {
  const at = Date.parse(day) + days * DAY_MS;
  return new Date(at).toISOString().slice(0, 10);
}

/** Returns the number of days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** Returns the month, `YYYY-MM`, that is `months` months before the month of a day. */
export function monthsBack(day: string, months: number): string {
  const first = new Date(day.slice(0, 7));
  first.setUTCMonth(first.getUTCMonth() - months);
  return first.toISOString().slice(0, 7);
}

/** Returns a time zone's offset from UTC at a moment, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const shown = format("offset", "en-US", timeZone).format(at);
  const [, sign, ...parts] = OFFSET.exec(shown) ?? [];
  const seconds = parts.reduce((all, part) => all * 60 + Number(part ?? 0), 0);
  return (sign === "-" ? -1_000 : 1_000) * seconds;
}

/** Matches the offset in "11/20/2026, GMT+05:45". UTC is just "GMT", and historical local times have seconds. */
const OFFSET = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

const DAY: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
};
const STYLES = {
  day: () => DAY,
  dayOfYear: () => ({ month: "short", day: "numeric" }),
  time: timeOptions,
  moment: (tag) => ({ ...DAY, ...timeOptions(tag) }),
  delivery: () => ({ ...DAY, weekday: "short" }),
  weekdayMoment: (tag) => ({ ...DAY, weekday: "short", ...timeOptions(tag) }),
  weekdayMomentOfYear: (tag) => ({
    weekday: "short",
    month: "short",
    day: "numeric",
    ...timeOptions(tag),
  }),
  month: () => ({ year: "numeric", month: "short" }),
  zone: () => ({ timeZoneName: "longGeneric" }),
  offset: () => ({ timeZoneName: "longOffset" }),
} satisfies Record<string, (tag: string) => Intl.DateTimeFormatOptions>;

/** Returns the options for a time of day: "1:04 PM" in languages with a 12-hour clock, "01:04" in the others. */
export function timeOptions(tag: string): Intl.DateTimeFormatOptions {
  const clock = new Intl.DateTimeFormat(tag, { hour: "numeric" });
  const { hour12 } = clock.resolvedOptions();
  return { hour: hour12 ? "numeric" : "2-digit", minute: "2-digit" };
}

/** Formatters by style, locale and time zone: creating one takes as long as using it a hundred times. */
const formats = new BoundedMap<string, Intl.DateTimeFormat>(1_000);
/**
 * Formatted ranges of days. Many parcels share them, and formatting a range takes twenty times as long as formatting a
 * day.
 */
const ranges = new BoundedMap<string, string>(1_000);
/** Formatted days with and without their year; the rows of a list share them. */
const nearDays = new BoundedMap<string, string>(1_000);

/** Formats the day of a moment in the site's time zone, "Nov 20, 2026". */
export function formatDay(iso: string, tag: string, timeZone: string): string {
  return format("day", tag, timeZone).format(new Date(iso));
}

/** Formats a month, `YYYY-MM`: "Nov 2026". */
export function formatMonth(month: string, tag: string): string {
  const first = new Date(`${month}-01`);
  return joinUnbroken(format("month", tag, "UTC").formatToParts(first));
}

/** Formats a day, `YYYY-MM-DD`, like formatDay(), but omits the year if it is the year of `today`. */
export function formatNearDay(day: string, tag: string, today: string): string {
  const [year, present] = [day, today].map((date) => date.split("-", 1)[0]);
  const style = year === present ? "dayOfYear" : "day";
  return nearDays.getOrInsertComputed(
    `${style} ${tag} ${day}`,
    // A day has no time zone, so it is parsed and formatted in the same one.
    () => joinUnbroken(format(style, tag, "UTC").formatToParts(new Date(day))),
  );
}

/** Formats the time of a moment in the site's time zone, "3:45 PM". */
export function formatTime(iso: string, tag: string, timeZone: string): string {
  return format("time", tag, timeZone).format(new Date(iso));
}

/** Formats the day and time of a moment in the site's time zone. */
export function formatMoment(
  iso: string,
  tag: string,
  timeZone: string,
): string {
  return format("moment", tag, timeZone).format(new Date(iso));
}

/**
 * Formats a moment in the site's time zone with its weekday, "Wed, Nov 18, 10:49 AM". Omits the year if it is the year of
 * `today`.
 */
export function formatNearMoment(
  iso: string,
  tag: string,
  { timeZone, today }: { timeZone: string; today: string },
): string {
  const day = toLocalDay(iso, timeZone);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const style = isThisYear ? "weekdayMomentOfYear" : "weekdayMoment";
  const parts = format(style, tag, timeZone).formatToParts(new Date(iso));
  return joinUnbroken(parts);
}

/** Returns the name of a time zone, such as "Central European Time"; UTC has the same name in every language. */
export function formatTimeZone(tag: string, timeZone: string): string {
  if (timeZone === "UTC") return timeZone;
  const parts = format("zone", tag, timeZone).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")!.value;
}

/**
 * Formats the expected delivery, from `min` to `max`, both `YYYY-MM-DD`, or as a single day if only one is set; null if
 * neither is.
 */
export function formatDeliveryDate(
  min: string | null,
  max: string | null,
  tag: string,
): string | null {
  const first = min ?? max;
  if (first === null) return null;
  const last = max ?? first;
  return ranges.getOrInsertComputed(`${tag} ${first} ${last}`, () => {
    // A day has no time zone, so it is parsed and formatted in the same one.
    const days = format("delivery", tag, "UTC");
    return joinUnbroken(
      days.formatRangeToParts(new Date(first), new Date(last)),
    );
  });
}

/** Joins the parts of a date so that no line breaks inside a part: in Vietnamese a weekday is two words, "Thứ 6". */
function joinUnbroken(parts: { type: string; value: string }[]): string {
  return parts.map(({ type, value }) =>
    type === "literal" ? value : value.replaceAll(" ", "\u00a0")
  ).join("");
}

function format(
  style: keyof typeof STYLES,
  tag: string,
  timeZone: string,
): Intl.DateTimeFormat {
  return formats.getOrInsertComputed(
    `${style} ${tag} ${timeZone}`,
    () => new Intl.DateTimeFormat(tag, { ...STYLES[style](tag), timeZone }),
  );
}
