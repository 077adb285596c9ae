import { Deadline } from "./failures.ts";

/** Queues by name: one piece of work after another. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /**
   * Runs `work` when all earlier work under the name has ended. A store that hangs fails everybody, or the last in the queue
   * would wait for the deadlines of all; any other failure is the own of whom it hit.
   */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name);
    const result = before === undefined ? work() : before.then(work);
    const ended = result.then(ignore, passHang);
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

function passHang(error: unknown): void {
  if (error instanceof Error && error.cause instanceof Deadline) throw error;
}
