import { MAX_REACHED, type ParcelStage } from "@/lib/fields/constants.ts";
import type { Transaction } from "@/lib/store/kv.ts";
import { dueDayOf } from "./filing.ts";
import { filedStageOf, stageOf } from "./stages.ts";
import { legacyMark, statusOrigin } from "./state.ts";
import type { StoredActivity, StoredParcel } from "./store.ts";

/**
 * What commits change about the stages that parcels have reached: `["figures_due", parcelId, …]`, written unread in the parcel's
 * own commit, until the reports have counted it (decision 160).
 */
export const FIGURES_DUE = "figures_due";

/** A stage that a parcel has reached. */
export interface Reached {
  /** The entry that brought it, or the mark of a status set on the parcel itself. */
  source: string;
  stage: ParcelStage;
  /** In milliseconds. */
  at: number;
  /** That of the entry: a later one has the right time. */
  version: number;
}

/** Stages that a parcel has reached, with what counted about it when they were recorded. */
export interface Recorded {
  reached: Reached[];
  /** The parcel's creation, in milliseconds. */
  created: number;
  /** The day it was due. */
  due: string | null;
  via: string | null;
}

/** A source that has another time: a status that is counted gets it, and no other is counted by it. */
export interface Moved {
  moved: string;
  /** In milliseconds. */
  at: number;
  version: number;
}

/** Stages that were recorded; a source that has moved or is gone; or the end of a parcel that was erased. */
export type StageChange =
  | Recorded
  | Moved
  | { gone: string }
  | { erased: true };

/** Records, in the caller's commit, the status that an entry brought at its present time. */
export function recordEntry(
  tx: Transaction,
  parcel: StoredParcel,
  entry: StoredActivity,
): void {
  record(tx, parcel, reachedBy(entry));
}

/**
 * Records, in the caller's commit, the status that was just set on the parcel itself, and the one that it replaces, which a backfill
 * would not find any more.
 */
export function recordNamed(
  tx: Transaction,
  parcel: StoredParcel,
  before?: StoredParcel,
): void {
  const former = before === undefined ? [] : reachedByName(before);
  record(tx, parcel, [...former, ...reachedByName(parcel)]);
}

/** Records, in the caller's commit, that an entry is gone. */
export function recordGone(
  tx: Transaction,
  { parcel_id, id }: Pick<StoredActivity, "parcel_id" | "id">,
): void {
  gather(tx, parcel_id, { gone: id });
}

/** Records, in the caller's commit, that a parcel is erased: its figures stay. */
export function recordErased(tx: Transaction, parcelId: string): void {
  gather(tx, parcelId, { erased: true });
}

/** Records, in the caller's commit, all that a parcel's history says; what is counted already is not counted again. */
export function recordHistory(
  tx: Transaction,
  parcel: StoredParcel,
  history: StoredActivity[],
): void {
  record(tx, parcel, reachedIn(parcel, history));
}

/** Returns the stages that a parcel has reached, as far as its record and history say. */
export function reachedIn(
  parcel: StoredParcel,
  history: StoredActivity[],
): Reached[] {
  const entries = history.flatMap(reachedBy);
  const { named } = statusOrigin(parcel);
  if (named === null || named.length > 1) {
    return [...entries, ...reachedByName(parcel)];
  }
  const [status] = named;
  if (typeof status !== "string") return entries;
  // An older record's status is that of its entries, if one of them has it as title.
  const stage = filedStageOf(status);
  if (entries.some((entry) => entry.stage === stage)) return entries;
  const { at } = legacyMark(parcel, history);
  return [...entries, { source: parcel.id, stage, at, version: 1 }];
}

/** Returns what counts about a parcel when a stage is recorded. */
export function recordedNow(
  parcel: StoredParcel,
  reached: Reached[],
): Recorded {
  const created = Date.parse(parcel.created_at);
  const { shipped_via: via } = parcel;
  return { reached, created, due: dueDayOf(parcel), via };
}

/** Returns the stage of the status that an entry brought. Older entries do not say it; there it is their title. */
function reachedBy(entry: StoredActivity): Reached[] {
  const { id: source, title, brought, version } = entry;
  const status = brought === undefined
    ? stageOf(title) && title
    : brought.status ?? null;
  if (status === null) return [];
  const at = Date.parse(entry.occurred_at);
  return [{ source, stage: filedStageOf(status), at, version }];
}

/** Returns the stage of the status that was last set on the parcel itself. */
function reachedByName(parcel: StoredParcel): Reached[] {
  const [status, at, source] = statusOrigin(parcel).named ?? [];
  if (typeof status !== "string" || at === undefined) return [];
  return [{ source: source!, stage: filedStageOf(status), at, version: 1 }];
}

function record(
  tx: Transaction,
  parcel: StoredParcel,
  reached: Reached[],
): void {
  if (reached.length === 0) return;
  const first = reached.slice(0, MAX_REACHED);
  gather(tx, parcel.id, recordedNow(parcel, first));
}

function gather(tx: Transaction, parcelId: string, change: StageChange): void {
  tx.gather([FIGURES_DUE, parcelId], change);
}
