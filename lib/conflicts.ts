import { AppError, type Problem } from "./errors.ts";

/** A stale update was refused. Carries the current version or mark, with which the form can overwrite the record. */
export class Conflict extends AppError {
  readonly recordId: string;
  readonly present: { version: number } | { seen: string };

  /** @param name of the colleague who changed the record, if known */
  constructor(
    recordId: string,
    present: { version: number } | { seen: string },
    name = "",
  ) {
    const params = { ...present, by: name, known: name === "" ? "no" : "yes" };
    super(409, { key: "error.conflict", params });
    this.recordId = recordId;
    this.present = present;
  }
}

/** The author of a change according to the journal; `by` is empty if `who` is "other". */
export interface Author {
  who: "person" | "import" | "bulk" | "other";
  by: string;
}

/** Fields of a form that were changed elsewhere while it was open. */
export interface FieldConflict {
  /** The name of the field, or of a group of fields that conflict as one. */
  name: string;
  fields: string[];
  /** The fields whose two values differ, latest change first. */
  differing: string[];
  /** The mark of the posted value. */
  mark: string;
  /** The record's current values, as the form shows them. */
  values: Record<string, string>;
  author?: Author;
}

/**
 * A form was refused because its fields have been changed to different values in the meantime; the member has to choose
 * between them.
 */
export class MergeConflict extends AppError {
  readonly recordId: string;
  readonly conflicts: FieldConflict[];
  /** Values that replace the posted ones when the form is shown again. */
  readonly renewed: Record<string, string>;

  constructor(
    recordId: string,
    conflicts: FieldConflict[],
    renewed: Record<string, string>,
  ) {
    super(409, conflicts.map(problemOf));
    this.recordId = recordId;
    this.conflicts = conflicts;
    this.renewed = renewed;
  }
}

/** Describes a conflict as a problem. */
export function problemOf({ differing, author }: FieldConflict): Problem {
  const { who = "other", by = "" } = author ?? {};
  const field = differing[0]!;
  return { key: "form.mergeConflict", field, params: { who, by } };
}
