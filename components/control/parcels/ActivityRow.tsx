import type { ComponentChildren } from "preact";
import { formatDay, formatTime } from "@/lib/parcels/format.ts";
import { Icon } from "@/components/ui/Icon.tsx";
import type { PanelContext } from "@/lib/site/state.ts";
import type { Activity } from "@/lib/parcels/activity_schema.ts";
import { shownStatus } from "./shown_status.ts";

interface ActivityRowProps {
  ctx: PanelContext;
  activity: Activity;
  /** Its own screen. */
  href: string;
  /** What can be done with it. */
  children?: ComponentChildren;
}

/** One entry of a history in a list of the panel, leading to its own screen (spec section 2). */
export function ActivityRow(
  { ctx, activity, href, children }: ActivityRowProps,
) {
  const { t, locale: { formatTag }, settings: { time_zone: zone } } = ctx.state;
  const { icon, color, occurred_at: at } = activity;
  return (
    <li class={`record activity event-${color}`} data-testid="activity">
      <span class="event-mark" title={t(`icon.${icon}`)}>
        <Icon name={icon} />
      </span>
      <div class="activity-body">
        <p class="activity-when">
          <time dateTime={at}>
            {formatDay(at, formatTag, zone)} {formatTime(at, formatTag, zone)}
          </time>
          <span class="event-tone">{t(`tracking.color.${color}`)}</span>
        </p>
        <a class="activity-title record-link" href={href}>
          <bdi>{shownStatus(t, activity.title)}</bdi>
        </a>
        <p class="activity-text soft">
          <bdi>{activity.description}</bdi>
        </p>
      </div>
      {children}
    </li>
  );
}
