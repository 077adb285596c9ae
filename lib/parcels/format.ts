import { BoundedMap } from "@/lib/bounded_map.ts";
import { timeOptions } from "@/lib/i18n/locales.ts";

const DAY: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
};

/** Formatters by locale and options: creating one takes as long as using it a hundred times. */
const formats = new BoundedMap<string, Intl.DateTimeFormat>(1_000);

/** Formats the day of a moment in the site's time zone, "Nov 20, 2026" (decision 24). */
export function formatDay(iso: string, tag: string, timeZone: string): string {
  return unbroken(
    format(tag, { ...DAY, timeZone }).formatToParts(new Date(iso)),
  );
}

/** Formats the time of a moment in the site's time zone, "3:45 PM" (decision 24). */
export function formatTime(iso: string, tag: string, timeZone: string): string {
  return format(tag, { ...timeOptions(tag), timeZone }).format(new Date(iso));
}

/** Formats a day and its time in the site's time zone, as the language joins them (decision 24). */
export function formatMoment(
  iso: string,
  tag: string,
  timeZone: string,
): string {
  const options = { ...DAY, ...timeOptions(tag), timeZone };
  return format(tag, options).format(new Date(iso));
}

/** Returns the name of a time zone in a language, "Central European Time"; UTC is the same in all of them. */
export function formatTimeZone(tag: string, timeZone: string): string {
  if (timeZone === "UTC") return timeZone;
  const parts = format(tag, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")!.value;
}

/**
 * Formats the expected day of delivery, or the days from `min` to `max`, both `YYYY-MM-DD`; null when neither is set. One of
 * them alone counts as the day.
 */
export function formatDeliveryDate(
  min: string | null,
  max: string | null,
  tag: string,
): string | null {
  const first = min ?? max;
  if (first === null) return null;
  const last = max ?? first;
  // A day has no time zone: it is read and written as the same one.
  const range = format(tag, { ...DAY, weekday: "short", timeZone: "UTC" })
    .formatRangeToParts(new Date(first), new Date(last));
  return unbroken(range);
}

/** Joins the parts of a date, of which none breaks inside: in Vietnamese a weekday is two words, "Thứ 6". */
function unbroken(parts: { type: string; value: string }[]): string {
  return parts.map(({ type, value }) =>
    type === "literal" ? value : value.replaceAll(" ", "\u00a0")
  ).join("");
}

function format(
  tag: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return formats.getOrInsertComputed(
    `${tag} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(tag, options),
  );
}
