import { getSettings } from "@/lib/settings/settings.ts";
import { commitEach, type SweepOptions } from "@/lib/store/batches.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { idBound } from "@/lib/store/stamps.ts";
import { deleteEntry, type StoredEntry } from "./entries.ts";

const DAY_MS = 24 * 60 * 60_000;
const READ_TOGETHER = 100;

/** Removes entries older than the setting `journal_days`, oldest first; returns their number. */
export async function sweepJournal(
  kv: Kv,
  { ended }: SweepOptions = {},
): Promise<number> {
  const { journal_days } = await getSettings(kv);
  const before = new Date(kv.now().getTime() - journal_days * DAY_MS);
  const range = { prefix: ["journal"], end: ["journal", idBound(before)] };
  let removed = 0;
  while (!ended?.aborted) {
    const entries = await kv.list<StoredEntry["value"]>(range, {
      limit: READ_TOGETHER,
    });
    if (entries.length === 0) break;
    await commitEach(kv, entries, deleteEntry);
    removed += entries.length;
  }
  return removed;
}
