import { delay } from "deno-std/async/delay.js";
import { unavailable } from "@/lib/errors.ts";
import { isWithin } from "@/lib/http/window_counters.ts";
import {
  cannotWrite,
  Deadline,
  isAway,
  isLocked,
  isOutage,
  StoreAway,
  toAppError,
} from "./failures.ts";
import type { Operation } from "./types.ts";

const MAX_TIMEOUTS = 5;
const WINDOW_MS = 10_000;
const OPEN_MS = 2_000;

/**
 * A circuit breaker. Opens after five timeouts within ten seconds, or after one if the server is known to be down, so
 * that callers get an immediate 503 instead of piling up behind a hanging store. While it is open, one operation every
 * two seconds probes the store; more would pile up, because the runtime retries an operation forever.
 */
export class Circuit {
  readonly #now: () => number;
  #timeouts: number[] = [];
  /** The time of the last probe; null while the store answers. */
  #triedAt: number | null = null;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Throws 503 while the circuit is open and no probe is due. */
  check(): void {
    if (this.#triedAt === null) return;
    const now = this.#now();
    if (isWithin(OPEN_MS, this.#triedAt, now)) {
      throw unavailable("error.busy", StoreAway);
    }
    this.#triedAt = now;
  }

  /** Closes the circuit: the store has answered, however late. */
  recordAnswer(): void {
    this.#triedAt = null;
  }

  /** Counts an unanswered operation. */
  recordTimeout(isAway: boolean): void {
    const now = this.#now();
    this.#timeouts = [
      ...this.#timeouts.filter((at) => isWithin(WINDOW_MS, at, now)),
      now,
    ];
    if (!isAway && this.#timeouts.length < MAX_TIMEOUTS) return;
    this.#timeouts = [];
    this.#triedAt = now;
  }
}

interface WaitingWork {
  /** The deadline on the clock of `performance.now()`. */
  until: number;
  reject: (error: Deadline) => void;
}

/**
 * Rejects promises that take too long. One timer for the earliest deadline watches all of them: a timer for each promise
 * would add 10 % to a read.
 */
export class Deadlines {
  readonly #waiting = new Set<WaitingWork>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ringsAt = Infinity;

  /** Resolves like `work`, or rejects with a Deadline after `ms` milliseconds. */
  within<T>(ms: number, work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting = { until: performance.now() + ms, reject };
      this.#waiting.add(waiting);
      if (waiting.until < this.#ringsAt) this.#ringAt(waiting.until);
      work.finally(() => this.#forget(waiting)).then(resolve, reject);
    });
  }

  #forget(waiting: WaitingWork): void {
    this.#waiting.delete(waiting);
    // A set's outgrown tables still reference their entries until the next full garbage collection, so drop what this
    // one refers to.
    waiting.reject = () => {};
    // A pending timer would keep a finished process alive.
    if (this.#waiting.size === 0) this.#ringAt(Infinity);
  }

  #ringAt(time: number): void {
    clearTimeout(this.#timer);
    this.#ringsAt = time;
    if (time === Infinity) return;
    const ms = Math.max(0, time - performance.now());
    this.#timer = setTimeout(() => this.#giveUp(), ms);
  }

  #giveUp(): void {
    // A timer may fire a fraction of a millisecond early.
    const now = performance.now() + 1;
    for (const waiting of this.#waiting) {
      if (waiting.until > now) continue;
      this.#waiting.delete(waiting);
      waiting.reject(new Deadline());
    }
    const times = Array.from(this.#waiting, ({ until }) => until);
    this.#ringAt(Math.min(Infinity, ...times));
  }
}

const DEADLINES = { read: 3_000, write: 5_000 };
const MAX_LOCKED_RETRIES = 12;

interface OperationsOptions {
  now: () => Date;
  /** Milliseconds after which an operation counts as unanswered. */
  deadlines?: { read: number; write: number } | undefined;
  /** The URL of a remote store, if known. */
  url?: string | undefined;
  onFailure?: ((operation: Operation, error: Error) => void) | undefined;
}

/** Runs the operations of a store: behind a circuit breaker, with a deadline, retried while another process locks the file. */
export class Operations {
  readonly #options: OperationsOptions;
  readonly #circuit: Circuit;
  readonly #deadlines = new Deadlines();
  /** Whether the last write was refused as read-only. */
  refusesWrites = false;

  constructor(options: OperationsOptions) {
    this.#options = options;
    this.#circuit = new Circuit(() => options.now().getTime());
  }

  /** Runs `work`. Throws StoreAway on any failure of the store. */
  async run<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
    this.#circuit.check();
    const { deadlines = DEADLINES, url, onFailure } = this.#options;
    const isWrite = operation.kind === "commit";
    const ms = deadlines[isWrite ? "write" : "read"];
    try {
      const result = await this.#deadlines.within(
        ms,
        this.#whileLocked(work, performance.now() + ms),
      );
      if (isWrite) this.refusesWrites = false;
      return result;
    } catch (error) {
      if (!isOutage(error)) throw error;
      if (isWrite && cannotWrite(error)) this.refusesWrites = true;
      if (error instanceof Deadline) {
        this.#circuit.recordTimeout(url !== undefined && await isAway(url));
      }
      onFailure?.(operation, error);
      throw toAppError(error);
    }
  }

  /**
   * Retries while another process locks the file. This is safe, because an operation that met a lock has done nothing.
   */
  async #whileLocked<T>(work: () => Promise<T>, until: number): Promise<T> {
    for (let count = 0;; count++) {
      try {
        return await work();
      } catch (error) {
        // The caller gets an error at the deadline, so no retry may succeed after it.
        const isLast = count === MAX_LOCKED_RETRIES ||
          performance.now() > until;
        if (isLast || !isLocked(error)) throw error;
        await pause(count);
      } finally {
        this.#circuit.recordAnswer();
      }
    }
  }
}

/** Waits for the random back-off after `count` retries. */
export function pause(count: number): Promise<void> {
  return delay(Math.random() * Math.min(2 ** count, 100));
}
