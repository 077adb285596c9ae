import { SubmitButton } from "@/components/ui/Button.tsx";
import { TRASH } from "@/components/panel/screens.ts";
import { addLanguage } from "@/lib/i18n/locales.ts";
import { formatMoment } from "@/lib/dates.ts";
import type { JobUndo } from "@/lib/imports/job_undo.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { PanelContext } from "@/lib/site/state.ts";

interface UndoButtonProps {
  ctx: PanelContext;
  /** The job. */
  id: string;
  undo: JobUndo;
  isSmall?: boolean;
  /** What is undone, if the screen shows several jobs. */
  name?: string;
}

const TEXTS: Record<JobUndo["kind"], MessageKey> = {
  bulk: "jobKind.bulk_undo",
  import: "jobKind.import_undo",
  trash: "control.trash.undo",
};

/** The button that undoes what a job has done; for an import, the link to the question. */
export function UndoButton(props: UndoButtonProps) {
  const { ctx: { state: { t }, url }, id, undo, isSmall, name } = props;
  const text = t(TEXTS[undo.kind]);
  const label = name && `${text}: ${name}`;
  if (undo.kind === "import") {
    return (
      <a
        class={`button button-quiet record-action${
          isSmall ? " button-small" : ""
        }`}
        href={addLanguage(`/control/imports/${undo.importId}?undo`, url)}
        aria-label={label}
      >
        {text}
      </a>
    );
  }
  const [action, value] = undo.kind === "bulk"
    ? [`/control/jobs/${id}`, "undo"] as const
    : [TRASH, "undo_job"] as const;
  return (
    <form class="record-action" method="post" action={addLanguage(action, url)}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton isSmall={isSmall} name="action" value={value} label={label}>
        {text}
      </SubmitButton>
    </form>
  );
}

/** Says until when a job can be undone, and what then stays. */
export function UndoUntil(
  { ctx, undo }: Pick<UndoButtonProps, "ctx" | "undo">,
) {
  if (undo.kind === "trash") return null;
  const { t, locale: { formatTag }, settings: { time_zone } } = ctx.state;
  const moment = formatMoment(undo.until, formatTag, time_zone);
  return <span class="soft">{t("control.imports.undoText", { moment })}</span>;
}
