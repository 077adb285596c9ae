import { FREEZE, type Freeze } from "@/lib/store/freeze.ts";
import { TABLE } from "@/lib/statuses/known.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";

/** The form of a store's data. */
export type Form =
  /** That of this version. */
  | "present"
  /** That of the previous version, perhaps partly converted. */
  | "former"
  /** That of an earlier version, or not fully converted by 2.0.0. */
  | "older"
  | "empty";

/** Says in which form a store's data is. */
interface Mark {
  /** When it got this form. */
  since: string;
  /** The number of the table by which its parcels are filed. */
  table: number;
}

/** The key of the mark of this version, and until the end of a conversion of its progress. */
export const MARK: Key = ["migrations", "2.1.0"];

/** The key of the mark of version 2.0.0: a text, and until the end of its conversion an object. */
export const FORMER_MARK: Key = ["migrations", "2.0.0"];

export const TOO_OLD =
  "The data is older than 2.0.0: start 2.0.0 once and let it finish";
export const NOT_CONVERTED =
  "The data of an earlier version is not converted yet: start the server once and let it finish";

/** Keys that commits and tasks leave in a store without data. */
const NO_DATA: Deno.KvKeyPart[] = ["commits", "meta"];
const READ_TOGETHER = 500;

/** Reports whether an entry shows that data has, or can get, the form of this version. */
export function showsForm({ key, value }: Entry<unknown>): boolean {
  const [kind, version] = key;
  return kind === MARK[0] && (version === MARK[1] ||
    version === FORMER_MARK[1] && typeof value === "string");
}

/** Reports whether a value of MARK says that data has the form of this version. */
export function isPresent(mark: Partial<Mark> | null): boolean {
  return mark?.since !== undefined && mark.table === TABLE;
}

/** Returns the form of a store's data. */
export async function formOf(kv: Kv): Promise<Form> {
  const [mark, former] = await kv.getMany([MARK, FORMER_MARK]);
  if (isPresent(mark as Partial<Mark> | null)) return "present";
  if (mark !== null || typeof former === "string") return "former";
  return await isEmpty(kv) ? "empty" : "older";
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
    setMark(tx);
    raiseFence(tx);
  });
}

/** Marks a store as data of this version, in the caller's commit. */
export function setMark(tx: Transaction): void {
  tx.delete(FORMER_MARK);
  tx.set(MARK, { since: tx.now.toISOString(), table: TABLE } satisfies Mark);
}

/** The key that stops the writes of all instances of version 2.0.0, each of whose commits depends on it. */
export const FENCE: Key = ["meta", "frozen"];

/** The last moment of a date. */
const FOR_EVER = 8_640_000_000_000_000;

/** Stops version 2.0.0 from writing for good, in the caller's commit. */
export function raiseFence(tx: Transaction): void {
  const freeze: Freeze = { until: FOR_EVER, by: "2.1.0" };
  tx.set(FENCE, freeze);
}

/** Stops version 2.0.0 from writing for good; returns false and does nothing while it makes a dump. */
export function fenceOff(kv: Kv): Promise<boolean> {
  return kv.transact(async (tx) => {
    const freeze = await tx.read<Freeze>(FENCE);
    if (freeze?.until === FOR_EVER) return true;
    if (freeze !== null && freeze.until > tx.now.getTime()) return false;
    raiseFence(tx);
    return true;
  });
}

/** Returns the key that freezes a store: the one that 2.0.0 observes if it may still write. */
export async function freezeKey(kv: Kv): Promise<Key> {
  const freeze = await kv.get<Freeze>(FENCE);
  return freeze?.until === FOR_EVER ? FREEZE : FENCE;
}
