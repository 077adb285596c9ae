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

/** A group of fields, compared between the form as rendered, the form as posted, and the stored record. */
interface GroupState extends Group {
  /** The mark of the posted value. */
  mark: string;
  isTyped: boolean;
  /** Whether another person has changed it to a value other than the posted one. */
  isOthers: boolean;
  /** Whether the user chose the other person's value. */
  isDropped: boolean;
}

/** A posted form that edits a record. Only fields that differ from the values it was rendered with count as changes. */
export class Edit<Schema extends z.ZodObject> {
  /** The validated input. */
  readonly input: Partial<z.output<Schema>>;
  readonly #editing: EditForm<Schema>;
  readonly #posted: Values;
  /** The marks of the values that the form was rendered with; null for a form without marks. */
  readonly #seen: Map<string, Seen> | null;
  /** The fields that others have changed since the form was rendered; set by merge(). */
  others: string[] = [];

  /** Throws 422 for invalid input; values that the form was rendered with are accepted even if invalid. */
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
   * Returns only the changes that the user typed or chose. Throws 409 with the fields that another person has set to a
   * different value, or whose concurrent change makes the merged record fail `check`.
   */
  readonly merge: Merge = (before, changes, check = () => []) => {
    if (this.#seen === null) {
      requireUnchanged(this.#editing, this.#posted[SEEN.name], before);
      return changes;
    }
    const values = shownValues(this.#editing, before);
    const states = this.#compareGroups(values);
    const open = states.filter(({ isOthers, isDropped }) =>
      isOthers && !isDropped
    );
    const refuse = (groups: GroupState[]) => {
      throw new MergeConflict(
        before.id,
        groups.map((group) => this.#conflictOf(group, values)),
        this.#renewed(states, groups, values),
      );
    };
    const both = open.filter(({ isTyped }) => isTyped);
    if (both.length > 0) refuse(both);
    const kept = states.filter((group) => !isOwn(group));
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

  #compareGroups(values: Values): GroupState[] {
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

  #conflictOf(group: GroupState, values: Values): FieldConflict {
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
  #renewed(
    states: GroupState[],
    refused: GroupState[],
    values: Values,
  ): Values {
    const untouched = states.filter((group) =>
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

  /** Reports whether another person changed a group after the form was opened and the user was not asked about it. */
  #isTheirs({ name, isOthers, isDropped }: GroupState): boolean {
    return !isDropped && (isOthers || Boolean(this.#seen!.get(name)?.isOthers));
  }

  /** Returns the values of groups as the form displayed them. */
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

  /** Reports whether the user chose the other person's value; typing into the field afterwards revokes the choice. */
  #isDropped(group: Group): boolean {
    const choice = this.#posted[ownName(group.name)];
    return choice === "" ||
      choice === markOf(this.#editing, group, this.#posted);
  }
}

/** Reports whether a group's posted value is to be saved. */
function isOwn({ isTyped, isDropped }: GroupState): boolean {
  return isTyped && !isDropped;
}

/** Returns the groups that the problems name, or all groups if they name none. */
function findConcerned(
  groups: GroupState[],
  problems: Problem[],
): GroupState[] {
  const names = problems.flatMap(({ field, other }) => [field, other]);
  const named = groups.filter((group) =>
    namesOf(group).some((name) => names.includes(name))
  );
  return named.length > 0 ? named : groups;
}
