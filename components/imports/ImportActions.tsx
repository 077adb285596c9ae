import { SubmitButton } from "@/components/ui/Button.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import { Confirm } from "@/components/panel/Confirm.tsx";
import { listPath } from "@/components/panel/screens.ts";
import { formatMoment } from "@/lib/dates.ts";
import { addLanguage } from "@/lib/i18n/locales.ts";
import { isResumable } from "@/lib/imports/schema.ts";
import type { ImportScreenProps } from "./ImportScreen.tsx";

/** The next steps of an import: apply, continue, undo, upload a mended file, or delete; nothing while a job runs. */
export function ImportActions(props: ImportScreenProps) {
  const { ctx: { state: { t } }, record, undoUntil, isRemovable } = props;
  if (undoUntil !== null) return <UndoActions {...props} />;
  const isChecked = record.status === "checked";
  if (!isChecked && !isRemovable) return null;
  return (
    <form method="post" class="form-actions">
      {isChecked && <ApplyRows {...props} />}
      {isChecked && record.wrong > 0 && (
        <a class="button button-quiet" href={listPath("imports")}>
          {t("control.imports.mended")}
        </a>
      )}
      <DeleteLink {...props} />
    </form>
  );
}

/** Asks whether to delete an import. */
export function DeleteLink(
  { ctx: { state: { t }, url }, isRemovable }: ImportScreenProps,
) {
  if (!isRemovable) return null;
  return (
    <a class="button button-quiet" href={addLanguage("?delete", url)}>
      <Icon name="delete" />
      {t("control.delete.button")}
    </a>
  );
}

/** The button that applies a checked import. It says how many rows it leaves out, which is the permission to do so. */
function ApplyRows({ ctx: { state: { t } }, record }: ImportScreenProps) {
  const { wrong } = record;
  const count = record.new + record.changed;
  if (count === 0) return null;
  return wrong === 0
    ? <ApplyButton text={t("control.imports.apply", { count })} />
    : (
      <>
        <input type="hidden" name="skip_wrong" value="yes" />
        <ApplyButton
          text={t("control.imports.applySkipping", { count, wrong })}
        />
      </>
    );
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
