import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { listPath } from "@/components/panel/screens.ts";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { may } from "@/lib/fields/roles.ts";
import type { Import } from "@/lib/imports/import.ts";
import type { JobUndo } from "@/lib/imports/job_undo.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { countTouched } from "@/lib/jobs/touched.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { jobName, jobSentence } from "./JobTitle.tsx";
import { UndoButton, UndoUntil } from "./JobUndo.tsx";

interface JobLinksProps {
  ctx: PanelContext;
  job: Job;
  /** Its import, or null. */
  record: Import | null;
  /** The bulk update that it undoes, or the undo of it, if the member may see that; else null. */
  other: Job | null;
  /** The job under which the journal files its changes of parcels; null if none were selected in a list. */
  journalJob: string | null;
  /** How the member can undo it; null if they cannot. */
  undo: JobUndo | null;
}

/** Offers to undo a job, and links to its parcels, subject and journal. */
export function JobLinks(props: JobLinksProps) {
  const { ctx, job, record, other, journalJob, undo } = props;
  const leadsToJournal = journalJob !== null &&
    may(ctx.state.admin, "journal:read");
  return (
    <div class="job-actions">
      {undo !== null && <UndoButton ctx={ctx} id={job.id} undo={undo} />}
      <TouchedLink ctx={ctx} job={job} />
      {other !== null && <OtherLink ctx={ctx} other={other} />}
      {record !== null && (
        <a class="button button-quiet" href={`/control/imports/${record.id}`}>
          <Icon name="upload_file" />
          <bdi {...UNTRANSLATED}>{record.name}</bdi>
        </a>
      )}
      {leadsToJournal && (
        <JournalLink ctx={ctx} about={{ job_id: journalJob }} />
      )}
      {undo !== null && <UndoUntil ctx={ctx} undo={undo} />}
    </div>
  );
}

/** Links to the parcels that an ended job has touched, if any. */
export function TouchedLink({ ctx, job }: { ctx: PanelContext; job: Job }) {
  const count = countTouched(job);
  if (job.next_at !== null || count === 0) return null;
  return (
    <a
      class="button button-quiet"
      href={`${listPath("parcels")}?job_id=${job.id}`}
    >
      <Icon name="inventory_2" />
      {ctx.state.t("control.job.show", { count })}
    </a>
  );
}

function OtherLink(
  { ctx: { state }, other }: { ctx: PanelContext; other: Job },
) {
  const sentence = jobSentence(state, other);
  const name = jobName(state.t, other);
  return (
    <a class="button button-quiet" href={`/control/jobs/${other.id}`}>
      {sentence === "" ? name : `${name}: ${sentence}`}
    </a>
  );
}
