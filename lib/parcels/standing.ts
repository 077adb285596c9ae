import type { Mark } from "./state.ts";
import type { StoredActivity, StoredParcel } from "./store.ts";

/** What has changed in a parcel's history. */
interface Change {
  /** All entries after the change. */
  history: StoredActivity[];
  /** The one that was removed, or has another time; null for a new one, with which `history` need not be whole. */
  changed: StoredActivity | null;
}

/**
 * Returns a parcel's own value with the mark that it has after a change of its history. One with the id of an entry is from before
 * entries said what they brought: it stands at the newest of the entries up to that one, else at the parcel's creation.
 */
export function standing<Own extends Mark>(
  own: Own,
  { id, created_at }: StoredParcel,
  { history, changed }: Change,
): Own {
  if (changed === null) return own;
  const isAtEntry = [...history, changed].some((entry) => entry.id === own.id);
  if (!isAtEntry) return own;
  const former = history.filter((entry) => entry.id <= own.id);
  if (former.length === 0) return { ...own, at: Date.parse(created_at), id };
  const times = former.map(({ occurred_at }) => Date.parse(occurred_at));
  const ids = former.map((entry) => entry.id).sort();
  return { ...own, at: Math.max(...times), id: ids.at(-1)! };
}
