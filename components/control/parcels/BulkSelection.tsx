import { NoticePanel } from "@/components/ui/Panel.tsx";
import { formatDeliveryDate } from "@/lib/dates.ts";
import {
  PARCEL_STAGES,
  type ParcelStage,
  STAGES,
} from "@/lib/fields/constants.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { BulkFilter } from "@/lib/parcels/bulk_schema.ts";
import type { Selection } from "@/lib/parcels/bulk_screen.ts";
import type { PanelContext } from "@/lib/site/state.ts";

/** Says which parcels a bulk update by a filter is about, and how many. */
export function BulkSelection(
  { ctx, filter, count, isExact }: Selection & { ctx: PanelContext },
) {
  const { t } = ctx.state;
  const selection = filterName(ctx, filter);
  const texts = [t("control.bulk.selection", { selection })];
  if (isExact) texts.push(t("control.bulk.found", { count }));
  return <NoticePanel texts={texts} />;
}

function filterName(
  { state: { t, locale } }: PanelContext,
  { search, stage, late, due, stalled_days }: BulkFilter,
): string {
  if (search !== undefined) return search;
  if (stage !== undefined) return stageName(t, stage);
  if (late !== undefined) return t("control.parcels.late");
  if (due === undefined) {
    return t("control.parcels.stalled", { days: stalled_days! });
  }
  const day = formatDeliveryDate(null, due, locale.formatTag)!;
  return t("control.parcels.due", { day });
}

function stageName(t: Translate, stage: ParcelStage): string {
  if (stage === "other") return t("control.parcels.stageOther");
  if (stage === "none") return t("control.parcels.stageNone");
  // They are in the same order.
  return t(`status.${STAGES[PARCEL_STAGES.indexOf(stage)]!}`);
}
