import { AppError, type Problem } from "@/lib/errors.ts";
import { Collection } from "@/lib/store/collection.ts";
import { newId, newStamp } from "@/lib/store/stamps.ts";
import { pick } from "deno-std/collections/pick.js";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { removeBelow } from "@/lib/store/sweeping.ts";
import type { JobKind, JobKinds, Progress } from "./kind.ts";
import { type Counts, type Job, type JobProblem, MAX_TRIES } from "./schema.ts";
import { type Origin, SYSTEM } from "@/lib/store/origin.ts";
import { partsKey } from "./parts.ts";
import type { Permission } from "@/lib/site/nouns.ts";

/** The index of jobs by the time they are due: a look at it costs the same however many jobs there are. */
const DUE = "jobs_due";

/** The index of jobs that have failed and that no one has looked into since; mails tell their failures themselves. */
export const FAILED = "jobs_failed";

/** What the index says of a job that has failed. */
export type FailedJob = Pick<Job, "id" | "starter_id" | "updated_at">;

export const jobs = new Collection<Job>({
  noun: "jobs",
  thing: "job",
  search_keys: [],
  indexes: (job) => [...dueEntries(job), ...failedEntries(job)],
});

function dueEntries({ id, lane, next_at }: Job): Entry<true>[] {
  return next_at === null
    ? []
    : [{ key: [DUE, lane, next_at, id], value: true }];
}

function failedEntries(job: Job): Entry<FailedJob>[] {
  const { id, lane, status, is_seen } = job;
  if (status !== "failed" || lane === "mail" || is_seen) return [];
  const value = pick(job, ["id", "starter_id", "updated_at"]);
  return [{ key: [FAILED, id], value }];
}

const SECOND = 1_000;
const LEASE_MS = 30 * SECOND;
/** The delays after the first failure in a row, the second, …, before the other tries. */
const BACK_OFF_MS = [1, 10, 60, 5 * 60].map((s) => s * SECOND);
/** The pause before a job of a kind that this version does not know is looked at again. */
const UNKNOWN_KIND_MS = 60 * SECOND;

export interface NewJob<Payload> {
  kind: string;
  payload: Payload;
  /** Jobs of one lane wait for each other and for no other jobs. */
  lane?: Job["lane"];
  total?: number | undefined;
  /** What the steps of an earlier job have done that it goes on with. */
  counts?: Counts;
  starter_id?: string | null;
  /** The permission that shows it to others than its starter; by default the journal's alone. */
  shown_to?: Permission;
  /** On whose behalf its steps are done; the system's by default. */
  origin?: Origin;
  delayMs?: number;
  /** A new one by default. */
  id?: string;
}

/** Queues a job in the caller's commit. Call the runner's wake() after the commit. */
export function queueJob<Payload>(
  tx: Transaction,
  fields: NewJob<Payload>,
): Job {
  const job = newJob(tx, fields);
  jobs.insert(tx, job);
  return job;
}

/** Queues a job like queueJob() under an id, unless there is one that has not ended; one that has ended starts anew. */
export async function queueJobOnce<Payload>(
  tx: Transaction,
  fields: NewJob<Payload> & { id: string },
): Promise<Job> {
  const former = await jobs.read(tx, fields.id);
  if (former === null) return queueJob(tx, fields);
  if (former.next_at !== null) return former;
  return jobs.save(tx, former, newJob(tx, fields));
}

function newJob<Payload>(
  tx: Transaction,
  { id, delayMs = 0, total, ...fields }: NewJob<Payload>,
): Job {
  const stamp = newStamp(tx.now);
  return {
    ...stamp,
    id: id ?? stamp.id,
    lane: "work",
    starter_id: null,
    origin: null,
    counts: {},
    ...fields,
    status: "queued",
    done: 0,
    total: total ?? null,
    failed: 0,
    attempts: 0,
    next_at: after(tx, delayMs),
    lease: null,
    result: null,
  };
}

/** A job's place in the index of due jobs. */
interface DueJob {
  id: string;
  at: Date;
}

/** Returns the jobs of a lane that are due first, among them those that run. */
export async function listDueJobs(
  kv: Kv,
  lane: Job["lane"],
  limit: number,
): Promise<DueJob[]> {
  const rows = await kv.list<true>({ prefix: [DUE, lane] }, { limit });
  return rows.map(({ key: [, , at, id] }) => ({
    id: String(id),
    at: new Date(String(at)),
  }));
}

/**
 * Takes the lease of a due job, so that no two processes run it. Returns null when another process has it, or when there
 * is nothing to run, which is then recorded.
 */
export function takeJob(
  kv: Kv,
  id: string,
  kinds: JobKinds,
): Promise<Job | null> {
  return kv.transact(async (tx) => {
    const job = await jobs.read(tx, id);
    if (job?.next_at == null || job.next_at > after(tx, 0)) return null;
    const kind = kinds.get(job.kind);
    if (kind === undefined) {
      // A newer version's, which may run beside this one.
      jobs.save(tx, job, { next_at: after(tx, UNKNOWN_KIND_MS) });
      return null;
    }
    const instead = await kind.begin?.(tx, job) ?? interruption(kind, job);
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
    next_at: after(tx, leaseMs),
  });
}

function interruption({ interrupted }: JobKind, job: Job): Progress | null {
  const isUnknown = job.status === "running" && interrupted === "unknown";
  return isUnknown ? { ends: "failed" } : null;
}

/**
 * Does a step and commits it together with its progress, which prolongs the lease, on behalf of the job's origin. Returns the
 * job, or null, without the step, when another process has taken or cancelled it.
 */
export async function commitStep<Acted>(
  kv: Kv,
  held: Job,
  { kind, acted }: { kind: JobKind<unknown, Acted>; acted: Acted },
): Promise<Job | null> {
  const { id, origin } = held;
  const source = kind.source?.(held) ??
    { kind: "job", id, name: kind.name } as const;
  const view = kv.from({ ...(origin ?? SYSTEM), source });
  const job = await changeHeld(view, held, async (tx, job) => {
    const progress = await kind.step(tx, job, acted);
    return await advance(tx, job, { kind, progress });
  });
  if (job === null) await kind.late?.(kv, acted);
  return job;
}

/** Returns the lease of a job, which then is due after `delayMs`. */
export async function releaseJob(
  kv: Kv,
  held: Job,
  delayMs = 0,
): Promise<void> {
  await changeHeld(
    kv,
    held,
    (tx, job) => jobs.save(tx, job, waiting(after(tx, delayMs))),
  );
}

/** A step that threw. */
export interface Failure<Acted> {
  kind: JobKind<unknown, Acted>;
  /** Undefined when act() threw. */
  acted: Acted | undefined;
  /** Names the line of the log. */
  problem: Problem;
}

/** Reports whether the next failure of a job's step is its last try. */
function isLastTry({ attempts }: Job): boolean {
  return attempts + 1 === MAX_TRIES;
}

/** Records that a step has failed: it is tried again after growing pauses, then skipped, or the job has failed. */
export async function recordFailure<Acted>(
  kv: Kv,
  held: Job,
  { kind, acted, problem }: Failure<Acted>,
): Promise<void> {
  await changeHeld(kv, held, async (tx, job) => {
    const attempts = job.attempts + 1;
    if (isLastTry(job)) {
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
    // What passes by itself has had its time with the first item, and thousands of others may fail alike.
    const ms = job.has_skipped ? 0 : BACK_OFF_MS[job.attempts]!;
    // Jitter spreads jobs that failed together.
    const next_at = after(tx, ms * (0.8 + Math.random() * 0.4));
    return jobs.save(tx, job, { ...waiting(next_at), attempts });
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
    tx.note({
      noun: jobs.noun,
      record_id: id,
      label: null,
      kind: "cancelled",
      changes: {},
    });
    return await advance(tx, job, { kind, progress: { ends: "cancelled" } });
  });
}

/** Returns problems of a job in order, from the one with the number `from`. */
export async function listProblems(
  kv: Kv,
  { id, failed }: Job,
  { from, limit }: { from: number; limit: number },
): Promise<JobProblem[]> {
  const range = { start: problemKey(id, from), end: problemKey(id, failed) };
  const rows = await kv.list<JobProblem>(range, { limit });
  return rows.map(({ value }) => value);
}

/** Removes an ended job with its problems and parts. Throws 404, and 409 when it has not ended. */
export async function removeJob(kv: Kv, id: string): Promise<void> {
  await removeBelow(kv, ["job_problems", id]);
  await removeBelow(kv, partsKey(id));
  await jobs.remove(kv, id, (_, { next_at }) => {
    if (next_at !== null) throw new AppError(409, { key: "error.jobGoesOn" });
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

/** Writes what a step has done. */
async function advance(
  tx: Transaction,
  job: Job,
  { kind, progress }: {
    kind: Pick<JobKind, "leaseMs" | "isForgetful" | "ended">;
    progress: Progress;
  },
): Promise<Job> {
  const { leaseMs = LEASE_MS } = kind;
  const { problems = [], ends, continuesAt, result = null } = progress;
  problems.forEach((problem, at) =>
    tx.set(problemKey(job.id, job.failed + at), problem)
  );
  const next = jobs.save(tx, job, {
    done: job.done + (progress.done ?? 0),
    failed: job.failed + problems.length,
    counts: sumOf(job.counts, progress.counts ?? {}),
    total: progress.total ?? job.total,
    payload: progress.payload ?? job.payload,
    attempts: 0,
    next_at: after(tx, leaseMs),
    ...(continuesAt && waiting(continuesAt.toISOString())),
    ...(ends && {
      status: ends,
      next_at: null,
      lease: null,
      result,
      ended_at: after(tx, 0),
    }),
  });
  if (!ends) return next;
  await kind.ended?.(tx, next, ends);
  return kind.isForgetful ? jobs.save(tx, next, { payload: null }) : next;
}

/** Returns what a job has that no runner holds, until it is due. */
function waiting(next_at: string): Pick<Job, "status" | "lease" | "next_at"> {
  return { status: "queued", lease: null, next_at };
}

function sumOf(some: Counts, more: Counts): Counts {
  const sum = { ...some };
  for (const [name, count] of Object.entries(more)) {
    sum[name] = (sum[name] ?? 0) + count;
  }
  return sum;
}

function problemKey(id: string, number: number): Key {
  return ["job_problems", id, number];
}

function after({ now }: Transaction, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
