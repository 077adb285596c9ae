/** The key that forbids writes to all instances of a store. */
export const FREEZE: Deno.KvKey = ["meta", "freeze", "2.1.0"];

/** The hash of a dump that is being loaded; the server does not start on such a store. */
export const LOADING: Deno.KvKey = ["meta", "import"];

/** A freeze. It expires in case its owner dies. */
export interface Freeze {
  /** Milliseconds since the epoch. */
  until: number;
  /** Identifies the owner, which may have lost the answer. */
  by: string;
}

/** A store could not be kept frozen; the operator reads the message. */
export class FreezeError extends Error {
  override name = "FreezeError";
}

/** Reports whether an entry of FREEZE forbids writes. */
export function isFrozen(
  { value }: Deno.KvEntryMaybe<Freeze>,
  now: Date,
): boolean {
  return value !== null && value.until > now.getTime();
}

interface Hold {
  /** The entry of the freeze. */
  key: Deno.KvKey;
  now: Date;
  ms: number;
  held: string | null;
}

/**
 * Starts a freeze, or prolongs the one identified by `held`; returns the identifier for the next call. Throws FreezeError
 * when another process holds one, or when this one had expired.
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
  // A remote store's client repeats a commit after a lost answer, which then fails although it was done.
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
