import { jobs, queueJob } from "@/lib/jobs/jobs.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { commitEach } from "@/lib/store/batches.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import {
  blankEntry,
  entryKey,
  recordKey,
  type StoredEntry,
} from "./entries.ts";

export const RECORD_ERASURE = "erase_record";
/** Entries per read request; each has up to 64 KiB. */
const READ_TOGETHER = 8;

/** The remaining work. */
interface Payload {
  record_ids: string[];
  /** The last blanked entry of the first record; empty at the start. */
  cursor: string;
}

/**
 * Queues the blanking of a record's labels and values in the journal, in the commit that deletes the record permanently.
 * One job handles all records of a commit, because undoing an import deletes thousands.
 */
export function queueErasure(tx: Transaction, record_id: string): void {
  const { id } = tx;
  const queued = tx.peek<Job<Payload>>([jobs.noun, id]);
  if (queued === null) {
    const payload: Payload = { record_ids: [record_id], cursor: "" };
    queueJob(tx, { id, kind: RECORD_ERASURE, payload });
    return;
  }
  const record_ids = [...queued.payload.record_ids, record_id];
  jobs.save(tx, queued, { payload: { record_ids, cursor: "" } });
}

/** Returns the kind of job that blanks the entries of erased records and their parts. */
export function recordErasureKind(kv: Kv): JobKind<Payload, Payload | null> {
  return {
    isCancellable: false,
    interrupted: "repeat",
    // Blanking is idempotent, so it need not be part of the step's commit.
    async act({ payload }) {
      const { ids, left } = await nextEntries(kv, payload);
      await blank(kv, ids);
      return left;
    },
    step: (_, __, left) => left === null ? { ends: "done" } : { payload: left },
  };
}

/** An entry to blank, and the fields. */
interface Blanked {
  id: string;
  fields: string[];
}

/** Blanks fields of entries and changes the rest of each by `change`, in the order given. */
export async function blankEntries(
  kv: Kv,
  entries: Blanked[],
  change: <Value>(value: Value) => Value,
): Promise<void> {
  for (let at = 0; at < entries.length; at += READ_TOGETHER) {
    const part = entries.slice(at, at + READ_TOGETHER);
    const keys = part.map(({ id }) => entryKey(id));
    await commitEach(kv, part, async (tx, { id, fields }) => {
      await tx.prefetch(keys);
      const key = entryKey(id);
      const value = await tx.read<StoredEntry["value"]>(key);
      if (value === null) return;
      const changed = change(value);
      tx.set(key, changed);
      blankEntry(tx, { key, value: changed }, fields);
    });
  }
}

/** Returns the ids of the next entries, and the remaining work or null. */
async function nextEntries(
  kv: Kv,
  { record_ids, cursor }: Payload,
): Promise<{ ids: string[]; left: Payload | null }> {
  const ids: string[] = [];
  for (const [at, recordId] of record_ids.entries()) {
    const prefix = recordKey(recordId);
    const start = [...prefix, at === 0 ? cursor : "", ""];
    const limit = READ_TOGETHER - ids.length;
    const rows = await kv.list({ prefix, start }, { limit });
    ids.push(...rows.map(({ key }) => String(key.at(-1))));
    if (ids.length === READ_TOGETHER) {
      const left = { record_ids: record_ids.slice(at), cursor: ids.at(-1)! };
      return { ids, left };
    }
  }
  return { ids, left: null };
}

function blank(kv: Kv, ids: string[]): Promise<void> {
  const keys = ids.map(entryKey);
  return commitEach(kv, keys, async (tx, key) => {
    await tx.prefetch(keys);
    const value = await tx.read<StoredEntry["value"]>(key);
    if (value !== null) blankEntry(tx, { key, value });
  });
}
