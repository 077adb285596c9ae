import { omit } from "deno-std/collections/omit.js";
import { pick } from "deno-std/collections/pick.js";
import type { z } from "zod";
import type { Problem } from "@/lib/errors.ts";
import type { Merge } from "@/lib/store/stamps.ts";
import { ownName, SEEN, type Values } from "./description.ts";
import { parse } from "@/lib/fields/parse.ts";
import { type FieldConflict, MergeConflict } from "@/lib/conflicts.ts";
import {
  type EditForm,
  type Group,
  groupsOf,
  markOf,
  marksOf,
  namesOf,
  normalizeValue,
  readMarks,
  requireUnchanged,
  type Seen,
  shownValues,
} from "./marks.ts";

/** Compares a group of fields in the form as shown, as posted, and in the record now. */
interface Standing extends Group {
  /** The mark of the posted value. */
  mark: string;
  isTyped: boolean;
  /** Whether another person has changed it to something else than was posted. */
  isOthers: boolean;
  /** Whether the value of the other person was chosen. */
  isDropped: boolean;
}

/** A posted form that edits a record. Only fields that differ from the values it showed count as changes. */
export class Edit<Schema extends z.ZodObject> {
  /** The valid input. */
  readonly input: Partial<z.output<Schema>>;
  readonly #editing: EditForm<Schema>;
  readonly #posted: Values;
  /** The marks of the values that the form showed; null for a form without marks. */
  readonly #seen: Map<string, Seen> | null;
  /** The fields that others have changed since the form was shown; set by merge(). */
  others: string[] = [];

  /** Throws 422 for invalid input; values that the form already showed are accepted even if invalid. */
  constructor(editing: EditForm<Schema>, posted: Values) {
    const { form, form: { schema } } = editing;
    this.#editing = editing;
    this.#posted = posted;
    this.#seen = readMarks(posted[SEEN.name]);
    const input = pick(posted, Object.keys(schema.shape));
    if (this.#seen === null) {
      this.input = parse(schema, input) as Partial<z.output<Schema>>;
      return;
    }
    const kept = groupsOf(form).filter((group) =>
      !this.#isTyped(group) || this.#isDropped(group)
    ).flatMap(namesOf).filter((name) => posted[name] !== "");
    const typed = omit(input, [...kept, "version"]);
    this.input = parse(schema.partial(), typed) as Partial<z.output<Schema>>;
  }

  /**
   * Returns those of the changes that were typed into the form or chosen. Throws 409 with the fields that another person has
   * changed to something else, or whose change by another person makes the merged record break a rule of `check`.
   */
  readonly merge: Merge = (before, changes, check = () => []) => {
    if (this.#seen === null) {
      requireUnchanged(this.#editing, this.#posted[SEEN.name], before);
      return changes;
    }
    const values = shownValues(this.#editing, before);
    const standings = this.#standings(values);
    const open = standings.filter(({ isOthers, isDropped }) =>
      isOthers && !isDropped
    );
    const refuse = (groups: Standing[]) => {
      throw new MergeConflict(
        before.id,
        groups.map((group) => this.#conflictOf(group, values)),
        this.#renewed(standings, groups, values),
      );
    };
    const both = open.filter(({ isTyped }) => isTyped);
    if (both.length > 0) refuse(both);
    const kept = standings.filter((group) => !isOwn(group));
    this.others = kept.filter((group) => this.#isTheirs(group))
      .flatMap(namesOf);
    const merged = omit(changes, kept.flatMap(namesOf) as never[]);
    const after = { ...before, ...merged };
    const problems = check(after);
    const isTheirs = problems.length > 0 &&
      check({ ...after, ...this.#shown(open) }).length === 0;
    if (isTheirs) refuse(findConcerned(open, problems));
    return merged as typeof changes;
  };

  #standings(values: Values): Standing[] {
    const editing = this.#editing;
    return groupsOf(editing.form).map((group) => {
      const now = markOf(editing, group, values);
      const mark = markOf(editing, group, this.#posted);
      const seen = this.#seen!.get(group.name)?.mark ?? now;
      return {
        ...group,
        mark,
        isTyped: this.#isTyped(group),
        isOthers: seen !== now && mark !== now,
        isDropped: this.#isDropped(group),
      };
    });
  }

  #conflictOf(group: Standing, values: Values): FieldConflict {
    const { name, mark, fields } = group;
    const differing = fields.filter((field) => {
      const alone = { name, fields: [field] };
      return markOf(this.#editing, alone, values) !==
        markOf(this.#editing, alone, this.#posted);
    });
    return {
      name,
      fields: namesOf(group),
      differing: namesOf({ fields: differing }),
      mark,
      values: pick(values, namesOf(group)),
    };
  }

  /** Returns the stored values of untouched and dropped groups, with new marks for the whole form. */
  #renewed(standings: Standing[], refused: Standing[], values: Values): Values {
    const untouched = standings.filter((group) =>
      !isOwn(group) && !refused.includes(group)
    );
    const others = untouched.filter((group) => this.#isTheirs(group));
    const marks = marksOf(
      this.#editing,
      values,
      others.map(({ name }) => name),
    );
    const shown = pick(values, untouched.flatMap(namesOf));
    return { ...shown, [SEEN.name]: marks };
  }

  /** Reports whether another person changed a group after the form was opened, without the user having been asked about it. */
  #isTheirs({ name, isOthers, isDropped }: Standing): boolean {
    return !isDropped && (isOthers || Boolean(this.#seen!.get(name)?.isOthers));
  }

  /** Returns the values of some groups as the form showed them. */
  #shown(groups: Group[]): Record<string, unknown> {
    const { schema } = this.#editing.form;
    const shown = groups.flatMap(({ fields }) => fields).map((field) => {
      const text = this.#posted[field.name] ?? "";
      return [field.name, normalizeValue(schema, field, text)];
    });
    return Object.fromEntries(shown);
  }

  #isTyped(group: Group): boolean {
    const isPosted = namesOf(group).some((name) => name in this.#posted);
    return isPosted &&
      markOf(this.#editing, group, this.#posted) !==
        this.#seen!.get(group.name)?.mark;
  }

  /** Reports whether the other person's value was chosen; a field that was typed into again afterwards says the opposite. */
  #isDropped(group: Group): boolean {
    const choice = this.#posted[ownName(group.name)];
    return choice === "" ||
      choice === markOf(this.#editing, group, this.#posted);
  }
}

/** Reports whether the posted value of a group is saved. */
function isOwn({ isTyped, isDropped }: Standing): boolean {
  return isTyped && !isDropped;
}

/** Returns the groups that the problems name, else all. */
function findConcerned(groups: Standing[], problems: Problem[]): Standing[] {
  const names = problems.flatMap(({ field, other }) => [field, other]);
  const named = groups.filter((group) =>
    namesOf(group).some((name) => names.includes(name))
  );
  return named.length > 0 ? named : groups;
}
