import { pick } from "deno-std/collections/pick.js";
import { AppError } from "@/lib/errors.ts";
import type { DeclaredJob, Right } from "@/lib/site/nouns.ts";
import { Collection } from "@/lib/store/collection.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Origin } from "@/lib/store/origin.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import { partsKey } from "./parts.ts";
import { touchedKey } from "./touched.ts";
import type { Job, JobProblem } from "./schema.ts";
import { removeBelow } from "@/lib/store/batches.ts";

/** The index of unfinished jobs by due time; reading it costs the same however many jobs are stored. */
const DUE = "jobs_due";

/** The index of unopened failed jobs. Mails are not in it: the outbox reports their failures. */
export const FAILED = "jobs_failed";

/** The index of jobs by starter, and of those of all people. */
const STARTED = "jobs_by_starter";

/** In place of a starter's id: everybody. */
const EVERYBODY = "";

/** The index entry of a failed job. */
export type FailedJob = Pick<Job, "id" | "starter_id" | "updated_at">;

export const jobs = new Collection<Job>({
  noun: "jobs",
  thing: "job",
  search_keys: [],
  indexes: (job) => [
    ...dueEntries(job),
    ...failedEntries(job),
    ...startedEntries(job),
  ],
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

/** Jobs that no person has started are of interest once they have failed, and mails are in the outbox. */
export function startedEntries(
  { id, lane, starter_id, status }: Job,
): Entry<true>[] {
  if (lane === "mail") return [];
  const of = [
    ...starter_id === null ? [] : [starter_id],
    ...starter_id === null && status !== "failed" ? [] : [EVERYBODY],
  ];
  return of.map((one) => ({ key: [...startedKey(one), id], value: true }));
}

/** Returns the index prefix of the jobs of a person; null for everybody. */
export function startedKey(starter_id: string | null): Key {
  return [STARTED, starter_id ?? EVERYBODY];
}

export interface NewJob<Payload> {
  kind: DeclaredJob;
  payload: Payload;
  /** Jobs wait only for others in the same lane. */
  lane?: Job["lane"];
  total?: number | undefined;
  /** The earlier job that it resumes; its counts and its list of parcels are continued. */
  resumes?: Job | null;
  starter_id?: string | null;
  /** The right that lets people other than its starter see it; by default only the journal's. */
  shown_to?: Right;
  /** The origin on whose behalf its steps run; the system by default. */
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

/** Queues a job under a fixed id. Returns the existing job if it has not ended; replaces an ended one. */
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
  { id, delayMs = 0, total, resumes = null, ...fields }: NewJob<Payload>,
): Job {
  const stamp = newStamp(tx.now);
  return {
    ...stamp,
    id: id ?? stamp.id,
    lane: "work",
    starter_id: null,
    origin: null,
    counts: resumes?.counts ?? {},
    ...(resumes && { first_id: resumes.first_id ?? resumes.id }),
    ...fields,
    status: "queued",
    done: 0,
    total: total ?? null,
    failed: 0,
    attempts: 0,
    next_at: timeAfter(tx, delayMs),
    lease: null,
    result: null,
  };
}

/** A job's place in the index of due jobs. */
interface DueJob {
  id: string;
  at: Date;
}

/** Returns the first due jobs of a lane, running ones included. */
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

/** Returns the problems of a job in order, starting at number `from`. */
export async function listProblems(
  kv: Kv,
  { id, failed }: Job,
  { from, limit }: { from: number; limit: number },
): Promise<JobProblem[]> {
  const range = { start: problemKey(id, from), end: problemKey(id, failed) };
  const rows = await kv.list<JobProblem>(range, { limit });
  return rows.map(({ value }) => value);
}

/** Removes an ended job with its problems, parts and list of parcels. Throws 404, and 409 when it has not ended. */
export async function removeJob(kv: Kv, id: string): Promise<void> {
  await removeBelow(kv, ["job_problems", id]);
  await removeBelow(kv, partsKey(id));
  await removeBelow(kv, touchedKey({ id }));
  await jobs.delete(kv, id, (_, { next_at }) => {
    if (next_at !== null) throw new AppError(409, { key: "error.jobGoesOn" });
  });
}

/** Returns the key of a job's problem by its number. */
export function problemKey(id: string, number: number): Key {
  return ["job_problems", id, number];
}

/** Returns the time `ms` milliseconds after the start of a transaction. */
export function timeAfter({ now }: Transaction, ms: number): string {
  return new Date(now.getTime() + ms).toISOString();
}
