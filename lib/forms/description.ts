import type { z } from "zod";
import type { MessageKey, MessageParams } from "@/lib/i18n/translate.ts";

/** The name of buttons that check a form and only show it again. */
export const CHECK = "check";

/** One of the values that a field offers. */
export interface Choice {
  value: string;
  /** Its label; the value itself by default. */
  label?: MessageKey;
  /** Its explanation; radio buttons show it. */
  text?: MessageKey;
}

/** The part of a field's description that its schema does not give. */
export interface FieldDescription<Name extends string = string> {
  name: Name;
  /**
   * The control, where the schema does not say it: one of FormField's, such as `radio` (choices with explanations), `code` (a
   * text of capital letters and digits) or `hidden`, or a widget that the form's screen brings along.
   */
  kind?: string;
  /** Another field whose label is used. */
  called?: string;
  /** Its label, if it differs from the name in messages. */
  label?: MessageKey;
  /** Does not add "(Optional)" to the label. */
  isLabelWhole?: true;
  hint?: MessageKey;
  hintParams?: MessageParams;
  /** Required here, although the schema accepts an empty control. */
  isRequired?: true;
  /** Shows a counter that marks overlong text. */
  counter?: true;
  /** The choices, if they are not the schema's values with their labels. */
  choices?: readonly Choice[];
  /** A first choice that posts an empty text. */
  openChoice?: MessageKey;
  /** The autocomplete token. */
  autocomplete?: string;
  /** Suggestions for a free text. */
  suggestions?: readonly MessageKey[];
  /** The name of its group: fields that belong together count as one when two people change them. */
  group?: string;
  /** A text area of few lines, so that other fields stay visible. */
  isShort?: true;
}

/** One field of a form, completed from its schema. */
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
  /** A second button that posts `next` to get another empty form. */
  next?: MessageKey;
  /** The fields to mark for errors that name no field; the error panel describes them. */
  blamed?: Partial<Record<MessageKey, readonly string[]>>;
  /** The text of the cancel link; Cancel by default. */
  leave?: MessageKey;
  /** Its input needs no guarding: no script assists it, and the first empty field has the initial focus. */
  plain?: true;
  /** The first empty field has the initial focus. */
  isEager?: true;
  /** Has two columns on a wide screen: the first section and the others, or fields in pairs without sections. */
  isWide?: true;
  /** Its action cannot be undone: Enter in a one-line field moves to the next control and never submits. */
  isCareful?: true;
}

/** A form: its HTML is rendered from it, and its schema reads the posts. */
export interface Form<Schema extends z.ZodObject = z.ZodObject>
  extends FormOptions {
  /** The fields that the form posts, and no others. */
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

/** The value of the choice for the typed text in a conflict. */
export const OWN = "own";

/** Returns the name of the choice between the two values of a group in a conflict. */
export function ownName(group: string): string {
  return `own.${group}`;
}
