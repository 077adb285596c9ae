import { unavailable } from "@/lib/errors.ts";

export interface SlotLimits {
  running: number;
  waiting: number;
  /** Creates the error for a full queue; by default a 503. */
  refuse?: () => Error;
}

/** Limits concurrent work: up to `running` run, up to `waiting` queue, the rest are refused. */
export class Slots {
  readonly #limits: SlotLimits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Whether nothing is running or waiting. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Runs `work` in a slot. Throws 503 if the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(): Promise<void> {
    const { running, waiting, refuse = unavailable } = this.#limits;
    if (this.#running < running) this.#running += 1;
    else if (this.#waiting.length >= waiting) throw refuse();
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Hands the slot to the first work in the queue, so that a newcomer cannot take it. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running -= 1;
    else next();
  }
}

/** Limits concurrent work of each key, such as a person, and of all keys together. */
export class KeyedSlots {
  readonly #each: SlotLimits;
  readonly #all: Slots | undefined;
  readonly #own = new Map<string, Slots>();

  constructor(each: SlotLimits, all?: SlotLimits) {
    this.#each = each;
    this.#all = all && new Slots(all);
  }

  /** Runs `work` in a slot of the key. Throws 503 if the queue is full. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const own = this.#own.get(key) ?? new Slots(this.#each);
    this.#own.set(key, own);
    try {
      return await own.run(() => this.#all?.run(work) ?? work());
    } finally {
      if (own.isIdle) this.#own.delete(key);
    }
  }

  /** Takes a slot of the key until the returned function is called. Throws 503 if the queue is full. */
  hold(key: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      this.run(key, () => new Promise<void>(resolve)).catch(reject);
    });
  }
}

/** Named queues: work with the same name runs one after another. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();
  readonly #isFatal: (error: unknown) => boolean;

  /** @param isFatal reports whether an error fails all work queued behind it */
  constructor(isFatal: (error: unknown) => boolean) {
    this.#isFatal = isFatal;
  }

  /**
   * Runs `work` after all earlier work with this name. An error that is not fatal fails only the work that threw it.
   */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name);
    const result = before === undefined ? work() : before.then(work);
    const ended = result.then(() => {}, (error) => {
      if (this.#isFatal(error)) throw error;
    });
    // Nothing may be queued behind it; then its failure is reported through `result` only.
    ended.catch(() => {});
    this.#last.set(name, ended);
    try {
      return await result;
    } finally {
      if (this.#last.get(name) === ended) this.#last.delete(name);
    }
  }
}
