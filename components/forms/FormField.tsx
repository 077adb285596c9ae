import type { ComponentChildren, InputHTMLAttributes } from "preact";
import {
  FieldFrame,
  type FieldFrameProps,
  fieldId,
  ties,
} from "@/components/ui/FieldFrame.tsx";
import PasswordToggle from "@/islands/PasswordToggle.tsx";
import { describe } from "@/lib/errors.ts";
import { type Field, type Form, isFile } from "@/lib/forms/description.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { ChoiceField, choiceText, type ShownField } from "./ChoiceField.tsx";
import { ConflictChoice, conflictId } from "./ConflictChoice.tsx";
import { formatTypedDay } from "@/lib/client/form_hints.ts";
import type { FormState } from "@/lib/forms/form_state.ts";

/** A noun's own controls, by the kind that its forms give to fields; each draws the whole field. */
export type Widgets = Readonly<
  Record<string, (props: ShownField) => ComponentChildren>
>;

/** The shared context of a form's fields. */
export interface FormContext {
  t: Translate;
  locale: Locale;
  form: Form;
  state: FormState;
  /** The field with the initial focus, if any. */
  focused: string | undefined;
  /** The fields of errors that name none. */
  blamed: readonly string[];
  /** The id of the panel with the errors. */
  errorsId: string;
  widgets: Widgets;
}

/** A field of a form, by its description. */
export function FormField(
  { field, context }: { field: Field; context: FormContext },
) {
  const { name, kind } = field;
  const { t, locale, state, focused, widgets } = context;
  const value = state.values[name] ?? "";
  if (kind === "hidden") {
    return <input type="hidden" name={name} value={value} />;
  }
  if (kind === "box") return <Box {...{ field, context, value }} />;
  const frame = frameOf(field, context);
  const shown = { field, value, t, locale, frame, autofocus: name === focused };
  const Widget = widgets[kind] ?? (kind === "radio" ? ChoiceField : TypedField);
  return <Widget {...shown} />;
}

interface TypedFieldProps extends ShownField {
  /** Further attributes of the control. */
  attributes?: Record<string, unknown>;
  /** Shown below the control. */
  children?: ComponentChildren;
}

/** A field with one control, and the day in words below one that takes a day. */
export function TypedField({ frame, children, ...props }: TypedFieldProps) {
  const { field: { name, kind }, value, locale: { formatTag } } = props;
  return (
    <FieldFrame {...frame}>
      <Control {...props} tied={ties(frame)} />
      {(kind === "date" || kind === "moment") && (
        <p
          class="field-day soft"
          id={`${fieldId(name)}-day`}
          data-tag={formatTag}
        >
          {formatTypedDay(value, formatTag)}
        </p>
      )}
      {children}
    </FieldFrame>
  );
}

/** A box with its label beside it. */
function Box(
  { field: { name }, context: { t, locale }, value }: {
    field: Field;
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

type ControlProps = Omit<TypedFieldProps, "frame" | "children"> & {
  tied: ReturnType<typeof ties>;
};

function Control(props: ControlProps) {
  const { field: { kind, name }, t } = props;
  switch (kind) {
    case "textarea":
      return <TextArea {...props} />;
    case "select":
      return <Select {...props} />;
    case "password":
      return (
        <span class="field-secret">
          <TextInput {...props} />
          <PasswordToggle field={fieldId(name)} text={t("form.showPassword")} />
        </span>
      );
    default:
      return <TextInput {...props} />;
  }
}

function TextArea({ field, value, autofocus, tied, attributes }: ControlProps) {
  return (
    <textarea
      {...tied}
      {...lengthOf(field)}
      {...attributes ?? { dir: "auto" }}
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

function TextInput(
  { field, value, t, autofocus, tied, attributes }: ControlProps,
) {
  const { name, kind, bounds, suggestions } = field;
  const takesFile = isFile(kind);
  const list = suggestions && `${fieldId(name)}-list`;
  return (
    <>
      <input
        {...tied}
        {...INPUTS[kind] ?? { type: "text", dir: "auto" }}
        {...WITHOUT_LENGTH.includes(kind) ? bounds : {}}
        {...lengthOf(field)}
        value={takesFile || kind === "password" ? undefined : value}
        name={name}
        class="field-input"
        required={!field.optional}
        autofocus={autofocus}
        autocomplete={takesFile ? undefined : field.autocomplete ?? "off"}
        list={list}
        {...attributes}
      />
      {suggestions !== undefined && (
        <datalist id={list}>
          {suggestions.map((key) => <option key={key} value={t(key)} />)}
        </datalist>
      )}
    </>
  );
}

const INPUTS: Record<string, InputHTMLAttributes> = {
  email: { type: "email", dir: "ltr" },
  password: { type: "password" },
  digits: { type: "text", inputMode: "decimal", dir: "ltr" },
  number: { type: "number", step: "any", dir: "ltr" },
  code: {
    type: "text",
    autocapitalize: "characters",
    spellcheck: false,
    dir: "ltr",
  },
  date: { type: "date" },
  moment: { type: "datetime-local" },
  image: { type: "file", accept: ".jpg,.jpeg,.png,image/jpeg,image/png" },
  file: { type: "file", accept: ".csv,.txt,.tsv,text/csv,text/plain" },
};

const WITHOUT_LENGTH = ["number", "date", "moment", "image", "file"];

/** With a counter the browser accepts an overlong text, which the counter marks; else it stops at the limit. */
function lengthOf({ kind, max = MAX_TEXT, counter }: Field) {
  if (WITHOUT_LENGTH.includes(kind)) return {};
  return counter ? { "data-limit": max } : { maxLength: max };
}

function frameOf(field: Field, context: FormContext): FieldFrameProps {
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
    hint: field.hint && t(field.hint, field.hintParams),
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
