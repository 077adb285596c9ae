import type { PublicParcel } from "@/lib/schemas/records.ts";
import type { TrackingView } from "./labels.ts";

/** The day of a moment as the site's time zone has it, "Nov 20, 2026" (decision 24). */
export function formatDay(iso: string, tag: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone,
  });
  return format.format(new Date(iso));
}

/** The time of a moment as the site's time zone has it, "03:45 PM" (decision 24). */
export function formatTime(iso: string, tag: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat(tag, {
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  });
  return format.format(new Date(iso));
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
  // A day has no time zone: it is read and written as the same one.
  const format = new Intl.DateTimeFormat(tag, {
    weekday: "short",
    year: "numeric",
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  });
  return format.formatRange(new Date(first), new Date(last));
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
