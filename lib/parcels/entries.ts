import { notFound } from "@/lib/errors.ts";
import type { ActivityColor, ActivityIcon } from "@/lib/fields/constants.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Activity, CreatedParts } from "./entry_schema.ts";
import { ASPECTS, type ParcelState } from "./state.ts";
import {
  type Cell,
  decodeStamps,
  encodeStamps,
  isoTime,
  parcels,
  type StoredParcel,
} from "./store.ts";

const READ_TOGETHER = 1000;
const MAX_SHOWN = 1000;

/** A stored entry, without the formatted parts of its time. */
export interface StoredActivity extends Omit<Activity, keyof CreatedParts> {
  /** The values that it sets on the parcel. */
  brought: Partial<ParcelState>;
}

/** A change of one entry; `before` is null for a new entry, `after` for a deleted one. */
export interface HistoryChange {
  before: StoredActivity | null;
  after: StoredActivity | null;
}

/** Returns the next version of an entry. */
export function changedEntry(
  tx: Transaction,
  before: StoredActivity,
  changes: Partial<StoredActivity>,
): StoredActivity {
  const version = before.version + 1;
  const updated_at = tx.now.toISOString();
  return { ...before, ...changes, version, updated_at };
}

/** Writes a change of an entry in the caller's commit, which also writes the parcel. */
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

/** Reads an entry, which the commit then depends on. Returns null for a null or unknown id. */
export async function readEntry(
  tx: Transaction,
  id: string | null,
): Promise<StoredActivity | null> {
  const parcel_id = id && await tx.read<string>(activityIdKey(id));
  if (id === null || !parcel_id) return null;
  const cells = await tx.read<never>(activityKey(parcel_id, id));
  return cells === null ? null : decodeActivity({ id, parcel_id }, cells);
}

/** Reads an entry, or null, for a commit that already depends on its parcel. */
export async function lookEntry(
  tx: Transaction,
  parcel_id: string,
  id: string,
): Promise<StoredActivity | null> {
  const cells = await tx.look<never>(activityKey(parcel_id, id));
  return cells === null ? null : decodeActivity({ id, parcel_id }, cells);
}

/** Reads an entry and its parcel, which the commit then depends on. Throws 404. */
export async function requireEntry(
  tx: Transaction,
  id: string,
): Promise<{ entry: StoredActivity; parcel: StoredParcel }> {
  const entry = await readEntry(tx, id);
  const parcel = entry && await parcels.read(tx, entry.parcel_id);
  if (parcel === null) throw notFound("activity");
  return { entry: entry!, parcel };
}

/** Returns the last thousand entries of a parcel's history, latest time first. */
export async function listHistory(
  kv: Kv,
  parcelId: string,
): Promise<StoredActivity[]> {
  const entries = await kv.list<never>({ prefix: historyKey(parcelId) }, {
    limit: MAX_SHOWN,
    reverse: true,
  });
  const history = entries.map((entry) => entryOf(parcelId, entry));
  // Sorting is stable: among entries with the same time, the last created stays first.
  return history.sort((a, b) =>
    Date.parse(b.occurred_at) - Date.parse(a.occurred_at)
  );
}

/** Reads a parcel's whole history in order of creation. */
export async function readHistory(
  kv: Kv,
  parcelId: string,
): Promise<StoredActivity[]> {
  const entries = kv.walk<never>(historyKey(parcelId), READ_TOGETHER);
  return await Array.fromAsync(entries, (entry) => entryOf(parcelId, entry));
}

function entryOf(
  parcel_id: string,
  { key, value }: Entry<never>,
): StoredActivity {
  return decodeActivity({ id: String(key.at(-1)), parcel_id }, value);
}

export function encodeActivity(activity: StoredActivity): Cell[] {
  const { title, description, icon, color, occurred_at, brought } = activity;
  return [
    ...encodeStamps(activity),
    Date.parse(occurred_at),
    icon,
    color,
    title,
    description,
    // False means unset, because null is a value.
    ...ASPECTS.map((aspect) => {
      const value = brought[aspect];
      return value === undefined ? false : value;
    }),
  ];
}

/** Decodes an entry; the ids come from its key. */
export function decodeActivity(
  ids: { id: string; parcel_id: string },
  cells: Cell[],
): StoredActivity {
  const [, , , occurredAt, icon, color, title, description, ...brought] = cells;
  const stamps = decodeStamps(cells);
  const happenedLater = occurredAt !== cells[1];
  return {
    ...ids,
    ...stamps,
    occurred_at: happenedLater ? isoTime(occurredAt) : stamps.created_at,
    icon: icon as ActivityIcon,
    color: color as ActivityColor,
    title: title as string,
    description: description as string,
    brought: decodeBrought(brought),
  };
}

function decodeBrought(cells: Cell[]): Partial<ParcelState> {
  return Object.fromEntries(
    ASPECTS.map((aspect, index) => [aspect, cells[index]] as const)
      .filter(([, cell]) => cell !== undefined && cell !== false),
  );
}

/** Returns the prefix of the keys of a parcel's history. */
export function historyKey(parcelId: string): Key {
  return ["activities", parcelId];
}

export function activityKey(parcelId: string, id: string): Key {
  return ["activities", parcelId, id];
}

/** Returns the key that maps an entry's id to its parcel's id. */
export function activityIdKey(id: string): Key {
  return ["activities_by_id", id];
}
