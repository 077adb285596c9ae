import { timeOptions } from "@/lib/i18n/clock.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import { BoundedMap } from "@/lib/bounded_map.ts";

const formats = new BoundedMap<string, Intl.DateTimeFormat>(100);

interface MomentProps {
  iso: string;
  locale: Locale;
  /** The site's (decision 24). */
  timeZone: string;
}

/** A day and its time, as the reader's language writes and joins them. */
export function Moment({ iso, locale: { formatTag }, timeZone }: MomentProps) {
  const format = formats.getOrInsertComputed(
    `${formatTag} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(formatTag, {
        ...{ timeZone, year: "numeric", month: "short", day: "numeric" },
        ...timeOptions(formatTag),
      }),
  );
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>;
}
