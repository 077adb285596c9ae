import type { z } from "zod";
import { Conflict } from "@/lib/conflicts.ts";
import { OTHERS } from "@/lib/fields/constants.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import {
  type Field,
  fieldsOf,
  type Form,
  formValues,
  isFile,
  OWN,
  ownName,
  SEEN,
  type Values,
  visibleNames,
} from "./description.ts";

/** A form that edits a record. */
export interface EditForm<Schema extends z.ZodObject = z.ZodObject> {
  form: Form<Schema>;
  /** Converts a record to the values of its controls, if these differ from the stored ones. */
  shown?: (record: object) => object;
}

/** Fields that conflict as a unit when two people change them; most groups have a single field. */
export interface Group {
  name: string;
  fields: Field[];
}

/** A group of fields as rendered in the form. */
export interface Seen {
  mark: string;
  /** Whether redisplaying the form replaced its value with another person's, without asking the user. */
  isOthers: boolean;
}

/** Hash digits that suffice to distinguish the values of one field. */
const MARK_LENGTH = 16;

export function shownValues(
  { form, shown = (record) => record }: EditForm,
  record: object,
): Values {
  return formValues(form, shown(record));
}

/** Returns a record's values for a form, with a mark for each group of fields (decision 80). */
export function seenValues(editing: EditForm, record: object): Values {
  const values = shownValues(editing, record);
  return { ...values, [SEEN.name]: marksOf(editing, values) };
}

/** Returns the marks of a form's values as the text of its hidden field; flags those of the groups in `others`. */
export function marksOf(
  editing: EditForm,
  values: Values,
  others: string[] = [],
): string {
  return writeMarks(
    new Map(
      groupsOf(editing.form).map((group) => {
        const { name } = group;
        const mark = markOf(editing, group, values);
        return [name, { mark, isOthers: others.includes(name) }];
      }),
    ),
  );
}

export function groupsOf(form: Form): Group[] {
  const fields = fieldsOf(form).filter(({ kind }) =>
    !["hidden", "password", "box"].includes(kind) && !isFile(kind)
  );
  const groups = Map.groupBy(fields, ({ name, group = name }) => group);
  return [...groups].map(([name, fields]) => ({ name, fields }));
}

export function namesOf({ fields }: Pick<Group, "fields">): string[] {
  return fields.map(({ name }) => name);
}

export function markOf(
  { form: { schema } }: EditForm,
  { fields }: Group,
  values: Values,
): string {
  const normal = fields.map((field) =>
    normalizeValue(schema, field, values[field.name] ?? "")
  );
  return sha256(JSON.stringify(normal)).slice(0, MARK_LENGTH);
}

/**
 * Returns the parsed value of a text. If the schema rejects it, as it may an older value, returns the text as browsers
 * post it.
 */
export function normalizeValue(
  schema: z.ZodObject,
  { name, kind }: Field,
  text: string,
): unknown {
  // Single-line controls drop line breaks.
  const typed = kind === "textarea" ? text : text.replace(/[\r\n]+/g, "");
  const { success, data } = schema.shape[name]!.safeParse(typed);
  if (success) return data ?? null;
  return typed.replace(/\r\n?/g, "\n").trim().toWellFormed();
}

/** Parses the marks in a hidden field. Null if there are none, or only the single mark of an older form. */
export function readMarks(text = ""): Map<string, Seen> | null {
  if (!text.includes(":")) return null;
  return new Map(
    text.split(" ").map((part) => {
      const [name = "", mark = "", word] = part.split(":");
      return [name, { mark, isOthers: word === OTHERS }];
    }),
  );
}

/** Serializes marks for readMarks(). */
export function writeMarks(marks: Map<string, Seen>): string {
  return [...marks].map(([name, { mark, isOthers }]) =>
    isOthers ? `${name}:${mark}:${OTHERS}` : `${name}:${mark}`
  ).join(" ");
}

/**
 * Returns the marks for redisplaying a form after an error other than a conflict. Clears those of groups for which the
 * user chose the other person's value: the choice is not redisplayed, so the next post must ask again.
 */
export function renewMarks(posted: Values): Values {
  const marks = readMarks(posted[SEEN.name]);
  if (marks === null) return {};
  for (const name of marks.keys()) {
    const choice = posted[ownName(name)];
    if (choice === undefined || choice === OWN) continue;
    marks.set(name, { mark: "", isOthers: false });
  }
  return { [SEEN.name]: writeMarks(marks) };
}

/**
 * Throws 409 if the record has changed since a form of version 1.2 was rendered; its single mark covers all of its
 * fields.
 */
export function requireUnchanged(
  editing: EditForm,
  mark: string | undefined,
  record: { id: string },
): void {
  if (!mark) return;
  const values = new Map<string, unknown>(Object.entries(record));
  const names = visibleNames(editing.form).filter((name) => values.has(name));
  const present = JSON.stringify(names.map((name) => values.get(name)));
  if (mark === sha256(present)) return;
  const { seen } = seenValues(editing, record);
  throw new Conflict(record.id, { seen: seen! });
}
