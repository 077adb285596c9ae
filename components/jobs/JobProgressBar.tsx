import JobProgress from "@/islands/JobProgress.tsx";
import { formatMoment } from "@/lib/dates.ts";
import { type Job, MAX_TRIES } from "@/lib/jobs/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { pageAddress } from "@/lib/forms/form_state.ts";

/** The progress of a job and the time of the next retry. Without a script, a link refreshes both. */
export function JobProgressBar({ ctx, job }: { ctx: PanelContext; job: Job }) {
  const { t, locale, settings: { time_zone } } = ctx.state;
  const { id, status, done, total, next_at, attempts } = job;
  const isWaiting = status === "queued" && attempts > 0;
  const places = { done: "{done}", total: "{total}" };
  return (
    <>
      <JobProgress
        id={id}
        done={done}
        total={total}
        isWaiting={isWaiting}
        nextAt={next_at}
        numbers={locale.formatTag}
        labels={{
          progress: t("control.job.progress"),
          ofTotal: t("control.job.ofTotal", places),
          soFar: t("control.job.soFar", places),
        }}
      />
      {isWaiting && (
        <p>
          {t("control.job.retry", {
            attempt: attempts + 1,
            max: MAX_TRIES,
            moment: formatMoment(next_at!, locale.formatTag, time_zone),
          })}
        </p>
      )}
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
