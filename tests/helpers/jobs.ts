import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import { jobs, type NewJob, queueJob } from "@/lib/jobs/jobs.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import type { Job, JobProblem } from "@/lib/jobs/schema.ts";
import type { DeclaredJob } from "@/lib/site/nouns.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { memoryLog } from "./log.ts";

/** The payload of a counting job. */
export interface Counting {
  next: number;
}

/** A kind of job whose steps each increment a separate key, which reveals repeated steps. */
export function countingKind(fields: Partial<JobKind<Counting>> = {}) {
  const kind: JobKind<Counting> = {
    isCancellable: true,
    interrupted: "repeat",
    async step(tx, { payload: { next }, total }): Promise<Progress<Counting>> {
      await countStep(tx, next);
      const isLast = next + 1 === total;
      return {
        done: 1,
        payload: { next: next + 1 },
        ...(isLast && { ends: "done", result: { last: next } }),
      };
    },
    ...fields,
  };
  return kind;
}

async function countStep(tx: Transaction, step: number): Promise<void> {
  const key = ["counted", step];
  tx.set(key, (await tx.read<number>(key) ?? 0) + 1);
}

/** Returns how often each step was done, in order. */
export async function readStepCounts(kv: Kv): Promise<number[]> {
  const rows = await kv.list<number>({ prefix: ["counted"] }, { limit: 1_000 });
  return rows.map(({ value }) => value);
}

/** The name of counting jobs, which no noun declares. */
const COUNT = "count" as DeclaredJob;

/** Returns a new job of `total` counting steps. */
export function countingJob(
  total: number,
  fields: Partial<NewJob<Counting>> = {},
): NewJob<Counting> {
  return { kind: COUNT, payload: { next: 0 }, total, ...fields };
}

/** Queues a job of `total` counting steps. */
export function queueCounting(
  kv: Kv,
  total: number,
  fields: Partial<NewJob<Counting>> = {},
): Promise<Job> {
  return kv.transact((tx) => queueJob(tx, countingJob(total, fields)));
}

/** Returns a runner without a log. */
export function testRunner(
  kv: Kv,
  kinds: Record<string, JobKind>,
): JobRunner {
  return new JobRunner({ kv, log: memoryLog().log, kinds });
}

/** Writes a job in any state with its problems. */
export async function writeJob(
  kv: Kv,
  { problems = [], ...fields }: Partial<Job> & { problems?: JobProblem[] },
): Promise<Job> {
  return await kv.transact((tx) => {
    const takeBack = tx.savepoint();
    const queued = queueJob(tx, countingJob(100));
    takeBack();
    const job = { ...queued, ...fields, failed: problems.length };
    jobs.insert(tx, job);
    problems.forEach((problem, at) =>
      tx.set(["job_problems", job.id, at], problem)
    );
    return job;
  });
}

/** Returns problems about parcels that do not exist. */
export function missingParcels(count: number): JobProblem[] {
  return Array.from({ length: count }, (_, row) => ({
    row,
    code: `WB-${1000 + row}`,
    problem: { key: "error.parcelNotFound" },
  }));
}

/** Writes jobs in several states and returns their screens, and the list of jobs. */
export async function jobScreens(kv: Kv): Promise<string[]> {
  const problems = missingParcels(250);
  const ended = { next_at: null, lease: null } as const;
  const written = [
    await writeJob(kv, {
      status: "running",
      done: 400,
      total: 5_000,
      problems,
    }),
    await writeJob(kv, { total: null, attempts: 2 }),
    await writeJob(kv, {
      ...{ ...ended, status: "done", done: 100, starter_id: "somebody" },
      result: { updated: 98, unknown: 2 },
    }),
    await writeJob(kv, { ...ended, status: "failed", attempts: 5 }),
    await writeJob(kv, { ...ended, status: "cancelled", done: 12 }),
  ];
  const [running, ...others] = written.map(({ id }) => `/control/jobs/${id}`);
  return [
    running!,
    `${running}?page=3`,
    ...others,
    `${others[3]}?done=cancelled`,
    "/control/jobs/list.html",
    ...await bulkScreens(kv),
  ];
}

/** Writes a bulk update that failed for some parcels; returns its screen and the form to retry them. */
export async function bulkScreens(kv: Kv): Promise<string[]> {
  const update = {
    status: "In transit",
    current_location: "Lyon",
    description: "On the truck",
    occurred_at: "2026-11-20T15:45:00.000Z",
  };
  const entry = { ...update, title: update.status };
  const { id } = await writeJob(kv, {
    kind: "bulk",
    payload: { entry, update, undo_id: null },
    total: 25,
    done: 25,
    counts: { updated: 22 },
    result: { updated: 22, unknown: 3 },
    starter_id: "somebody",
    ended_at: kv.now().toISOString(),
    status: "done",
    next_at: null,
    lease: null,
    problems: missingParcels(3),
  });
  return [`/control/jobs/${id}`, `/control/parcels/bulk.html?again=${id}`];
}

/** Runs jobs on a clock that jumps to the next due time until a job has ended; returns that job. */
export async function finishJob(
  runner: JobRunner,
  kv: Kv,
  { clock, id }: { clock: { ms: number }; id: string },
): Promise<Job> {
  while (true) {
    await runner.drain();
    const job = (await jobs.get(kv, id))!;
    if (job.next_at === null) return job;
    clock.ms = Math.max(clock.ms, Date.parse(job.next_at));
  }
}
