import { z } from "zod";
import { recordId } from "@/lib/fields/fields.ts";
import { pageQuery } from "@/lib/fields/paging.ts";
import { nullableText, text, timestamp } from "@/lib/fields/record.ts";
import { actor } from "@/lib/journal/schema.ts";

/** Returns the schema of a record in the trash, of the nouns that have one; its `id` is that of the record. */
export function trashedRecord(nouns: readonly string[]) {
  return z.strictObject({
    id: text,
    noun: z.enum(nouns),
    /** The record's name, such as a tracking code. */
    label: nullableText,
    deleted_at: timestamp,
    deleted_by: actor,
    /** The day on which it is erased, in the site's time zone. */
    erased_on: z.iso.date(),
  });
}

export type TrashedRecord = z.output<ReturnType<typeof trashedRecord>>;

/** Returns the query of GET /api/trash, for the nouns that have a trash; the first is the usual one. */
export function trashQuery(nouns: readonly string[]) {
  return pageQuery.extend({ noun: z.enum(nouns).default(nouns[0]!) });
}

export type TrashQuery = z.output<ReturnType<typeof trashQuery>>;

/** The body of POST /api/trash/restore. */
export const trashRestore = z.strictObject({ id: recordId });

/** The form of the trash; its buttons name the action for the record. */
export const trashForm = z.strictObject({
  id: recordId,
  /** Undo is a restore that leads back to the list; the last one is about all that a job with the id has put there. */
  action: z.enum(["restore", "undo", "erase", "undo_job"]),
});
