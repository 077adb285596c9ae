import { FREEZE, type Freeze } from "@/lib/store/freeze.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";

/** The form of a store's data. */
export type Form =
  /** That of this version. */
  | "present"
  /** That of the previous version, perhaps partly converted. */
  | "former"
  /** That of an earlier version, or not fully converted by 1.2.0. */
  | "older"
  | "empty";

/** The key of the moment when the data got the form of this version, and until then of the conversion's progress. */
export const MARK: Key = ["migrations", "2.0.0"];

/** The marks of a store that version 1.2.0 has converted or created. */
export const FORMER_MARKS: Key[] = ["owner", "filing", "figures"]
  .map((name) => ["migrations", name]);

/** Mails of version 1.1.0 that version 1.2.0 has not adopted yet. */
const WAITING_MAILS: Key = ["outbox_due"];

export const TOO_OLD =
  "The data is older than 1.2.0: start 1.2.0 once and let it finish";
export const NOT_CONVERTED =
  "The data of 1.2.0 is not converted yet: start the server once and let it finish";

/** Keys that commits and tasks leave in a store without data. */
const NO_DATA: Deno.KvKeyPart[] = ["commits", "meta"];
const READ_TOGETHER = 500;

/** Reports whether data with these marks has, or can get, the form of this version. */
export function isConvertible(marks: Key[]): boolean {
  const names = new Set(marks.map(([, name]) => name));
  return [[MARK], FORMER_MARKS]
    .some((needed) => needed.every(([, name]) => names.has(name!)));
}

/** Returns the form of a store's data. */
export async function formOf(kv: Kv): Promise<Form> {
  const [mark, ...former] = await kv.getMany([MARK, ...FORMER_MARKS]);
  if (typeof mark === "string") return "present";
  if (mark !== null) return "former";
  if (former.includes(null)) return await isEmpty(kv) ? "empty" : "older";
  const waiting = await kv.list({ prefix: WAITING_MAILS }, { limit: 1 });
  return waiting.length === 0 ? "former" : "older";
}

async function isEmpty(kv: Kv): Promise<boolean> {
  for await (const { key } of kv.walk([], READ_TOGETHER)) {
    if (!NO_DATA.includes(key[0]!)) return false;
  }
  return true;
}

/** Marks an empty store as data of this version. */
export async function markEmpty(kv: Kv): Promise<void> {
  await kv.transact(async (tx) => {
    if (await tx.read(MARK) !== null) return;
    tx.set(MARK, tx.now.toISOString());
    raiseFence(tx);
  });
}

/** The key that stops the writes of all instances of version 1.2.0, each of whose commits depends on it. */
export const FENCE: Key = ["meta", "freeze"];

/** The last moment of a date. */
const FOR_EVER = 8_640_000_000_000_000;

/** Stops version 1.2.0 from writing for good, in the caller's commit. */
export function raiseFence(tx: Transaction): void {
  const freeze: Freeze = { until: FOR_EVER, by: "2.0.0" };
  tx.set(FENCE, freeze);
}

/** Stops version 1.2.0 from writing for good; returns false and does nothing while it makes a dump. */
export function fenceOff(kv: Kv): Promise<boolean> {
  return kv.transact(async (tx) => {
    const freeze = await tx.read<Freeze>(FENCE);
    if (freeze?.until === FOR_EVER) return true;
    if (freeze !== null && freeze.until > tx.now.getTime()) return false;
    raiseFence(tx);
    return true;
  });
}

/** Returns the key that freezes a store: the one that 1.2.0 observes if it may still write. */
export async function freezeKey(kv: Kv): Promise<Key> {
  const freeze = await kv.get<Freeze>(FENCE);
  return freeze?.until === FOR_EVER ? FREEZE : FENCE;
}
