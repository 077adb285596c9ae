import type { ParcelStage } from "@/lib/fields/constants.ts";
import type { Transaction } from "@/lib/store/kv.ts";
import { dueDayOf } from "./filing.ts";
import type { HistoryChange } from "./entries.ts";
import type { StatusMeanings } from "@/lib/statuses/meanings.ts";
import { originOf } from "./state.ts";
import type { StoredParcel } from "./store.ts";

/**
 * The key prefix of pending stage changes, `["figures_due", parcelId, …]`. They are written in the parcel's commit without
 * being read, and kept until the reports have counted them (decision 160).
 */
export const FIGURES_DUE = "figures_due";

/** A stage that a parcel has reached. */
export interface ReachedStage {
  /** The id of the entry that set the status, or the mark's id if it was set on the parcel itself. */
  source: string;
  stage: ParcelStage;
  /** In milliseconds. */
  at: number;
}

/** Stages that a parcel has reached, with the data that reports need, as of recording. */
export interface StageRecord {
  reached: ReachedStage[];
  /** The parcel's creation, in milliseconds. */
  created: number;
  due: string | null;
  via: string | null;
}

/** Newly reached stages, a source with a new time, a deleted source, or the erasure of the parcel. */
export type StageChange =
  | StageRecord
  | { moved: string; at: number }
  | { gone: string }
  | { erased: true };

/** Records, in the caller's commit, the effect of a history change on the stages that a parcel has reached. */
export function recordChange(
  tx: Transaction,
  statuses: StatusMeanings,
  parcel: StoredParcel,
  { before, after }: HistoryChange,
): void {
  if (after === null) {
    return recordStages(tx, parcel.id, { gone: before!.id });
  }
  if (after.occurred_at === before?.occurred_at) return;
  const { id, brought: { status } } = after;
  const at = Date.parse(after.occurred_at);
  if (status) record(tx, statuses, parcel, { source: id, status, at });
  else if (before !== null) recordStages(tx, parcel.id, { moved: id, at });
}

/** Records, in the caller's commit, a status that was just set on the parcel itself. */
export function recordOwn(
  tx: Transaction,
  statuses: StatusMeanings,
  parcel: StoredParcel,
): void {
  const own = originOf(parcel, "status")?.own ?? null;
  if (typeof own?.value !== "string") return;
  const { value: status, at, id: source } = own;
  record(tx, statuses, parcel, { source, status, at });
}

function record(
  tx: Transaction,
  statuses: StatusMeanings,
  parcel: StoredParcel,
  { status, ...source }: Omit<ReachedStage, "stage"> & { status: string },
): void {
  recordStages(tx, parcel.id, {
    reached: [{ ...source, stage: statuses.filedStageOf(status) }],
    created: Date.parse(parcel.created_at),
    due: dueDayOf(parcel),
    via: parcel.shipped_via,
  });
}

/** Records, in the caller's commit, a change of the stages that a parcel has reached. */
export function recordStages(
  tx: Transaction,
  parcelId: string,
  change: StageChange,
): void {
  tx.gather([FIGURES_DUE, parcelId], change);
}
