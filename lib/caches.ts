/** A map of at most `max` entries. Beyond that it evicts the least recently used one. */
export class BoundedMap<K, V> extends Map<K, V> {
  readonly #max: number;

  constructor(max: number) {
    super();
    this.#max = max;
  }

  override get(key: K): V | undefined {
    const value = super.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  override set(key: K, value: V): this {
    // Maps keep insertion order: the first key is the least recently used.
    super.delete(key);
    super.set(key, value);
    if (this.size > this.#max) super.delete(this.keys().next().value!);
    return this;
  }

  override getOrInsertComputed(key: K, compute: (key: K) => V): V {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    this.set(key, value);
    return value;
  }
}

const MAX_AGE_MS = 1_000;

/**
 * Caches values for a second; instances disagree for no longer than that. Uses the machine's time, because tests may
 * stop the store's clock.
 */
export class RecentValues {
  readonly #values = new Map<
    string,
    { readAt: number; value: Promise<unknown> }
  >();

  /** Returns the cached value of a name, or reads it. Does not cache failures. */
  get<T>(name: string, read: () => Promise<T | null>): Promise<T | null> {
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

  /** Evicts names now, and again when the returned function is called. */
  forget(names: readonly string[]): () => void {
    const forget = (): void => {
      for (const name of names) this.#values.delete(name);
    };
    forget();
    return forget;
  }
}
