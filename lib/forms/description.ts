import type { Problem } from "@/lib/errors.ts";
import type { MessageKey, MessageParams } from "@/lib/i18n/translate.ts";
import type { FormState } from "./form_state.ts";

/** The moment of what a parcel says now: as a control takes it, and in words. */
export interface Newest {
  value: string;
  moment: string;
}

/** One of the values that a field offers. */
export interface Choice {
  value: string;
  /** What it is called; without a label the value itself is shown. */
  label?: MessageKey;
  /** What it means, where a field has room to say so. */
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
  /** What its label and the messages about it call it, as another field is called, where its own name says too little. */
  called?: string;
  /** Its label where that says more than how the field is called. */
  label?: MessageKey;
  /** The label then says "(Optional)". */
  optional?: true;
  /** The label says all that is to be said, and nothing is added. */
  isLabelWhole?: true;
  hint?: MessageKey;
  hintParams?: MessageParams;
  /** The most characters; 300 when left out. */
  max?: number;
  /** The bounds of a number, a day or a moment, as its control takes them. */
  bounds?: { min: number | string; max: number | string };
  /** Shows how many characters there are, and marks the field when they are too many. */
  counter?: true;
  choices?: readonly Choice[];
  /** What browsers fill it with. */
  autocomplete?: string;
  /** What the field suggests beside free text. */
  suggestions?: readonly MessageKey[];
  /** A suggested status typed here chooses the icon and the colour of the form, until they are chosen by hand. */
  choosesLook?: true;
  /** Before this moment a time leaves the status of the parcel as it is, which is said beforehand and while it is typed. */
  newest?: Newest | undefined;
  /** A text area of few lines, where others have to be in sight. */
  isShort?: true;
}

/** Fields that belong together; a section without a legend is just a group. */
export interface FormSection {
  legend?: MessageKey;
  /** It opens on request, and by itself where one of its fields has a value or is wrong; it holds what the form has beside its fields. */
  isFolded?: true;
  fields: readonly FieldDescription[];
}

/** A form of the product: everything its HTML says, in one place. */
export interface FormDescription {
  /** Unique on its page. */
  id: string;
  sections: readonly FormSection[];
  button: MessageKey;
  /** The fields that a refusal is about which names none: they are marked, and described by the panel that says why. */
  blamed?: Partial<Record<MessageKey, readonly string[]>>;
  /** What the way out is called; Cancel unless told. */
  leave?: MessageKey;
  /**
   * Nothing typed into it is worth asking about before it is lost: no script assists it, and its page begins at the first field
   * that is still to be filled in.
   */
  plain?: true;
  /** Its page begins at its first empty field: it is opened to be filled in at once. */
  isEager?: true;
}

/** Returns what a record puts into the fields of a form; what is not set is empty. */
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

/** Returns what was posted for the fields of a form that may be shown again. */
export function postedValues(
  form: FormDescription,
  posted: FormState["values"],
): FormState["values"] {
  const shown = Object.entries(formValues(form, posted));
  return Object.fromEntries(shown.filter(([name]) => name in posted));
}

/**
 * Returns the name of the field at which the page of a form begins: after a refusal the first that is wrong or, as passwords are,
 * empty again; before, the first empty one of a plain or eager form. Undefined when there is none.
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

/**
 * Returns the problems of a form in the order in which it shows its fields, each calling a field as its label does; what is about
 * no shown field comes last.
 */
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

/** Returns the fields that a form's refusals are about without naming them. */
export function blamedFields(
  { blamed = {} }: FormDescription,
  problems: Problem[],
): readonly string[] {
  return problems.flatMap(({ key, field }) =>
    field === undefined ? blamed[key] ?? [] : []
  );
}

/** Reports whether the form carries a file, and has to be posted as multipart. */
export function hasFile(form: FormDescription): boolean {
  return form.sections.some(({ fields }) =>
    fields.some(({ kind }) => kind === "image")
  );
}

/**
 * The hidden field by which one of several forms of a record says what it was filled in over. A form that edits all of its
 * record carries the `version` instead.
 */
export const SEEN: FieldDescription = { name: "seen", kind: "hidden" };
