import { prepareFile } from "@/lib/store/file.ts";
import type { Kv, KvOptions, Operation } from "@/lib/store/kv.ts";
import { createKv } from "@/lib/store/open.ts";
import { isFile, isUrl } from "@/lib/env_values.ts";

/** Hooks of a faulty store, which may throw, delay or never return. */
export interface Faults {
  before?(operation: Operation): Promise<void> | void;
  /** Runs after the operation; if it throws, the caller does not learn the outcome. */
  after?(operation: Operation): Promise<void> | void;
}

export interface FaultyOptions extends KvOptions {
  faults?: Faults;
}

/** Opens a store like openKv() whose operations call `faults`, except reads of the freeze alone. */
export async function openFaultyKv(
  path: string,
  { faults = {}, ...options }: FaultyOptions = {},
): Promise<Kv> {
  if (isFile(path)) await prepareFile(path);
  const db = faultyDb(await Deno.openKv(path), faults);
  return createKv(db, options, isUrl(path) ? { url: path } : undefined);
}

/** Wraps a database so that the operations used by Kv call `faults`. */
export function faultyDb(db: Deno.Kv, faults: Faults): Deno.Kv {
  async function run<T>(
    kind: Operation["kind"],
    keys: readonly Deno.KvKey[],
    work: () => Promise<T>,
  ): Promise<T> {
    await faults.before?.({ kind, keys });
    const result = await work();
    await faults.after?.({ kind, keys });
    return result;
  }

  async function* list(
    selector: Deno.KvListSelector,
    options?: Deno.KvListOptions,
  ) {
    const first = "prefix" in selector ? selector.prefix : selector.start;
    const read = () => Array.fromAsync(db.list(selector, options));
    yield* await run("list", [first], read);
  }

  function atomic(): Deno.AtomicOperation {
    const operation = db.atomic();
    const keys: Deno.KvKey[] = [];
    const { set, delete: remove, commit } = operation;
    return Object.assign(operation, {
      set(key: Deno.KvKey, value: unknown) {
        // The mark of a commit on a remote store.
        if (key[0] !== "commits") keys.push(key);
        return set.call(operation, key, value);
      },
      delete(key: Deno.KvKey) {
        keys.push(key);
        return remove.call(operation, key);
      },
      commit: () => run("commit", keys, () => commit.call(operation)),
    });
  }

  const faulty = {
    list,
    atomic,
    get: (key: Deno.KvKey) => db.get(key),
    getMany: (keys: readonly Deno.KvKey[]) =>
      run("get", keys, () => db.getMany<unknown[]>(keys)),
    delete: (key: Deno.KvKey) => run("commit", [key], () => db.delete(key)),
    close: () => db.close(),
  };
  return faulty as unknown as Deno.Kv;
}
