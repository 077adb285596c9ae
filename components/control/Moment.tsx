import { formatMoment } from "@/components/parcels/format.ts";
import type { Locale } from "@/lib/i18n/locales.ts";

interface MomentProps {
  iso: string;
  locale: Locale;
  /** The site's (decision 24). */
  timeZone: string;
}

/** A day and its time, as the reader's language writes them. */
export function Moment({ iso, locale: { formatTag }, timeZone }: MomentProps) {
  return <time dateTime={iso}>{formatMoment(iso, formatTag, timeZone)}</time>;
}
