import { delay } from "deno-std/async/delay.js";
import { ignoreRefusal } from "@/lib/errors.ts";
import { StoreAway } from "@/lib/store/failures.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { newId } from "@/lib/store/stamps.ts";
import type { JobKind } from "./kind.ts";
import type { Job } from "./schema.ts";
import { commitStep, recordFailure, releaseJob } from "./steps.ts";

/** After this time a job gives way to others that wait. */
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
  /** Logs an error, unless it is one of the store, which logs its own. */
  report(event: string, error: unknown, fields: object): void;
}

/**
 * Does the steps of a leased job until it ends, waits, gives way or fails. Throws when a step fails that must not be
 * repeated.
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
      // Requests come between two steps.
      await delay(0);
    }
  } catch (error) {
    await putBack(job, run, { acted, error });
  }
}

/**
 * Puts a job back after an error, which counts unless the store is away. A step that may have been done keeps its lease, at
 * whose end the job is interrupted.
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
  // While the store takes no writes, the end of the lease puts it back.
  await change.catch(ignoreRefusal);
}
