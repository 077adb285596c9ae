import type { ComponentChildren } from "preact";
import {
  FieldFrame,
  type FieldFrameProps,
  fieldId,
  ties,
} from "@/components/ui/FieldFrame.tsx";
import { describe } from "@/lib/errors.ts";
import type { Field, Form } from "@/lib/forms/description.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { ChoiceField, type ShownField } from "./ChoiceField.tsx";
import { Control } from "./Control.tsx";
import { ConflictChoice, conflictId } from "./ConflictChoice.tsx";
import { formatTypedDay } from "@/lib/client/form_hints.ts";
import type { FormState } from "@/lib/forms/form_state.ts";

/** A noun's custom controls, by the field kind in its forms. Each renders the whole field. */
export type Widgets = Readonly<
  Record<string, (props: ShownField) => ComponentChildren>
>;

/** The shared context of a form's fields. */
export interface FormContext {
  t: Translate;
  locale: Locale;
  form: Form;
  state: FormState;
  /** The name of the field with the initial focus, if any. */
  focused: string | undefined;
  /** The fields to mark for errors that name no field. */
  blamed: readonly string[];
  /** The id of the panel with the errors. */
  errorsId: string;
  widgets: Widgets;
}

/** Renders a field from its description. */
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
  /** Texts that the browser suggests. */
  options?: readonly string[];
  /** Shown below the control. */
  children?: ComponentChildren;
}

/** A field with one control; below a date field, the date in words. */
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

/** A checkbox and its label. */
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
