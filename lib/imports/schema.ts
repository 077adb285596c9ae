import { z } from "zod";
import type { Problem } from "@/lib/errors.ts";
import {
  breaks,
  recordId,
  requiredText,
  wholeNumber,
  yesNo,
} from "@/lib/fields/fields.ts";
import { nullableText, stored, text, timestamp } from "@/lib/fields/record.ts";
import { CODE_PAGES } from "@/lib/i18n/words.ts";
import {
  jobProblem,
  SHOWN_PROBLEMS,
  undoableUntil,
} from "@/lib/jobs/schema.ts";
import { UploadedFile } from "@/lib/photos/limits.ts";
import { parcelFields } from "@/lib/parcels/fields.ts";
import { means } from "@/lib/fields/meaning.ts";
import { STATUS_STAGES } from "@/lib/statuses/schema.ts";

/** The encodings of Chinese, Japanese and Korean programs. */
export const EAST_ASIAN = ["gb18030", "big5", "shift_jis", "euc-kr"] as const;

/** The encodings that a file may be in. */
export const ENCODINGS = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  ...CODE_PAGES,
  "macintosh",
  ...EAST_ASIAN,
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Reports whether files in an encoding show by themselves that they are in it. */
export function isUnicode(encoding: Encoding): boolean {
  return encoding.startsWith("utf-");
}

/** Orders of day and month in dates with slashes. */
export const DATE_ORDERS = ["dmy", "mdy"] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];

export const SEPARATORS = {
  comma: ",",
  semicolon: ";",
  tab: "\t",
  pipe: "|",
} as const;

export type SeparatorName = keyof typeof SEPARATORS;

export const SEPARATOR_NAMES = Object.keys(SEPARATORS) as SeparatorName[];

/** The last row that may be the headings. */
export const MAX_HEAD_ROW = 20;

/** Columns are identified by this many characters of their headings. */
export const MAX_HEAD = 100;

/** The file of the form: at most 10 MB, which take 84 seconds at 1 Mbit/s. */
export const TABLE = {
  name: "file",
  maxBytes: 10 * 1024 * 1024,
  steady: { bytes: 1024 * 1024, deadlineMs: 120_000 },
};

/** Maximum columns that can be mapped: a form has at most 100 fields, four of them for other purposes. */
export const MAX_COLUMNS = 96;

/** How many unknown statuses of a file are asked about. */
export const MAX_UNKNOWN = 20;

/** The heading of the problem column if no language is chosen. */
export const PROBLEM = "problem";

/** The possible outcomes of a row, in the order on the import's screen. */
export const ROW_KINDS = ["changed", "wrong", "new", "unchanged"] as const;

export type RowKind = (typeof ROW_KINDS)[number];

/** The name of the job that applies an import. */
export const IMPORT_APPLY = "import_apply";

const IMPORT_STATUSES = [
  "checking",
  "checked",
  "failed",
  "applying",
  "applied",
  "undoing",
  "undone",
] as const;

export type ImportStatus = (typeof IMPORT_STATUSES)[number];

const FIELDS: readonly string[] = ["", ...Object.keys(parcelFields)];

const chosenColumns = z.record(z.string().max(MAX_HEAD), z.enum(FIELDS))
  .refine(
    (columns) => Object.keys(columns).length <= MAX_COLUMNS,
    breaks("invalid.selected"),
  );

export const headRow = wholeNumber({ min: 1, max: MAX_HEAD_ROW });

/** How to read a file; omitted properties are guessed. */
const options = {
  columns: z.preprocess(parseJson, chosenColumns).optional().meta({
    description: "The fields of columns by their heads; an empty text for a " +
      "column that is not taken",
  }),
  dates: z.enum(DATE_ORDERS).optional(),
  encoding: z.enum(ENCODINGS).optional(),
  head_row: headRow.optional().meta({
    description: "The row of the column heads, counted as in a spreadsheet; " +
      "rows above it are not read",
  }),
  separator: z.enum(SEPARATOR_NAMES).optional(),
};

/** Parses the JSON text of a form field. */
function parseJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const file = means(
  z.custom<UploadedFile>(
    (value) => value instanceof UploadedFile,
    breaks("invalid.required"),
  ).meta({ override: { type: "string", format: "binary" } }),
  { widget: "file" },
);

/** The form of POST /api/imports. */
export const importCreate = z.strictObject({ file, ...options });

export type ImportCreate = z.output<typeof importCreate>;

/** What unknown statuses mean, by their texts. */
export const statusAnswers = z.record(requiredText(), z.enum(STATUS_STAGES))
  .refine(
    (stages) => Object.keys(stages).length > 0,
    breaks("invalid.required"),
  ).meta({
    description:
      "The stages of unknown statuses, by their texts; the file is " +
      "then not read again",
  });

/** The body of PATCH /api/imports, which reads the file again unless it only says what statuses mean. */
export const importPatch = z.strictObject({
  id: recordId,
  ...options,
  statuses: statusAnswers.optional(),
});

export type ImportPatch = z.output<typeof importPatch>;

/** The body of POST /api/imports/apply. */
export const importApply = z.strictObject({ id: recordId, skip_wrong: yesNo });

export type ImportApply = z.output<typeof importApply>;

/** The body of POST /api/imports/undo. */
export const importUndo = z.strictObject({ id: recordId });

/**
 * Numbers of rows by kind; `unmatched` rows are new because they name no parcel, `further` ones are lines of an order that
 * stands before them.
 */
const importCounts = {
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrong: z.int(),
  unmatched: z.int(),
  further: z.int(),
};

export type ImportCounts = z.output<z.ZodObject<typeof importCounts>>;

/** The result of a check in numbers. */
export interface CheckCounts extends ImportCounts {
  /** How many of the changed rows change a field, by its name. */
  changed_fields: Record<string, number>;
}

export const IMPORT_COUNTS = Object.keys(
  importCounts,
) as (keyof ImportCounts)[];

const unknownStatus = z.strictObject({
  status: text,
  rows: z.int().min(1),
  /** The offered status that was perhaps meant, in the language of the request. */
  suggestion: nullableText,
});

const column = z.strictObject({
  head: text,
  /** Null if the column is ignored. */
  field: nullableText,
});

/** An import in API and panel. */
export const tableImport = z.strictObject({
  ...stored,
  name: text,
  status: z.enum(IMPORT_STATUSES),
  encoding: z.enum(ENCODINGS).nullable(),
  encoding_is_guessed: yesNo,
  separator: z.enum(SEPARATOR_NAMES).nullable(),
  dates: z.enum(DATE_ORDERS).nullable(),
  dates_are_unclear: yesNo,
  /** The row of the headings; null until the file has been read. */
  head_row: z.int().nullable(),
  columns: z.array(column),
  ...importCounts,
  /** How many of the changed rows change a field, by its name. */
  changed_fields: z.record(text, z.int()),
  /** The most frequent ones that have no stage yet; empty in lists, and unless the import is checked. */
  unknown_statuses: z.array(unknownStatus).max(MAX_UNKNOWN),
  problems: z.array(jobProblem).max(SHOWN_PROBLEMS),
  /** The name of the member who uploaded it, as far as the reader may see it. */
  starter: nullableText,
  job_id: nullableText,
  applied_at: timestamp.nullable(),
});

export type ShownImport = z.output<typeof tableImport>;

/** The progress of an import. */
type Progress = Pick<ShownImport, "status" | "applied_at">;

/** Reports whether applying an import failed or was cancelled, so that it can be undone, and at first also resumed. */
export function isInterrupted({ status, applied_at }: Progress): boolean {
  return status === "failed" && applied_at !== null;
}

/** Reports whether applying an interrupted import can be resumed: not once an undo has begun, which may be its newest job. */
export function isResumable(
  record: Progress,
  job: { kind: string } | null,
): boolean {
  return isInterrupted(record) && job?.kind === IMPORT_APPLY;
}

/** Reports whether an import failed only because its file was erased. */
export function isErased({ failure }: { failure: Problem | null }): boolean {
  return failure?.key === "import.erased";
}

/** Returns the time until which an import can be undone, or null if it cannot. */
export function undoDeadline(record: Progress, now: Date): string | null {
  const { status, applied_at } = record;
  const isApplied = status === "applied" || isInterrupted(record);
  if (!isApplied || applied_at === null) return null;
  return undoableUntil(applied_at, now);
}

/** Reports whether an import can be deleted: no job works on it and it cannot be undone. */
export function isRemovable(record: Progress, now: Date): boolean {
  const isBusy = ["checking", "applying", "undoing"].includes(record.status);
  return !isBusy && undoDeadline(record, now) === null;
}
