import { type FormState, problemTexts } from "@/lib/forms/form_state.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { fieldId } from "./FieldFrame.tsx";
import { Icon } from "./Icon.tsx";

interface FormErrorsProps {
  t: Translate;
  id: string;
  state: FormState;
  /** The fields that are shown. */
  fields: string[];
  /** Whether the panel takes the initial focus, because no field has an error. */
  autofocus: boolean;
}

/** The red panel under a form (spec section 8): every problem in field order, linked to its field. */
export function FormErrors(
  { t, id, state: { problems }, fields, autofocus }: FormErrorsProps,
) {
  if (problems.length === 0) return null;
  return (
    <div
      class="panel panel-error"
      id={id}
      role="alert"
      tabIndex={-1}
      data-answer
      autofocus={autofocus}
    >
      <Icon name="error" />
      <ul class="panel-list">
        {problemTexts(t, problems).map((text, index) => {
          const { field = "" } = problems[index]!;
          return (
            <li key={text}>
              {fields.includes(field)
                ? <a href={`#${fieldId(field)}`}>{text}</a>
                : text}
              {problems[index]!.key === "error.conflict" && (
                <>
                  {" "}
                  {/* Beside what was typed, which stays here. */}
                  <a href="?" target="_blank">{t("form.conflict")}</a>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {problems.some(({ key }) => key === "invalid.rawLine") && (
        <button
          type="submit"
          class="button button-quiet"
          name="show_raw"
          value="yes"
        >
          {t("control.markup.showRaw")}
        </button>
      )}
    </div>
  );
}
