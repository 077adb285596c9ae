import type { Key } from "./kv.ts";
import { nameOf } from "./transaction.ts";

const MAX_AGE_MS = 1_000;

/**
 * Caches values for a second, which bounds how long instances disagree. Time is the machine's, not the store's clock,
 * which tests may stop.
 */
export class RecentValues {
  readonly #values = new Map<
    string,
    { readAt: number; value: Promise<unknown> }
  >();

  /** Returns the cached value of a key or reads it; failures are not cached. */
  get<T>(key: Key, read: () => Promise<T | null>): Promise<T | null> {
    const name = nameOf(key);
    const now = performance.now();
    const known = this.#values.get(name);
    if (known !== undefined && now - known.readAt < MAX_AGE_MS) {
      return known.value as Promise<T | null>;
    }
    const value = read();
    const recent = { readAt: now, value };
    this.#values.set(name, recent);
    value.catch(() => {
      if (this.#values.get(name) === recent) this.#values.delete(name);
    });
    return value;
  }

  /** Evicts keys by their texts now, and again when the returned function is called. */
  forget(names: readonly string[]): () => void {
    const forget = (): void => {
      for (const name of names) this.#values.delete(name);
    };
    forget();
    return forget;
  }
}
