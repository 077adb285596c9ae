import { CLOSED_STAGES, type ParcelStage } from "@/lib/fields/constants.ts";
import type { Entry, Transaction } from "@/lib/store/kv.ts";
import type { StatusMeanings } from "@/lib/statuses/meanings.ts";
import { endedAtOf } from "./ended.ts";
import type { StoredParcel } from "./store.ts";
import type { StoredActivity } from "./entries.ts";

/** The indexes of parcels: all by stage; open ones also by due day and by the time of their last event. */
export const BY_STAGE = "parcels_by_stage";
export const BY_DUE = "parcels_by_due";
export const BY_EVENT = "parcels_by_event";

/** The key of the counts by index position; the changes since the last fold are stored under it. */
export const COUNTS = "parcel_counts";

/** An increment or decrement of the count at an index position. */
export type Difference = [
  change: number,
  stage: ParcelStage,
  due: string | null,
  event: number | null,
];

/** A parcel's position in the indexes. `due` is null if the parcel is closed or has no expected day, `event` if it is closed. */
export interface Filing {
  stage: ParcelStage;
  due: string | null;
  /** The time of the last event in milliseconds: the latest entry's time, or else the creation. */
  event: number | null;
}

/** Returns the parcel with the stage derived from its status, and with the time at which it ended. */
export function withStage(
  parcel: StoredParcel,
  statuses: StatusMeanings,
): StoredParcel {
  const stage = statuses.filedStageOf(parcel.status);
  return { ...parcel, stage, ended_at: endedAtOf(parcel, stage) };
}

/** Returns the parcel with the time of its newest entry updated for an added one. */
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

/** Returns a parcel's due day: the last expected day. */
export function dueDayOf(parcel: StoredParcel): string | null {
  return parcel.max_expected_delivery_date ?? parcel.min_expected_delivery_date;
}

function lastEventOf({ newest_entry, created_at }: StoredParcel): number {
  return newest_entry || Date.parse(created_at);
}

/** Returns the time of a parcel's last event as an ISO string in UTC. */
export function lastEventTime(parcel: StoredParcel): string {
  return new Date(lastEventOf(parcel)).toISOString();
}

/**
 * The places of a parcel in the two other indexes: the value of an index entry, for filters to combine without reading
 * parcels.
 */
export type OtherPlaces = (string | number | null)[];

/** Returns a parcel's index entries. */
export function filingEntries(parcel: StoredParcel): Entry<OtherPlaces>[] {
  const { id } = parcel;
  const { stage, due, event } = filingOf(parcel);
  const entries: Entry<OtherPlaces>[] = [
    { key: [BY_STAGE, stage, id], value: [due, event] },
  ];
  if (due !== null) {
    entries.push({ key: [BY_DUE, due, id], value: [stage, event] });
  }
  if (event !== null) {
    entries.push({ key: [BY_EVENT, event, id], value: [stage, due] });
  }
  return entries;
}

/** A parcel's id and its position in the indexes. */
export interface Filed extends Filing {
  id: string;
}

/** Returns the parcel of an index entry. */
export function filedAt(
  { key: [index, place, id], value: [first, second] }: Entry<OtherPlaces>,
): Filed {
  const [stage, due, event] = index === BY_STAGE
    ? [place, first, second]
    : index === BY_DUE
    ? [first, place, second]
    : [first, second, place];
  return { id, stage, due, event } as Filed;
}

/** Counts a change of a parcel's index position in the caller's commit. */
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
