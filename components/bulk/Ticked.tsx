import { Icon } from "@/components/ui/Icon.tsx";
import type { IconName } from "@/components/ui/icon_names.ts";
import TickTools from "@/islands/TickTools.tsx";
import type { TickedForm } from "@/lib/bulk/schema.ts";
import { may } from "@/lib/fields/roles.ts";
import type { ListView } from "@/lib/screens/list_view.ts";
import type { PanelContext } from "@/lib/site/state.ts";
import { MessagePanel, NoticePanel } from "@/components/ui/Panel.tsx";
import type { TickedJob } from "@/lib/bulk/ticked.ts";
import { jobName, jobSentence } from "@/components/jobs/JobTitle.tsx";
import { UndoButton } from "@/components/jobs/JobUndo.tsx";
import type { Job } from "@/lib/jobs/schema.ts";
import { HiddenFields } from "@/components/ui/Button.tsx";

interface TickedBarProps {
  ctx: PanelContext;
  view: ListView<unknown>;
  /** Whether everything that the filter matches is selected. */
  isAll: boolean;
}

/**
 * Actions on the ticked parcels of a list, or on all that its filter matches. The bar stays visible once a row is
 * ticked.
 */
export function TickedBar({ ctx, view, isAll }: TickedBarProps) {
  const { t, admin, locale } = ctx.state;
  const canWrite = may(admin, "parcels:write");
  return (
    <div class="ticked-bar" role="group" aria-label={t("control.ticked.title")}>
      <HiddenFields values={{ request_id: crypto.randomUUID() }} />
      <div class="ticked-what">
        <TickTools
          numbers={locale.formatTag}
          labels={{
            count: t("control.ticked.count", { count: "{count}" }),
            clear: t("control.ticked.clear"),
          }}
        />
        <WholeSelection ctx={ctx} view={view} isAll={isAll} />
      </div>
      <div class="ticked-actions">
        {canWrite && (
          <button
            type="submit"
            class="button button-small"
            formaction="/control/parcels/bulk.html"
          >
            <Icon name="edit" />
            {t("control.parcels.post")}
          </button>
        )}
        <ActionButton
          action="export"
          icon="download"
          text={t("control.parcels.export")}
        />
        {canWrite && (
          <ActionButton
            action="trash"
            icon="delete"
            text={t("control.ticked.trash")}
          />
        )}
      </div>
    </div>
  );
}

interface ActionButtonProps {
  action: TickedForm["action"];
  icon: IconName;
  text: string;
}

/** A button that posts an action with the list's form. */
function ActionButton({ action, icon, text }: ActionButtonProps) {
  return (
    <button
      type="submit"
      class={`button button-quiet button-small ticked-${action}`}
      name="action"
      value={action}
    >
      <Icon name={icon} />
      {text}
    </button>
  );
}

/** The checkbox that posts the list's filter instead of the ticks; only shown for a filtered list. */
function WholeSelection({ ctx, view, isAll }: TickedBarProps) {
  const { t } = ctx.state;
  const { filter, search, total, isCapped } = view;
  const selection = search === "" ? filter : { ...filter, search };
  if (Object.keys(selection).length === 0) return null;
  return (
    <label class="ticked-all">
      <input
        type="checkbox"
        name="filter"
        value={String(new URLSearchParams(selection))}
        checked={isAll}
        data-count={isCapped ? undefined : total}
      />
      <span>
        {isCapped
          ? t("control.ticked.allFound")
          : t("control.ticked.all", { count: total })}
      </span>
    </label>
  );
}

interface TickedPanelProps {
  ctx: PanelContext;
  /** The job; null shows nothing. */
  ticked: TickedJob | null;
}

/** The result of a job on many parcels with Undo, or a link to its progress. */
export function TickedPanel({ ctx, ticked }: TickedPanelProps) {
  if (ticked === null) return null;
  const { t } = ctx.state;
  const { job, undo } = ticked;
  const path = `/control/jobs/${job.id}`;
  if (job.status !== "done") {
    return (
      <NoticePanel texts={[jobName(t, job)]} isFirst>
        <a href={path}>{t("control.job.progress")}</a>
      </NoticePanel>
    );
  }
  return (
    <MessagePanel texts={[tickedText(ctx.state, job)]}>
      {job.failed > 0 && (
        <p>
          <a href={path}>{t("control.ticked.failed", { count: job.failed })}</a>
        </p>
      )}
      {undo !== null && (
        <UndoButton
          ctx={ctx}
          id={job.id}
          undo={undo}
          isSmall
        />
      )}
    </MessagePanel>
  );
}

function tickedText(state: PanelContext["state"], job: Job): string {
  const count = job.done - job.failed;
  switch (job.kind) {
    case "trash_parcels":
      return state.t("message.trashedMany", { count });
    case "restore_parcels":
      return state.t("message.restoredMany", { count });
    default:
      return jobSentence(state, job);
  }
}
