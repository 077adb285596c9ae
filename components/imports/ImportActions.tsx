import { SubmitButton } from "@/components/ui/Button.tsx";
import { Confirm } from "@/components/panel/Confirm.tsx";
import { formatMoment } from "@/lib/dates.ts";
import { addLanguage } from "@/lib/i18n/locales.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import { isResumable } from "@/lib/imports/schema.ts";
import type { ImportScreenProps } from "./ImportScreen.tsx";

/** The next steps of an import: apply, continue or undo; nothing while a job runs. */
export function ImportActions(props: ImportScreenProps) {
  const { ctx: { state: { t } }, record } = props;
  if (props.undoUntil !== null) return <UndoActions {...props} />;
  if (record.status !== "checked") return null;
  if (record.new + record.changed === 0) {
    return <p>{t("control.imports.nothing")}</p>;
  }
  return <ApplyForm {...props} />;
}

function UndoActions(props: ImportScreenProps) {
  const { t } = props.ctx.state;
  return (
    <form method="post" class="job-actions">
      {isResumable(props.record, props.job) && (
        <ApplyButton text={t("control.imports.goOn")} />
      )}
      <a
        class="button button-quiet"
        href={addLanguage("?undo", props.ctx.url)}
      >
        {t("jobKind.import_undo")}
      </a>
      <span class="soft">{undoText(props)}</span>
    </form>
  );
}

function ApplyForm({ ctx, record }: ImportScreenProps) {
  const { t, locale } = ctx.state;
  return (
    <form method="post" class="job-actions">
      {record.wrong > 0 && (
        <div class="radio-choice">
          <input type="checkbox" id="skip" name="skip_wrong" value="yes" />
          <label for="skip">{fieldTitle(t, locale, "skip_wrong")}</label>
        </div>
      )}
      <ApplyButton text={t("jobKind.import_apply")} />
    </form>
  );
}

function ApplyButton({ text }: { text: string }) {
  return (
    <SubmitButton look="primary" name="action" value="apply">
      {text}
    </SubmitButton>
  );
}

/** Asks for confirmation before an import is undone. */
export function UndoConfirm(props: ImportScreenProps) {
  const { ctx: { state: { t }, url }, job } = props;
  // After a failed undo there are no counts.
  const { created = 0, changed = 0 } = job?.counts ?? {};
  const texts = [undoText(props)];
  if (changed > 0) {
    texts.unshift(t("control.imports.undoChanged", { count: changed }));
  }
  if (created > 0) {
    texts.unshift(t("control.imports.undoCreated", { count: created }));
  }
  return (
    <Confirm
      t={t}
      title={t("jobKind.import_undo")}
      text={texts.join(" ")}
      path={addLanguage(url.pathname, url)}
      fields={{ action: "undo" }}
    />
  );
}

/** Returns the explanation of undo, with its deadline. */
function undoText({ ctx: { state }, undoUntil }: ImportScreenProps): string {
  const { t, locale: { formatTag }, settings: { time_zone } } = state;
  const moment = formatMoment(undoUntil!, formatTag, time_zone);
  return t("control.imports.undoText", { moment });
}
