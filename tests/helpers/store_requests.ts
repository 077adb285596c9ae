type Method = (this: unknown, ...args: unknown[]) => unknown;

/** Deno's default batch size of a list. */
const BATCH = 100;

/**
 * Records every request to the store until it is disposed. It replaces the methods of `Deno.Kv`, below `Kv`, so that no cache hides
 * one. A get, a getMany, a commit and each batch of a list are one request.
 */
export function recordStoreRequests(): { requests: string[] } & Disposable {
  const requests: string[] = [];
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

  function record(target: object, name: string): void {
    replace(target, name, (original) =>
      function (...args) {
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
      yield entry;
    }
  }

  for (const name of ["get", "getMany", "set", "delete"]) {
    record(Deno.Kv.prototype, name);
  }
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
    [Symbol.dispose]: () => restores.forEach((restore) => restore()),
  };
}
