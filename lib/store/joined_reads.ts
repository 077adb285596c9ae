import { setImmediate } from "node:timers";
import { AppError } from "@/lib/errors.ts";

type ReadMany = (
  keys: readonly Deno.KvKey[],
) => Promise<Deno.KvEntryMaybe<unknown>[]>;

interface Waiting {
  key: Deno.KvKey;
  resolve: (entry: Deno.KvEntryMaybe<unknown>) => void;
  reject: (error: unknown) => void;
}

/** So many keys `getMany` takes. */
const MAX_KEYS = 10;

/**
 * Makes one read of those that requests ask for in the same turn of the event loop: the way to the store and back costs more
 * than the reading.
 */
export class JoinedReads {
  readonly #readMany: ReadMany;
  #waiting: Waiting[] = [];

  constructor(readMany: ReadMany) {
    this.#readMany = readMany;
  }

  /** Returns the entry of a key. */
  get(key: Deno.KvKey): Promise<Deno.KvEntryMaybe<unknown>> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#readAll());
      this.#waiting.push({ key, resolve, reject });
      if (this.#waiting.length === MAX_KEYS) this.#readAll();
    });
  }

  #readAll(): void {
    const waiting = this.#waiting;
    if (waiting.length === 0) return;
    this.#waiting = [];
    this.#readMany(waiting.map(({ key }) => key)).then(
      (entries) => waiting.forEach(({ resolve }, i) => resolve(entries[i]!)),
      (error) => this.#failAll(waiting, error),
    );
  }

  /** A store that is out of order fails them all; a key that it refuses is the fault of one of them. */
  #failAll(waiting: Waiting[], error: unknown): void {
    for (const { key, resolve, reject } of waiting) {
      if (waiting.length === 1 || error instanceof AppError) reject(error);
      else this.#readMany([key]).then(([entry]) => resolve(entry!), reject);
    }
  }
}
