import type { Locale } from "@/lib/i18n/locales.ts";

/** Writes a day, `YYYY-MM-DD`, as the reader's language does: "November 20, 2026". */
export function formatDate(day: string, { formatTag }: Locale): string {
  // A day has no time zone: it is read and written as the same one.
  return new Intl.DateTimeFormat(formatTag, {
    dateStyle: "long",
    timeZone: "UTC",
  }).format(new Date(day));
}
