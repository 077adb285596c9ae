import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type {
  Actor,
  Changes,
  Note,
  Origin,
  Source,
} from "@/lib/store/origin.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { newId } from "@/lib/store/stamps.ts";
import type { JournalEntry } from "./schema.ts";

/** The stored form: a compact tuple, because most entries are never read. Older entries lack the last two cells. */
export type Row = [
  kind: Actor["kind"],
  actorId: string | null,
  name: string | null,
  noun: string,
  recordId: string,
  label: string | null,
  happened: string,
  changes: Changes,
  requestId: string | null,
  parentId: string | null,
  /** Milliseconds; ids never go back, while a clock may be set back. */
  at: number,
  source?: Source | null,
  /** The history entry that changed the parcel. */
  entryId?: string | null,
];

/** A summary of an entry, stored in its index rows so that filters need not read the entry. */
export type Facts = [
  noun: string,
  kind: string,
  fields: string[],
  sourceId?: string | null,
  entryId?: string | null,
];

/** Longer values are stored as their length and hash. */
const MAX_VALUE = 1_000;

/** Writes an entry in the commit that makes the change. */
export function insertEntry(
  tx: Transaction,
  { noun, record_id, parent_id, entry_id, label, kind, changes = {} }: Note,
  { actor, request_id, source }: Origin,
): void {
  const id = newId(tx.now);
  const row: Row = [
    ...[actor.kind, actor.id, actor.name] as const,
    ...[noun, record_id, label ?? null, kind] as const,
    digestLongValues(changes),
    request_id,
    parent_id ?? null,
    tx.now.getTime(),
    ...[source ?? null, entry_id ?? null] as const,
  ];
  tx.set(entryKey(id), row);
  for (const key of indexKeys(row)) tx.set([...key, id], factsOf(row));
}

/** Returns the facts of an entry. */
export function factsOf(row: Row): Facts {
  const [, , , noun, , , kind, changes] = row;
  const [source, entryId] = [row[11], row[12]];
  return [
    noun,
    kind,
    Object.keys(changes),
    source?.id ?? null,
    entryId ?? null,
  ];
}

/** Returns the prefixes of the index rows of an entry; its id follows them. */
function indexKeys(row: Row): Key[] {
  const [, actorId, , , recordId] = row;
  const [parentId, source, entryId] = [row[9], row[11], row[12]];
  return [
    recordKey(recordId),
    ...(parentId ? [recordKey(parentId)] : []),
    ...(entryId ? [recordKey(entryId)] : []),
    ...(actorId ? [actorKey(actorId)] : []),
    ...(source ? [sourceKey(source.id)] : []),
  ];
}

function digestLongValues(changes: Changes): Changes {
  const pairs = Object.entries(changes).map(([field, values]) =>
    [field, values.map(digestLongValue)] as const
  );
  return Object.fromEntries(pairs) as Changes;
}

function digestLongValue(value: unknown): unknown {
  if (typeof value !== "string" || value.length <= MAX_VALUE) return value;
  return { length: value.length, sha256: sha256(value) };
}

/** Returns an entry, or null. */
export async function getEntry(
  kv: Kv,
  id: string,
): Promise<JournalEntry | null> {
  const row = await kv.get<Row>(entryKey(id));
  return row && decodeEntry(id, row);
}

/** Returns entries by id, leaving out deleted ones. */
export async function readEntries(
  kv: Kv,
  ids: string[],
): Promise<Map<string, JournalEntry>> {
  const rows = await kv.getMany<Row>(ids.map(entryKey));
  const entries = rows.flatMap((row, at) =>
    row === null ? [] : [decodeEntry(ids[at]!, row)]
  );
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/** Converts a stored entry. */
export function decodeEntry(id: string, row: Row): JournalEntry {
  const [kind, actorId, name, noun, record_id, label, happened, changes] = row;
  return {
    id,
    at: new Date(row[10]).toISOString(),
    actor: { kind, id: actorId, name },
    noun,
    record_id,
    label,
    kind: happened,
    changes,
    request_id: row[8],
    source: row[11] ?? null,
    entry_id: row[12] ?? null,
  };
}

/** Blanks the label and values of an entry, or only the values of the given fields; actor, kind and time stay. */
export function blankEntry(
  tx: Transaction,
  { key, value }: Entry<Row>,
  fields?: string[],
): void {
  const row: Row = [...value];
  if (fields === undefined) row[5] = null;
  const blanked = Object.keys(row[7])
    .filter((field) => fields?.includes(field) ?? true);
  if (blanked.length === 0 && row[5] === value[5]) return;
  const blanks = blanked.map((field) => [field, [null, null]]);
  row[7] = { ...row[7], ...Object.fromEntries(blanks) };
  tx.set(key, row);
}

/** Removes an entry with its index rows. */
export function deleteEntry(
  tx: Transaction,
  { key, value }: Entry<Row>,
): void {
  const id = String(key.at(-1));
  tx.delete(key);
  for (const index of indexKeys(value)) tx.delete([...index, id]);
}

export type StoredEntry = Entry<Row>;

/** Returns the key of an entry. */
export function entryKey(id: string): Key {
  return ["journal", id];
}

/** Returns the index prefix of a record including its parts, or of a history entry. */
export function recordKey(recordId: string): Key {
  return ["journal_by_record", recordId];
}

/** Returns the index prefix of a person. */
export function actorKey(actorId: string): Key {
  return ["journal_by_actor", actorId];
}

/** Returns the index prefix of an import or job. */
export function sourceKey(sourceId: string): Key {
  return ["journal_by_source", sourceId];
}
