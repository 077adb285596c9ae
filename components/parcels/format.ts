import type { PublicParcel } from "@/lib/schemas/records.ts";
import type { TrackingView } from "./labels.ts";

const DAY: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
};
const STYLES = {
  day: DAY,
  time: { hour: "2-digit", minute: "2-digit" },
  delivery: { ...DAY, weekday: "short" },
  zone: { timeZoneName: "longGeneric" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Parcels of the same days share their range, and writing one takes as long as twenty other dates. */
const ranges = new Map<string, string>();
const MAX_RANGES = 1_000;

/** Making a formatter takes as long as using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of a moment as the site's time zone has it, "Nov 20, 2026" (decision 24). */
export function formatDay(iso: string, tag: string, timeZone: string): string {
  return format("day", tag, timeZone).format(new Date(iso));
}

/** The time of a moment as the site's time zone has it, "03:45 PM" (decision 24). */
export function formatTime(iso: string, tag: string, timeZone: string): string {
  return format("time", tag, timeZone).format(new Date(iso));
}

/** The name of a time zone in a language, "Central European Time"; UTC has the same one everywhere. */
export function formatTimeZone(tag: string, timeZone: string): string {
  if (timeZone === "UTC") return timeZone;
  const parts = format("zone", tag, timeZone).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")!.value;
}

/**
 * The expected day of delivery, or the days from `min` to `max`, both `YYYY-MM-DD`;
 * null when neither is set. One of them alone counts as the day.
 */
export function formatDeliveryDate(
  min: string | null,
  max: string | null,
  tag: string,
): string | null {
  const first = min ?? max;
  const last = max ?? min;
  if (first === null || last === null) return null;
  const key = `${tag} ${first} ${last}`;
  const known = ranges.get(key);
  if (known !== undefined) return known;
  // A day has no time zone: it is read and written as the same one.
  const days = format("delivery", tag, "UTC");
  const range = days.formatRange(new Date(first), new Date(last));
  if (ranges.size >= MAX_RANGES) ranges.clear();
  ranges.set(key, range);
  return range;
}

function format(
  style: keyof typeof STYLES,
  tag: string,
  timeZone: string,
): Intl.DateTimeFormat {
  const key = `${style} ${tag} ${timeZone}`;
  let made = formats.get(key);
  if (made === undefined) {
    made = new Intl.DateTimeFormat(tag, { ...STYLES[style], timeZone });
    formats.set(key, made);
  }
  return made;
}

/** The title of the tracking page: code and status, or the error, first, because tabs cut titles off. */
export function trackingTitle(
  parcel: PublicParcel | null,
  error: string | undefined,
  { labels, company }: TrackingView,
): string {
  const found = parcel &&
    [parcel.tracking_code, parcel.status].filter(Boolean).join(" · ");
  return `${found ?? error ?? labels.heading} | ${company}`;
}
