import { queueJob } from "@/lib/jobs/jobs.ts";
import type { ParcelStage } from "@/lib/fields/constants.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { presentTexts, StatusMeanings } from "./meanings.ts";
import { statusKey } from "./stages.ts";
import type { StoredStatus } from "./store.ts";

/** The name of the job that files parcels under the new stage of their status. */
export const FILING = "file_statuses";

export interface FilingPayload {
  /** The statuses that have another stage, by statusKey(). */
  keys: string[];
  /** The stages under which their parcels may be filed, the current one first. */
  stages: ParcelStage[];
  /** The last parcel looked at; null at the start of a stage. */
  cursor: string | null;
}

/**
 * A commit that began before the change may still file a parcel by the former stage. The second job, after this time,
 * finds such parcels.
 */
const SECOND_MS = 15_000;

/** Statuses that replace others. A missing `before` means new statuses, a missing `after` deleted ones. */
interface StatusChange {
  /** All statuses before the change. */
  records: StoredStatus[];
  before?: StoredStatus[];
  after?: StoredStatus[];
}

/** Queues the jobs that file parcels, in the commit that gives their statuses another stage. */
export function queueFiling(
  tx: Transaction,
  { origin }: Kv,
  { records, before = [], after = [] }: StatusChange,
): void {
  const replaced = new Set(before.map(({ id }) => id));
  const others = records.filter(({ id }) => !replaced.has(id));
  const old = new StatusMeanings(records);
  const present = new StatusMeanings([...others, ...after]);
  const moved = [...before, ...after].flatMap(textsOf)
    .filter((text) => old.filedStageOf(text) !== present.filedStageOf(text));
  if (moved.length === 0) return;
  const payload: FilingPayload = {
    keys: [...new Set(moved.map(statusKey))],
    stages: [...new Set(moved.map((text) => old.filedStageOf(text)))],
    cursor: null,
  };
  const starter_id = origin.actor.id;
  queueJob(tx, { kind: FILING, payload, origin, starter_id });
  queueJob(tx, { kind: FILING, payload, delayMs: SECOND_MS });
}

function textsOf(record: StoredStatus): string[] {
  return [...presentTexts(record), ...record.former.map(([text]) => text)];
}
