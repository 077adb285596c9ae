import { listPath } from "@/components/panel/screens.ts";
import { jobName, jobSubject } from "@/components/jobs/JobTitle.tsx";
import type { Job } from "@/lib/jobs/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface JobParcelsProps {
  ctx: PanelContext;
  /** The number of listed parcels. */
  count: number;
  job: Job;
  /** Whether the member may see the job. */
  canOpen: boolean;
}

/** Says that only the parcels of a job are listed, and leads to the job and to all parcels. */
export function JobParcels({ ctx, count, job, canOpen }: JobParcelsProps) {
  const { t } = ctx.state;
  const subject = jobSubject(ctx.state, job);
  const name = (
    <>
      {jobName(t, job)}
      {subject !== null && ": "}
      <bdi>{subject}</bdi>
    </>
  );
  return (
    <p class="list-tools">
      <span>{t("control.parcels.ofJob", { count })}</span>
      {canOpen
        ? <a href={`/control/jobs/${job.id}`}>{name}</a>
        : <span>{name}</span>}
      <a href={listPath("parcels")}>{t("control.list.all")}</a>
    </p>
  );
}
