import { notFound } from "@/lib/errors.ts";
import { jobs, listProblems } from "@/lib/jobs/jobs.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { listItems } from "@/lib/jobs/parts.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { noteTouched } from "@/lib/jobs/touched.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { SYSTEM } from "@/lib/store/origin.ts";
import { sha256 } from "@/lib/store/secrets.ts";
import {
  type BulkSelection,
  eachStep,
  queueSteps,
  startSteps,
  type Step,
  stepsOf,
} from "./steps.ts";

/** The kind of job that moves many parcels to the trash. */
export const TRASH_MANY = "trash_parcels";

/** The kind of job that undoes such a job. */
const RESTORE_MANY = "restore_parcels";

interface TrashPayload {
  /** The job that restores the parcels; null until the first undo. */
  undo_id: string | null;
}

const READ_TOGETHER = 500;

/**
 * Starts a job that moves selected parcels to the trash. A repeated `requestKey` with the same selection returns the first
 * call's job, unless it was undone. Throws 422 for a filter with too many matches.
 */
export async function startTrash(
  kv: Kv,
  input: BulkSelection,
  { requestKey }: { requestKey?: string | undefined } = {},
): Promise<Job> {
  const payload: TrashPayload = { undo_id: null };
  return await startSteps(kv, {
    kind: TRASH_MANY,
    payload,
    // The codes come from rows of the list: one of them must not lead to another parcel.
    steps: await stepsOf(kv, input, { isExact: true }),
    input,
    // The same page may post again with different ticks.
    requestKey: requestKey &&
      `${requestKey} ${sha256(JSON.stringify(input))}`,
    isOver: (job) => undoIdOf(job) !== null,
  });
}

/**
 * Starts the job that restores the parcels trashed by another job. A second call returns the existing restore job; if that
 * failed or was cancelled, it starts another for the rest. Throws 404 for a job that has not ended or is of another kind.
 */
export async function startUndo(kv: Kv, { id }: Job): Promise<Job> {
  const job = await jobs.get(kv, id);
  if (job === null || !isUndoable(job)) throw notFound("trash");
  return await kv.transact(async (tx) => {
    const trashed = await jobs.require(tx, id);
    const former = await jobs.read(tx, undoIdOf(trashed));
    if (former !== null && !isInterrupted(former)) return former;
    const steps = former === null
      ? await trashedSteps(kv, trashed)
      : await leftSteps(kv, former);
    const payload = { job_id: id };
    const undo = queueSteps(tx, kv, { kind: RESTORE_MANY, payload, steps });
    jobs.save(tx, trashed, { payload: { undo_id: undo.id } });
    return undo;
  });
}

/** Reports whether a job trashes or restores ticked parcels. */
export function isTicked({ kind }: Job): boolean {
  return kind === TRASH_MANY || kind === RESTORE_MANY;
}

/** Reports whether a job has trashed parcels and ended. */
function isUndoable({ kind, next_at }: Job): boolean {
  return kind === TRASH_MANY && next_at === null;
}

/** Reports whether to offer Undo for a job: it has trashed parcels that no job has restored. */
export async function offersUndo(kv: Kv, job: Job): Promise<boolean> {
  if (!isUndoable(job) || job.done === job.failed) return false;
  const undoId = undoIdOf(job);
  if (undoId === null) return true;
  const undo = await jobs.get(kv, undoId);
  return undo !== null && isInterrupted(undo);
}

function isInterrupted({ status }: Job): boolean {
  return status === "failed" || status === "cancelled";
}

function undoIdOf({ payload }: Job): string | null {
  return (payload as TrashPayload).undo_id;
}

/** Returns a job's steps that trashed a parcel. */
async function trashedSteps(kv: Kv, job: Job): Promise<Step[]> {
  const failed = await failedCodes(kv, job);
  const steps = await listItems<Step>(kv, job);
  return steps.slice(0, job.done).filter(([, code]) => !failed.has(code));
}

/** Returns the failed and the unreached steps of an interrupted job. */
async function leftSteps(kv: Kv, job: Job): Promise<Step[]> {
  const failed = await failedCodes(kv, job);
  const steps = await listItems<Step>(kv, job);
  return steps.filter(([, code], at) => at >= job.done || failed.has(code));
}

async function failedCodes(kv: Kv, job: Job): Promise<Set<string | null>> {
  const failed = new Set<string | null>();
  for (let from = 0; from < job.failed; from += READ_TOGETHER) {
    const page = { from, limit: READ_TOGETHER };
    const problems = await listProblems(kv, job, page);
    for (const { code } of problems) failed.add(code);
  }
  return failed;
}

/** Returns the kinds of jobs that trash and restore many parcels. */
export function trashKinds(
  kv: Kv,
): Record<typeof TRASH_MANY | typeof RESTORE_MANY, JobKind> {
  const trashing = eachStep(kv, {
    results: ["trashed"],
    async run(tx, id, job) {
      const { actor } = job.origin ?? SYSTEM;
      await parcelTrash.throwIn(tx, id, { actor, job_id: job.id });
      return "trashed";
    },
  });
  const restoring = eachStep<{ job_id: string }>(kv, {
    results: ["restored"],
    async run(tx, id, job) {
      await parcelTrash.putBack(tx, kv, id, job.payload);
      noteTouched(tx, job, id);
      return "restored";
    },
  });
  return { [TRASH_MANY]: trashing, [RESTORE_MANY]: restoring };
}
