import { MadeBy } from "@/components/journal/MadeBy.tsx";
import { Moment } from "@/components/panel/Moment.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { JobUndo } from "@/lib/imports/job_undo.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import {
  JobMark,
  jobName,
  jobProgress,
  jobSentence,
  jobStatusText,
  jobSubject,
} from "./JobTitle.tsx";
import { UndoButton } from "./JobUndo.tsx";

interface JobRowProps {
  ctx: PanelContext;
  job: Job;
  /** The name of its starter. */
  starter: string | undefined;
  /** How the member can undo it; null if they cannot. */
  undo: JobUndo | null;
}

/** A job in the list of all: what it has done, what it was, when, and by whom. */
export function JobRow({ ctx, job, starter, undo }: JobRowProps) {
  const { t } = ctx.state;
  const name = jobName(t, job);
  const subject = jobSubject(ctx.state, job);
  return (
    <li class="record">
      <a class="record-link" href={`/control/jobs/${job.id}`}>
        <JobMark job={job} text={rowText(ctx, job)} isTitle />
        <span>
          {name}
          {subject !== null && (
            <>
              {": "}
              <bdi {...UNTRANSLATED}>{subject}</bdi>
            </>
          )}
        </span>
      </a>
      {undo !== null && (
        <UndoButton
          ctx={ctx}
          id={job.id}
          undo={undo}
          name={subject ?? name}
          isSmall
        />
      )}
      <span class="record-end">
        <Moment ctx={ctx} iso={job.created_at} />{" "}
        <MadeBy t={t} name={starter} />
      </span>
    </li>
  );
}

/** Returns what an ended job has done, or how far a running one is. */
function rowText({ state }: PanelContext, job: Job): string {
  const status = jobStatusText(state.t, job);
  if (job.status === "running") return `${status}: ${jobProgress(state, job)}`;
  return jobSentence(state, job) || status;
}
