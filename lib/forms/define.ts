import type { z } from "zod";
import { constraintsOf } from "@/lib/fields/constraints.ts";
import { meaningOf } from "@/lib/fields/meaning.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import {
  type Choice,
  type Field,
  type FieldDescription,
  fieldsOf,
  type Form,
  type FormOptions,
  type FormSection,
} from "./description.ts";

type NameOf<Schema extends z.ZodObject> = keyof Schema["shape"] & string;

/** A field of the schema, as a name or a description, or a hidden field that the schema need not define. */
type FieldEntry<Schema extends z.ZodObject> =
  | NameOf<Schema>
  | FieldDescription<NameOf<Schema>>
  | { name: string; kind: "hidden" };

/** The source of a form: its schema, and the order, sections and hints of its fields. */
interface FormDescription<Schema extends z.ZodObject> extends FormOptions {
  schema: Schema;
  sections: readonly FormSection<FieldEntry<Schema>>[];
  /** Additional posted fields, such as buttons. */
  posts?: readonly NameOf<Schema>[];
}

/**
 * Creates a form, with the constraints of its fields derived from the schema. Call it once per form, at module level.
 */
export function defineForm<Schema extends z.ZodObject>(
  { schema, sections, posts = [], ...options }: FormDescription<Schema>,
): Form<Schema> {
  const described = sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => resolve(schema, field)),
  }));
  const form = { ...options, schema, sections: described };
  const names = [...fieldsOf(form).map(({ name }) => name), ...posts];
  return { ...form, schema: pickFields(schema, names) };
}

function resolve(
  { shape }: z.ZodObject,
  written: string | FieldDescription,
): Field {
  const field = typeof written === "string" ? { name: written } : written;
  const schema = shape[field.name];
  if (schema === undefined) return { ...field, kind: "hidden" };
  const { values, optional, ...constraints } = constraintsOf(schema);
  const { labels = {}, autocomplete } = meaningOf(schema);
  const {
    openChoice,
    choices = values?.map((value) => choiceOf(value, labels)),
  } = field;
  const open = openChoice && { value: "", label: openChoice };
  const all = choices && [...open ? [open] : [], ...choices];
  // Without an empty choice, some value is always selected.
  const isOpen = all?.some(({ value }) => value === "") ?? true;
  return {
    ...constraints,
    ...(optional && isOpen && !field.isRequired && { optional }),
    ...(autocomplete !== undefined && { autocomplete }),
    ...(all !== undefined && constraints.kind === "text" && { kind: "select" }),
    ...field,
    ...(all !== undefined && { choices: all }),
  };
}

function choiceOf(value: string, labels: Record<string, MessageKey>): Choice {
  const label = labels[value];
  return label === undefined ? { value } : { value, label };
}

/** Returns a schema with only the fields that a form posts. */
function pickFields<Schema extends z.ZodObject>(
  schema: Schema,
  names: string[],
): Schema {
  const known = Object.keys(schema.shape);
  const picked = known.filter((name) => names.includes(name));
  // zod refuses pick() on a schema with cross-field refinements.
  if (picked.length === known.length) return schema;
  const mask = Object.fromEntries(picked.map((name) => [name, true as const]));
  return schema.pick(mask as never) as unknown as Schema;
}
