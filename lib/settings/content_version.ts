import { idTime, newId } from "@/lib/store/stamps.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { getSettings } from "./settings.ts";

const KEY = ["content_version"];
/** Days begin on a quarter of an hour in every time zone. */
const QUARTER_MS = 15 * 60_000;

/** Changes the version of the cached pages' content, in the commit that changes a content page or a review. */
export function changeContent(tx: Transaction): void {
  tx.set(KEY, newId(tx.now));
}

/** Returns the version of the content, at most a second old; null before the first change. */
export function getContentVersion(kv: Kv): Promise<string | null> {
  return kv.getCached<string>(KEY);
}

/**
 * Returns the version of everything that cached pages show, at most a second old: of the settings, the content and the time,
 * because the year in the footer may be the current one.
 */
export async function getSiteVersion(kv: Kv): Promise<string> {
  const { version } = await getSettings(kv);
  const content = await getContentVersion(kv);
  const quarter = Math.floor(kv.now().getTime() / QUARTER_MS);
  return `${version} ${content} ${quarter}`;
}

/** Returns the time of the last change of the content, or null before the first one. */
export async function contentChangedAt(kv: Kv): Promise<Date | null> {
  const version = await getContentVersion(kv);
  return version === null ? null : idTime(version);
}

/**
 * Returns a function that caches the result of `read` for each store until the content version changes, at most a second
 * late.
 */
export function contentSnapshot<T>(
  read: (kv: Kv) => Promise<T>,
): (kv: Kv) => Promise<T> {
  const snapshots = new WeakMap<
    Kv,
    { version: string | null; value: Promise<T> }
  >();
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
