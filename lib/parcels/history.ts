import type { Entry, Key, Kv } from "@/lib/store/kv.ts";
import type { Activity } from "./activity_schema.ts";
import { decodeActivity, type StoredActivity } from "./codec.ts";
import { createdParts } from "./created_parts.ts";
import { historyKey } from "./keys.ts";
import { getSettings } from "@/lib/settings/settings.ts";

const MAX_ENTRIES = 1000;
const READ_TOGETHER = 1000;

/** Returns a parcel's history, newest first by its time (decision 24); of a very long one the last thousand entries. */
export async function listHistory(
  kv: Kv,
  parcelId: string,
): Promise<StoredActivity[]> {
  const entries = await kv.list<never>({ prefix: historyKey(parcelId) }, {
    limit: MAX_ENTRIES,
    reverse: true,
  });
  const history = entries.map((entry) => readEntry(parcelId, entry));
  // The store orders them by creation; their time may differ.
  return history.sort((a, b) =>
    compare(b.occurred_at, a.occurred_at) || compare(b.id, a.id)
  );
}

/** Reads a parcel's whole history in the order of creation. */
export async function readHistory(
  kv: Kv,
  parcelId: string,
): Promise<StoredActivity[]> {
  const prefix = historyKey(parcelId);
  const history: StoredActivity[] = [];
  let start: Key = prefix;
  while (true) {
    const entries = await kv.list<never>({
      start,
      end: [...prefix, "\uffff"],
    }, { limit: READ_TOGETHER });
    history.push(...entries.map((entry) => readEntry(parcelId, entry)));
    if (entries.length < READ_TOGETHER) return history;
    start = [...entries.at(-1)!.key, ""];
  }
}

function readEntry(
  parcel_id: string,
  { key, value }: Entry<never>,
): StoredActivity {
  return decodeActivity({ id: String(key.at(-1)), parcel_id }, value);
}

/** Returns a parcel's history for the administrator, newest first (decision 24). */
export async function listActivities(
  kv: Kv,
  parcelId: string,
): Promise<Activity[]> {
  const [history, { time_zone }] = await Promise.all([
    listHistory(kv, parcelId),
    getSettings(kv),
  ]);
  return history.map((entry) => toActivity(entry, time_zone));
}

/** Converts a stored entry: derives its parts in a time zone, and drops what it set. */
export function toActivity(
  { brought: _, ...entry }: StoredActivity,
  timeZone: string,
): Activity {
  return { ...entry, ...createdParts(entry.occurred_at, timeZone) };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
