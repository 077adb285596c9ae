import { BoundedMap } from "@/lib/caches.ts";

/** A limit of `max` events in a window of `seconds`, which starts with a client's first event. */
export interface TimeWindow {
  max: number;
  seconds: number;
}

export interface CounterOptions {
  /** The source of time, usually the store. */
  clock: { now(): Date };
  /** Multiplies every maximum. */
  factor: number;
}

interface Counter {
  startedAt: number;
  count: number;
}

const MAX_CLIENTS = 50_000;

/** Counts events by client in fixed windows, in bounded memory. */
export class WindowCounters {
  readonly #window: TimeWindow;
  readonly #options: CounterOptions;
  readonly #counters = new BoundedMap<string, Counter>(MAX_CLIENTS);

  constructor(window: TimeWindow, options: CounterOptions) {
    this.#window = window;
    this.#options = options;
  }

  /** Returns the events of a client in its current window. */
  count(client: string): number {
    return this.#current(client)?.count ?? 0;
  }

  /** Counts `amount` events of a client; a negative amount uncounts events. */
  add(client: string, amount: number): void {
    const current = this.#current(client) ??
      { startedAt: this.#now(), count: 0 };
    current.count = Math.max(0, current.count + amount);
    this.#counters.set(client, current);
  }

  /** Returns the seconds until the window ends, or 0 below the limit. `max` can tighten the limit. */
  secondsUntilFree(client: string, max = this.#window.max): number {
    const current = this.#current(client);
    if (current === undefined || current.count < max * this.#options.factor) {
      return 0;
    }
    const end = current.startedAt + this.#windowMs;
    return (end - this.#now()) / 1000;
  }

  #current(client: string): Counter | undefined {
    const counter = this.#counters.get(client);
    if (counter === undefined) return undefined;
    if (isWithin(this.#windowMs, counter.startedAt, this.#now())) {
      return counter;
    }
    this.#counters.delete(client);
    return undefined;
  }

  #now(): number {
    return this.#options.clock.now().getTime();
  }

  get #windowMs(): number {
    return this.#window.seconds * 1000;
  }
}

/**
 * Reports whether two moments are less than `ms` milliseconds apart, in either order: after the clock is set back, a
 * lock of minutes must not last for hours.
 */
export function isWithin(ms: number, since: number, now: number): boolean {
  return Math.abs(now - since) < ms;
}
