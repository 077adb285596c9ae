import { Deadline } from "./failures.ts";

interface Waiting {
  /** By `performance.now()`. */
  until: number;
  reject: (error: Deadline) => void;
}

/**
 * Returns up waiting for what takes too long. One timer, set for whatever is due first, watches everything under way: a timer of
 * its own would be a tenth of the work of a read.
 */
export class Deadlines {
  readonly #waiting = new Set<Waiting>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ringsAt = Infinity;

  /** Returns what `work` brings, or rejects with a Deadline after `ms` milliseconds. */
  within<T>(ms: number, work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const waiting = { until: performance.now() + ms, reject };
      this.#waiting.add(waiting);
      if (waiting.until < this.#ringsAt) this.#ringAt(waiting.until);
      work.then((value) => {
        this.#forget(waiting);
        resolve(value);
      }, (error) => {
        this.#forget(waiting);
        reject(error);
      });
    });
  }

  #forget(waiting: Waiting): void {
    this.#waiting.delete(waiting);
    // Tables that the set has outgrown lead from one to the next: what they still name would stay in memory with all that it
    // has read, until the whole heap is looked through.
    waiting.reject = ignore;
    // A timer that nothing needs would keep a finished process alive.
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
