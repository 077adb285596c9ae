/** Where it is noted, for every instance of a store, that nothing may be written. */
export const FREEZE: Deno.KvKey = ["meta", "freeze"];

/** The hash of a dump that is being loaded; the server does not start on such a store. */
export const LOADING: Deno.KvKey = ["meta", "import"];

/** What is noted about a freeze: it ends by itself, in case that whoever asked for it has died. */
export interface Freeze {
  /** Milliseconds since the epoch. */
  until: number;
  /** Reports whoever has lost the answer that the freeze is his. */
  by: string;
}

/** Says that a store could not be kept frozen; its message is what the operator reads. */
export class FreezeError extends Error {
  override name = "FreezeError";
}

/** Reports whether an entry of FREEZE forbids writing. */
export function isFrozen(
  { value }: Deno.KvEntryMaybe<Freeze>,
  now: Date,
): boolean {
  return value !== null && value.until > now.getTime();
}

/**
 * Begins a freeze, or prolongs the one that `held` was given for, and gives what the next call takes. Throws FreezeError
 * when somebody else holds one, or when the own one had ended in the meantime.
 */
export async function hold(
  db: Deno.Kv,
  { now, ms, held }: { now: Date; ms: number; held: string | null },
): Promise<string> {
  const entry = await db.get<Freeze>(FREEZE);
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
  const result = await db.atomic().check(entry).set(FREEZE, freeze).commit();
  if (result.ok) return result.versionstamp;
  // A remote store's client repeats a commit whose answer was lost, which fails when it had been done.
  const { value, versionstamp } = await db.get<Freeze>(FREEZE);
  if (value?.by === freeze.by) return versionstamp!;
  throw new FreezeError("Another dump was faster");
}

/** Ends the freeze that `held` was given for; one that somebody else has begun since stays. */
export async function release(db: Deno.Kv, held: string): Promise<void> {
  await db.atomic().check({ key: FREEZE, versionstamp: held }).delete(FREEZE)
    .commit();
}
