import { toneOf } from "@/components/tracking/Stages.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { formatMoment, formatNearDay, toLocalDay } from "@/lib/dates.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { endedText, plainStage } from "@/lib/statuses/stages.ts";
import { parcelPath } from "@/lib/parcels/tracking_code.ts";
import type { ListedParcel } from "@/lib/parcel_lists/list.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { translateStatus } from "@/components/parcel_lists/ParcelRows.tsx";

/**
 * The column headers. They are visual only, because each cell has its own label. The checkbox ticks all rows; a script
 * shows it.
 */
export function ParcelTableHead({ t }: { t: Translate }) {
  return (
    <div class="parcel-columns-head parcel-row">
      <label class="tick tick-page">
        <input type="checkbox" hidden />
        <span>{t("control.ticked.page")}</span>
      </label>
      <ColumnNames t={t} />
    </div>
  );
}

function ColumnNames({ t }: { t: Translate }) {
  return (
    <div class="column-names" aria-hidden="true">
      <span>{t("control.parcels.parcel")}</span>
      <span>{t("control.parcels.recipient")}</span>
      <span>{t("tracking.destination")}</span>
      <span>{t("tracking.status")}</span>
      <span>{t("control.parcels.expected")}</span>
      <span>{t("control.parcels.lastEvent")}</span>
    </div>
  );
}

interface ParcelTableRowProps {
  ctx: PanelContext;
  parcel: ListedParcel;
  /** The current day in the site's time zone. */
  today: string;
  isTicked: boolean;
}

/** A parcel as a row of the list, or a card on phones. The whole row is a link. */
export function ParcelTableRow(
  { ctx, parcel, today, isTicked }: ParcelTableRowProps,
) {
  const { tracking_code, reference, recipient_name, destination } = parcel;
  return (
    <li class="record parcel-row" data-id={parcel.id}>
      <label class="tick">
        <input
          type="checkbox"
          name="codes"
          value={tracking_code}
          checked={isTicked}
          aria-label={`${tracking_code} ${recipient_name}`}
        />
      </label>
      <a class="record-link parcel-whose" href={parcelPath(tracking_code)}>
        <span>
          <span class="record-title code" {...UNTRANSLATED}>
            {tracking_code}
          </span>
          {reference !== null && (
            <bdi class="parcel-reference" {...UNTRANSLATED}>{reference}</bdi>
          )}
        </span>
        <bdi class="record-text parcel-recipient" {...UNTRANSLATED}>
          {recipient_name}
        </bdi>
      </a>
      <bdi class="parcel-destination" title={destination} {...UNTRANSLATED}>
        {destination}
      </bdi>
      <span class="parcel-facts-line">
        <StatusChip ctx={ctx} parcel={parcel} />
        <ArrivalDay ctx={ctx} parcel={parcel} today={today} />
        <LastEvent ctx={ctx} parcel={parcel} today={today} />
      </span>
    </li>
  );
}

function StatusChip({ ctx, parcel }: CellProps) {
  const { status, stage } = parcel;
  if (status === null) return <span class="parcel-status" />;
  const suggestion = plainStage(stage);
  const tone = suggestion === null ? "plain" : toneOf(suggestion, undefined);
  return (
    <span class="parcel-status">
      <bdi class={`status-chip chip-${tone}`} title={status}>
        {translateStatus(ctx.state, status)}
      </bdi>
    </span>
  );
}

type CellProps = Pick<ParcelTableRowProps, "ctx" | "parcel">;

/** The day on which a parcel ended, or else the expected day; a missed one has the label "late" for screen readers. */
function ArrivalDay({ ctx, parcel, today }: CellProps & { today: string }) {
  const { t, locale: { formatTag }, settings: { time_zone } } = ctx.state;
  const { ended_at } = parcel;
  if (ended_at !== null) {
    const day = toLocalDay(ended_at, time_zone);
    return (
      <span class="parcel-day">
        <small>{endedText(t, parcel.stage)}</small>{" "}
        <time
          dateTime={ended_at}
          title={formatMoment(ended_at, formatTag, time_zone)}
        >
          {formatNearDay(day, formatTag, today)}
        </time>
      </span>
    );
  }
  const { min_expected_delivery_date: min } = parcel;
  const day = parcel.max_expected_delivery_date ?? min;
  const isLate = day !== null && day < today;
  return (
    <span class={`parcel-day${isLate ? " is-late" : ""}`}>
      {day !== null && (
        <>
          <span class="cell-name">{t("control.parcels.expected")}</span>
          <time dateTime={day}>{formatNearDay(day, formatTag, today)}</time>
          {isLate && (
            <span class="visually-hidden">{t("tracking.delayed")}</span>
          )}
        </>
      )}
    </span>
  );
}

function LastEvent(
  { ctx, parcel: { last_event: at }, today }: CellProps & { today: string },
) {
  const { t, locale: { formatTag }, settings: { time_zone } } = ctx.state;
  return (
    <span class="parcel-event">
      <span class="cell-name">{t("control.parcels.lastEvent")}</span>
      <time dateTime={at} title={formatMoment(at, formatTag, time_zone)}>
        {formatNearDay(toLocalDay(at, time_zone), formatTag, today)}
      </time>
    </span>
  );
}
