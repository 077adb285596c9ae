import type { Kv, Transaction } from "@/lib/store/kv.ts";
import type { JournalWriter, Origin } from "@/lib/store/origin.ts";
import { withoutAddress } from "./readers.ts";
import type { JournalEntry } from "./schema.ts";
import { type Author, Conflict, MergeConflict } from "@/lib/conflicts.ts";
import {
  type Facts,
  getEntry,
  insertEntry,
  readEntries,
  recordKey,
} from "./entries.ts";

/** Writes an entry for each note of a commit, and adds to conflicts the authors of the other changes. */
export const JOURNAL: JournalWriter<Kv, Transaction> = {
  write: insertEntry,
  explain: explainConflict,
};

/** Maximum entries of a record to search for authors. */
const MAX_AUTHORED = 100;

/** Returns the last author of each field, newest first, as far as the newest entries of the record show. */
export async function findAuthors(
  kv: Kv,
  recordId: string,
  fields: string[],
): Promise<Map<string, Author>> {
  const rows = await kv.list<Facts>({ prefix: recordKey(recordId) }, {
    limit: MAX_AUTHORED,
    reverse: true,
  });
  const ids = new Map<string, string>();
  for (const { key, value: [, , changed = []] } of rows) {
    for (const field of fields) {
      if (!changed.includes(field) || ids.has(field)) continue;
      ids.set(field, String(key.at(-1)));
    }
  }
  const entries = await readEntries(kv, [...new Set(ids.values())]);
  return new Map([...ids].flatMap(([field, id]) => {
    const entry = entries.get(id);
    return entry === undefined ? [] : [[field, authorOf(entry)] as const];
  }));
}

function authorOf({ actor, source }: JournalEntry): Author {
  const { kind, name } = source ?? {};
  if (name && (kind === "import" || kind === "bulk")) {
    return { who: kind, by: name };
  }
  const { name: by } = withoutAddress(actor);
  return by === null ? { who: "other", by: "" } : { who: "person", by };
}

async function withAuthors(
  kv: Kv,
  { recordId, conflicts, renewed }: MergeConflict,
): Promise<MergeConflict> {
  const fields = conflicts.flatMap(({ differing }) => differing);
  const authors = await findAuthors(kv, recordId, fields);
  const newestFirst = [...new Set([...authors.keys(), ...fields])];
  const authored = conflicts.map((conflict) => {
    const differing = newestFirst.filter((name) =>
      conflict.differing.includes(name)
    );
    const author = authors.get(differing[0]!);
    return { ...conflict, differing, ...(author && { author }) };
  });
  return new MergeConflict(recordId, authored, renewed);
}

/** Adds the authors of the other changes to a conflict; returns any other error unchanged. */
async function explainConflict(
  kv: Kv,
  error: unknown,
  { actor }: Origin,
): Promise<unknown> {
  if (error instanceof MergeConflict) return await withAuthors(kv, error);
  if (!(error instanceof Conflict)) return error;
  const range = { prefix: recordKey(error.recordId) };
  const [row] = await kv.list(range, { limit: 1, reverse: true });
  const entry = row && await getEntry(kv, String(row.key.at(-1)));
  const other = entry?.actor;
  if (other?.kind !== "admin" || other.id === actor.id) return error;
  const { name } = withoutAddress(other);
  return new Conflict(error.recordId, error.present, name ?? "");
}
