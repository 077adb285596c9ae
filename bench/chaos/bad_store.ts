import type { Key, Kv, Operation } from "@/lib/store/kv.ts";
import { Deadline } from "@/lib/store/failures.ts";
import type { Faults } from "@/tests/helpers/faulty_store.ts";

/**
 * Faults of an operation: the file is locked, the disk is full, the operation is never done, it is done without an
 * answer, or another client changes a value that it has read.
 */
export const TROUBLES = [
  "locked",
  "full",
  "never done",
  "never answered",
  "conflict",
] as const;

export type Trouble = typeof TROUBLES[number] | null;

/** The faults of the next operations in order; after them the store works. */
export interface Script {
  reads: Trouble[];
  commits: Trouble[];
}

export const CALM: Script = { reads: [], commits: [] };

/** Fault hooks of a store, driven by a script. */
export class BadStore implements Faults {
  /** Counts of each fault. */
  readonly met = new Map<string, number>();
  kv: Kv | undefined;
  #script: Script = CALM;
  #current: Trouble = null;
  #isTouching = false;

  follow({ reads, commits }: Script): void {
    this.#script = { reads: [...reads], commits: [...commits] };
    this.#current = null;
  }

  async before(operation: Operation): Promise<void> {
    if (this.#isTouching) return;
    const { reads, commits } = this.#script;
    const script = operation.kind === "commit" ? commits : reads;
    const trouble = script.shift() ?? null;
    this.#current = trouble;
    if (trouble === null) return;
    this.met.set(trouble, (this.met.get(trouble) ?? 0) + 1);
    if (trouble === "locked") throw new TypeError("database is locked");
    if (trouble === "full") throw new TypeError("database or disk is full");
    if (trouble === "never done") throw new Deadline();
    if (trouble === "conflict" && operation.kind === "commit") {
      await this.#touch(operation.keys);
    }
  }

  after(): void {
    const trouble = this.#current;
    if (!this.#isTouching) this.#current = null;
    if (trouble === "never answered") throw new Deadline();
  }

  /** Writes a value unchanged, which gives it a new versionstamp. */
  async #touch(keys: readonly Key[]): Promise<void> {
    this.#isTouching = true;
    this.#current = null;
    try {
      for (const key of keys) {
        if (await this.kv!.get(key) === null) continue;
        await this.kv!.transact(async (tx) => tx.set(key, await tx.read(key)));
        return;
      }
    } finally {
      this.#isTouching = false;
    }
  }
}
