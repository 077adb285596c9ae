import { FREEZE, type Freeze } from "@/lib/store/freeze.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";

/** What a store holds. */
export type Form =
  /** The data of this version. */
  | "present"
  /** That of the version before it, perhaps half converted. */
  | "former"
  /** That of an earlier one, or one that version 1.2.0 has not finished converting. */
  | "older"
  | "empty";

/** Marks a store in the form of this version, with the moment; before that it has the progress of the conversion. */
export const MARK: Key = ["migrations", "2.0.0"];

/** The marks of a store that version 1.2.0 has converted or made. */
export const FORMER_MARKS: Key[] = ["owner", "filing", "figures"]
  .map((name) => ["migrations", name]);

/** The mails of version 1.1.0 that version 1.2.0 has still to take over. */
const WAITING_MAILS: Key = ["outbox_due"];

/** What to do with data that is too old. */
export const TOO_OLD =
  "The data is older than 1.2.0: start 1.2.0 once and let it finish";
/** What to do with data that is to be converted. */
export const NOT_CONVERTED =
  "The data of 1.2.0 is not converted yet: start the server once and let it finish";

/** What commits and tasks leave behind in a store without data. */
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

/** Marks an empty store as one of this version. */
export async function markEmpty(kv: Kv): Promise<void> {
  await kv.transact(async (tx) => {
    if (await tx.read(MARK) !== null) return;
    tx.set(MARK, tx.now.toISOString());
    raiseFence(tx);
  });
}

/** The key that forbids writes to all instances of version 1.2.0, each of whose commits depends on it. */
export const FENCE: Key = ["meta", "freeze"];

/** The last moment of a date. */
const FOR_EVER = 8_640_000_000_000_000;

/** Forbids writes to version 1.2.0 for good, in the caller's commit. */
export function raiseFence(tx: Transaction): void {
  const freeze: Freeze = { until: FOR_EVER, by: "2.0.0" };
  tx.set(FENCE, freeze);
}

/** Forbids writes to version 1.2.0 for good; returns false, without doing so, while it makes a dump. */
export function fenceOff(kv: Kv): Promise<boolean> {
  return kv.transact(async (tx) => {
    const freeze = await tx.read<Freeze>(FENCE);
    if (freeze?.until === FOR_EVER) return true;
    if (freeze !== null && freeze.until > tx.now.getTime()) return false;
    raiseFence(tx);
    return true;
  });
}

/** Returns the key that freezes a store. A store that 1.2.0 may still write to is frozen under the only key 1.2.0 looks at. */
export async function freezeKey(kv: Kv): Promise<Key> {
  const freeze = await kv.get<Freeze>(FENCE);
  return freeze?.until === FOR_EVER ? FREEZE : FENCE;
}
