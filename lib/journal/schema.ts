import { z } from "zod";
import { breaks, recordId } from "@/lib/fields/fields.ts";
import { idCursor } from "@/lib/fields/paging.ts";
import { nullableText, text, timestamp } from "@/lib/fields/record.ts";

/** The person or system that acted. */
export const actor = z.strictObject({
  kind: z.enum(["admin", "token", "user", "visitor", "system"]),
  id: nullableText,
  /** The name at that time. */
  name: nullableText,
});

/** The import, bulk update or other job that acted for the actor. */
export const source = z.strictObject({
  kind: z.enum(["import", "bulk", "job"]),
  id: text,
  /** The name of an import's file, the title of a bulk update, or the kind of another job. */
  name: nullableText,
});

/** An entry of the journal. */
export const journalEntry = z.strictObject({
  id: text,
  at: timestamp,
  actor,
  noun: text,
  record_id: text,
  /** The name of the record; null if it has none or has been erased. */
  label: nullableText,
  kind: text,
  /** The changed fields with their values before and after; a long value is replaced by its length and SHA-256. */
  changes: z.record(text, z.array(z.unknown()).length(2)),
  request_id: nullableText,
  source: source.nullable(),
  /** The history entry that changed the parcel. */
  entry_id: nullableText,
});

/** The kinds of entries written when an import is undone. */
const UNDO_KINDS = ["reverted", "erased", "deleted"];

/** Reports whether an entry of an import or a bulk update comes from undoing it. */
export function isUndoing({ kind }: { kind: string }): boolean {
  return UNDO_KINDS.includes(kind);
}

export type JournalEntry = z.output<typeof journalEntry>;

export const journalPage = z.strictObject({
  data: z.array(journalEntry),
  next_page_url: nullableText,
});

export type JournalPage = z.output<typeof journalPage>;

const filters = z.strictObject({
  noun: z.string().max(40).optional(),
  record_id: recordId.optional(),
  actor_id: recordId.optional(),
  import_id: recordId.optional(),
  job_id: recordId.optional(),
  field: z.string().max(40).optional(),
  day: z.iso.date().optional().meta({
    description: "A day in the site's time zone, as in 2026-11-25",
  }),
});

/** The parameters that name the subject of a page; at most one may be given. */
const SUBJECTS = ["record_id", "actor_id", "import_id", "job_id"] as const;

function requireOneSubject(
  query: JournalFilters,
  { addIssue }: z.RefinementCtx,
): void {
  const [one, two] = SUBJECTS.filter((name) => query[name] !== undefined);
  if (one === undefined || two === undefined) return;
  const sentence = breaks("invalid.notTogether", { one, two });
  addIssue({ code: "custom", path: [two], ...sentence });
}

/** The query of GET /api/journal.csv. */
export const journalFilters = filters.superRefine(requireOneSubject);

export type JournalFilters = z.output<typeof filters>;

/** The query of GET /api/journal. */
export const journalQuery = filters.extend({ cursor: idCursor })
  .superRefine(requireOneSubject);

export type JournalQuery = z.output<typeof journalQuery>;
