import type { InputHTMLAttributes } from "preact";
import {
  FieldFrame,
  type FieldFrameProps,
  fieldId,
  type Ties,
  ties,
} from "@/components/ui/FieldFrame.tsx";
import CodeHelp from "@/islands/CodeHelp.tsx";
import PasswordToggle from "@/islands/PasswordToggle.tsx";
import { writtenDay } from "@/lib/client/form_hints.ts";
import type { FieldDescription } from "@/lib/forms/description.ts";
import { fieldError, type FormState } from "@/lib/forms/form_state.ts";
import { fieldTitle } from "@/lib/forms/titles.ts";
import type { Locale } from "@/lib/i18n/locales.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { suggestedLooks } from "@/lib/parcels/suggested_looks.ts";
import { choiceText } from "./choice_text.ts";
import { PickerField } from "./PickerField.tsx";
import { RadioField } from "./RadioField.tsx";

/** The shared context of a form's fields. */
export interface FormContext {
  t: Translate;
  locale: Locale;
  state: FormState;
  /** The field with the initial focus, if any. */
  focused?: string | undefined;
  /** The fields of an error that names none, and the id of the panel with the reason. */
  blamed?: { fields: readonly string[]; by: string };
}

interface FieldProps {
  field: FieldDescription;
  context: FormContext;
}

/** A field of a form, by its description. */
export function FormField({ field, context }: FieldProps) {
  const { name, kind } = field;
  const value = context.state.values[name] ?? "";
  if (kind === "hidden") {
    return <input type="hidden" name={name} value={value} />;
  }
  const frame = frameOf(field, context);
  const { newest } = field;
  const autofocus = name === context.focused;
  const shown = { field, value, t: context.t, autofocus };
  if (kind === "icons" || kind === "colors") {
    return <PickerField {...shown} frame={frame} />;
  }
  if (kind === "radio") return <RadioField {...shown} frame={frame} />;
  return (
    <FieldFrame {...frame}>
      <Control {...shown} tied={ties(frame)} />
      {(kind === "date" || kind === "moment") && (
        <p
          class="field-day soft"
          id={`${fieldId(name)}-day`}
          data-tag={context.locale.formatTag}
        >
          {writtenDay(value, context.locale.formatTag)}
        </p>
      )}
      {newest !== undefined && (
        <p
          class="field-older"
          id={`${fieldId(name)}-older`}
          role="status"
          data-newest={newest.value}
          data-text={context.t("control.parcels.postOlder")}
        />
      )}
    </FieldFrame>
  );
}

interface ControlProps {
  field: FieldDescription;
  value: string;
  t: Translate;
  autofocus: boolean;
  tied: Ties;
}

function Control(props: ControlProps) {
  const { field, value, t, autofocus, tied } = props;
  const { name, kind, choices } = field;
  if (kind === "password") return <SecretInput {...props} />;
  if (kind === "tracking-code") return <CodeInput {...props} />;
  if (kind === "textarea") {
    return (
      <textarea
        {...tied}
        {...lengthOf(field)}
        name={name}
        class={`field-input field-area${
          field.isShort ? " field-area-short" : ""
        }`}
        dir="auto"
        autofocus={autofocus}
        required={!field.optional}
      >
        {/* HTML swallows a line end at the beginning. */}
        {value.startsWith("\n") ? `\n${value}` : value}
      </textarea>
    );
  }
  if (kind === "select") {
    return (
      <select {...{ ...tied, name, autofocus }} class="field-input">
        {choices!.map((choice) => (
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
  return <TextInput {...props} />;
}

/** A password, with a button to reveal it. */
function SecretInput(props: ControlProps) {
  const { field: { name }, t } = props;
  return (
    <span class="field-secret">
      <TextInput {...props} />
      <PasswordToggle field={fieldId(name)} text={t("form.showPassword")} />
    </span>
  );
}

/** A tracking code, with a generator and a warning. */
function CodeInput(props: ControlProps) {
  const { field: { name }, value, t } = props;
  return (
    <>
      <TextInput {...props} />
      <CodeHelp
        field={fieldId(name)}
        value={value}
        generate={t("control.parcels.codeGenerate")}
        warning={t("control.parcels.codeWarning")}
      />
    </>
  );
}

function TextInput({ field, value, t, autofocus, tied }: ControlProps) {
  const { name, suggestions, choosesLook } = field;
  const list = `${fieldId(name)}-list`;
  return (
    <>
      <input
        {...tied}
        {...inputOf(field)}
        {...lengthOf(field)}
        {...(field.kind === "password" || field.kind === "image"
          ? {}
          : { value })}
        name={name}
        class="field-input"
        required={!field.optional}
        autofocus={autofocus}
        autocomplete={field.kind === "image"
          ? undefined
          : field.autocomplete ?? "off"}
        list={suggestions === undefined ? undefined : list}
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

function inputOf(
  { kind, bounds }: FieldDescription,
): InputHTMLAttributes {
  switch (kind) {
    case "email":
      return { type: "email", dir: "ltr" };
    case "password":
      return { type: "password" };
    case "digits":
      return { type: "text", inputMode: "decimal", dir: "ltr" };
    case "number":
      return { type: "number", step: "any", dir: "ltr", ...bounds };
    case "code":
    case "tracking-code":
      return {
        type: "text",
        autocapitalize: "characters",
        spellcheck: false,
        dir: "ltr",
      };
    case "date":
      return { type: "date", ...bounds };
    case "moment":
      return { type: "datetime-local", ...bounds };
    case "image":
      return { type: "file", accept: ".jpg,.jpeg,.png,image/jpeg,image/png" };
    default:
      return { type: "text", dir: "auto" };
  }
}

const WITHOUT_LENGTH: FieldDescription["kind"][] = [
  "number",
  "date",
  "moment",
  "image",
];

/** With a counter the browser accepts an overlong text, which the counter marks; else it stops at the limit. */
function lengthOf({ kind, max = MAX_TEXT, counter }: FieldDescription) {
  if (WITHOUT_LENGTH.includes(kind)) return {};
  return counter ? { "data-limit": max } : { maxLength: max };
}

function frameOf(
  field: FieldDescription,
  { t, locale, state, blamed }: FormContext,
): FieldFrameProps {
  const { name, called = name, optional, counter, max = MAX_TEXT } = field;
  const title = field.label === undefined
    ? fieldTitle(t, locale, called)
    : t(field.label);
  const length = state.values[name]?.length ?? 0;
  return {
    name,
    label: optional && !field.isLabelWhole
      ? t("form.optional", { label: title })
      : title,
    hint: hintOf(t, field),
    error: fieldError(t, state.problems, name),
    blamedBy: blamed?.fields.includes(name) ? blamed.by : undefined,
    counter: counter ? { length, limit: max } : undefined,
  };
}

function hintOf(
  t: Translate,
  { hint, hintParams, newest }: FieldDescription,
): string | undefined {
  const texts = [
    hint && t(hint, hintParams),
    newest && t("control.parcels.postBefore", { moment: newest.moment }),
  ].filter((text) => text !== undefined);
  return texts.length === 0 ? undefined : texts.join(" ");
}
