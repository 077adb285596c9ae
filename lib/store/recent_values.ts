const MAX_AGE_MS = 1_000;

interface Recent {
  readAt: number;
  value: Promise<unknown>;
  /** What the promise brought, once it is there. */
  known: unknown;
}

/**
 * Remembers values for a second, no longer than two instances may disagree. Time is measured by the machine, not by the store's
 * clock, which tests may hold still.
 */
export class RecentValues {
  readonly #values = new Map<string, Recent>();

  /** Returns the remembered value of a key or what `read` brings; a failed read is not remembered. */
  get<T>(key: Deno.KvKey, read: () => Promise<T | null>): Promise<T | null> {
    const name = nameOf(key);
    const fresh = this.#fresh(name);
    if (fresh !== undefined) return fresh.value as Promise<T | null>;
    const recent: Recent = {
      readAt: performance.now(),
      value: read(),
      known: undefined,
    };
    this.#values.set(name, recent);
    recent.value.then(
      (value) => recent.known = value,
      () => {
        if (this.#values.get(name) === recent) this.#values.delete(name);
      },
    );
    return recent.value as Promise<T | null>;
  }

  /** Returns the remembered value of a key without waiting; undefined when it has to be read. */
  peek<T>(key: Deno.KvKey): T | null | undefined {
    return this.#fresh(nameOf(key))?.known as T | null | undefined;
  }

  #fresh(name: string): Recent | undefined {
    const recent = this.#values.get(name);
    const isFresh = recent !== undefined &&
      performance.now() - recent.readAt < MAX_AGE_MS;
    return isFresh ? recent : undefined;
  }

  /** Forgets the keys now, and once more when the returned function is called. */
  forget(keys: readonly Deno.KvKey[]): () => void {
    const forget = (): void => {
      if (this.#values.size === 0) return;
      for (const key of keys) this.#values.delete(nameOf(key));
    };
    forget();
    return forget;
  }
}

/** JSON has no form for a bigint. */
function nameOf(key: Deno.KvKey): string {
  const hasBigint = key.some((part) => typeof part === "bigint");
  return JSON.stringify(hasBigint ? key.map((part) => [String(part)]) : key);
}
