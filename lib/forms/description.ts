import type { Problem } from "@/lib/errors.ts";
import type { MessageKey, MessageParams } from "@/lib/i18n/translate.ts";
import type { FormState } from "./form_state.ts";

/** The moment of a parcel's current state: as a control's value, and in words. */
export interface Newest {
  value: string;
  moment: string;
}

/** One of the values that a field offers. */
export interface Choice {
  value: string;
  /** Its label; the value itself by default. */
  label?: MessageKey;
  /** Its explanation, where there is room. */
  text?: MessageKey;
}

/** One field of a form, by the name that it posts (spec sections 2 and 5). */
export interface FieldDescription {
  name: string;
  /**
   * `text` when left out. `icons` and `colors` are pickers, `radio` choices that each say what they mean, `image` a file; `moment` a day with its time; `digits` a text that
   * a phone types with its number keys; `number` any decimal; `code` a text of capital letters and digits, such as a pin;
   * `tracking-code` one that can be made by a button, with a warning of those that are easy to guess; `hidden` is not shown.
   */
  kind?:
    | "text"
    | "email"
    | "password"
    | "digits"
    | "number"
    | "code"
    | "tracking-code"
    | "date"
    | "moment"
    | "textarea"
    | "select"
    | "icons"
    | "colors"
    | "radio"
    | "image"
    | "hidden";
  /** The field whose label is used instead of its own. */
  called?: string;
  /** Its label, where it differs from the name in messages. */
  label?: MessageKey;
  /** Adds "(Optional)" to the label. */
  optional?: true;
  /** Adds nothing to the label. */
  isLabelWhole?: true;
  hint?: MessageKey;
  hintParams?: MessageParams;
  /** Maximum characters, 300 by default. */
  max?: number;
  /** The bounds of a number, a day or a moment, as its control takes them. */
  bounds?: { min: number | string; max: number | string };
  /** Shows a counter, which marks an overlong text. */
  counter?: true;
  choices?: readonly Choice[];
  /** The autocomplete token. */
  autocomplete?: string;
  /** Suggestions beside free text. */
  suggestions?: readonly MessageKey[];
  /** A suggested status sets the form's icon and colour, until they are chosen by hand. */
  choosesLook?: true;
  /** A time before this moment does not change the parcel's status, which the form says. */
  newest?: Newest | undefined;
  /** A text area of few lines, so that other fields stay visible. */
  isShort?: true;
}

/** Fields that belong together; a section without a legend is just a group. */
export interface FormSection {
  legend?: MessageKey;
  /** Collapsed, unless one of its fields has a value or an error; contains the form's other content. */
  isFolded?: true;
  fields: readonly FieldDescription[];
}

/** The description of a form, from which its HTML is rendered. */
export interface FormDescription {
  /** Unique on its page. */
  id: string;
  sections: readonly FormSection[];
  button: MessageKey;
  /** The fields of errors that name none: they are marked and described by the error panel. */
  blamed?: Partial<Record<MessageKey, readonly string[]>>;
  /** The label of the cancel link, Cancel by default. */
  leave?: MessageKey;
  /** Its input is not worth guarding: no script assists it, and the first empty field has the initial focus. */
  plain?: true;
  /** The first empty field has the initial focus, because it is opened to be filled in. */
  isEager?: true;
}

/** Returns a record's values for the fields of a form, empty for unset ones. */
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

/** Returns the posted values that may be shown again. */
export function postedValues(
  form: FormDescription,
  posted: FormState["values"],
): FormState["values"] {
  const shown = Object.entries(formValues(form, posted));
  return Object.fromEntries(shown.filter(([name]) => name in posted));
}

/**
 * Returns the field with the initial focus: after a refusal the first that is wrong or was emptied (passwords); before,
 * the first empty one of a plain or eager form. Undefined when there is none.
 */
export function firstToFill(
  { sections, plain, isEager = plain }: FormDescription,
  { values, problems }: FormState,
): string | undefined {
  if (problems.length === 0 && !isEager) return undefined;
  const wrong = new Set(problems.map(({ field }) => field));
  return sections.flatMap(({ fields }) => fields).find(
    ({ name, kind, optional }) =>
      kind !== "hidden" &&
      (wrong.has(name) ||
        (!values[name] && !optional && (isEager || kind === "password"))),
  )?.name;
}

/** Returns the problems in the order of the form's fields, with their labels; those of other fields come last. */
export function shownProblems(
  { sections }: FormDescription,
  problems: Problem[],
): Problem[] {
  const fields = sections.flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind !== "hidden");
  const shown = fields.flatMap(({ name, called = name }) =>
    problems.filter(({ field }) => field === name)
      .map((problem) => ({ ...problem, called }))
  );
  const names = new Set(fields.map(({ name }) => name));
  return [...shown, ...problems.filter(({ field = "" }) => !names.has(field))];
}

/** Returns the fields of errors that name none. */
export function blamedFields(
  { blamed = {} }: FormDescription,
  problems: Problem[],
): readonly string[] {
  return problems.flatMap(({ key, field }) =>
    field === undefined ? blamed[key] ?? [] : []
  );
}

/** Reports whether the form has a file and is posted as multipart. */
export function hasFile(form: FormDescription): boolean {
  return form.sections.some(({ fields }) =>
    fields.some(({ kind }) => kind === "image")
  );
}

/**
 * The hidden field with the mark of the values that a form was filled with, for forms of part of a record. Forms of a
 * whole record carry its `version`.
 */
export const SEEN: FieldDescription = { name: "seen", kind: "hidden" };
