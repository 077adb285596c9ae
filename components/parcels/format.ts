import { onLocalClock } from "@/lib/local_time.ts";
import type { PublicParcel } from "@/lib/schemas/records.ts";
import type { TrackingView } from "./labels.ts";

const DAY: Intl.DateTimeFormatOptions = {
  year: "numeric",
  month: "short",
  day: "numeric",
};
const TIME: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
const STYLES = {
  day: DAY,
  time: TIME,
  moment: { ...DAY, ...TIME },
  delivery: { ...DAY, weekday: "short" },
  zone: { timeZoneName: "longGeneric" },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Parcels of the same days share their range, and writing one takes as long as twenty other dates. */
const ranges = new Map<string, string>();
/** What is kept of one kind; there are fewer minutes in a day. */
const MAX_KEPT = 1_500;

/** A language's texts for days since 1970 and for the minutes of a day. */
interface Written {
  days: Map<number, string>;
  times: Map<number, string>;
}

/** By language: parcels share their days, and all days their minutes. */
const written = new Map<string, Written>();

/** Making a formatter takes as long as using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day and the time of a moment as the site's time zone has them, "Nov 20, 2026" and "03:45 PM" (decision 24). */
export function formatDayAndTime(
  iso: string,
  tag: string,
  timeZone: string,
): { day: string; time: string } {
  const local = onLocalClock(iso, timeZone);
  const minutes = Math.floor(local.getTime() / MINUTE_MS);
  const day = Math.floor(minutes / DAY_MINUTES);
  const { days, times } = writtenIn(tag);
  const minute = minutes - day * DAY_MINUTES;
  return {
    day: days.get(day) ?? write(days, day, "day", tag, local),
    time: times.get(minute) ?? write(times, minute, "time", tag, local),
  };
}

/** Day and time of a moment in one, as the language joins them: "Nov 20, 2026, 03:45 PM". */
export function formatMoment(
  iso: string,
  tag: string,
  timeZone: string,
): string {
  return format("moment", tag, timeZone).format(new Date(iso));
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
  const range = format("delivery", tag, "UTC")
    .formatRange(new Date(first), new Date(last));
  if (ranges.size >= MAX_KEPT) ranges.clear();
  ranges.set(key, range);
  return range;
}

function writtenIn(tag: string): Written {
  let texts = written.get(tag);
  if (texts === undefined) {
    texts = { days: new Map(), times: new Map() };
    written.set(tag, texts);
  }
  return texts;
}

function write(
  texts: Map<number, string>,
  key: number,
  style: "day" | "time",
  tag: string,
  local: Date,
): string {
  const text = format(style, tag, "UTC").format(local);
  if (texts.size >= MAX_KEPT) texts.clear();
  texts.set(key, text);
  return text;
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
