import { z } from "zod";
import { recordId } from "@/lib/fields/fields.ts";
import { pageQuery } from "@/lib/fields/paging.ts";
import { nullableText, text, timestamp } from "@/lib/fields/record.ts";
import { actor } from "@/lib/journal/schema.ts";

/** Returns the schema of a record in the trash of these nouns; its `id` is that of the deleted record. */
export function trashedRecord(nouns: readonly string[]) {
  return z.strictObject({
    id: text,
    noun: z.enum(nouns),
    /** The record's name, such as a tracking code. */
    label: nullableText,
    deleted_at: timestamp,
    deleted_by: actor,
    /** The day of its erasure, in the site's time zone. */
    erased_on: z.iso.date(),
  });
}

export type TrashedRecord = z.output<ReturnType<typeof trashedRecord>>;

/** Returns the query schema of GET /api/trash for these nouns; the first one is the default. */
export function trashQuery(nouns: readonly string[]) {
  return pageQuery.extend({ noun: z.enum(nouns).default(nouns[0]!) });
}

export type TrashQuery = z.output<ReturnType<typeof trashQuery>>;

/** The body of POST /api/trash/restore. */
export const trashRestore = z.strictObject({ id: recordId });

/** The form of the trash; each button posts the action for its record. */
export const trashForm = z.strictObject({
  id: recordId,
  /** `undo` restores and redirects to the list; `undo_job` restores everything that the job with this id has deleted. */
  action: z.enum(["restore", "undo", "erase", "undo_job"]),
});
