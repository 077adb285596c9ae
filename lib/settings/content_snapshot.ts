import type { Kv } from "@/lib/store/kv.ts";
import { getContentVersion } from "./content_version.ts";

interface Snapshot<T> {
  version: string | null;
  value: Promise<T>;
}

/**
 * Returns a function that caches the result of `read` for each store until the content version changes, at most a second
 * late.
 */
export function contentSnapshot<T>(
  read: (kv: Kv) => Promise<T>,
): (kv: Kv) => Promise<T> {
  const snapshots = new WeakMap<Kv, Snapshot<T>>();
  return async function remembered(kv) {
    const version = await getContentVersion(kv);
    const known = snapshots.get(kv);
    if (known?.version === version) return known.value;
    // Read after the version: the value may be newer than it, never older.
    const snapshot = { version, value: read(kv) };
    snapshots.set(kv, snapshot);
    snapshot.value.catch(() => {
      if (snapshots.get(kv) === snapshot) snapshots.delete(kv);
    });
    return snapshot.value;
  };
}
