import { FREEZE, type Freeze } from "@/lib/store/freeze.ts";
import { TABLE } from "@/lib/statuses/known.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";

/** The format of a store's data. */
export type Form =
  /** The format of this version. */
  | "present"
  /** The format of the previous version, perhaps partly converted. */
  | "former"
  /** The format of an earlier version, or data that 2.1.0 has not fully converted. */
  | "older"
  | "empty";

/** The mark of the format of a store's data. */
interface Mark {
  /** The time since which the data has this format. */
  since: string;
  /** The version of the status table used to file its parcels. */
  table: number;
}

/** The key of this version's mark; during a conversion it holds the progress. */
export const MARK: Key = ["migrations", "2.2.0"];

/** The key of version 2.1.0's mark; it lacks `since` while its conversion is incomplete. */
export const FORMER_MARK: Key = ["migrations", "2.1.0"];

export const TOO_OLD =
  "The data is older than 2.1.0: start 2.1.0 once and let it finish";
export const NOT_CONVERTED =
  "The data of an earlier version is not converted yet: start the server once and let it finish";

/** Keys that commits and tasks write even without data. */
const NO_DATA: Deno.KvKeyPart[] = ["commits", "meta"];
const READ_TOGETHER = 500;

/** Reports whether an entry proves that the data has this version's format or can be converted to it. */
export function showsForm({ key, value }: Entry<unknown>): boolean {
  const [kind, version] = key;
  return kind === MARK[0] && (version === MARK[1] ||
    version === FORMER_MARK[1] && isComplete(value));
}

/** Reports whether a value of MARK means that the data has this version's format. */
export function isPresent(mark: Partial<Mark> | null): boolean {
  return mark?.since !== undefined && mark.table === TABLE;
}

/** Reports whether a value of FORMER_MARK means that the data has the previous version's format. */
function isComplete(former: unknown): boolean {
  return (former as Partial<Mark> | null)?.since !== undefined;
}

/** Determines the format of a store's data. */
export async function formOf(kv: Kv): Promise<Form> {
  const marked = await markedForm(kv);
  if (marked !== null) return marked;
  if (await isEmpty(kv)) return "empty";
  // Of several processes that start on an empty store, another one may have marked it since.
  return await markedForm(kv) ?? "older";
}

/** Returns the format that the marks of a store tell; null for a store without one. */
async function markedForm(kv: Kv): Promise<"present" | "former" | null> {
  const [mark, former] = await kv.getMany([MARK, FORMER_MARK]);
  if (isPresent(mark as Partial<Mark> | null)) return "present";
  return mark !== null || isComplete(former) ? "former" : null;
}

async function isEmpty(kv: Kv): Promise<boolean> {
  for await (const { key } of kv.walk([], READ_TOGETHER)) {
    if (!NO_DATA.includes(key[0]!)) return false;
  }
  return true;
}

/** Marks an empty store as having this version's format. */
export async function markEmpty(kv: Kv): Promise<void> {
  await kv.transact(async (tx) => {
    if (await tx.read(MARK) !== null) return;
    setMark(tx);
    raiseFence(tx);
  });
}

/** Marks a store as having this version's format, in the caller's commit. */
export function setMark(tx: Transaction): void {
  tx.delete(FORMER_MARK);
  tx.set(MARK, { since: tx.now.toISOString(), table: TABLE } satisfies Mark);
}

/** The key that stops all instances of version 2.1.0 from writing: each of their commits depends on it. */
export const FENCE: Key = ["meta", "freeze", "2.1.0"];

/** The latest time that a Date can represent. */
const FOR_EVER = 8_640_000_000_000_000;

/** Stops version 2.1.0 from writing permanently, in the caller's commit. */
export function raiseFence(tx: Transaction): void {
  const freeze: Freeze = { until: FOR_EVER, by: "2.2.0" };
  tx.set(FENCE, freeze);
}

/** Stops version 2.1.0 from writing permanently. Does nothing and returns false while it is making a dump. */
export function fenceOff(kv: Kv): Promise<boolean> {
  return kv.transact(async (tx) => {
    const freeze = await tx.read<Freeze>(FENCE);
    if (freeze?.until === FOR_EVER) return true;
    if (freeze !== null && freeze.until > tx.now.getTime()) return false;
    raiseFence(tx);
    return true;
  });
}

/** Returns the key that freezes a store. While version 2.1.0 may still write, it is the key that 2.1.0 checks. */
export async function freezeKey(kv: Kv): Promise<Key> {
  const freeze = await kv.get<Freeze>(FENCE);
  return freeze?.until === FOR_EVER ? FREEZE : FENCE;
}
