import { queueJob } from "@/lib/jobs/jobs.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import {
  blankEntry,
  entryKey,
  recordKey,
  type StoredEntry,
} from "./entries.ts";

const KIND = "erase_record";
/** Entries that are blanked in one commit, which depends on them; each has up to 64 KiB. */
const TOGETHER = 8;

interface Payload {
  record_id: string;
  /** The last entry that was blanked, or an empty text. */
  cursor: string;
}

/** Queues, in the commit that deletes a record for good, that the journal forgets what it was called and said. */
export function queueErasure(tx: Transaction, record_id: string): void {
  queueJob<Payload>(tx, { kind: KIND, payload: { record_id, cursor: "" } });
}

/** Returns the kind of job that blanks the entries of an erased record and its parts. */
export function recordErasureKind(kv: Kv): JobKind<Payload, string | null> {
  return {
    name: KIND,
    isCancellable: false,
    interrupted: "repeat",
    // Blanking twice is blanking once, so it need not be part of the step's commit.
    act: ({ payload }) => blankEntries(kv, payload.record_id, payload.cursor),
    step: (_, { payload }, cursor) =>
      cursor === null ? { ends: "done" } : { payload: { ...payload, cursor } },
  };
}

/**
 * Blanks some entries of an erased record and its parts, after the id `cursor`: labels and values go, who did what kind of
 * thing when stays. With `fields` the values of these go, and the rest stays. Returns the id to go on after, or null at the end.
 */
export async function blankEntries(
  kv: Kv,
  recordId: string,
  cursor: string,
  fields?: string[],
): Promise<string | null> {
  const prefix = recordKey(recordId);
  const range = { prefix, start: [...prefix, cursor, ""] };
  const rows = await kv.list(range, { limit: TOGETHER });
  const ids = rows.map(({ key }) => String(key.at(-1)));
  await kv.transact(async (tx) => {
    const found = await tx.readMany<StoredEntry["value"]>(ids.map(entryKey));
    for (const [at, value] of found.entries()) {
      if (value === null) continue;
      blankEntry(tx, { key: entryKey(ids[at]!), value }, fields);
    }
  });
  return ids.length < TOGETHER ? null : ids.at(-1)!;
}
