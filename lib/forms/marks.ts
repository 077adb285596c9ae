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
  /** Returns the record with the values of its controls, where they differ from the stored ones. */
  shown?: (record: object) => object;
}

/** Fields that count as one when two people change them; most stand alone. */
export interface Group {
  name: string;
  fields: Field[];
}

/** A group of fields as the form showed it. */
export interface Seen {
  mark: string;
  /** Whether it silently showed a value that another person had changed since it was opened. */
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

/** Returns a record's values for a form, with a mark of each group of fields (decision 80). */
export function seenValues(editing: EditForm, record: object): Values {
  const values = shownValues(editing, record);
  return { ...values, [SEEN.name]: marksOf(editing, values) };
}

/** Returns the marks of a form's values as the text of its hidden field; those of the groups called `others` say so. */
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

/** Returns the parsed value of a text, or the text as browsers post it if the schema refuses it, such as an older value. */
export function normalizeValue(
  schema: z.ZodObject,
  { name, kind }: Field,
  text: string,
): unknown {
  // Controls of one line drop line ends.
  const typed = kind === "textarea" ? text : text.replace(/[\r\n]+/g, "");
  const { success, data } = schema.shape[name]!.safeParse(typed);
  if (success) return data ?? null;
  return typed.replace(/\r\n?/g, "\n").trim().toWellFormed();
}

/** Returns the marks in a hidden field; null without any, and for the one mark of an older form. */
export function readMarks(text = ""): Map<string, Seen> | null {
  if (!text.includes(":")) return null;
  return new Map(
    text.split(" ").map((part) => {
      const [name = "", mark = "", word] = part.split(":");
      return [name, { mark, isOthers: word === OTHERS }];
    }),
  );
}

/** Returns the text from which readMarks() reads these marks. */
export function writeMarks(marks: Map<string, Seen>): string {
  return [...marks].map(([name, { mark, isOthers }]) =>
    isOthers ? `${name}:${mark}:${OTHERS}` : `${name}:${mark}`
  ).join(" ");
}

/**
 * Returns the marks of a posted form that is refused for a reason other than a conflict, without those of groups for which the
 * other person's value was chosen: that choice is not shown again, so the next post must ask again.
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

/** Throws 409 when a form of version 1.2 is over another record: its only mark is of all of its fields. */
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
