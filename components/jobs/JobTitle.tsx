import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import { translateStatus } from "@/components/parcel_lists/ParcelRows.tsx";
import { textIfKnown, type Translate } from "@/lib/i18n/translate.ts";
import { resultText } from "@/lib/jobs/results.ts";
import type { Job, JobStatus } from "@/lib/jobs/schema.ts";
import { formatNumber } from "@/lib/numbers.ts";
import type { PanelContext } from "@/lib/site/state.ts";

/** Returns the name of a job's kind. */
export function jobName(t: Translate, { kind }: Pick<Job, "kind">): string {
  return textIfKnown(t, `jobKind.${kind}`) ?? t("control.job.title");
}

/** Returns the subject of a job: the status that it sets, or the name of a file; null for other jobs. */
export function jobSubject(
  state: PanelContext["state"],
  { payload }: Job,
): string | null {
  const { name, entry } = (payload ?? {}) as {
    name?: string;
    entry?: { title: string };
  };
  const text = name ?? entry?.title;
  return text === undefined ? null : translateStatus(state, text);
}

/** Returns what an ended job has done, in numbers, as a sentence; empty for a job that counts nothing, and before the end. */
export function jobSentence(
  { t, locale }: Pick<PanelContext["state"], "t" | "locale">,
  { next_at, result, counts }: Job,
): string {
  if (next_at !== null) return "";
  // A job that was stopped reports no result.
  return resultText({ result: result ?? counts }, t, locale);
}

/** Returns the status of a job in a word. */
export function jobStatusText(t: Translate, job: Job): string {
  return hasProblems(job)
    ? t("control.job.doneWithProblems")
    : t(`jobStatus.${job.status}`);
}

/** Returns how far a running job is. */
export function jobProgress(
  { t, locale: { formatTag } }: Pick<PanelContext["state"], "t" | "locale">,
  { done, total }: Job,
): string {
  const places = {
    done: formatNumber(done, formatTag),
    total: formatNumber(total ?? 0, formatTag),
  };
  return t(
    total === null ? "control.job.soFar" : "control.job.ofTotal",
    places,
  );
}

const ICONS: Record<JobStatus, IconName> = {
  queued: "schedule",
  running: "play_arrow",
  done: "check_circle",
  failed: "error",
  cancelled: "close",
};

/** A text about a job with the icon and colour of its status. */
export function JobMark(
  { job, text, isTitle = false }: {
    job: Job;
    text: string;
    /** Whether it names a row of a list. */
    isTitle?: boolean;
  },
) {
  const look = hasProblems(job) ? "failed" : job.status;
  return (
    <span class={`job-status job-${look}${isTitle ? " record-title" : ""}`}>
      <Icon name={ICONS[look]} />
      {text}
    </span>
  );
}

/** A job that ran to the end is "done", even if every step failed. */
function hasProblems({ status, failed }: Job): boolean {
  return status === "done" && failed > 0;
}
