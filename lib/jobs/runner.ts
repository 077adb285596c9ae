import { deadline } from "deno-std/async/deadline.js";
import { detailOf } from "@/lib/errors.ts";
import type { Log } from "@/lib/log.ts";
import { StoreAway } from "@/lib/store/failures.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { listDueJobs } from "./jobs.ts";
import type { JobKind, JobKinds } from "./kind.ts";
import { AWAY_MS, runJob } from "./run.ts";
import type { Job } from "./schema.ts";
import { cancelJob, takeJob } from "./steps.ts";

type Lane = [name: Job["lane"], size: number];

/** The concurrency of each lane. Mails have a separate lane, so that they and other jobs do not wait for each other. */
const LANES: Lane[] = [["work", 2], ["mail", 4]];

/** The polling interval for jobs queued by other instances, and the minimum delay between polls. */
const LOOK_EVERY_MS = 60_000;
const LOOK_AFTER_MS = 500;
/** How long runDue() waits; it is called again every minute. */
const RUN_MS = 45_000;
/** Index entries read per poll: more than a lane runs, because other instances may take some first. */
const LOOKED_AT = 20;

/**
 * Runs jobs. Correctness does not depend on timers: start() and each wake() look for everything due, and the store
 * decides which process runs a job.
 */
export class JobRunner {
  readonly #kv: Kv;
  readonly #log: Log;
  readonly #kinds: JobKinds;
  readonly #underWay = new Map<
    string,
    { lane: Job["lane"]; work: Promise<void> }
  >();
  #state: "idle" | "watching" | "stopped" = "idle";
  #isAwake = false;
  #looking: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param kinds keyed by name */
  constructor(
    { kv, log, kinds }: { kv: Kv; log: Log; kinds: Record<string, JobKind> },
  ) {
    this.#kv = kv;
    this.#log = log;
    this.#kinds = new Map(Object.entries(kinds));
  }

  /** Starts running jobs, including those left by an earlier process. */
  start(): void {
    this.#state = "watching";
    this.wake();
  }

  /** Signals that a job was queued; call it after the commit. Does nothing before start(). */
  wake(): void {
    if (this.#state !== "watching") return;
    this.#isAwake = true;
    this.#looking ??= this.#watch();
  }

  /**
   * Runs a due job immediately, unless it is already running, and waits up to `ms` for its end, so that a request can show
   * the result. A job that takes longer, or that another process has taken, continues in the background.
   */
  async runNow(id: string, ms: number): Promise<void> {
    if (this.#state === "stopped") return;
    const job = await this.#take(id).catch(() => null);
    const work = job === null ? this.#underWay.get(id)?.work : this.#begin(job);
    if (work === undefined) return this.wake();
    await deadline(work, ms).catch(() => {});
  }

  /** Runs due jobs until none is left, for less than a minute; a job that takes longer continues in the background. */
  async runDue(): Promise<void> {
    this.wake();
    await deadline(this.#idle(), RUN_MS).catch(() => {});
  }

  async #idle(): Promise<void> {
    while (this.#looking !== undefined || this.#underWay.size > 0) {
      await this.#finish();
    }
  }

  /** Runs everything due and waits for it. Throws when a job whose steps must not be repeated fails. */
  async drain(): Promise<void> {
    while (true) {
      const begun: Promise<void>[] = [];
      await this.#fill(begun);
      if (begun.length === 0) return;
      await Promise.all(begun);
    }
  }

  /** Takes no more jobs and waits up to `ms` for the steps in progress; the jobs continue in the next process. */
  async stop(ms = 2_000): Promise<void> {
    this.#state = "stopped";
    clearTimeout(this.#timer);
    await deadline(this.#finish(), ms).catch(() => {});
  }

  async #finish(): Promise<void> {
    // A poll may be taking a job.
    await this.#looking;
    const works = [...this.#underWay.values()].map(({ work }) => work);
    await Promise.allSettled(works);
  }

  /** Cancels a job on behalf of a view of the store. Throws 404, and 409 when it has ended or cannot be cancelled. */
  cancel(kv: Kv, id: string): Promise<Job> {
    return cancelJob(kv, id, this.#kinds);
  }

  /** Reports whether a person may cancel a job now. */
  canCancel({ kind, next_at }: Job): boolean {
    return next_at !== null && this.#kinds.get(kind)?.isCancellable === true;
  }

  async #watch(): Promise<void> {
    while (this.#isAwake) {
      this.#isAwake = false;
      clearTimeout(this.#timer);
      await this.#look();
    }
    this.#looking = undefined;
  }

  /** Starts due jobs and schedules the next poll. A failure does not stop the site; due jobs stay due. */
  async #look(): Promise<void> {
    let ms: number;
    try {
      ms = await this.#fill() - this.#kv.now().getTime();
    } catch (error) {
      this.#report("job.runner_failed", error);
      ms = AWAY_MS;
    }
    if (this.#state !== "watching") return;
    const wait = Math.max(LOOK_AFTER_MS, Math.min(ms, LOOK_EVERY_MS));
    this.#timer = setTimeout(() => this.wake(), wait);
    // A waiting job must not keep a finished process alive.
    Deno.unrefTimer(this.#timer);
  }

  /** Starts as many due jobs as the lanes allow; returns the time of the next poll. */
  async #fill(begun: Promise<void>[] = []): Promise<number> {
    const moments = LANES.map((lane) => this.#fillLane(lane, begun));
    return Math.min(...await Promise.all(moments));
  }

  async #fillLane([lane, size]: Lane, begun: Promise<void>[]): Promise<number> {
    const due = await listDueJobs(this.#kv, lane, LOOKED_AT);
    for (const { id, at } of due) {
      if (at > this.#kv.now()) return at.getTime();
      if (this.#underWay.has(id)) continue;
      // A finishing job triggers the next poll.
      if (this.#state === "stopped" || this.#count(lane) >= size) {
        return Infinity;
      }
      const job = await this.#take(id);
      if (job !== null) begun.push(this.#begin(job));
    }
    return due.length < LOOKED_AT ? Infinity : 0;
  }

  #count(lane: Job["lane"]): number {
    const works = [...this.#underWay.values()];
    return works.filter((work) => work.lane === lane).length;
  }

  /** Claims a job; a failure must not hold up the others. */
  async #take(id: string): Promise<Job | null> {
    try {
      return await takeJob(this.#kv, id, this.#kinds);
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      this.#report("job.not_taken", error, { id });
      return null;
    }
  }

  #begin(job: Job): Promise<void> {
    const { id, lane } = job;
    const work = runJob(job, {
      kv: this.#kv,
      kind: this.#kinds.get(job.kind)!,
      isStopped: () => this.#state === "stopped",
      hasWaiting: () => this.#hasWaiting(lane),
      report: (event, error, fields) => this.#report(event, error, fields),
    }).finally(() => {
      this.#underWay.delete(id);
      this.wake();
    });
    // runJob() has reported the error.
    work.catch(() => {});
    this.#underWay.set(id, { lane, work });
    return work;
  }

  /** Reports whether a job of a lane is due that this process does not run. */
  async #hasWaiting(lane: Job["lane"]): Promise<boolean> {
    const now = this.#kv.now();
    const due = await listDueJobs(this.#kv, lane, LOOKED_AT);
    return due.some(({ id, at }) => at <= now && !this.#underWay.has(id));
  }

  /** Logs an error, except the store's, which the store has logged. */
  #report(event: string, error: unknown, fields: object = {}): void {
    if (error instanceof StoreAway || this.#state === "stopped") return;
    this.#log.error(event, { ...fields, detail: detailOf(error) });
  }
}
