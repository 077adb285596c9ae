import type { InputHTMLAttributes } from "preact";
import {
  FieldFrame,
  type FieldFrameProps,
  fieldId,
  ties,
} from "@/components/ui/FieldFrame.tsx";
import CodeCheck from "@/islands/CodeCheck.tsx";
import CodeHelp from "@/islands/CodeHelp.tsx";
import PasswordToggle from "@/islands/PasswordToggle.tsx";
import { describe } from "@/lib/errors.ts";
import {
  type FieldDescription,
  type FormDescription,
  type FormState,
  isFile,
} from "@/lib/forms/description.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { suggestedLooks } from "@/lib/parcels/stages.ts";
import { ChoiceField, choiceText, type ShownField } from "./ChoiceField.tsx";
import { ConflictChoice, conflictId } from "./ConflictChoice.tsx";
import { formatTypedDay } from "@/lib/client/form_hints.ts";

/** The shared context of a form's fields. */
export interface FormContext {
  t: Translate;
  locale: Locale;
  form: FormDescription;
  state: FormState;
  /** The field with the initial focus, if any. */
  focused: string | undefined;
  /** The fields of errors that name none. */
  blamed: readonly string[];
  /** The id of the panel with the errors. */
  errorsId: string;
}

/** A field of a form, by its description. */
export function FormField(
  { field, context }: { field: FieldDescription; context: FormContext },
) {
  const { name, kind = "text", newest } = field;
  const { t, locale: { formatTag }, state, focused } = context;
  const value = state.values[name] ?? "";
  if (kind === "hidden") {
    return <input type="hidden" name={name} value={value} />;
  }
  if (kind === "box") {
    return <Box field={field} context={context} value={value} />;
  }
  const frame = frameOf(field, context);
  const shown = { field, value, t, autofocus: name === focused };
  if (["icons", "colors", "radio"].includes(kind)) {
    return <ChoiceField {...shown} frame={frame} />;
  }
  return (
    <FieldFrame {...frame}>
      <Control {...shown} tied={ties(frame)} />
      {(kind === "date" || kind === "moment") && (
        <p
          class="field-day soft"
          id={`${fieldId(name)}-day`}
          data-tag={formatTag}
        >
          {formatTypedDay(value, formatTag)}
        </p>
      )}
      {newest !== undefined && (
        <p
          class="field-older"
          id={`${fieldId(name)}-older`}
          role="status"
          data-newest={newest.value}
          data-text={t("control.parcels.postOlder")}
        />
      )}
    </FieldFrame>
  );
}

/** A box with its label beside it. */
function Box(
  { field: { name }, context: { t, locale }, value }: {
    field: FieldDescription;
    context: FormContext;
    value: string;
  },
) {
  const id = fieldId(name);
  return (
    <div class="radio-choice">
      <input
        type="checkbox"
        id={id}
        name={name}
        value="yes"
        checked={value === "yes"}
      />
      <label for={id}>{fieldTitle(t, locale, name)}</label>
    </div>
  );
}

type ControlProps = ShownField & { tied: ReturnType<typeof ties> };

function Control(props: ControlProps) {
  const { field: { kind, name }, value, t } = props;
  const id = fieldId(name);
  switch (kind) {
    case "textarea":
      return <TextArea {...props} />;
    case "codes":
      return (
        <>
          <TextArea {...props} />
          <CodeCheck
            field={id}
            checked={props.field.checked ?? []}
            button={t("control.bulk.check")}
          />
        </>
      );
    case "select":
      return <Select {...props} />;
    case "password":
      return (
        <span class="field-secret">
          <TextInput {...props} />
          <PasswordToggle field={id} text={t("form.showPassword")} />
        </span>
      );
    case "tracking-code":
      return (
        <>
          <TextInput {...props} />
          <CodeHelp
            field={id}
            value={value}
            generate={t("control.parcels.codeGenerate")}
            warning={t("control.parcels.codeWarning")}
          />
        </>
      );
    default:
      return <TextInput {...props} />;
  }
}

function TextArea({ field, value, autofocus, tied }: ControlProps) {
  return (
    <textarea
      {...tied}
      {...lengthOf(field)}
      {...field.kind === "codes"
        ? { dir: "ltr", spellcheck: false, autocapitalize: "characters" }
        : { dir: "auto" }}
      name={field.name}
      class={`field-input field-area${
        field.isShort ? " field-area-short" : ""
      }`}
      autofocus={autofocus}
      required={!field.optional}
    >
      {/* HTML swallows a line end at the beginning. */}
      {value.startsWith("\n") ? `\n${value}` : value}
    </textarea>
  );
}

function Select({ field, value, t, autofocus, tied }: ControlProps) {
  return (
    <select
      {...tied}
      name={field.name}
      autofocus={autofocus}
      class="field-input"
    >
      {field.choices!.map((choice) => (
        <option
          key={choice.value}
          value={choice.value}
          selected={choice.value === value}
        >
          {choiceText(t, choice)}
        </option>
      ))}
    </select>
  );
}

function TextInput({ field, value, t, autofocus, tied }: ControlProps) {
  const { name, kind = "text", bounds, suggestions, choosesLook } = field;
  const takesFile = isFile(kind);
  const list = suggestions && `${fieldId(name)}-list`;
  return (
    <>
      <input
        {...tied}
        {...INPUTS[kind] ?? { type: "text", dir: "auto" }}
        {...bounds}
        {...lengthOf(field)}
        value={takesFile || kind === "password" ? undefined : value}
        name={name}
        class="field-input"
        required={!field.optional}
        autofocus={autofocus}
        autocomplete={takesFile ? undefined : field.autocomplete ?? "off"}
        list={list}
        data-looks={choosesLook && JSON.stringify(suggestedLooks(t))}
      />
      {suggestions !== undefined && (
        <datalist id={list}>
          {suggestions.map((key) => <option key={key} value={t(key)} />)}
        </datalist>
      )}
    </>
  );
}

type Kind = NonNullable<FieldDescription["kind"]>;

const CODE: InputHTMLAttributes = {
  type: "text",
  autocapitalize: "characters",
  spellcheck: false,
  dir: "ltr",
};

const INPUTS: Partial<Record<Kind, InputHTMLAttributes>> = {
  email: { type: "email", dir: "ltr" },
  password: { type: "password" },
  digits: { type: "text", inputMode: "decimal", dir: "ltr" },
  number: { type: "number", step: "any", dir: "ltr" },
  code: CODE,
  "tracking-code": CODE,
  date: { type: "date" },
  moment: { type: "datetime-local" },
  image: { type: "file", accept: ".jpg,.jpeg,.png,image/jpeg,image/png" },
  file: { type: "file", accept: ".csv,.txt,.tsv,text/csv,text/plain" },
};

const WITHOUT_LENGTH: Kind[] = ["number", "date", "moment", "image", "file"];

/** With a counter the browser accepts an overlong text, which the counter marks; else it stops at the limit. */
function lengthOf(
  { kind = "text", max = MAX_TEXT, counter }: FieldDescription,
) {
  if (WITHOUT_LENGTH.includes(kind)) return {};
  return counter ? { "data-limit": max } : { maxLength: max };
}

function frameOf(
  field: FieldDescription,
  context: FormContext,
): FieldFrameProps {
  const { t, locale, state: { values, problems }, blamed, errorsId } = context;
  const { name, called = name, optional, counter, max = MAX_TEXT } = field;
  const title = field.label === undefined
    ? fieldTitle(t, locale, called)
    : t(field.label);
  const problem = problems.find((candidate) => candidate.field === name);
  const conflict = context.state.conflicts?.find(({ fields }) =>
    fields.includes(name)
  );
  const last = conflict?.fields.at(-1);
  return {
    name,
    label: optional && !field.isLabelWhole
      ? t("form.optional", { label: title })
      : title,
    hint: hintOf(t, field),
    error: conflict === undefined && problem ? describe(t, problem) : undefined,
    blamedBy: last !== undefined
      ? `${conflictId(last)}-legend`
      : blamed.includes(name)
      ? errorsId
      : undefined,
    conflict: name === last && (
      <ConflictChoice
        t={t}
        locale={locale}
        form={context.form}
        conflict={conflict!}
      />
    ),
    counter: counter && { length: values[name]?.length ?? 0, limit: max },
  };
}

function hintOf(
  t: Translate,
  { hint, hintParams, newest }: FieldDescription,
): string | undefined {
  const texts = [
    hint && t(hint, hintParams),
    newest && t("control.parcels.postBefore", { moment: newest.moment }),
  ];
  return texts.filter(Boolean).join(" ") || undefined;
}
