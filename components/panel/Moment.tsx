import { formatMoment } from "@/lib/dates.ts";
import type { PanelState } from "@/lib/site/state.ts";

interface MomentProps {
  ctx: { state: Pick<PanelState, "locale" | "settings"> };
  iso: string;
}

/** A day and its time in the site's time zone. */
export function Moment({ ctx: { state }, iso }: MomentProps) {
  const { locale: { formatTag }, settings: { time_zone } } = state;
  return <time dateTime={iso}>{formatMoment(iso, formatTag, time_zone)}</time>;
}
