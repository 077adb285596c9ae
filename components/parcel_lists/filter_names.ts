import { formatDay } from "@/lib/dates.ts";
import type { ParcelStage } from "@/lib/fields/constants.ts";
import type { BulkFilter } from "@/lib/parcel_lists/schema.ts";
import type { PanelState } from "@/lib/site/state.ts";
import { stageText } from "@/lib/statuses/stages.ts";

/** Returns the names of filters, and the words of a search, in the reader's language. */
export function filterNames(
  { t, locale }: Pick<PanelState, "t" | "locale">,
  filter: { [Name in keyof BulkFilter]?: string | number | undefined },
): string {
  const { stage, late, due, stalled_days, job_id, search } = filter;
  const names = [
    stage && stageText(t, stage as ParcelStage),
    late && t("control.parcels.late"),
    due && t("control.parcels.due", {
      day: formatDay(String(due), locale.formatTag, "UTC"),
    }),
    stalled_days &&
    t("control.parcels.stalled", { days: Number(stalled_days) }),
    job_id && t("control.job.title"),
    search,
  ];
  return names.filter(Boolean).join(" · ");
}
