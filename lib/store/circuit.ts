import { isWithin } from "@/lib/clock.ts";
import { unavailable } from "@/lib/errors.ts";

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
    if (isWithin(OPEN_MS, this.#triedAt, now)) throw unavailable();
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
