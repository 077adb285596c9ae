import { notFound } from "@/lib/errors.ts";
import type { Entry, Kv, Transaction } from "@/lib/store/kv.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import { lookOf, stageOf } from "./stages.ts";
import type { ParcelState } from "./state.ts";
import {
  activityIdKey,
  activityKey,
  decodeActivity,
  encodeActivity,
  historyKey,
  parcels,
  type StoredActivity,
  type StoredParcel,
} from "./store.ts";

const READ_TOGETHER = 1000;

/** What happens to one entry of a history; null where there was or is none. */
export interface HistoryChange {
  before: StoredActivity | null;
  after: StoredActivity | null;
}

/** Returns an entry for a state that a parcel gets without a title of its own: it is called by the status, else by the place. */
export function stateEntry(
  tx: Transaction,
  { id: parcel_id, ...parcel }: StoredParcel,
  { brought, occurred_at, title: fallback }: {
    brought: Partial<ParcelState>;
    occurred_at: string;
    /** Its title if there is neither. */
    title: string;
  },
): StoredActivity {
  const title = brought.status ?? brought.current_location ??
    parcel.status ?? parcel.current_location ?? fallback;
  return {
    ...newStamp(tx.now),
    parcel_id,
    occurred_at,
    title,
    description: "",
    ...lookOf(stageOf(title)),
    brought,
  };
}

/** Returns an entry with changes, as its next version. */
export function changedEntry(
  tx: Transaction,
  before: StoredActivity,
  changes: Partial<StoredActivity>,
): StoredActivity {
  const version = before.version + 1;
  const updated_at = tx.now.toISOString();
  return { ...before, ...changes, version, updated_at };
}

/** Writes a changed entry of a history in the caller's commit, which also writes its parcel. */
export function storeChange(
  tx: Transaction,
  { before, after }: HistoryChange,
): void {
  const { parcel_id, id } = (after ?? before)!;
  const key = activityKey(parcel_id, id);
  if (after === null) {
    tx.delete(key);
    tx.delete(activityIdKey(id));
    return;
  }
  tx.set(key, encodeActivity(after));
  if (before === null) tx.set(activityIdKey(id), parcel_id);
}

/** Reads an entry, on which the commit then depends; null for no id, or one that leads nowhere. */
export async function readEntry(
  tx: Transaction,
  id: string | null,
): Promise<StoredActivity | null> {
  const parcel_id = id && await tx.read<string>(activityIdKey(id));
  if (id === null || !parcel_id) return null;
  const cells = await tx.read<never>(activityKey(parcel_id, id));
  return cells === null ? null : decodeActivity({ id, parcel_id }, cells);
}

/** Reads an entry of a parcel that the commit changes, or null. */
export async function lookEntry(
  tx: Transaction,
  parcel_id: string,
  id: string,
): Promise<StoredActivity | null> {
  const cells = await tx.look<never>(activityKey(parcel_id, id));
  return cells === null ? null : decodeActivity({ id, parcel_id }, cells);
}

/** Reads an entry and its parcel, on which the commit then depends. Throws 404. */
export async function requireEntry(
  tx: Transaction,
  id: string,
): Promise<{ entry: StoredActivity; parcel: StoredParcel }> {
  const entry = await readEntry(tx, id);
  const parcel = entry && await parcels.read(tx, entry.parcel_id);
  if (parcel === null) throw notFound("activity");
  return { entry: entry!, parcel };
}

/** Reads a parcel's whole history in the order of creation. */
export async function readHistory(
  kv: Kv,
  parcelId: string,
): Promise<StoredActivity[]> {
  const entries = kv.walk<never>(historyKey(parcelId), READ_TOGETHER);
  return await Array.fromAsync(entries, (entry) => entryOf(parcelId, entry));
}

/** Decodes an entry of a parcel's history. */
export function entryOf(
  parcel_id: string,
  { key, value }: Entry<never>,
): StoredActivity {
  return decodeActivity({ id: String(key.at(-1)), parcel_id }, value);
}
