import { chunk } from "deno-std/collections/chunk.js";
import { jobs, queueJob } from "@/lib/jobs/jobs.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { commitEach } from "@/lib/store/batches.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import {
  blankEntry,
  entryKey,
  type Facts,
  readEntries,
  recordKey,
  type StoredEntry,
} from "./entries.ts";

export const RECORD_ERASURE = "erase_record";
/** Entries per read request; each has up to 64 KiB. */
const READ_TOGETHER = 8;
/** Index rows per read request. */
const ROWS_TOGETHER = 500;

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

/**
 * Blanks the next batch of entries of a record and its parts, after the id `cursor`: labels and values, or only the values of
 * `fields` if given. Returns the cursor of the next batch, or null at the end.
 */
export async function blankEntries(
  kv: Kv,
  recordId: string,
  cursor: string,
  fields?: string[],
): Promise<string | null> {
  const record_ids = [recordId];
  const { ids, left } = await nextEntries(kv, { record_ids, cursor });
  await blank(kv, ids, fields);
  return left && left.cursor;
}

/**
 * Blanks fields in the entries of a record from the time when `field` had a matching value, including the entry that set it
 * and the one that replaced it.
 */
export async function blankWhile(
  kv: Kv,
  recordId: string,
  { field, fields, isMatch }: {
    field: string;
    fields: string[];
    isMatch: (value: unknown) => boolean;
  },
): Promise<void> {
  const rows = await Array.fromAsync(
    kv.walk<Facts>(recordKey(recordId), ROWS_TOGETHER),
  );
  const facts = rows.map(({ key, value: [, , names] }) => ({
    id: String(key.at(-1)),
    names,
  }));
  const setting = facts.filter(({ names }) => names.includes(field));
  const entries = await readEntries(kv, setting.map(({ id }) => id));
  const [first] = entries.values();
  let matches = isMatch(first?.changes[field]?.[0]);
  const ids: string[] = [];
  for (const { id, names } of facts) {
    const change = entries.get(id)?.changes[field];
    const didMatch = matches;
    if (change !== undefined) matches = isMatch(change[1]);
    const isOfThem = didMatch || matches || isMatch(change?.[0]);
    if (isOfThem && names.some((name) => fields.includes(name))) ids.push(id);
  }
  // The entries that set the field go last, so that a killed run can still find the others.
  const ordered = ids.toSorted((one, other) =>
    Number(entries.has(one)) - Number(entries.has(other))
  );
  for (const part of chunk(ordered, READ_TOGETHER)) {
    await blank(kv, part, fields);
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

function blank(kv: Kv, ids: string[], fields?: string[]): Promise<void> {
  const keys = ids.map(entryKey);
  return commitEach(kv, keys, async (tx, key) => {
    await tx.prefetch(keys);
    const value = await tx.read<StoredEntry["value"]>(key);
    if (value !== null) blankEntry(tx, { key, value }, fields);
  });
}
