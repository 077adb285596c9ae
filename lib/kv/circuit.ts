import { isWithin } from "../clock.ts";
import { unavailable } from "../errors.ts";

const MAX_TIMEOUTS = 5;
const WINDOW_MS = 10_000;
const OPEN_MS = 2_000;

/**
 * Refuses work for two seconds after five unanswered operations within ten, so that callers get a quick 503 instead of
 * piling up behind a store that hangs (security section 3).
 */
export class Circuit {
  readonly #now: () => number;
  #timeouts: number[] = [];
  #openedAt = -Infinity;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Throws 503 while the circuit is open. */
  check(): void {
    if (isWithin(OPEN_MS, this.#openedAt, this.#now())) throw unavailable();
  }

  /** Counts an operation that was not answered. */
  recordTimeout(): void {
    const now = this.#now();
    this.#timeouts = [
      ...this.#timeouts.filter((at) => isWithin(WINDOW_MS, at, now)),
      now,
    ];
    if (this.#timeouts.length < MAX_TIMEOUTS) return;
    this.#timeouts = [];
    this.#openedAt = now;
  }
}
