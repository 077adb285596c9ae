import { describe, type FieldConflict, type Problem } from "@/lib/errors.ts";
import type {
  MessageKey,
  MessageParams,
  Translate,
} from "@/lib/i18n/translate.ts";

/** The field of the buttons that only show a form again with what it would do. */
export const CHECK = "check";

/** The moment of a parcel's current state: as a control's value, and in words. */
export interface Newest {
  value: string;
  moment: string;
}

/** What is known of a list of codes: the number of one kind in words, and these codes. */
export interface CheckedLine {
  kind: "found" | "unknown" | "doubled" | "refused";
  text: string;
  items: { code: string; note: string | null }[];
}

/** One of the values that a field offers. */
export interface Choice {
  value: string;
  /** Its label; the value itself by default. */
  label?: MessageKey;
  /** Its explanation; radio buttons show it. */
  text?: MessageKey;
}

/** One field of a form, by the name that it posts (spec sections 2 and 5). */
export interface FieldDescription {
  name: string;
  /**
   * `text` by default. `icons` and `colors` are pickers, `radio` choices with explanations, `box` a tick that is no part of a record, `image` a photo, `file` a table, `moment` a day
   * with a time. `digits` is a text typed with a phone's number keys, `number` any decimal, `code` a text of capital letters
   * and digits, such as a pin. `tracking-code` has a generator, and a warning of codes that are easy to guess. `codes` is a list
   * of tracking codes, which is checked while it is typed.
   */
  kind?:
    | "text"
    | "email"
    | "password"
    | "digits"
    | "number"
    | "code"
    | "tracking-code"
    | "codes"
    | "date"
    | "moment"
    | "textarea"
    | "select"
    | "icons"
    | "colors"
    | "radio"
    | "box"
    | "image"
    | "file"
    | "hidden";
  /** The field whose label is used instead of its own. */
  called?: string;
  /** Its label, if it differs from the name in messages. */
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
  /** What the list of codes leads to, if it has been checked. */
  checked?: CheckedLine[] | undefined;
  /** The name of its group: fields that belong together count as one when two people change them. */
  group?: string;
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
  /** A second button, which posts `next` and asks for another empty form. */
  next?: MessageKey;
  /** The fields of errors that name none: they are marked and described by the error panel. */
  blamed?: Partial<Record<MessageKey, readonly string[]>>;
  /** The label of the cancel link, Cancel by default. */
  leave?: MessageKey;
  /** Its input is not worth guarding: no script assists it, and the first empty field has the initial focus. */
  plain?: true;
  /** The first empty field has the initial focus, because it is opened to be filled in. */
  isEager?: true;
  /** Uses a wide screen in two columns: the first section beside the others, or field beside field without sections. */
  isWide?: true;
  /** What it does cannot be taken back: Enter in a one-line field goes on to the next one, and never submits. */
  isCareful?: true;
}

/** The values and problems of a shown form, without passwords. */
export interface FormState {
  values: Record<string, string>;
  problems: Problem[];
  /** What another person has changed, so that one has to choose. */
  conflicts?: FieldConflict[];
}

/** Reports whether a field takes a file. */
export function isFile(kind: FieldDescription["kind"]): boolean {
  return kind === "image" || kind === "file";
}

/** Returns all fields of a form. */
export function fieldsOf({ sections }: FormDescription): FieldDescription[] {
  return sections.flatMap(({ fields }) => fields);
}

/** Returns the fields that a visitor sees and that can take the focus. */
function visibleFields(form: FormDescription): FieldDescription[] {
  return fieldsOf(form).filter(({ kind }) => kind !== "hidden");
}

/** Returns the names of the visible fields. */
export function visibleNames(form: FormDescription): string[] {
  return visibleFields(form).map(({ name }) => name);
}

/** Returns a record's values for the fields of a form, empty for unset ones. */
export function formValues(
  form: FormDescription,
  record: object,
): FormState["values"] {
  const values = new Map<string, unknown>(Object.entries(record));
  const names = fieldsOf(form)
    .filter(({ kind }) =>
      !isFile(kind) && kind !== "password" && kind !== "box"
    )
    .map(({ name }) => name);
  return Object.fromEntries(
    names.map((name) => [name, String(values.get(name) ?? "")]),
  );
}

/** The hidden field with the marks of the values that a form was filled with. */
export const SEEN: FieldDescription = { name: "seen", kind: "hidden" };

/** The choice of what was typed, where another person has changed a field to something else. */
export const OWN = "own";

/** Returns the name of the choice between one's own value of a group of fields and that of another person. */
export function ownName(group: string): string {
  return `own.${group}`;
}

/**
 * Returns the field with the initial focus: after a refusal the first that is wrong or was emptied (passwords); before, the
 * first empty one of a plain or eager form, which must be filled if there is such a one. Undefined when there is none.
 */
export function firstToFill(
  form: FormDescription,
  { values, problems }: FormState,
): string | undefined {
  const { plain, isEager = plain } = form;
  if (problems.length === 0 && !isEager) return undefined;
  const wrong = new Set(problems.map(({ field }) => field));
  const fields = visibleFields(form);
  const first = fields.find(({ name, kind, optional }) =>
    wrong.has(name) ||
    (!values[name] && !optional && (isEager || kind === "password"))
  );
  if (first !== undefined || problems.length > 0) return first?.name;
  // A form that comes filled in, such as a copy.
  return fields.find(({ name }) => !values[name])?.name;
}

/** Returns the problems in the order of the form's fields, with their labels; those of other fields come last. */
export function shownProblems(
  form: FormDescription,
  problems: Problem[],
): Problem[] {
  const shown = visibleFields(form).flatMap(({ name, called = name }) =>
    problems.filter(({ field }) => field === name)
      .map((problem) => ({ ...problem, called }))
  );
  const names = visibleNames(form);
  const others = problems.filter(({ field = "" }) => !names.includes(field));
  return [...shown, ...others];
}

/** Returns a page's title, which starts with a refusal, because screen readers read it first. */
export function formTitle(
  t: Translate,
  title: string,
  { problems }: Pick<FormState, "problems"> = { problems: [] },
): string {
  return problems.length === 0 ? title : t("form.refusedTitle", { title });
}

/** Texts of forms in place of the API's. */
const FORM_TEXTS: Partial<Record<MessageKey, MessageKey>> = {
  "error.conflict": "form.conflictText",
  "error.repeated": "form.repeatedText",
};

/** Returns the text of a problem, as the panel under a form shows it (spec section 8). */
export function problemText(t: Translate, problem: Problem): string {
  const text = FORM_TEXTS[problem.key];
  return text === undefined ? describe(t, problem) : t(text, problem.params);
}
