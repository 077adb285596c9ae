import { omit } from "deno-std/collections/omit.js";
import { pick } from "deno-std/collections/pick.js";
import type { z } from "zod";
import {
  Conflict,
  type FieldConflict,
  MergeConflict,
  type Problem,
} from "@/lib/errors.ts";
import { parse } from "@/lib/fields/fields.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import type { Merge } from "@/lib/store/stamps.ts";
import {
  type FieldDescription,
  fieldsOf,
  type FormDescription,
  type FormState,
  formValues,
  isFile,
  ownName,
  SEEN,
  visibleNames,
} from "./description.ts";

type Values = FormState["values"];

/** A form that edits a record. */
export interface EditForm<Schema extends z.ZodObject = z.ZodObject> {
  form: FormDescription;
  schema: Schema;
  /** Returns the record with the values of its controls, where they differ from the stored ones. */
  shown?: (record: object) => object;
}

/** Fields that count as one when two people change them; most stand alone. */
interface Group {
  name: string;
  fields: FieldDescription[];
}

/** Enough of a hash to tell the values of one field apart. */
const MARK_LENGTH = 16;

/** Returns a record's values for a form, with a mark of each group of fields (decision 80). */
export function seenValues(editing: EditForm, record: object): Values {
  const values = shownValues(editing, record);
  return { ...values, [SEEN.name]: marksOf(editing, values) };
}

function shownValues(
  { form, shown = (record) => record }: EditForm,
  record: object,
): Values {
  return formValues(form, shown(record));
}

/** Returns the marks of a form's values as the text of its hidden field. */
function marksOf(editing: EditForm, values: Values): string {
  return groupsOf(editing.form)
    .map((group) => `${group.name}:${markOf(editing, group, values)}`)
    .join(" ");
}

function groupsOf(form: FormDescription): Group[] {
  const fields = fieldsOf(form).filter(({ kind }) =>
    !["hidden", "password", "box"].includes(kind!) && !isFile(kind)
  );
  const groups = Map.groupBy(fields, ({ name, group = name }) => group);
  return [...groups].map(([name, fields]) => ({ name, fields }));
}

function namesOf({ fields }: Group): string[] {
  return fields.map(({ name }) => name);
}

function markOf(
  { schema }: EditForm,
  { fields }: Group,
  values: Values,
): string {
  const normal = fields.map((field) =>
    normalized(schema, field, values[field.name] ?? "")
  );
  return sha256(JSON.stringify(normal)).slice(0, MARK_LENGTH);
}

/** Returns what the schema makes of a text; of one that it refuses, such as a value of older rules, what a browser posts. */
function normalized(
  schema: z.ZodObject,
  { name, kind }: FieldDescription,
  text: string,
): unknown {
  // Controls of one line drop line ends.
  const typed = kind === "textarea" ? text : text.replace(/[\r\n]+/g, "");
  const { success, data } = schema.shape[name]!.safeParse(typed);
  if (success) return data ?? null;
  return typed.replace(/\r\n?/g, "\n").trim().toWellFormed();
}

/** Compares a group of fields in the form as shown, as posted, and in the record now. */
interface Standing extends Group {
  /** The mark of what the record has now. */
  now: string;
  isTyped: boolean;
  /** Whether another person has changed it to something else than was typed. */
  isOthers: boolean;
  /** The choice between both, if one was made over what the record has now. */
  choice: "own" | "other" | undefined;
}

/**
 * A posted form that edits a record. Of what it posts only the fields that differ from what it showed are changes (decision
 * 80).
 */
export class Edit<Schema extends z.ZodObject> {
  /** The valid input. */
  readonly input: Partial<z.output<Schema>>;
  readonly #editing: EditForm<Schema>;
  readonly #posted: Values;
  /** The marks of what the form showed; null for a form without them. */
  readonly #seen: Map<string, string> | null;
  /** The fields of the form that others have changed since it was shown, once merged. */
  others: string[] = [];

  /** Throws 422 for invalid input; what the form showed is accepted although it breaks a rule. */
  constructor(editing: EditForm<Schema>, posted: Values) {
    const { schema, form } = editing;
    this.#editing = editing;
    this.#posted = posted;
    this.#seen = readMarks(posted[SEEN.name]);
    const input = pick(posted, Object.keys(schema.shape));
    if (this.#seen === null) {
      this.input = parse(schema, input) as Partial<z.output<Schema>>;
      return;
    }
    const kept = groupsOf(form).filter((group) =>
      !this.#isTyped(group) && !posted[ownName(group.name)]
    ).flatMap(namesOf).filter((name) => posted[name] !== "");
    const typed = omit(input, [...kept, "version"]);
    this.input = parse(schema.partial(), typed) as Partial<z.output<Schema>>;
  }

  /**
   * Returns those of the changes that were typed into the form or chosen. Throws 409 with the fields that another person has
   * changed to something else, also if the merged record would break a rule of `check` otherwise.
   */
  readonly merge: Merge = (before, changes, check = () => []) => {
    if (this.#seen === null) {
      this.#requireUnchanged(before);
      return changes;
    }
    const values = shownValues(this.#editing, before);
    const standings = this.#standings(values);
    const open = standings.filter(({ isOthers, choice }) =>
      isOthers && choice === undefined
    );
    const refuse = (groups: Standing[]) => {
      throw new MergeConflict(
        before.id,
        groups.map((group) => conflictOf(group, values)),
      );
    };
    const both = open.filter(({ isTyped }) => isTyped);
    if (both.length > 0) refuse(both);
    this.others = open.flatMap(namesOf);
    const kept = standings.filter(({ isTyped, isOthers, choice }) =>
      isOthers ? choice !== "own" : !isTyped
    );
    const merged = omit(changes, kept.flatMap(namesOf) as never[]);
    const after = { ...before, ...merged };
    const problems = check(after);
    const isTheirs = problems.length > 0 &&
      check({ ...after, ...this.#shown(open) }).length === 0;
    if (isTheirs) refuse(concerned(open, problems));
    return merged as typeof changes;
  };

  #standings(values: Values): Standing[] {
    const editing = this.#editing;
    return groupsOf(editing.form).map((group) => {
      const now = markOf(editing, group, values);
      const typed = markOf(editing, group, this.#posted);
      const own = this.#posted[ownName(group.name)];
      const seen = this.#seen!.get(group.name) ?? now;
      const choice = own === "" ? "other" : own === now ? "own" : undefined;
      const isTyped = this.#isTyped(group);
      const isOthers = seen !== now && typed !== now;
      return { ...group, now, isTyped, isOthers, choice };
    });
  }

  /** Returns what the form showed of some groups. */
  #shown(groups: Group[]): Record<string, unknown> {
    const { schema } = this.#editing;
    const pairs = groups.flatMap(({ fields }) => fields).map((
      field,
    ) => [
      field.name,
      normalized(schema, field, this.#posted[field.name] ?? ""),
    ]);
    return Object.fromEntries(pairs);
  }

  #isTyped(group: Group): boolean {
    const isPosted = namesOf(group).some((name) => name in this.#posted);
    return isPosted &&
      markOf(this.#editing, group, this.#posted) !==
        this.#seen!.get(group.name);
  }

  /** Throws 409 when a form of version 1.2 is over another record: its only mark is of all of its fields. */
  #requireUnchanged(before: { id: string }): void {
    const mark = this.#posted[SEEN.name];
    if (!mark) return;
    const values = new Map<string, unknown>(Object.entries(before));
    const names = visibleNames(this.#editing.form)
      .filter((name) => values.has(name));
    const present = JSON.stringify(names.map((name) => values.get(name)));
    if (mark === sha256(present)) return;
    const seen = marksOf(this.#editing, shownValues(this.#editing, before));
    throw new Conflict(before.id, { seen });
  }
}

/** Returns the marks in a hidden field; null without any, and for the one mark of an older form. */
function readMarks(text = ""): Map<string, string> | null {
  if (!text.includes(":")) return null;
  const pairs = text.split(" ").map((mark) => mark.split(":", 2));
  return new Map(pairs as [string, string][]);
}

function conflictOf(group: Standing, values: Values): FieldConflict {
  const fields = namesOf(group);
  return {
    name: group.name,
    fields,
    mark: group.now,
    values: pick(values, fields),
  };
}

/** Returns the groups that the problems name, else all. */
function concerned(groups: Standing[], problems: Problem[]): Standing[] {
  const names = problems.flatMap(({ field, other }) => [field, other]);
  const named = groups.filter((group) =>
    namesOf(group).some((name) => names.includes(name))
  );
  return named.length > 0 ? named : groups;
}
