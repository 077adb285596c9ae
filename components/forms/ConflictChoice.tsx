import { fieldId } from "@/components/ui/FieldFrame.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { formatMoment } from "@/lib/dates.ts";
import { describe } from "@/lib/errors.ts";
import {
  type Field,
  fieldsOf,
  type Form,
  OWN,
  ownName,
} from "@/lib/forms/description.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { choiceText } from "./ChoiceField.tsx";
import { formatTypedDay } from "@/lib/client/form_hints.ts";
import { type FieldConflict, problemOf } from "@/lib/conflicts.ts";

interface ConflictChoiceProps {
  t: Translate;
  locale: Locale;
  form: Form;
  conflict: FieldConflict;
}

/** Returns the id of a field's conflict choice. */
export function conflictId(name: string): string {
  return `${fieldId(name)}-conflict`;
}

/**
 * Asks whether to save the other person's value or the one in the fields. The other person's value is preselected. It
 * posts the mark of the refused value, so typing a new value cancels the choice.
 */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { t, conflict: { name, fields, mark } } = props;
  const id = conflictId(fields.at(-1)!);
  return (
    <fieldset class="field-conflict" id={id} data-fields={fields.join(" ")}>
      <legend id={`${id}-legend`}>
        {describe(t, problemOf(props.conflict))}
      </legend>
      <div class="radio-choice">
        <input
          type="radio"
          id={`${id}-theirs`}
          name={ownName(name)}
          value={mark}
          checked
          aria-describedby={`${id}-text`}
        />
        <label for={`${id}-theirs`}>{t("form.keepTheirs")}</label>
        <div class="soft" id={`${id}-text`}>
          <Values {...props} />
        </div>
      </div>
      <div class="radio-choice">
        <input type="radio" id={`${id}-own`} name={ownName(name)} value={OWN} />
        <label for={`${id}-own`}>{t("form.useOwn")}</label>
      </div>
    </fieldset>
  );
}

/** The other person's values, with their labels if there are several. */
function Values({ t, locale, form, conflict }: ConflictChoiceProps) {
  const { fields: names, values } = conflict;
  const fields = fieldsOf(form).filter(({ name }) => names.includes(name));
  return (
    <>
      {fields.map((field) => (
        <p key={field.name} class="field-conflict-value">
          {fields.length > 1 && `${fieldTitle(t, locale, field.name)}: `}
          <bdi {...UNTRANSLATED}>
            {valueText(t, locale, field, values[field.name] ?? "")}
          </bdi>
        </p>
      ))}
    </>
  );
}

/** Formats the value of a field for the reader. */
function valueText(
  t: Translate,
  { formatTag }: Locale,
  { kind, choices }: Field,
  value: string,
): string {
  if (value === "") return "–";
  const choice = choices?.find((candidate) => candidate.value === value);
  if (choice !== undefined) return choiceText(t, choice);
  if (kind === "date") return formatTypedDay(value, formatTag);
  // The control's value is in the site's time zone already.
  if (kind === "moment") return formatMoment(`${value}Z`, formatTag, "UTC");
  return value;
}
