const MAX_AGE_MS = 1_000;

interface Recent {
  readAt: number;
  value: Promise<unknown>;
}

/**
 * Caches values for a second, which bounds how long instances disagree. Time is the machine's, not the store's clock,
 * which tests may stop.
 */
export class RecentValues {
  readonly #values = new Map<string, Recent>();

  /** Returns the cached value of a key or reads it; failures are not cached. */
  get<T>(key: Deno.KvKey, read: () => Promise<T | null>): Promise<T | null> {
    const name = nameOf(key);
    const fresh = this.#fresh(name);
    if (fresh !== undefined) return fresh.value as Promise<T | null>;
    const value = read();
    const recent = { readAt: performance.now(), value };
    this.#values.set(name, recent);
    value.catch(() => {
      if (this.#values.get(name) === recent) this.#values.delete(name);
    });
    return value;
  }

  #fresh(name: string): Recent | undefined {
    const recent = this.#values.get(name);
    const isFresh = recent !== undefined &&
      performance.now() - recent.readAt < MAX_AGE_MS;
    return isFresh ? recent : undefined;
  }

  /** Evicts the keys now, and again when the returned function is called. */
  forget(keys: readonly Deno.KvKey[]): () => void {
    const forget = (): void => {
      if (this.#values.size === 0) return;
      for (const key of keys) this.#values.delete(nameOf(key));
    };
    forget();
    return forget;
  }
}

/** JSON cannot represent a bigint. */
function nameOf(key: Deno.KvKey): string {
  const hasBigint = key.some((part) => typeof part === "bigint");
  return JSON.stringify(hasBigint ? key.map((part) => [String(part)]) : key);
}
