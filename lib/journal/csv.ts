import type { Kv } from "@/lib/store/kv.ts";
import { walkJournal } from "./journal.ts";
import type { Reader } from "./readers.ts";
import type { JournalEntry, JournalFilters } from "./schema.ts";

/** Maximum rows of a download. */
const MAX_ROWS = 10_000;

/** The columns of the journal as a table. */
export const COLUMNS = [
  "at",
  "actor_kind",
  "actor_id",
  "actor_name",
  "noun",
  "record_id",
  "label",
  "kind",
  "field",
  "before",
  "after",
  "request_id",
  "source_kind",
  "source_id",
  "source_name",
  "entry_id",
];

type Row = (string | null)[];

/** Yields the journal as up to 10,000 rows, one per changed field, newest first. */
export async function* journalRows(
  kv: Kv,
  filters: JournalFilters,
  reader: Reader,
): AsyncGenerator<Row> {
  let left = MAX_ROWS;
  for await (const entry of walkJournal(kv, filters, MAX_ROWS, reader)) {
    for (const row of rowsOf(entry).slice(0, left)) {
      yield row;
      left -= 1;
    }
    if (left === 0) return;
  }
}

function rowsOf(entry: JournalEntry): Row[] {
  const { at, actor, noun, record_id, label, kind, source } = entry;
  const changes = Object.entries(entry.changes);
  const fields = changes.length === 0 ? [["", []] as const] : changes;
  return fields.map(([field, [before, after]]) => [
    ...[at, actor.kind, actor.id, actor.name],
    ...[noun, record_id, label, kind, field],
    ...[cell(before), cell(after), entry.request_id],
    ...[source?.kind, source?.id, source?.name].map((part) => part ?? null),
    entry.entry_id,
  ]);
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
