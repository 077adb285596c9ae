import JobProgress from "@/islands/JobProgress.tsx";
import { pageAddress } from "@/lib/forms/flash.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface JobProgressBarProps {
  ctx: PanelContext;
  job: Job;
}

/** How far a job is; without a script a link shows what has come since. */
export function JobProgressBar({ ctx, job }: JobProgressBarProps) {
  const { t, locale } = ctx.state;
  const { id, done, total, next_at } = job;
  const places = { done: "{done}", total: "{total}" };
  return (
    <>
      <JobProgress
        {...{ id, done, total }}
        isOver={next_at === null}
        numbers={locale.formatTag}
        labels={{
          progress: t("control.job.progress"),
          ofTotal: t("control.job.ofTotal", places),
          soFar: t("control.job.soFar", places),
        }}
      />
      {next_at !== null && (
        <noscript>
          <a class="button button-quiet" href={pageAddress(ctx.url)}>
            {t("control.job.reload")}
          </a>
        </noscript>
      )}
    </>
  );
}
