import { AppError } from "../errors.ts";

/** Queues by name: one piece of work after another. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Runs `work` when all earlier work under the name has ended; a 503 of the one in front is passed on. */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name);
    const result = before === undefined ? work() : before.then(work);
    const ended = result.then(ignore, passOutage);
    // Nobody may wait for the last one; then its failure is reported through `result` alone.
    ended.catch(ignore);
    this.#last.set(name, ended);
    try {
      return await result;
    } finally {
      if (this.#last.get(name) === ended) this.#last.delete(name);
    }
  }
}

function ignore(): void {}

function passOutage(error: unknown): void {
  if (error instanceof AppError && error.status === 503) throw error;
}
