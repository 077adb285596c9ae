import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { idBound } from "@/lib/store/stamps.ts";
import {
  blankEntry,
  deleteEntry,
  entryKey,
  recordKey,
  type StoredEntry,
} from "./entries.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Entries of a commit: each has up to three index rows. */
const TOGETHER = 100;

/** Removes entries that are older than the setting `journal_days`, oldest first, one batch; returns how many. */
export async function sweepJournal(kv: Kv): Promise<number> {
  const { journal_days } = await getSettings(kv);
  const before = new Date(kv.now().getTime() - journal_days * DAY_MS);
  const range = { prefix: ["journal"], end: ["journal", idBound(before)] };
  const entries = await kv.list<StoredEntry["value"]>(range, {
    limit: TOGETHER,
  });
  if (entries.length === 0) return 0;
  await kv.transact((tx) => {
    for (const entry of entries) deleteEntry(tx, entry);
  });
  return entries.length;
}

/**
 * Blanks up to 100 entries of an erased record and its parts, after the id `cursor`: labels and values go, who did what kind of
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
  const found = await kv.getMany<StoredEntry["value"]>(ids.map(entryKey));
  await kv.transact((tx) => {
    for (const [at, value] of found.entries()) {
      if (value === null) continue;
      blankEntry(tx, { key: entryKey(ids[at]!), value }, fields);
    }
  });
  return ids.length < TOGETHER ? null : ids.at(-1)!;
}
