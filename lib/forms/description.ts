import type { z } from "zod";
import type { MessageKey, MessageParams } from "@/lib/i18n/translate.ts";

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

/** Reports whether a field takes a file. */
export function isFile(kind: string): boolean {
  return kind === "image" || kind === "file";
}

/** Returns all fields of a form. */
export function fieldsOf({ sections }: Pick<Form, "sections">): Field[] {
  return sections.flatMap(({ fields }) => fields);
}

/** Returns the fields that a visitor sees and that can take the focus. */
export function visibleFields(form: Form): Field[] {
  return fieldsOf(form).filter(({ kind }) => kind !== "hidden");
}

/** Returns the names of the visible fields. */
export function visibleNames(form: Form): string[] {
  return visibleFields(form).map(({ name }) => name);
}

/** The texts of a form's fields by their names. */
export type Values = Record<string, string>;

/** Returns a record's values for the fields of a form, empty for unset ones. */
export function formValues(form: Form, record: object): Values {
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
