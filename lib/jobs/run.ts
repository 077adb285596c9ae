import { delay } from "deno-std/async/delay.js";
import { ignoreRefusal } from "@/lib/errors.ts";
import { StoreAway } from "@/lib/store/failures.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { newId } from "@/lib/store/stamps.ts";
import type { JobKind } from "./kind.ts";
import type { Job } from "./schema.ts";
import { commitStep, recordFailure, releaseJob } from "./steps.ts";

/** A job yields to waiting jobs after this time. */
const TURN_MS = 1_000;
/** The pause after a failure of the store. */
export const AWAY_MS = 2_000;

interface Run {
  kv: Kv;
  kind: JobKind;
  /** Reports whether the process is stopping. */
  isStopped(): boolean;
  /** Reports whether another job of the lane is due that this process does not run. */
  hasWaiting(): Promise<boolean>;
  /** Logs an error, except the store's, which the store has logged. */
  report(event: string, error: unknown, fields: object): void;
}

/**
 * Does the steps of a leased job until it ends, waits, yields or fails. Throws when a step that must not be repeated
 * fails.
 */
export async function runJob(leased: Job, run: Run): Promise<void> {
  const { kv, kind } = run;
  let job = leased;
  let acted: unknown;
  let turnEnds = performance.now() + TURN_MS;
  try {
    while (true) {
      acted = undefined;
      acted = await kind.act?.(job);
      const next = await commitStep(kv, job, { kind, acted });
      if (next?.status !== "running") return;
      job = next;
      if (run.isStopped()) return await releaseJob(kv, job);
      if (performance.now() > turnEnds) {
        if (await run.hasWaiting()) return await releaseJob(kv, job);
        turnEnds = performance.now() + TURN_MS;
      }
      // Lets requests run between two steps.
      await delay(0);
    }
  } catch (error) {
    await putBack(job, run, { acted, error });
  }
}

/**
 * Requeues a job after an error. The attempt counts unless the store is away. If the step must not be repeated, the job
 * keeps its lease and counts as interrupted once that expires.
 */
async function putBack(
  job: Job,
  { kv, kind, report }: Run,
  { acted, error }: { acted: unknown; error: unknown },
): Promise<void> {
  const failure = newId(kv.now());
  report("job.step_failed", error, { id: job.id, kind: job.kind, failure });
  if (kind.interrupted === "unknown") throw error;
  const problem = { key: "error.stepFailed", params: { id: failure } } as const;
  const change = error instanceof StoreAway
    ? releaseJob(kv, job, AWAY_MS)
    : recordFailure(kv, job, { kind, acted, problem });
  // While the store takes no writes, the expiry of the lease requeues the job.
  await change.catch(ignoreRefusal);
}
