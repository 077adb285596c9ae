import { z } from "zod";
import { breaks, recordId, yesNo } from "@/lib/fields/fields.ts";
import { nullableText, stored, text, timestamp } from "@/lib/fields/record.ts";
import { jobProblem, SHOWN_PROBLEMS } from "@/lib/jobs/schema.ts";
import { parcelFields } from "@/lib/parcels/schema.ts";
import { UploadedFile } from "@/lib/photos/limits.ts";
import {
  DATE_ORDERS,
  ENCODINGS,
  MAX_COLUMNS,
  MAX_HEAD,
  SEPARATOR_NAMES,
} from "./constants.ts";

/** The states of an import. */
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

/** How a file is to be read, where it is not recognized. */
const options = {
  columns: z.preprocess(parsed, chosenColumns).optional().meta({
    description: "The fields of columns by their heads; an empty text for a " +
      "column that is not taken",
  }),
  dates: z.enum(DATE_ORDERS).optional(),
  encoding: z.enum(ENCODINGS).optional(),
  separator: z.enum(SEPARATOR_NAMES).optional(),
};

/** A form's text of JSON as its value. */
function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const file = z.custom<UploadedFile>(
  (value) => value instanceof UploadedFile,
  breaks("invalid.required"),
).meta({ override: { type: "string", format: "binary" } });

/** The form of POST /api/imports. */
export const importCreate = z.strictObject({ file, ...options });

export type ImportCreate = z.output<typeof importCreate>;

/** The body of PATCH /api/imports, which reads the file anew. */
export const importPatch = z.strictObject({ id: recordId, ...options });

export type ImportPatch = z.output<typeof importPatch>;

/** The body of POST /api/imports/apply. */
export const importApply = z.strictObject({ id: recordId, skip_wrong: yesNo });

export type ImportApply = z.output<typeof importApply>;

/** The body of POST /api/imports/undo. */
export const importUndo = z.strictObject({ id: recordId });

/** The numbers of rows by what an import does with them; `unmatched` ones are new because they name no parcel. */
const importCounts = {
  rows: z.int(),
  new: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  wrong: z.int(),
  unmatched: z.int(),
};

export type ImportCounts = z.output<z.ZodObject<typeof importCounts>>;

const column = z.strictObject({
  head: text,
  /** Null for a column that is not taken. */
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
  columns: z.array(column),
  ...importCounts,
  problems: z.array(jobProblem).max(SHOWN_PROBLEMS),
  job_id: nullableText,
  applied_at: timestamp.nullable(),
});

export type ShownImport = z.output<typeof tableImport>;
