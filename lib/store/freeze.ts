/** The key that forbids writes to all instances of a store. */
export const FREEZE: Deno.KvKey = ["meta", "freeze", "2.2.0"];

/** The hash of a dump that is being loaded; the server does not start on such a store. */
export const LOADING: Deno.KvKey = ["meta", "import"];

/** A freeze of the store. It expires, in case its owner dies. */
export interface Freeze {
  /** Milliseconds since the epoch. */
  until: number;
  /** Identifies the owner, so that it recognizes its freeze after a lost response. */
  by: string;
}

/** The store could not be kept frozen. The message is for the operator. */
export class FreezeError extends Error {
  override name = "FreezeError";
}

/** Reports whether an entry of the FREEZE key forbids writes. */
export function isFrozen(
  { value }: Deno.KvEntryMaybe<Freeze>,
  now: Date,
): boolean {
  return value !== null && value.until > now.getTime();
}

interface Hold {
  /** The key that holds the freeze. */
  key: Deno.KvKey;
  now: Date;
  ms: number;
  held: string | null;
}

/**
 * Starts a freeze, or prolongs the one identified by `held`; returns the identifier for the next call. Throws
 * FreezeError when another process holds one, or when the freeze to prolong has expired.
 */
export async function hold(
  db: Deno.Kv,
  { key, now, ms, held }: Hold,
): Promise<string> {
  const entry = await db.get<Freeze>(key);
  const isOwn = held !== null && entry.versionstamp === held;
  if (held !== null && !(isOwn && isFrozen(entry, now))) {
    throw new FreezeError("The store was written to in the meantime");
  }
  if (held === null && isFrozen(entry, now)) {
    throw new FreezeError("The store is frozen already, by another dump");
  }
  const freeze: Freeze = {
    until: now.getTime() + ms,
    by: crypto.randomUUID(),
  };
  const result = await db.atomic().check(entry).set(key, freeze).commit();
  if (result.ok) return result.versionstamp;
  // After a lost response, a remote store's client repeats the commit, and the repetition fails although the first
  // attempt succeeded.
  const { value, versionstamp } = await db.get<Freeze>(key);
  if (value?.by === freeze.by) return versionstamp!;
  throw new FreezeError("Another dump was faster");
}

/** Ends the freeze identified by `held`, and no other. */
export async function release(
  db: Deno.Kv,
  { key, held }: Pick<Hold, "key"> & { held: string },
): Promise<void> {
  await db.atomic().check({ key, versionstamp: held }).delete(key).commit();
}
