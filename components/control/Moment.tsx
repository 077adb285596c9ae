import { timeOptions } from "@/lib/i18n/clock.ts";
import { memo } from "@/lib/memo.ts";
import type { PanelState } from "@/lib/site/state.ts";

const formats = memo<Intl.DateTimeFormat>(1_000);

interface MomentProps {
  ctx: { state: Pick<PanelState, "locale" | "settings"> };
  iso: string;
}

/** A day and its time in the site's time zone (decision 24), as the reader's language writes and joins them. */
export function Moment({ ctx, iso }: MomentProps) {
  const { locale: { formatTag }, settings: { time_zone: timeZone } } =
    ctx.state;
  const format = formats(
    `${formatTag} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(formatTag, {
        ...{ timeZone, year: "numeric", month: "short", day: "numeric" },
        ...timeOptions(formatTag),
      }),
  );
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>;
}
