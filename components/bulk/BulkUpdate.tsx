import { Moment } from "@/components/panel/Moment.tsx";
import type { Job } from "@/lib/jobs/schema.ts";
import type { BulkPayload } from "@/lib/bulk/bulk.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { translateStatus } from "@/components/parcel_lists/ParcelRows.tsx";
import { NoticePanel } from "@/components/ui/Panel.tsx";
import { MAX_MATCHES } from "@/lib/bulk/schema.ts";
import type { MatchedSelection } from "@/lib/bulk/screen.ts";
import { filterNames } from "@/components/parcel_lists/filter_names.ts";

/** The content of a bulk update: title and, if given, place, time and description. */
export function BulkUpdate(
  { ctx, job }: { ctx: PanelContext; job: Job<BulkPayload> },
) {
  const { title, current_location, description } = job.payload.entry;
  const { occurred_at } = job.payload.update;
  const status = translateStatus(ctx.state, title);
  const texts = [status, current_location, description];
  return (
    <>
      {[...new Set(texts)].filter(Boolean).map((text, at) => (
        <>
          {at > 0 && " · "}
          <bdi>{text}</bdi>
        </>
      ))}
      {occurred_at && (
        <>
          {" · "}
          <Moment ctx={ctx} iso={occurred_at} />
        </>
      )}
    </>
  );
}

/** The filter of a bulk update with the number of its parcels, or a notice that there are too many. */
export function BulkSelection(
  { ctx, filter, count, isExact }: MatchedSelection & { ctx: PanelContext },
) {
  const { t } = ctx.state;
  const selection = filterNames(ctx.state, filter);
  const limit = { count, known: "yes", max: MAX_MATCHES } as const;
  const texts = [t("control.bulk.selection", { selection })];
  if (count > MAX_MATCHES) texts.push(t("invalid.tooManyMatches", limit));
  else if (isExact) texts.push(t("control.bulk.found", { count }));
  return <NoticePanel texts={texts} />;
}
