import type { z } from "zod";
import { describe, type FieldConflict, type Problem } from "@/lib/errors.ts";
import type {
  MessageKey,
  MessageParams,
  Translate,
} from "@/lib/i18n/translate.ts";

/** The field of the buttons that only show a form again with what it would do. */
export const CHECK = "check";

/** One of the values that a field offers. */
export interface Choice {
  value: string;
  /** Its label; the value itself by default. */
  label?: MessageKey;
  /** Its explanation; radio buttons show it. */
  text?: MessageKey;
}

/** What a form says of a field beside what the field's schema says. */
export interface FieldDescription<Name extends string = string> {
  name: Name;
  /**
   * The control, where the schema does not say it: one of FormField's, such as `radio` (choices with explanations), `code` (a
   * text of capital letters and digits) or `hidden`, or a widget that the form's screen brings along.
   */
  kind?: string;
  /** The field whose label is used instead of its own. */
  called?: string;
  /** Its label, if it differs from the name in messages. */
  label?: MessageKey;
  /** Adds nothing to the label. */
  isLabelWhole?: true;
  hint?: MessageKey;
  hintParams?: MessageParams;
  /** Required here, although the schema accepts an empty control. */
  isRequired?: true;
  /** Shows a counter, which marks an overlong text. */
  counter?: true;
  /** The choices, if they are not the schema's values with their labels. */
  choices?: readonly Choice[];
  /** A choice in front of these, which posts an empty text. */
  openChoice?: MessageKey;
  /** The autocomplete token. */
  autocomplete?: string;
  /** Suggestions beside free text. */
  suggestions?: readonly MessageKey[];
  /** The name of its group: fields that belong together count as one when two people change them. */
  group?: string;
  /** A text area of few lines, so that other fields stay visible. */
  isShort?: true;
}

/** One field of a form, with what its schema says. */
export interface Field extends FieldDescription {
  kind: string;
  /** Adds "(Optional)" to the label. */
  optional?: true;
  /** Maximum characters, 300 by default. */
  max?: number;
  /** The bounds of a number, a day or a moment, as its control takes them. */
  bounds?: { min: number | string; max: number | string };
}

/** Fields that belong together; a section without a legend is just a group. */
export interface FormSection<Its = Field> {
  legend?: MessageKey;
  /** Collapsed, unless one of its fields has a value or an error; contains the form's other content. */
  isFolded?: true;
  fields: readonly Its[];
}

export interface FormOptions {
  /** Unique on its page. */
  id: string;
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

/** A form, from which its HTML is rendered and by whose schema its posts are read. */
export interface Form<Schema extends z.ZodObject = z.ZodObject>
  extends FormOptions {
  /** Knows what the form posts, and no other field. */
  schema: Schema;
  sections: readonly FormSection[];
}

/** Returns a form with other fields; null leaves a field out. */
export function mapFields<Schema extends z.ZodObject>(
  form: Form<Schema>,
  change: (field: Field) => Field | null,
): Form<Schema> {
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.flatMap((field) => change(field) ?? []),
  }));
  return { ...form, sections };
}

/** The values and problems of a shown form, without passwords. */
export interface FormState {
  values: Record<string, string>;
  problems: Problem[];
  /** What another person has changed, so that one has to choose. */
  conflicts?: FieldConflict[];
}

/** Reports whether a field takes a file. */
export function isFile(kind: string): boolean {
  return kind === "image" || kind === "file";
}

/** Returns all fields of a form. */
export function fieldsOf({ sections }: Pick<Form, "sections">): Field[] {
  return sections.flatMap(({ fields }) => fields);
}

/** Returns the fields that a visitor sees and that can take the focus. */
function visibleFields(form: Form): Field[] {
  return fieldsOf(form).filter(({ kind }) => kind !== "hidden");
}

/** Returns the names of the visible fields. */
export function visibleNames(form: Form): string[] {
  return visibleFields(form).map(({ name }) => name);
}

/** Returns a record's values for the fields of a form, empty for unset ones. */
export function formValues(
  form: Form,
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
export const SEEN = { name: "seen", kind: "hidden" } as const;

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
  form: Form,
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
  form: Form,
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
