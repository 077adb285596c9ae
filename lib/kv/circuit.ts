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
  #openUntil = 0;

  /** @param now milliseconds since the epoch */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Throws 503 while the circuit is open. */
  check(): void {
    if (this.#now() < this.#openUntil) throw unavailable();
  }

  /** Counts an operation that was not answered. */
  recordTimeout(): void {
    const now = this.#now();
    this.#timeouts = [
      ...this.#timeouts.filter((at) => at > now - WINDOW_MS),
      now,
    ];
    if (this.#timeouts.length < MAX_TIMEOUTS) return;
    this.#timeouts = [];
    this.#openUntil = now + OPEN_MS;
  }
}
