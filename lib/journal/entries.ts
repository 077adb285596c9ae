import { Conflict } from "@/lib/errors.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type {
  Actor,
  Changes,
  JournalWriter,
  Note,
  Origin,
} from "@/lib/store/origin.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import { newId } from "@/lib/store/stamps.ts";
import type { JournalEntry } from "./schema.ts";

/** The stored form: a tuple, because most entries are never read. */
type Row = [
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
];

/** An index row of an entry; its value is the noun and kind of the entry, so that filters read few entries. */
export type IndexRow = Entry<[noun: string, kind: string]>;

/** Longer values stand as length and hash. */
const MAX_VALUE = 1_000;

/** Writes one entry for each changed record into the commit that changes it. */
export const JOURNAL: JournalWriter<Kv, Transaction> = {
  write(tx, notes, origin) {
    for (const note of joined(notes)) insertEntry(tx, note, origin);
  },

  async explain(kv, error, { actor }) {
    if (!(error instanceof Conflict)) return error;
    const range = { prefix: recordKey(error.recordId) };
    const [row] = await kv.list(range, { limit: 1, reverse: true });
    const entry = row && await getEntry(kv, String(row.key.at(-1)));
    const other = entry?.actor;
    if (other?.kind !== "admin" || other.id === actor.id) return error;
    return new Conflict(error.recordId, error.present, other.name ?? "");
  },
};

/** Joins what a commit does to a record with what it does to a part of it, which is one event to readers. */
function joined(notes: Note[]): Note[] {
  const parts = notes.filter(({ parent_id }) => parent_id !== undefined);
  const parents = new Set(parts.map(({ parent_id }) => parent_id));
  return notes.filter(({ record_id }) => !parents.has(record_id))
    .map((note) => {
      const parent = notes.find(({ record_id }) =>
        record_id === note.parent_id
      );
      const changes = { ...parent?.changes, ...note.changes };
      return { ...note, changes };
    });
}

function insertEntry(
  tx: Transaction,
  { noun, record_id, parent_id, label, kind, changes }: Note,
  { actor, request_id }: Origin,
): void {
  const id = newId(tx.now);
  const row: Row = [
    ...[actor.kind, actor.id, actor.name] as const,
    ...[noun, record_id, label, kind] as const,
    shortened(changes),
    request_id,
    parent_id ?? null,
    tx.now.getTime(),
  ];
  tx.set(entryKey(id), row);
  for (const key of indexKeys({ record_id, parent_id, actor_id: actor.id })) {
    tx.set([...key, id], [noun, kind]);
  }
}

function indexKeys(
  { record_id, parent_id, actor_id }: {
    record_id: string;
    parent_id?: string | null | undefined;
    actor_id: string | null;
  },
): Key[] {
  return [
    recordKey(record_id),
    ...(parent_id == null ? [] : [recordKey(parent_id)]),
    ...(actor_id === null ? [] : [actorKey(actor_id)]),
  ];
}

function shortened(changes: Changes): Changes {
  const pairs = Object.entries(changes).map(([field, values]) =>
    [field, values.map(shortValue)] as const
  );
  return Object.fromEntries(pairs) as Changes;
}

function shortValue(value: unknown): unknown {
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

/** Returns entries by their ids, without those that are gone. */
export async function getEntries(
  kv: Kv,
  ids: string[],
): Promise<JournalEntry[]> {
  const rows = await kv.getMany<Row>(ids.map(entryKey));
  return rows.flatMap((row, at) =>
    row === null ? [] : [decodeEntry(ids[at]!, row)]
  );
}

/** Converts a stored entry. */
export function decodeEntry(id: string, row: Row): JournalEntry {
  const [kind, actorId, name, noun, record_id, label, happened, changes] = row;
  return {
    ...{ id, at: new Date(row[10]).toISOString() },
    actor: { kind, id: actorId, name },
    ...{ noun, record_id, label, kind: happened, changes },
    request_id: row[8],
  };
}

/**
 * Blanks what an entry says about its record, or about the given fields of it; who did something of which kind and when stays.
 */
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
  const [, actor_id, , , record_id] = value;
  const parent_id = value[9];
  for (const index of indexKeys({ record_id, parent_id, actor_id })) {
    tx.delete([...index, id]);
  }
}

export type StoredEntry = Entry<Row>;

/** Returns the key of an entry. */
export function entryKey(id: string): Key {
  return ["journal", id];
}

/** Returns the prefix of the index of a record and its parts. */
export function recordKey(recordId: string): Key {
  return ["journal_by_record", recordId];
}

/** Returns the prefix of the index of a person. */
export function actorKey(actorId: string): Key {
  return ["journal_by_actor", actorId];
}
