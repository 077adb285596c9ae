import type { Entry, Key, Kv } from "@/lib/store/kv.ts";
import { historyKey, parcels } from "./store.ts";

/** What the store has of a parcel or an entry. */
export type Cells = never[];

/** A stored parcel with its stored history. */
export interface WalkedParcel {
  id: string;
  cells: Cells;
  /** Empty when it was not to be read. */
  history: Entry<Cells>[];
}

/** A part of all parcels in the order of their keys. */
export interface Walk {
  parcels: WalkedParcel[];
  /** Whether none come after them. */
  isEnd: boolean;
}

/** How far a walk has come: how many parcels it looked at, and the key of the last one, null at the end. */
export interface Walked {
  done: number;
  cursor: Key | null;
}

interface Options {
  /** The most parcels. */
  limit: number;
  /** Whether the history of a stored parcel is read, too; all are by default. */
  isRead?: (cells: Cells) => boolean;
}

/** The entries that are read at once, more than most histories of as many parcels have. */
const ENTRIES_TOGETHER = 2_000;

/** Sorts before and after every other part of a key. */
const FIRST_PART = new Uint8Array();
const LAST_PART = true;

/** Reads the parcels after a cursor, and their histories beside them by few requests. */
export async function walkParcels(
  kv: Kv,
  cursor: Key | null,
  { limit, isRead = () => true }: Options,
): Promise<Walk> {
  const prefix = [parcels.noun];
  const rows = await kv.list<Cells>(
    cursor === null ? { prefix } : { prefix, start: [...cursor, FIRST_PART] },
    { limit },
  );
  const read = rows.filter(({ value }) => isRead(value)).map(idOf);
  const { histories, until } = await readHistories(kv, read);
  const known = rows.filter((row) => idOf(row) <= until);
  return {
    parcels: known.map((row) => ({
      id: idOf(row),
      cells: row.value,
      history: histories.get(idOf(row)) ?? [],
    })),
    isEnd: known.length === rows.length && rows.length < limit,
  };
}

/** Returns how far a walk has come after the first `done` of its parcels. */
export function walked({ parcels: found, isEnd }: Walk, done: number): Walked {
  if (isEnd && done === found.length) return { done, cursor: null };
  return { done, cursor: [parcels.noun, found[done - 1]!.id] };
}

/** Reads the histories of parcels by their ids, which are in order; they are whole for all parcels up to `until`. */
async function readHistories(
  kv: Kv,
  ids: string[],
): Promise<{ histories: Map<string, Entry<Cells>[]>; until: string }> {
  const histories = new Map<string, Entry<Cells>[]>();
  if (ids.length === 0) return { histories, until: "~" };
  const limit = ENTRIES_TOGETHER;
  const end = [...historyKey(ids.at(-1)!), LAST_PART];
  let start: Key = historyKey(ids[0]!);
  while (true) {
    const entries = await kv.list<Cells>({ start, end }, { limit });
    for (const entry of entries) {
      histories.getOrInsertComputed(idOf(entry), () => []).push(entry);
    }
    // The histories of the parcels after the last of many are unknown, too.
    if (entries.length < limit) return { histories, until: "~" };
    const broken = idOf(entries.at(-1)!);
    const whole = ids.findLast((id) => id < broken);
    if (whole !== undefined) return { histories, until: whole };
    // The first history alone is longer.
    start = [...entries.at(-1)!.key, FIRST_PART];
  }
}

/** Returns the id of the parcel that a row belongs to. */
function idOf({ key }: Entry<Cells>): string {
  return String(key[1]);
}
