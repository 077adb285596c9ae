import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { FormState } from "./form_state.ts";

/** One of the values that a field offers. */
export interface Choice {
  value: string;
  /** What it is called; without a label the value itself is shown. */
  label?: MessageKey;
}

/** One field of a form, by the name that it posts (spec sections 2 and 5). */
export interface FieldDescription {
  name: string;
  /**
   * `text` when left out. `icons` and `colors` are pickers, `image` a file; `moment` a day with its time; `digits` a text that
   * a phone types with its number keys; `hidden` is not shown.
   */
  kind?:
    | "text"
    | "email"
    | "password"
    | "digits"
    | "date"
    | "moment"
    | "textarea"
    | "select"
    | "icons"
    | "colors"
    | "image"
    | "hidden";
  /** Its label where that is not just the name that messages use. */
  label?: MessageKey;
  /** The label then says "(Optional)". */
  optional?: true;
  hint?: MessageKey;
  /** The most characters; 300 when left out. */
  max?: number;
  /** Shows how many characters there are, and marks the field when they are too many. */
  counter?: true;
  choices?: readonly Choice[];
  /** What browsers fill it with. */
  autocomplete?: string;
  /** What the field suggests beside free text. */
  suggestions?: readonly Choice[];
}

/** Fields that belong together; a section without a legend is just a group. */
export interface FormSection {
  legend?: MessageKey;
  fields: readonly FieldDescription[];
}

/** A form of the product: everything its HTML says, in one place (design section 1). */
export interface FormDescription {
  /** Unique on its page. */
  id: string;
  sections: readonly FormSection[];
  button: MessageKey;
}

/** Gives what a record puts into the fields of a form; what is not set is empty. */
export function formValues(
  form: FormDescription,
  record: object,
): FormState["values"] {
  const values = new Map<string, unknown>(Object.entries(record));
  const names = form.sections.flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind !== "image" && kind !== "password")
    .map(({ name }) => name);
  return Object.fromEntries(
    names.map((name) => [name, String(values.get(name) ?? "")]),
  );
}

/** Tells whether the form carries a file, and has to be posted as multipart. */
export function hasFile(form: FormDescription): boolean {
  return form.sections.some(({ fields }) =>
    fields.some(({ kind }) => kind === "image")
  );
}
