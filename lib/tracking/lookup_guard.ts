import {
  type CounterOptions,
  isWithin,
  type TimeWindow,
  WindowCounters,
} from "@/lib/http/window_counters.ts";
import { tooManyRequests } from "@/lib/errors.ts";

export interface LookupLimits {
  lookups: TimeWindow;
  misses: TimeWindow;
  harvest: {
    missesPerMinute: number;
    minutes: number;
    seconds: number;
    maxMisses: number;
  };
}

const MINUTE_MS = 60_000;

/**
 * Slows down guessing of tracking codes: a rate limit on each client's look-ups, a lower one on its misses, and a
 * harvest mode when all clients together miss too often. Hits never count as misses, so that people who share an IP
 * address can keep working.
 */
export class LookupGuard {
  readonly #limits: LookupLimits;
  readonly #options: CounterOptions;
  readonly #lookups: WindowCounters;
  readonly #misses: WindowCounters;
  /** The number of unanswered requests from each client's open pages. */
  readonly #asked = new Map<string, number>();
  #minute = { startedAt: 0, misses: 0 };
  #busyMinutes = 0;
  #harvestedAt = -Infinity;

  constructor(limits: LookupLimits, options: CounterOptions) {
    this.#limits = limits;
    this.#options = options;
    this.#lookups = new WindowCounters(limits.lookups, options);
    this.#misses = new WindowCounters(limits.misses, options);
  }

  /** Counts a look-up before it is made. Throws 429 over the limit. */
  admit(client: string): void {
    const wait = this.#secondsAfterMisses(client) ||
      this.#lookups.secondsUntilFree(client);
    if (wait > 0) throw tooManyRequests(wait);
    this.#lookups.add(client, 1);
  }

  /**
   * Throws 429 if the client has missed too often. Call it again before revealing a result, because parallel look-ups
   * are all admitted before the first one misses.
   */
  requireFewMisses(client: string): void {
    const wait = this.#secondsAfterMisses(client);
    if (wait > 0) throw tooManyRequests(wait);
  }

  /**
   * Admits a request from an open page. Throws 429 only for a client that guesses. Each request may be a miss, so the
   * limit on misses also limits parallel requests; the caller calls release() after each.
   */
  admitWatcher(client: string): void {
    this.requireFewMisses(client);
    const count = this.#asked.get(client) ?? 0;
    const max = this.#limits.misses.max * this.#options.factor;
    if (count >= Math.max(1, max)) throw tooManyRequests(1);
    this.#asked.set(client, count + 1);
  }

  /** Call it once a page's request is done and any miss is recorded. */
  release(client: string): void {
    const left = (this.#asked.get(client) ?? 0) - 1;
    if (left > 0) this.#asked.set(client, left);
    else this.#asked.delete(client);
  }

  /** Counts a miss; returns true if it starts the harvest mode. */
  recordMiss(client: string): boolean {
    this.#misses.add(client, 1);
    this.#turnMinute();
    this.#minute.misses += 1;
    if (this.#minute.misses !== this.#tooMany()) return false;
    this.#busyMinutes += 1;
    if (this.#busyMinutes < this.#limits.harvest.minutes) return false;
    const starts = !this.harvesting;
    this.#harvestedAt = this.#options.clock.now().getTime();
    return starts;
  }

  /** Whether codes are being harvested; guessable ones are then shown masked. */
  get harvesting(): boolean {
    const ms = this.#limits.harvest.seconds * 1000;
    return isWithin(ms, this.#harvestedAt, this.#options.clock.now().getTime());
  }

  #secondsAfterMisses(client: string): number {
    return this.#misses.secondsUntilFree(client, this.#maxMisses());
  }

  /** Returns the maximum misses of a client. While all clients together exceed their limit, one miss is enough. */
  #maxMisses(): number {
    this.#turnMinute();
    if (this.#minute.misses >= this.#tooMany()) return 1 / this.#options.factor;
    return this.harvesting
      ? this.#limits.harvest.maxMisses
      : this.#limits.misses.max;
  }

  #tooMany(): number {
    return Math.floor(
      this.#limits.harvest.missesPerMinute * this.#options.factor,
    ) + 1;
  }

  #turnMinute(): void {
    const now = this.#options.clock.now().getTime();
    if (isWithin(MINUTE_MS, this.#minute.startedAt, now)) return;
    const isNext = isWithin(2 * MINUTE_MS, this.#minute.startedAt, now);
    const wasBusy = this.#minute.misses >= this.#tooMany();
    if (!wasBusy || !isNext) this.#busyMinutes = 0;
    this.#minute = { startedAt: now, misses: 0 };
  }
}
