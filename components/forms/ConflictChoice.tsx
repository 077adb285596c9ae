import { fieldId } from "@/components/ui/FieldFrame.tsx";
import { UNTRANSLATED } from "@/components/ui/untranslated.ts";
import { writtenDay } from "@/lib/client/form_hints.ts";
import { describe, type FieldConflict, problemOf } from "@/lib/errors.ts";
import {
  type FieldDescription,
  fieldsOf,
  type FormDescription,
  type FormState,
  ownName,
} from "@/lib/forms/description.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import { choiceText } from "./ChoiceField.tsx";

interface ConflictChoiceProps {
  t: Translate;
  locale: Locale;
  form: FormDescription;
  state: FormState;
  conflict: FieldConflict;
}

/** Returns the id of the choice between two values of a field. */
export function conflictId(name: string): string {
  return `${fieldId(name)}-conflict`;
}

/** Chooses between the other person's value, the default, and the one that was typed. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { t, state, conflict: { name, fields, mark, values } } = props;
  const options: [MessageKey, string, FormState["values"]][] = [
    ["form.keepTheirs", "", values],
    ["form.useOwn", mark, state.values],
  ];
  const id = conflictId(fields.at(-1)!);
  return (
    <fieldset class="field-conflict" id={id}>
      <legend id={`${id}-legend`}>
        {describe(t, problemOf(props.conflict))}
      </legend>
      {options.map(([label, value, shown]) => (
        <div key={label} class="radio-choice">
          <input
            type="radio"
            id={`${id}-${value}`}
            name={ownName(name)}
            value={value}
            checked={value === ""}
            aria-describedby={`${id}-${value}-text`}
          />
          <label for={`${id}-${value}`}>{t(label)}</label>
          <div class="soft" id={`${id}-${value}-text`}>
            <Values {...props} values={shown} />
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** The values of the fields, with their labels if there are several. */
function Values(
  { t, locale, form, conflict, values }: ConflictChoiceProps & {
    values: FormState["values"];
  },
) {
  const names = conflict.fields;
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

/** Returns the value of a field in words. */
function valueText(
  t: Translate,
  { formatTag }: Locale,
  { kind, choices }: FieldDescription,
  value: string,
): string {
  if (value === "") return "–";
  const choice = choices?.find((candidate) => candidate.value === value);
  if (choice !== undefined) return choiceText(t, choice);
  if (kind === "date") return writtenDay(value, formatTag);
  return kind === "moment" ? value.replace("T", " ") : value;
}
