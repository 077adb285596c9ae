import type { ComponentChildren } from "preact";
import { RecordRow } from "@/components/panel/RecordRow.tsx";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { formatDay, formatTime } from "@/lib/dates.ts";
import { Icon } from "@/components/ui/Icon.tsx";
import type { PanelContext, PanelState } from "@/lib/site/state.ts";
import { MadeBy } from "@/components/journal/MadeBy.tsx";
import type { JournalEntry } from "@/lib/journal/schema.ts";
import type { Activity } from "@/lib/parcels/entry_schema.ts";

/** What translates statuses. */
type Reader = Pick<PanelState, "locale" | "statuses">;

/** A parcel in a list of the panel. */
export function ParcelRow(
  { ctx, parcel }: { ctx: PanelContext; parcel: Parcel },
) {
  const { tracking_code, recipient_name, status } = parcel;
  return (
    <RecordRow
      href={parcelPath(tracking_code)}
      title={tracking_code}
      text={recipient_name}
    >
      {status && (
        <bdi class="record-end">{translateStatus(ctx.state, status)}</bdi>
      )}
    </RecordRow>
  );
}

interface ActivityRowProps {
  ctx: PanelContext;
  activity: Activity;
  /** The address of its screen. */
  href: string;
  /** Its creator, if still known to the journal. */
  maker?: JournalEntry["actor"] | undefined;
  /** Actions. */
  children?: ComponentChildren;
}

/** The creators of records, by id. */
export type Makers = Map<string, JournalEntry["actor"]>;

/** A history entry in a list of the panel. */
export function ActivityRow(
  { ctx, activity, href, maker, children }: ActivityRowProps,
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
          <MadeBy t={t} name={maker?.name} />
        </p>
        <a class="activity-title record-link" href={href}>
          <bdi>{translateStatus(ctx.state, activity.title)}</bdi>
        </a>
        {activity.description && (
          <p class="activity-text soft">
            <bdi>{activity.description}</bdi>
          </p>
        )}
      </div>
      {children}
    </li>
  );
}

/** The status and place of a parcel in one line, if known. */
export function PresentState(
  { ctx, parcel }: { ctx: { state: Reader }; parcel: Parcel | null },
) {
  if (parcel === null) return null;
  const { status, current_location: place } = parcel;
  return (
    <>
      {status && <bdi>{translateStatus(ctx.state, status)}</bdi>}
      {status && place && " · "}
      {place && <bdi>{place}</bdi>}
    </>
  );
}

/** Returns a status or title; a suggested one is translated to the member's language. */
export function translateStatus(
  { locale, statuses }: Reader,
  status: string,
): string {
  return statuses.translate(status, locale.code);
}
