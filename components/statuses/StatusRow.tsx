import { SubmitButton } from "@/components/ui/Button.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Status } from "@/lib/statuses/schema.ts";
import { stageText } from "@/lib/statuses/stages.ts";

interface StatusRowProps {
  t: Translate;
  status: Status;
  /** Whether the member may change statuses. */
  mayChange: boolean;
}

/** An offered status: its text, stage and author, and the forms that rename, hide and delete it. */
export function StatusRow({ t, status, mayChange }: StatusRowProps) {
  const { id, text, stage, hidden, suggested, added_by } = status;
  const isHidden = hidden === "yes";
  return (
    <li class="record status-row">
      <bdi class="record-title" {...UNTRANSLATED}>{text}</bdi>{" "}
      <span class="soft">
        {[
          stageText(t, stage) !== text && stageText(t, stage),
          suggested ? t("control.statuses.suggested") : added_by,
          isHidden && t("control.statuses.notOffered"),
        ].filter(Boolean).join(" · ")}
      </span>
      {mayChange && (
        <form method="post" class="status-stages">
          <input type="hidden" name="id" value={id} />
          <input
            class="field-input status-text"
            name="text"
            value={text}
            maxLength={300}
            aria-label={t("field.text")}
          />
          <SubmitButton isSmall name="action" value="rename">
            {t("form.save")}
          </SubmitButton>
          <SubmitButton
            isSmall
            name="action"
            value={isHidden ? "show" : "hide"}
          >
            {t(isHidden ? "control.statuses.show" : "control.statuses.hide")}
          </SubmitButton>
          {!suggested && (
            <SubmitButton isSmall look="danger" name="action" value="delete">
              {t("control.delete.button")}
            </SubmitButton>
          )}
        </form>
      )}
    </li>
  );
}
