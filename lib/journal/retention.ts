import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { idBound } from "@/lib/store/stamps.ts";
import { deleteEntry, type StoredEntry } from "./entries.ts";

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
