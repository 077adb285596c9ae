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

/** How many jobs of a lane run concurrently. Mails have their own lane, so that they and other jobs do not wait for each other. */
const LANES: Lane[] = [["work", 2], ["mail", 4]];

/** The interval at which an idle runner looks for jobs of other instances, and the minimum between looks by timer. */
const LOOK_EVERY_MS = 60_000;
const LOOK_AFTER_MS = 500;
/** How long runDue() waits; it is called again every minute. */
const RUN_MS = 45_000;
/** Index entries that a look reads: more than a lane takes, because other instances may take some first. */
const LOOKED_AT = 20;

/**
 * Runs jobs. Correctness depends on no timer: every start and every wake() look for everything due, and the store decides
 * which process runs a job.
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

  /** @param kinds by their names */
  constructor(
    { kv, log, kinds }: { kv: Kv; log: Log; kinds: Record<string, JobKind> },
  ) {
    this.#kv = kv;
    this.#log = log;
    this.#kinds = new Map(Object.entries(kinds));
  }

  /** Starts running jobs, beginning with those of an earlier process. */
  start(): void {
    this.#state = "watching";
    this.wake();
  }

  /** Signals a queued job; call it after the commit. Does nothing before start(). */
  wake(): void {
    if (this.#state !== "watching") return;
    this.#isAwake = true;
    this.#looking ??= this.#watch();
  }

  /**
   * Runs a due job immediately, unless it runs already, and waits for its end, at most `ms`, for a request that shows
   * the result. A job that takes longer, or that another process has taken, goes on in the background.
   */
  async runNow(id: string, ms: number): Promise<void> {
    if (this.#state === "stopped") return;
    const job = await this.#take(id).catch(() => null);
    const work = job === null ? this.#underWay.get(id)?.work : this.#begin(job);
    if (work === undefined) return this.wake();
    await deadline(work, ms).catch(() => {});
  }

  /** Looks for due jobs and waits until none is left, for less than a minute; a job that takes longer goes on in the background. */
  async runDue(): Promise<void> {
    this.wake();
    await deadline(this.#idle(), RUN_MS).catch(() => {});
  }

  async #idle(): Promise<void> {
    while (this.#looking !== undefined || this.#underWay.size > 0) {
      await this.#finish();
    }
  }

  /** Runs everything due and waits for it. Throws when a job of a kind whose steps are not repeated fails. */
  async drain(): Promise<void> {
    while (true) {
      const begun: Promise<void>[] = [];
      await this.#fill(begun);
      if (begun.length === 0) return;
      await Promise.all(begun);
    }
  }

  /** Takes no more jobs and waits for the steps under way, at most `ms`; the jobs go on in the next process. */
  async stop(ms = 2_000): Promise<void> {
    this.#state = "stopped";
    clearTimeout(this.#timer);
    await deadline(this.#finish(), ms).catch(() => {});
  }

  async #finish(): Promise<void> {
    // A look may be taking a job.
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

  /** Looks for due jobs, and sets the timer of the next look. On any failure the site goes on, and due jobs stay due. */
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

  /** Begins due jobs as far as there is room; returns the time at which to look again. */
  async #fill(begun: Promise<void>[] = []): Promise<number> {
    const moments = LANES.map((lane) => this.#fillLane(lane, begun));
    return Math.min(...await Promise.all(moments));
  }

  async #fillLane([lane, size]: Lane, begun: Promise<void>[]): Promise<number> {
    const due = await listDueJobs(this.#kv, lane, LOOKED_AT);
    for (const { id, at } of due) {
      if (at > this.#kv.now()) return at.getTime();
      if (this.#underWay.has(id)) continue;
      // A finishing job triggers the next look.
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

  /** Takes a job; a failure must not hold up the others. */
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
    // It has been reported.
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

  /** Logs an error, unless it is one of the store, which logs its own. */
  #report(event: string, error: unknown, fields: object = {}): void {
    if (error instanceof StoreAway || this.#state === "stopped") return;
    this.#log.error(event, { ...fields, detail: detailOf(error) });
  }
}
