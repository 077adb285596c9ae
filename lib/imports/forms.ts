import { z } from "zod";
import { omittable } from "@/lib/fields/fields.ts";
import { defineForm } from "@/lib/forms/define.ts";
import {
  DATE_ORDERS,
  ENCODINGS,
  headRow,
  importCreate,
  MAX_COLUMNS,
  MAX_UNKNOWN,
  SEPARATOR_NAMES,
} from "./schema.ts";

/** Uploads a table. */
export const IMPORT_FORM = defineForm({
  id: "import-form",
  schema: importCreate,
  sections: [{
    fields: [{ name: "file", hint: "control.imports.fileHint" }],
  }],
  button: "control.imports.upload",
});

/** Returns the name of the control for a column. */
export function columnName(at: number): string {
  return `column_${at}`;
}

/** Returns the names of the controls for an unknown status: its text, and the stage that it means. */
export function answerNames(at: number): { text: string; stage: string } {
  return { text: `status_${at}`, stage: `stage_${at}` };
}

const ANSWERS = Array.from({ length: MAX_UNKNOWN }, (_, at) => answerNames(at));

const answers = ANSWERS.flatMap(({ text, stage }) => [text, stage])
  .map((name) => [name, z.string().optional()] as const);

/** Returns the texts and stages that a form posted. */
export function postedAnswers(
  form: Readonly<Record<string, unknown>>,
): [text: string, stage: string][] {
  return ANSWERS.map(({ text, stage }) => [form[text], form[stage] ?? ""])
    .filter(([text]) => text !== undefined)
    .map(([text, stage]) => [String(text), String(stage)]);
}

const columns = Array.from(
  { length: MAX_COLUMNS },
  (_, at) => [columnName(at), z.string().optional()] as const,
);

/** The forms on an import's screen; each has its own button. */
export const importScreenForm = z.strictObject({
  action: z.enum(["read", "answer", "apply", "undo", "delete"]),
  encoding: omittable(z.enum(ENCODINGS).optional()),
  separator: omittable(z.enum(SEPARATOR_NAMES).optional()),
  head_row: omittable(headRow.optional()),
  dates: omittable(z.enum(DATE_ORDERS).optional()),
  skip_wrong: z.literal("yes").optional(),
  ...Object.fromEntries([...columns, ...answers]),
});

export type ImportScreenForm = z.output<typeof importScreenForm>;
