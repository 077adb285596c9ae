import type { z } from "zod";
import type { MessageKey, MessageParams } from "@/lib/i18n/translate.ts";

/** The name of the button that Enter activates in a careful form; it only redisplays the form. */
export const CHECK = "check";

/** One of a field's options. */
export interface Choice {
  value: string;
  /** Its label; the value itself by default. */
  label?: MessageKey;
  /** Its explanation, for radio buttons. */
  text?: MessageKey;
}

/** The part of a field's description that its schema does not provide. */
export interface FieldDescription<Name extends string = string> {
  name: Name;
  /**
   * The control, if other than the schema's: one of FormField's, such as `radio` (choices with explanations), `code`
   * (capital letters and digits) or `hidden`, or a widget supplied by the form's screen.
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
  /** Required here, although the schema accepts an empty value. */
  isRequired?: true;
  /** Shows a counter that marks overlong text. */
  counter?: true;
  /** The choices, if other than the schema's values. */
  choices?: readonly Choice[];
  /** The label of an additional first choice with an empty value. */
  openChoice?: MessageKey;
  /** The autocomplete token. */
  autocomplete?: string;
  /** Its group; fields of one group conflict as a unit when two people change them. */
  group?: string;
  /** A text area with few lines, so that other fields stay visible. */
  isShort?: true;
}

/** One field of a form, completed from its schema. */
export interface Field extends FieldDescription {
  kind: string;
  /** Adds "(Optional)" to the label. */
  optional?: true;
  /** Maximum characters, 300 by default. */
  max?: number;
  /** The bounds of a number, date or time, in the format of its control. */
  bounds?: { min: number | string; max: number | string };
}

/** Fields that belong together; without a legend they are not set apart. */
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
  /** Whether the button destroys something for good. */
  isDanger?: true;
  /** A second button, which posts `next` to continue with an empty form. */
  next?: MessageKey;
  /** The fields to mark as invalid for errors that name no field. */
  blamed?: Partial<Record<MessageKey, readonly string[]>>;
  /** The text of the cancel link; Cancel by default. */
  leave?: MessageKey;
  /**
   * Its input need not be protected from loss: no script assists the form, and the first empty field has the initial
   * focus.
   */
  plain?: true;
  /** Whether the first empty field has the initial focus; that of a plain form has it by default. */
  isEager?: boolean;
  /**
   * Uses two columns on a wide screen: one for the first section and one for the others or, without sections, pairs of
   * fields.
   */
  isWide?: true;
  /** Its action cannot be undone: Enter in a single-line field moves to the next control and never submits. */
  isCareful?: true;
}

/** A form, from which its HTML is rendered; its schema parses the POST. */
export interface Form<Schema extends z.ZodObject = z.ZodObject>
  extends FormOptions {
  /** Contains exactly the fields that the form posts. */
  schema: Schema;
  sections: readonly FormSection[];
}

/** Returns a copy of a form with changed fields; null removes a field. */
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

/** Reports whether a kind of field accepts a file. */
export function isFile(kind: string): boolean {
  return kind === "image" || kind === "file";
}

export function fieldsOf({ sections }: Pick<Form, "sections">): Field[] {
  return sections.flatMap(({ fields }) => fields);
}

/** Returns the visible fields, which can also take the focus. */
export function visibleFields(form: Form): Field[] {
  return fieldsOf(form).filter(({ kind }) => kind !== "hidden");
}

export function visibleNames(form: Form): string[] {
  return visibleFields(form).map(({ name }) => name);
}

/** The texts of a form's fields, by field name. */
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

/** The hidden field with the marks of a form's initial values. */
export const SEEN = { name: "seen", kind: "hidden" } as const;

/** The value of the choice that keeps the user's own text in a conflict. */
export const OWN = "own";

/** Returns the name of the radio buttons that resolve the conflict of a group. */
export function ownName(group: string): string {
  return `own.${group}`;
}
