import { z } from "zod";
import { omittable } from "@/lib/fields/fields.ts";
import { defineForm } from "@/lib/forms/define.ts";
import {
  DATE_ORDERS,
  ENCODINGS,
  importCreate,
  MAX_COLUMNS,
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

const columns = Array.from(
  { length: MAX_COLUMNS },
  (_, at) => [columnName(at), z.string().optional()] as const,
);

/** The forms on an import's screen; each has its own button. */
export const importScreenForm = z.strictObject({
  action: z.enum(["read", "apply", "undo", "delete"]),
  encoding: z.enum(ENCODINGS).optional(),
  separator: z.enum(SEPARATOR_NAMES).optional(),
  dates: omittable(z.enum(DATE_ORDERS).optional()),
  skip_wrong: z.literal("yes").optional(),
  ...Object.fromEntries(columns),
});

export type ImportScreenForm = z.output<typeof importScreenForm>;
