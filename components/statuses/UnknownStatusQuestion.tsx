import { SubmitButton } from "@/components/ui/Button.tsx";
import { fieldId } from "@/components/ui/FieldFrame.tsx";
import { insteadName } from "@/lib/forms/offers.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { StatusQuestion } from "@/lib/statuses/question.ts";
import { ANSWER } from "@/lib/statuses/schema.ts";
import { StageSelect } from "./StageSelect.tsx";

interface UnknownStatusQuestionProps extends StatusQuestion {
  t: Translate;
  /** The name of the status field. */
  name: string;
}

/** Asks whether another status was meant, or else what the unknown one means. */
export function UnknownStatusQuestion(
  { t, name, suggestion, stage: chosen }: UnknownStatusQuestionProps,
) {
  const id = fieldId(ANSWER.stage);
  return (
    <div class="field field-conflict" id={`${fieldId(name)}-question`}>
      {suggestion !== null && (
        <div>
          <SubmitButton isSmall name={insteadName(name)} value={suggestion}>
            {t("form.didYouMean", { text: suggestion })}
          </SubmitButton>
        </div>
      )}
      <label class="field-label" for={id}>{t("form.keepStatus")}</label>
      <StageSelect t={t} id={id} name={ANSWER.stage} chosen={chosen} />
      <input type="hidden" name={ANSWER.asIs} value="yes" />
    </div>
  );
}
