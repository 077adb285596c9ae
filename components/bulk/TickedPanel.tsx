import { MessagePanel, NoticePanel } from "@/components/ui/Panel.tsx";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { TickedJob } from "@/lib/bulk/ticked.ts";
import { UndoForm } from "@/components/trash/TrashedPanel.tsx";

interface TickedPanelProps {
  t: Translate;
  /** The job; null shows nothing. */
  ticked: TickedJob | null;
}

/** The result of a job started from the ticks of a list, or a link to its progress. */
export function TickedPanel({ t, ticked }: TickedPanelProps) {
  if (ticked === null) return null;
  const { job, isTrash, offersUndo } = ticked;
  const path = `/control/jobs/${job.id}`;
  if (job.status !== "done") {
    return (
      <NoticePanel
        texts={[
          t(isTrash ? "jobKind.trash_parcels" : "jobKind.restore_parcels"),
        ]}
        isFirst
      >
        <a href={path}>{t("control.job.progress")}</a>
      </NoticePanel>
    );
  }
  const key = isTrash ? "message.trashedMany" : "message.restoredMany";
  return (
    <MessagePanel texts={[t(key, { count: job.done - job.failed })]}>
      {job.failed > 0 && (
        <p>
          <a href={path}>
            {t("control.ticked.failed", { count: job.failed })}
          </a>
        </p>
      )}
      {offersUndo && <UndoForm t={t} id={job.id} action="undo_job" />}
    </MessagePanel>
  );
}
