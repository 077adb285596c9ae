import { JournalLink } from "@/components/journal/JournalLink.tsx";
import { UndoForm } from "@/components/trash/TrashedPanel.tsx";
import { SubmitButton } from "@/components/ui/Button.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { formatMoment } from "@/lib/dates.ts";
import { may } from "@/lib/fields/roles.ts";
import type { Import } from "@/lib/imports/import.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface JobLinksProps {
  ctx: PanelContext;
  job: Job;
  /** Its import, or null. */
  record: Import | null;
  /** The job under which the journal files its changes of parcels; null if none were selected in a list. */
  journalJob: string | null;
  /** Whether its parcels can be restored from the trash. */
  offersUndo: boolean;
  /** Until when its update can be undone; null if it cannot. */
  undoUntil: string | null;
}

/** Links to a job's subject and journal, and offers to undo it. */
export function JobLinks(props: JobLinksProps) {
  const { ctx, job: { id }, record, journalJob, offersUndo, undoUntil } = props;
  const { t, admin } = ctx.state;
  const leadsToJournal = journalJob !== null && may(admin, "journal:read");
  const hasUndo = offersUndo || undoUntil !== null;
  if (record === null && !leadsToJournal && !hasUndo) return null;
  return (
    <div class="job-actions">
      {record !== null && (
        <a class="button button-quiet" href={`/control/imports/${record.id}`}>
          <Icon name="upload_file" />
          <bdi {...UNTRANSLATED}>{record.name}</bdi>
        </a>
      )}
      {leadsToJournal && (
        <JournalLink ctx={ctx} about={{ job_id: journalJob }} />
      )}
      {offersUndo && <UndoForm t={t} id={id} action="undo_job" />}
      {undoUntil !== null && <UpdateUndo ctx={ctx} until={undoUntil} />}
    </div>
  );
}

/** The button that undoes a bulk update. */
function UpdateUndo({ ctx, until }: { ctx: PanelContext; until: string }) {
  const { t, locale: { formatTag }, settings: { time_zone } } = ctx.state;
  const moment = formatMoment(until, formatTag, time_zone);
  return (
    <form method="post" class="job-actions">
      <SubmitButton name="action" value="undo">
        {t("jobKind.bulk_undo")}
      </SubmitButton>
      <span class="soft">{t("control.imports.undoText", { moment })}</span>
    </form>
  );
}
