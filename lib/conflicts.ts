import { AppError, type Problem } from "./errors.ts";

/** A refused lost update, with the version or mark with which a form overwrites. */
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

/** The author of a change, as the journal has it; `by` is empty for others. */
export interface Author {
  who: "person" | "import" | "bulk" | "other";
  by: string;
}

/** Fields of a form that another person has changed while it was open. */
export interface FieldConflict {
  /** The name of the group of fields that count as one. */
  name: string;
  fields: string[];
  /** Those with two values, the one changed last first. */
  differing: string[];
  /** The mark of the posted value. */
  mark: string;
  /** The record's current values, as the form shows them. */
  values: Record<string, string>;
  author?: Author;
}

/** A form is refused because others have changed its fields to other values; the member has to choose. */
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
