type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Deno's default batch size for lists. */
const BATCH = 100;

/** The recorded requests to the store. */
export interface StoreRequests {
  requests: string[];
  /** The number of keys read, including absent keys of a get. */
  readonly keysRead: number;
}

/**
 * Records every request to the store until disposed. Replaces the methods of `Deno.Kv`, below `Kv`, so that no cache hides a
 * request. A get, a getMany, a commit and each batch of a list count as one request.
 */
export function recordStoreRequests(): StoreRequests & Disposable {
  const requests: string[] = [];
  const keys = { read: 0 };
  const restores: (() => void)[] = [];

  function replace(
    target: object,
    name: string,
    wrap: (original: Method) => Method,
  ): void {
    const methods = target as Record<string, Method>;
    const original = methods[name]!;
    methods[name] = wrap(original);
    restores.push(() => methods[name] = original);
  }

  function record(
    target: object,
    name: string,
    keysOf: (asked: unknown) => number = () => 0,
  ): void {
    replace(target, name, (original) =>
      function (...args) {
        keys.read += keysOf(args[0]);
        requests.push(`${name} ${JSON.stringify(args[0] ?? null)}`);
        return original.apply(this, args);
      });
  }

  async function* recordBatches(
    entries: AsyncIterable<unknown>,
    range: string,
    size: number,
  ): AsyncGenerator<unknown> {
    let read = 0;
    requests.push(range);
    for await (const entry of entries) {
      if (read > 0 && read % size === 0) requests.push(range);
      read++;
      keys.read++;
      yield entry;
    }
  }

  for (const name of ["set", "delete"]) record(Deno.Kv.prototype, name);
  record(Deno.Kv.prototype, "get", () => 1);
  record(Deno.Kv.prototype, "getMany", (asked) => (asked as unknown[]).length);
  record(Deno.AtomicOperation.prototype, "commit");
  replace(Deno.Kv.prototype, "list", (original) =>
    function (...args) {
      const [selector, options] = args as [object, Deno.KvListOptions?];
      const entries = original.apply(this, args) as AsyncIterable<unknown>;
      const range = `list ${JSON.stringify(selector)}`;
      return recordBatches(entries, range, options?.batchSize ?? BATCH);
    });
  return {
    requests,
    get keysRead() {
      return keys.read;
    },
    [Symbol.dispose]: () => restores.forEach((restore) => restore()),
  };
}
