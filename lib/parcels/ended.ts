import { CLOSED_STAGES, type ParcelStage } from "@/lib/fields/constants.ts";
import type { StatusMeanings } from "@/lib/statuses/meanings.ts";
import type { StoredActivity } from "./entries.ts";
import { type Mark, originOf } from "./state.ts";
import type { StoredParcel } from "./store.ts";

/** A status that a parcel had, from a moment on. */
interface PastStatus extends Mark {
  stage: () => ParcelStage;
}

/**
 * Returns when a parcel ended: the time of the first of the latest unbroken run of statuses of its closed stage. Null while it
 * is open. `changed` is an entry that has been removed from `history` or moved to another time.
 */
export function endedAt(
  statuses: StatusMeanings,
  parcel: StoredParcel,
  history: StoredActivity[],
  changed: StoredActivity | null = null,
): string | null {
  const stage = statuses.filedStageOf(parcel.status);
  if (!CLOSED_STAGES.includes(stage)) return null;
  const past = pastStatuses(statuses, parcel, history, changed)
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  const other = past.findIndex((status) => status.stage() !== stage);
  const run = other < 0 ? past : past.slice(0, other);
  const first = run.at(-1);
  return first === undefined ? null : new Date(first.at).toISOString();
}

/** Returns when a parcel ended as far as the parcel itself tells, for use without its history. */
export function endedAtOf(
  { stage: former, ...parcel }: StoredParcel,
  stage: ParcelStage = former,
): string | null {
  if (!CLOSED_STAGES.includes(stage)) return null;
  if (stage === former && parcel.ended_at !== null) return parcel.ended_at;
  const origin = originOf({ ...parcel, stage }, "status");
  return origin && new Date(origin.newest.at).toISOString();
}

/** Reports whether an entry may change when a parcel ended, because it sets an earlier status than the current one. */
export function mayMoveEnd(
  parcel: StoredParcel,
  { brought, occurred_at }: StoredActivity,
): boolean {
  if (!CLOSED_STAGES.includes(parcel.stage)) return false;
  if (brought.status === undefined) return false;
  return Date.parse(occurred_at) < originOf(parcel, "status")!.newest.at;
}

/** Returns the known statuses of a parcel; of those set on the parcel itself only the last one and the stored end are known. */
function pastStatuses(
  statuses: StatusMeanings,
  parcel: StoredParcel,
  history: StoredActivity[],
  changed: StoredActivity | null,
): PastStatus[] {
  /** Finds the stage only when asked, because a run of statuses is short. */
  const pastStatus = (status: string | null, mark: Mark): PastStatus => (
    { ...mark, stage: () => statuses.filedStageOf(status) }
  );
  const origin = originOf(parcel, "status");
  const claims = [origin?.newest, origin?.own]
    .filter((claim) => claim != null)
    .map(({ value, ...mark }) => pastStatus(value as string | null, mark));
  const entries = history.flatMap(({ id, occurred_at, brought: { status } }) =>
    status === undefined
      ? []
      : [pastStatus(status, { id, at: Date.parse(occurred_at) })]
  );
  const { ended_at, stage } = parcel;
  const isGone = ended_at === null || ended_at === changed?.occurred_at;
  if (isGone) return [...claims, ...entries];
  const end = { id: "", at: Date.parse(ended_at), stage: () => stage };
  return [...claims, ...entries, end];
}
