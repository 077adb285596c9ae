import type { Kv } from "@/lib/kv.ts";
import type { Activity } from "@/lib/schemas/records.ts";
import { decodeActivity, type StoredActivity } from "./codec.ts";
import { createdParts } from "./created_parts.ts";
import { historyKey } from "./parcel_keys.ts";
import { getSettings } from "./settings.ts";

const MAX_ENTRIES = 1000;

/**
 * Gives a parcel's history, newest first by the moment it tells of (decision 24); of an absurdly long one the last
 * thousand entries.
 */
export async function listHistory(
  kv: Kv,
  parcelId: string,
): Promise<StoredActivity[]> {
  const entries = await kv.list<never>({ prefix: historyKey(parcelId) }, {
    limit: MAX_ENTRIES,
    reverse: true,
  });
  const history = entries.map(({ key, value }) =>
    decodeActivity({ id: String(key.at(-1)), parcel_id: parcelId }, value)
  );
  // The store keeps them by id, that is by creation; the moment can be changed later.
  return history.sort((a, b) =>
    compare(b.occurred_at, a.occurred_at) || compare(b.id, a.id)
  );
}

/** Gives a parcel's history as its administrator sees it, newest first (decision 24). */
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

/** Puts the moment of an entry into a time zone. */
export function toActivity(entry: StoredActivity, timeZone: string): Activity {
  return { ...entry, ...createdParts(entry.occurred_at, timeZone) };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
