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

/** A field of the schema, by its name alone or with more about it, or a hidden one that the schema need not know. */
type FieldEntry<Schema extends z.ZodObject> =
  | NameOf<Schema>
  | FieldDescription<NameOf<Schema>>
  | { name: string; kind: "hidden" };

/** How a form is written down: its schema, and the order, sections and hints of its fields. */
interface FormDescription<Schema extends z.ZodObject> extends FormOptions {
  schema: Schema;
  sections: readonly FormSection<FieldEntry<Schema>>[];
  /** Further posted names, such as those of its buttons. */
  posts?: readonly NameOf<Schema>[];
}

/** Creates a form. Define it once: the constraints of its fields are read from the schema. */
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
  // A choice without an empty value is always made.
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

/** Returns a schema without the fields that a form does not post. */
function pickFields<Schema extends z.ZodObject>(
  schema: Schema,
  names: string[],
): Schema {
  const known = Object.keys(schema.shape);
  const picked = known.filter((name) => names.includes(name));
  // One with rules across its fields cannot be picked from.
  if (picked.length === known.length) return schema;
  const mask = Object.fromEntries(picked.map((name) => [name, true as const]));
  return schema.pick(mask as never) as unknown as Schema;
}
