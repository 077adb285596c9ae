import { FREEZE, type Freeze } from "@/lib/store/freeze.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";

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
