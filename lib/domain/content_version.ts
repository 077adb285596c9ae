import type { Kv, Transaction } from "@/lib/kv.ts";
import { newId } from "./ids.ts";

const KEY = ["content_version"];

/**
 * Says, in the commit that changes it, that something else is shown now on the pages that are kept rendered: a content
 * page or a review. The settings count their own versions.
 */
export function changeContent(tx: Transaction, now: Date): void {
  tx.set(KEY, newId(now));
}

/** Gives what is another one after every change, at most a second old (design section 3). */
export function getContentVersion(kv: Kv): Promise<string | null> {
  return kv.getCached<string>(KEY);
}
