import { CLOSED_STAGES, type ParcelStage } from "@/lib/fields/constants.ts";
import type { Entry, Key, Transaction } from "@/lib/store/kv.ts";
import { filedStageOf } from "@/lib/statuses/stages.ts";
import type { StoredParcel } from "./store.ts";
import type { StoredActivity } from "./entries.ts";

/** The indexes of parcels: all by stage, open ones also by due day and by the time of their last event. */
export const BY_STAGE = "parcels_by_stage";
export const BY_DUE = "parcels_by_due";
export const BY_EVENT = "parcels_by_event";

/** The key of the counts of parcels by these places; below it are the changes of commits since the last fold. */
export const COUNTS = "parcel_counts";

/** One parcel more or less at a place. */
export type Difference = [
  change: number,
  stage: ParcelStage,
  due: string | null,
  event: number | null,
];

/** Where a parcel is filed. Both times are null for a closed one, `due` also without an expected day. */
export interface Filing {
  stage: ParcelStage;
  due: string | null;
  /** The last event in milliseconds: the newest entry by its time, else the creation. */
  event: number | null;
}

/** Returns the parcel with the stage of its status. */
export function withStage(parcel: StoredParcel): StoredParcel {
  return { ...parcel, stage: filedStageOf(parcel.status) };
}

/** Returns the parcel with the time of its newest entry after one was added. */
export function withEntryTime(
  parcel: StoredParcel,
  { occurred_at }: StoredActivity,
): StoredParcel {
  const { newest_entry: newest } = parcel;
  const added = Date.parse(occurred_at);
  return {
    ...parcel,
    newest_entry: newest === false ? added : Math.max(newest, added),
  };
}

export function filingOf(parcel: StoredParcel): Filing {
  const { stage } = parcel;
  const isClosed = CLOSED_STAGES.includes(stage);
  if (isClosed) return { stage, due: null, event: null };
  return { stage, due: dueDayOf(parcel), event: lastEventOf(parcel) };
}

/** Returns the day a parcel is due: its last expected day. */
export function dueDayOf(parcel: StoredParcel): string | null {
  return parcel.max_expected_delivery_date ?? parcel.min_expected_delivery_date;
}

function lastEventOf({ newest_entry, created_at }: StoredParcel): number {
  return newest_entry || Date.parse(created_at);
}

/** Returns the time of a parcel's last event, ISO in UTC. */
export function lastEventTime(parcel: StoredParcel): string {
  return new Date(lastEventOf(parcel)).toISOString();
}

/** Returns the entries of the indexes that lead to a parcel. */
export function filingEntries(parcel: StoredParcel): Entry<0>[] {
  const { stage, due, event } = filingOf(parcel);
  const keys: Key[] = [[BY_STAGE, stage, parcel.id]];
  if (due !== null) keys.push([BY_DUE, due, parcel.id]);
  if (event !== null) keys.push([BY_EVENT, event, parcel.id]);
  return keys.map((key) => ({ key, value: 0 }));
}

/** Counts a change of a parcel's place in the caller's commit. */
export function countFiling(
  tx: Transaction,
  before: StoredParcel | null,
  after: StoredParcel | null,
): void {
  const old = before && filingOf(before);
  const present = after && filingOf(after);
  if (JSON.stringify(old) === JSON.stringify(present)) return;
  for (const [change, filing] of [[-1, old], [1, present]] as const) {
    if (filing === null) continue;
    const { stage, due, event } = filing;
    tx.gather([COUNTS], [change, stage, due, event] satisfies Difference);
  }
}
