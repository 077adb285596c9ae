import type { InputHTMLAttributes } from "preact";
import { fieldId, type ties } from "@/components/ui/FieldFrame.tsx";
import PasswordToggle from "@/islands/PasswordToggle.tsx";
import { MAX_TEXT } from "@/lib/fields/constants.ts";
import { type Field, isFile } from "@/lib/forms/description.ts";
import { choiceText, type ShownField } from "./ChoiceField.tsx";

interface ControlProps extends Omit<ShownField, "frame"> {
  /** Further attributes of the control. */
  attributes?: Record<string, unknown> | undefined;
  /** Texts that the browser suggests. */
  options?: readonly string[] | undefined;
  /** The attributes that link it to its label, hint and error. */
  tied: ReturnType<typeof ties>;
}

/** The control of a field for a text, a file or one of several values. */
export function Control(props: ControlProps) {
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
      {/* HTML drops a line break at the beginning. */}
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
  { field, value, autofocus, tied, attributes, options }: ControlProps,
) {
  const { name, kind, bounds } = field;
  const takesFile = isFile(kind);
  const list = options && `${fieldId(name)}-list`;
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
      {options !== undefined && (
        <datalist id={list}>
          {options.map((text) => <option key={text} value={text} />)}
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
  // The decimal keyboard of phones has no minus.
  degrees: { type: "text", spellcheck: false, dir: "ltr" },
  code: {
    type: "text",
    autocapitalize: "characters",
    spellcheck: false,
    dir: "ltr",
  },
  date: { type: "date" },
  moment: { type: "datetime-local" },
  image: { type: "file", accept: ".jpg,.jpeg,.png,image/jpeg,image/png" },
  file: {
    type: "file",
    accept: ".csv,.txt,.tsv,.xlsx,.xlsm,text/csv,text/plain",
  },
};

const WITHOUT_LENGTH = ["number", "date", "moment", "image", "file"];

/**
 * Returns the attribute with the length limit. A field with a counter accepts longer text, and the counter marks it.
 */
function lengthOf({ kind, max = MAX_TEXT, counter }: Field) {
  if (WITHOUT_LENGTH.includes(kind)) return {};
  return counter ? { "data-limit": max } : { maxLength: max };
}
