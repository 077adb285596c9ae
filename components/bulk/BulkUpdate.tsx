import { Moment } from "@/components/panel/Moment.tsx";
import type { Job } from "@/lib/jobs/schema.ts";
import type { BulkPayload } from "@/lib/bulk/bulk.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { translateStatus } from "@/components/parcel_lists/ParcelRows.tsx";

/** The content of a bulk update: title, place, time and description, if given. */
export function BulkUpdate(
  { ctx, job }: { ctx: PanelContext; job: Job<BulkPayload> },
) {
  const { t } = ctx.state;
  const { title, current_location, description } = job.payload.entry;
  const { occurred_at } = job.payload.update;
  const texts = [translateStatus(t, title), current_location, description];
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
