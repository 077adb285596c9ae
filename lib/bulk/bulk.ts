import { invalid, refuse } from "@/lib/errors.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { noteTouched } from "@/lib/jobs/touched.ts";
import { checkNotTooFarAhead, insertEntry } from "@/lib/parcels/activities.ts";
import type { ActivityCreate } from "@/lib/parcels/entry_schema.ts";
import { getMeanings, type StatusMeanings } from "@/lib/statuses/meanings.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { toUndoRecord } from "@/lib/parcels/undo.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import type { BulkCreate, BulkUpdate } from "./schema.ts";
import { eachStep, startSteps, type Step, stepsOf } from "./steps.ts";

/** The kind of job that updates many parcels. */
export const BULK = "bulk";

/** The entry to add to each parcel. */
export type Entry = Omit<ActivityCreate, "parcel_id">;

export interface BulkPayload {
  entry: Entry;
  /** The update as given by the caller. */
  update: BulkUpdate;
  /** The job that undoes it; null until then, and missing if an earlier version began it. */
  undo_id?: string | null;
}

/**
 * Starts a job that applies one update to many parcels; its parcels and time are fixed at the start. A repeated `requestKey`
 * returns the first call's job. Throws 422 for an empty update, a time too far in the future, and a filter with too many
 * matches. Call the runner's wake() afterwards.
 */
export async function startBulk(
  kv: Kv,
  input: BulkCreate,
  { requestKey }: { requestKey?: string | undefined } = {},
): Promise<Job> {
  const { update } = input;
  const entry = entryOf(update, await getMeanings(kv), kv.now());
  const payload: BulkPayload = { entry, update, undo_id: null };
  const steps = await stepsOf(kv, input);
  return await startSteps(kv, {
    kind: BULK,
    payload,
    steps,
    input,
    requestKey,
  });
}

/** Completes an update to a history entry. */
function entryOf(
  update: BulkUpdate,
  statuses: StatusMeanings,
  now: Date,
): Entry {
  const { status = null, current_location = null } = update;
  const title = update.title ?? status ?? current_location;
  if (title === null) {
    throw invalid({ key: "invalid.noUpdate", field: "status" });
  }
  const { description = "", occurred_at = now.toISOString() } = update;
  refuse(checkNotTooFarAhead({ occurred_at }, now));
  const look = statuses.lookOf(status);
  return {
    ...update,
    title,
    description,
    occurred_at,
    icon: update.icon ?? look.icon,
    color: update.color ?? look.color,
  };
}

/** Returns the kind of job that updates many parcels. */
export function bulkKind(kv: Kv): JobKind<BulkPayload, Step[]> {
  return eachStep<BulkPayload>(kv, {
    source: ({ id, payload }) => ({
      kind: "bulk",
      id,
      name: payload.entry.title,
    }),
    results: ["updated", "unknown"],
    countOf: ({ key }) => key === "error.parcelNotFound" ? "unknown" : null,
    async run(tx, id, job) {
      const before = await parcels.require(tx, id);
      const written = await insertEntry(tx, kv, before, job.payload.entry);
      tx.set([...undoKey(job.id), id], toUndoRecord(before, written));
      noteTouched(tx, job, id);
      return "updated";
    },
  });
}

/** The first part of the keys of the data that undoes bulk updates. */
export const UNDO_DATA = "bulk_undo";

/** Returns the key of the data that undoes a bulk update, by its job. */
export function undoKey(jobId: string): Key {
  return [UNDO_DATA, jobId];
}

/** Reports whether a job is a bulk update. */
export function isBulk(job: Job): job is Job<BulkPayload> {
  return job.kind === BULK;
}
