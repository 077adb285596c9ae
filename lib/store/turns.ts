import { Deadline } from "./failures.ts";

/** Queues by name: runs work one after another. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /**
   * Runs `work` after all earlier work of this name. A hanging store fails everything queued, or the last would wait for
   * all deadlines; any other failure affects only its own work.
   */
  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(name);
    const result = before === undefined ? work() : before.then(work);
    const ended = result.then(ignore, passHang);
    // The last one may have no follower; its failure is reported through `result` only.
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
