import { chunk } from "deno-std/collections/chunk.js";
import type { Entry, Key, Kv } from "@/lib/store/kv.ts";
import type { Mark } from "./parcels.ts";

/** The facts of a parcel's history that the conversion needs. */
export interface History {
  /** Of the entries from before entries recorded the values they set: the time of the newest, and the id of the last created. */
  old: Mark | null;
  /** The time of the newest entry; false if there is none. */
  newest: number | false;
}

/** By the ids of parcels. */
export type Histories = ReadonlyMap<string, History>;

export const NO_HISTORY: History = { old: null, newest: false };

/** The index of an entry's time. */
const OCCURRED = 3;
/** The number of cells of an entry that does not record the values it set. */
const OLD_CELLS = 8;
const READ_TOGETHER = 1_000;
const ASKED_TOGETHER = 50;

/** Sorts before and after every other part of a key. */
const FIRST_PART = new Uint8Array();
const LAST_PART = true;

/** Reads the histories of all parcels between the first and the last of these sorted ids, in few requests. */
export async function readHistoriesBetween(
  kv: Kv,
  ids: string[],
): Promise<Histories> {
  const histories = new Map<string, History>();
  if (ids.length === 0) return histories;
  const end: Key = ["activities", ids.at(-1)!, LAST_PART];
  let start: Key = ["activities", ids[0]!];
  while (true) {
    const limit = READ_TOGETHER;
    const entries = await kv.list<unknown[]>({ start, end }, { limit });
    for (const entry of entries) add(histories, entry);
    if (entries.length < limit) return histories;
    start = [...entries.at(-1)!.key, FIRST_PART];
  }
}

/** Reads the histories of scattered parcels. */
export async function readHistories(kv: Kv, ids: string[]): Promise<Histories> {
  const found: [string, History][] = [];
  const parts: string[][] = chunk([...new Set(ids)], ASKED_TOGETHER);
  for (const part of parts) {
    const read = part.map((id) => readHistoriesBetween(kv, [id]));
    for (const histories of await Promise.all(read)) found.push(...histories);
  }
  return new Map(found);
}

function add(
  histories: Map<string, History>,
  { key, value }: Entry<unknown[]>,
): void {
  const parcelId = String(key[1]);
  const { old, newest } = histories.get(parcelId) ?? NO_HISTORY;
  const at = value[OCCURRED] as number;
  const isOld = value.length <= OLD_CELLS;
  histories.set(parcelId, {
    // Entries are read in the order of their creation.
    old: isOld
      ? { at: Math.max(old?.at ?? -Infinity, at), id: String(key[2]) }
      : old,
    newest: Math.max(newest || -Infinity, at),
  });
}
