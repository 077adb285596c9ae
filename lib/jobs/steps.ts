import { AppError, type Problem } from "@/lib/errors.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { SYSTEM } from "@/lib/store/origin.ts";
import { newId } from "@/lib/store/stamps.ts";
import { jobs, problemKey, timeAfter } from "./jobs.ts";
import type { JobKind, JobKinds, Progress } from "./kind.ts";
import { addCounts, type Job, MAX_TRIES } from "./schema.ts";

const SECOND = 1_000;
const LEASE_MS = 30 * SECOND;
/** The back-off after each consecutive failure. */
const BACK_OFF_MS = [1, 10, 60, 5 * 60].map((s) => s * SECOND);
/** The delay before retrying a job of an unknown kind. */
const UNKNOWN_KIND_MS = 60 * SECOND;

/**
 * Takes the lease of a due job, so that no two processes run it. Returns null when another process holds it, or when the job
 * need not run; that outcome is then recorded.
 */
export function takeJob(
  kv: Kv,
  id: string,
  kinds: JobKinds,
): Promise<Job | null> {
  return kv.transact(async (tx) => {
    const job = await jobs.read(tx, id);
    if (job?.next_at == null || job.next_at > timeAfter(tx, 0)) return null;
    const kind = kinds.get(job.kind);
    if (kind === undefined) {
      // Queued by a newer version that runs at the same time.
      jobs.save(tx, job, { next_at: timeAfter(tx, UNKNOWN_KIND_MS) });
      return null;
    }
    const isUnknown = job.status === "running" &&
      kind.interrupted === "unknown";
    const instead = await kind.begin?.(tx, job) ??
      (isUnknown ? { ends: "failed" } as const : null);
    if (instead === null) return leaseJob(tx, job, kind);
    await advance(tx, job, { kind, progress: instead });
    return null;
  });
}

/** Leases a job to the caller in the caller's commit. */
export function leaseJob(
  tx: Transaction,
  job: Job,
  { leaseMs = LEASE_MS }: Pick<JobKind, "leaseMs">,
): Job {
  return jobs.save(tx, job, {
    status: "running",
    lease: newId(tx.now),
    next_at: timeAfter(tx, leaseMs),
  });
}

/**
 * Does a step on behalf of the job's origin and commits it with its progress, which extends the lease. Returns the job, or
 * null, and commits nothing, if another process has taken or cancelled it.
 */
export async function commitStep<Acted>(
  kv: Kv,
  held: Job,
  { kind, acted }: { kind: JobKind<unknown, Acted>; acted: Acted },
): Promise<Job | null> {
  const { id, kind: name, origin } = held;
  const source = kind.source?.(held) ?? { kind: "job", id, name } as const;
  const view = kv.from({ ...(origin ?? SYSTEM), source });
  const job = await changeHeld(view, held, async (tx, job) => {
    const progress = await kind.step(tx, job, acted);
    return await advance(tx, job, { kind, progress });
  });
  if (job === null) await kind.late?.(kv, acted);
  return job;
}

/** Releases the lease of a job and makes the job due again after `delayMs`. */
export async function releaseJob(
  kv: Kv,
  held: Job,
  delayMs = 0,
): Promise<void> {
  await changeHeld(
    kv,
    held,
    (tx, job) => jobs.save(tx, job, queueUntil(timeAfter(tx, delayMs))),
  );
}

interface Failure<Acted> {
  kind: JobKind<unknown, Acted>;
  /** Undefined when act() threw. */
  acted: Acted | undefined;
  /** Contains the id of the log entry. */
  problem: Problem;
}

/** Records a failed step: it is retried with back-off, then skipped, or the job fails. */
export async function recordFailure<Acted>(
  kv: Kv,
  held: Job,
  { kind, acted, problem }: Failure<Acted>,
): Promise<void> {
  await changeHeld(kv, held, async (tx, job) => {
    const attempts = job.attempts + 1;
    if (attempts === MAX_TRIES) {
      const progress: Progress = acted !== undefined && kind.skip
        ? { continuesAt: tx.now, ...kind.skip(job, acted, problem) }
        : { ends: "failed", problems: kind.left?.(job, acted) ?? [] };
      const next = await advance(tx, job, { kind, progress });
      return jobs.save(
        tx,
        next,
        progress.ends ? { attempts, failure: problem } : { has_skipped: true },
      );
    }
    // The first item's retries have outlasted any temporary fault; thousands of others may fail the same way.
    const ms = job.has_skipped ? 0 : BACK_OFF_MS[job.attempts]!;
    // Jitter spreads jobs that failed together.
    const next_at = timeAfter(tx, ms * (0.8 + Math.random() * 0.4));
    return jobs.save(tx, job, { ...queueUntil(next_at), attempts });
  });
}

/** Cancels a job. Throws 404, and 409 when it has ended or cannot be cancelled. */
export function cancelJob(kv: Kv, id: string, kinds: JobKinds): Promise<Job> {
  return kv.transact(async (tx) => {
    const job = await jobs.require(tx, id);
    if (job.next_at === null) {
      throw new AppError(409, { key: "error.jobEnded" });
    }
    const kind = kinds.get(job.kind);
    if (!kind?.isCancellable) {
      throw new AppError(409, { key: "error.jobGoesOn" });
    }
    tx.note({ noun: jobs.noun, record_id: id, kind: "cancelled" });
    return await advance(tx, job, { kind, progress: { ends: "cancelled" } });
  });
}

/** Changes a job in one commit if the caller still has its lease; otherwise returns null. */
function changeHeld(
  kv: Kv,
  held: Job,
  changed: (tx: Transaction, job: Job) => Job | Promise<Job>,
): Promise<Job | null> {
  return kv.transact(async (tx) => {
    const job = await jobs.read(tx, held.id);
    return job?.lease === held.lease ? await changed(tx, job) : null;
  });
}

/** Writes the progress of a step. */
async function advance(
  tx: Transaction,
  job: Job,
  { kind, progress }: { kind: JobKind; progress: Progress },
): Promise<Job> {
  const { leaseMs = LEASE_MS } = kind;
  const { problems = [], ends, continuesAt, result = null } = progress;
  problems.forEach((problem, at) =>
    tx.set(problemKey(job.id, job.failed + at), problem)
  );
  const next = jobs.save(tx, job, {
    done: job.done + (progress.done ?? 0),
    failed: job.failed + problems.length,
    counts: addCounts(job.counts, progress.counts ?? {}),
    total: progress.total ?? job.total,
    payload: progress.payload ?? job.payload,
    attempts: 0,
    next_at: timeAfter(tx, leaseMs),
    ...(continuesAt && queueUntil(continuesAt.toISOString())),
    ...(ends && {
      status: ends,
      next_at: null,
      lease: null,
      result,
      ended_at: timeAfter(tx, 0),
    }),
  });
  if (!ends) return next;
  await kind.ended?.(tx, next, ends);
  return kind.isForgetful ? jobs.save(tx, next, { payload: null }) : next;
}

/** Returns the fields of a job that waits until `next_at`. */
function queueUntil(
  next_at: string,
): Pick<Job, "status" | "lease" | "next_at"> {
  return { status: "queued", lease: null, next_at };
}
