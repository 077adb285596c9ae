import { AppError, forbidden, notFound } from "@/lib/errors.ts";
import { type Holder, may } from "@/lib/fields/roles.ts";
import { eachItem } from "@/lib/jobs/items.ts";
import { jobs, queueJob } from "@/lib/jobs/jobs.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { type Job, undoableUntil } from "@/lib/jobs/schema.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { listUndo, type UndoRecord, undoWrite } from "@/lib/parcels/undo.ts";
import {
  removeBelow,
  removeEach,
  type SweepOptions,
  walkIds,
} from "@/lib/store/batches.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { type BulkPayload, isBulk, UNDO_DATA, undoKey } from "./bulk.ts";

/** The kind of job that undoes a bulk update. */
export const BULK_UNDO = "bulk_undo";

export interface BulkUndoPayload {
  /** The job that it undoes. */
  bulk_id: string;
  /** The title of the entries. */
  name: string;
  /** The id of the last parcel that was undone. */
  after: string;
}

const REFUSALS = {
  gone: "error.parcelNotFound",
  changedSince: "bulk.changedSince",
} as const;

/** Returns the kind of job that undoes a bulk update. Parcels that have changed since stay as they are. */
export function bulkUndoKind(kv: Kv): JobKind<BulkUndoPayload, UndoRecord[]> {
  return eachItem<BulkUndoPayload, UndoRecord>({
    isCancellable: false,
    source: ({ payload: { bulk_id, name } }) => (
      { kind: "bulk", id: bulk_id, name }
    ),
    results: ["restored", "left"],
    countOf: () => "left",
    next: ({ payload: { bulk_id, after } }) =>
      listUndo(kv, undoKey(bulk_id), after),
    keys: ({ parcel_id }) => [parcels.keyOf(parcel_id)],
    run: (tx, undo, job) => undoWrite(tx, kv, undo, { job, ...REFUSALS }),
    after: (payload, { parcel_id }) => ({ ...payload, after: parcel_id }),
    about: ({ code }) => ({ row: null, code }),
  });
}

/** A person who may undo bulk updates. */
interface Person extends Holder {
  id: string;
}

/**
 * Starts the job that undoes a bulk update, or resumes one that failed. Throws 404 for another kind of job, 403 for a person
 * who has neither started it nor may change settings, and 409 if it has not ended, is undone already, or ended more than a day
 * ago. Call the runner's wake() afterwards.
 */
export function undoBulk(kv: Kv, id: string, person: Person): Promise<Job> {
  return kv.transact(async (tx) => {
    const bulk = await jobs.require(tx, id);
    if (!isBulk(bulk)) throw notFound("job");
    if (!mayUndo(bulk, person)) throw forbidden("error.notAllowed");
    const former = await readUndo(tx, bulk);
    if (!isUndoable(bulk, former)) {
      throw new AppError(409, { key: "bulk.notNow" });
    }
    if (undoneUntil(bulk, tx.now) === null) {
      throw new AppError(409, { key: "bulk.tooLate" });
    }
    const { payload } = bulk;
    const { origin } = kv;
    const undo = queueJob<BulkUndoPayload>(tx, {
      kind: BULK_UNDO,
      payload: former?.payload ??
        { bulk_id: id, name: payload.entry.title, after: "" },
      total: former === null
        ? bulk.counts.updated ?? 0
        : former.total! - former.done,
      resumes: former,
      origin,
      starter_id: origin.actor.id,
      // The starter of the update may be another person.
      shown_to: "parcels:write",
    });
    jobs.save(tx, bulk, { payload: { ...payload, undo_id: undo.id } });
    return undo;
  });
}

/** Returns the id under which the journal files the changes of a job: an undo belongs to the bulk update. */
export function bulkIdOf({ id, kind, payload }: Job): string {
  return kind === BULK_UNDO ? (payload as BulkUndoPayload).bulk_id : id;
}

/** Returns the bulk update that a job undoes, or the job that undoes a bulk update; null if there is none. */
export async function readOther(kv: Kv, job: Job): Promise<Job | null> {
  const id = isBulk(job) ? job.payload.undo_id : bulkIdOf(job);
  return !id || id === job.id ? null : await jobs.get(kv, id);
}

/** Starts an undo like undoBulk(). The second post of a double click finds the job begun. */
export async function undoOnce(
  kv: Kv,
  id: string,
  person: Person,
): Promise<Job> {
  try {
    return await undoBulk(kv, id, person);
  } catch (error) {
    const isBegun = error instanceof AppError && error.status === 409;
    const bulk = isBegun ? await jobs.get(kv, id) : null;
    const undo = bulk && isBulk(bulk) ? await readOther(kv, bulk) : null;
    if (undo === null) throw error;
    return undo;
  }
}

/** Reports whether a person may undo a bulk update. */
function mayUndo({ starter_id }: Job, person: Person): boolean {
  return starter_id === person.id || may(person, "settings:write");
}

async function readUndo(
  tx: Transaction,
  { payload: { undo_id = null } }: Job<BulkPayload>,
): Promise<Job<BulkUndoPayload> | null> {
  return await jobs.read(tx, undo_id) as Job<BulkUndoPayload> | null;
}

/** Reports whether a bulk update has ended, has updated parcels, and is not undone; `undo` is the job that undoes it. */
function isUndoable(
  { next_at, counts, payload }: Job<BulkPayload>,
  undo: Job | null,
): boolean {
  const { undo_id } = payload;
  const isLeft = undo_id === null || undo?.status === "failed";
  return isLeft && next_at === null && (counts.updated ?? 0) > 0;
}

/** Returns until when an ended bulk update can be undone; null if that has passed. */
function undoneUntil({ ended_at }: Job, now: Date): string | null {
  return ended_at === undefined ? null : undoableUntil(ended_at, now);
}

/**
 * Returns until when a person can undo a job; null for a job that is not a bulk update or is undone, and for a person who may
 * not.
 */
export async function offersBulkUndo(
  kv: Kv,
  job: Job,
  person: Person,
): Promise<string | null> {
  if (!isBulk(job) || !mayUndo(job, person)) return null;
  const { undo_id } = job.payload;
  const undo = undo_id ? await jobs.get(kv, undo_id) : null;
  return isUndoable(job, undo) ? undoneUntil(job, kv.now()) : null;
}

/** Removes the data that undoes bulk updates once they can no longer be undone. Returns the number of those updates. */
export async function sweepBulkUndo(
  kv: Kv,
  sweeping?: SweepOptions,
): Promise<number> {
  const old: string[] = [];
  for await (const id of walkIds(kv, UNDO_DATA)) {
    if (await isNeeded(kv, id)) continue;
    old.push(id);
  }
  return await removeEach(old, (id) => removeBelow(kv, undoKey(id)), sweeping);
}

async function isNeeded(kv: Kv, id: string): Promise<boolean> {
  const job = await jobs.get(kv, id);
  if (job === null || !isBulk(job)) return false;
  if (job.next_at !== null) return true;
  const { undo_id } = job.payload;
  const undo = undo_id ? await jobs.get(kv, undo_id) : null;
  // A running undo may outlast the time within which it had to be started.
  if (undo !== null && undo.next_at !== null) return true;
  return isUndoable(job, undo) && undoneUntil(job, kv.now()) !== null;
}
