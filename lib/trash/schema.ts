import { z } from "zod";
import { TRASH_NOUNS } from "@/lib/fields/constants.ts";
import { recordId } from "@/lib/fields/fields.ts";
import { pageQuery } from "@/lib/fields/paging.ts";
import { nullableText, text, timestamp } from "@/lib/fields/record.ts";
import { actor } from "@/lib/journal/schema.ts";

/** A record in the trash; its `id` is that of the record. */
export const trashedRecord = z.strictObject({
  id: text,
  noun: z.enum(TRASH_NOUNS),
  /** The record's name, such as a tracking code. */
  label: nullableText,
  deleted_at: timestamp,
  deleted_by: actor,
  /** The day on which it is erased, in the site's time zone. */
  erased_on: z.iso.date(),
});

export type TrashedRecord = z.output<typeof trashedRecord>;

/** The query of GET /api/trash. */
export const trashQuery = pageQuery.extend({
  noun: z.enum(TRASH_NOUNS).default("parcels"),
});

export type TrashQuery = z.output<typeof trashQuery>;

/** The body of POST /api/trash/restore. */
export const trashRestore = z.strictObject({ id: recordId });

/** The form of the trash, whose buttons name what to do with the record. */
export const trashForm = z.strictObject({
  id: recordId,
  /** Undo is a restore that leads back to the list; the last one is about all that a job with the id has put there. */
  action: z.enum(["restore", "undo", "erase", "undo_job"]),
});
