import { unavailable } from "@/lib/errors.ts";

export interface SlotLimits {
  running: number;
  waiting: number;
  /** Makes what is thrown when too many wait; a 503 unless told. */
  refuse?: () => Error;
}

/** Lets so many pieces of work run at once and so many wait; more are refused. */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Whether nothing runs, and so nothing waits. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Runs `work` when there is a slot; throws 503 when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    if (this.#running < this.#limits.running) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#limits.waiting) {
      const { refuse = unavailable } = this.#limits;
      return Promise.reject(refuse());
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The slot goes straight to the one that waited longest, so that no newcomer takes it in between. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}
