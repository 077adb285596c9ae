import { isWithin } from "@/lib/http/window_counters.ts";
import { unavailable } from "@/lib/errors.ts";
import { Deadline, StoreAway } from "./failures.ts";

const MAX_TIMEOUTS = 5;
const WINDOW_MS = 10_000;
const OPEN_MS = 2_000;

/**
 * Refuses work after five unanswered operations within ten seconds, or after one when the server is known to be away, so that
 * callers get a quick 503 instead of piling up behind a store that hangs. From then on one operation every two seconds probes
 * the store. The runtime never gives up its own retries of an operation, so more probes would pile up.
 */
export class Circuit {
  readonly #now: () => number;
  #timeouts: number[] = [];
  /** When the last probe was let through; null while the store answers. */
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

interface Waiting {
  /** By `performance.now()`. */
  until: number;
  reject: (error: Deadline) => void;
}

/**
 * Rejects promises that take too long. One timer for the earliest deadline watches all of them: a timer for each would be
 * a tenth of the work of a read.
 */
export class Deadlines {
  readonly #waiting = new Set<Waiting>();
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

  #forget(waiting: Waiting): void {
    this.#waiting.delete(waiting);
    // A set's outgrown tables still reference their entries until the next full garbage collection, so drop what this
    // one refers to.
    waiting.reject = ignore;
    // An unneeded timer would keep a finished process alive.
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
    // A timer may ring a fraction of a millisecond early.
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

function ignore(): void {}
