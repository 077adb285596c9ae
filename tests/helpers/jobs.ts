import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import { type NewJob, queueJob } from "@/lib/jobs/jobs.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { memoryLog } from "./log.ts";

/** The payload of a job that counts. */
export interface Counting {
  next: number;
}

/** A kind of job whose steps each count up a key of their own, so that a step that is done twice shows. */
export function countingKind(fields: Partial<JobKind<Counting>> = {}) {
  const kind: JobKind<Counting> = {
    ...{ name: "count", isCancellable: true, interrupted: "repeat" },
    async step(tx, { payload: { next }, total }): Promise<Progress<Counting>> {
      await countUp(tx, next);
      const isLast = next + 1 === total;
      return {
        ...{ done: 1, payload: { next: next + 1 } },
        ...(isLast && { ends: "done", result: { last: next } }),
      };
    },
    ...fields,
  };
  return kind;
}

async function countUp(tx: Transaction, number: number): Promise<void> {
  const key = ["counted", number];
  tx.set(key, (await tx.read<number>(key) ?? 0) + 1);
}

/** Returns how often each step was done, in order. */
export async function counted(kv: Kv): Promise<number[]> {
  const rows = await kv.list<number>({ prefix: ["counted"] }, { limit: 1_000 });
  return rows.map(({ value }) => value);
}

/** Returns a new job of `total` counting steps. */
export function countingJob(
  total: number,
  fields: Partial<NewJob<Counting>> = {},
): NewJob<Counting> {
  return { kind: "count", payload: { next: 0 }, total, ...fields };
}

/** Queues a job of `total` counting steps. */
export function queueCounting(
  kv: Kv,
  total: number,
  fields: Partial<NewJob<Counting>> = {},
): Promise<Job> {
  return kv.transact((tx) => queueJob(tx, countingJob(total, fields)));
}

/** A runner without log. */
export function testRunner(kv: Kv, ...kinds: JobKind[]): JobRunner {
  return new JobRunner({ kv, log: memoryLog().log, kinds });
}
