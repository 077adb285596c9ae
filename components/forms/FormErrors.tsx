import { fieldId } from "@/components/ui/FieldFrame.tsx";
import { trashAddress } from "@/components/panel/screens.ts";
import { SubmitButton } from "@/components/ui/Button.tsx";
import { Icon } from "@/components/ui/Icon.tsx";
import type { Problem } from "@/lib/errors.ts";
import { problemText } from "@/lib/forms/form_state.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

interface FormErrorsProps {
  t: Translate;
  id: string;
  problems: Problem[];
  /** The names of the visible fields; empty if the problems do not come from a form. */
  fields?: string[];
  /** Whether the panel takes the initial focus, because no field has an error. */
  autofocus?: boolean;
}

/** The red panel below a form: all problems in field order, each linked to its field. */
export function FormErrors(props: FormErrorsProps) {
  const { t, id, problems, fields = [], autofocus = true } = props;
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
        {problems.map((problem) => {
          const { field = "" } = problem;
          const text = problemText(t, problem);
          return (
            <li key={text}>
              {fields.includes(field)
                ? <a href={`#${fieldId(field)}`}>{text}</a>
                : text}
              <WayOut t={t} problem={problem} />
            </li>
          );
        })}
      </ul>
      {problems.some(({ key }) => key === "invalid.rawLine") && (
        <SubmitButton name="show_raw" value="yes">
          {t("control.markup.showRaw")}
        </SubmitButton>
      )}
    </div>
  );
}

/** A link to the screen that can solve a problem. It opens in a new tab, so that the typed text is kept. */
function WayOut(
  { t, problem: { key, params } }: { t: Translate; problem: Problem },
) {
  if (key === "error.conflict") {
    return <a href="?" target="_blank">{t("form.conflict")}</a>;
  }
  if (key !== "invalid.codeInTrash") return null;
  const href = `${trashAddress("parcels")}&delete=${params!.id}`;
  return <a href={href} target="_blank">{t("control.trash.open")}</a>;
}
