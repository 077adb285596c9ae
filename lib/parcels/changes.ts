import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";

/** Buckets of all parcels, which bound the reads of a watcher. */
const BUCKETS = 64;

/**
 * Marks a change of a parcel's view in a commit. The mark belongs to a bucket of parcels and is written unread, so it
 * costs neither a check nor a conflict.
 */
export function markChanged(tx: Transaction, parcelId: string): void {
  tx.set(keyOf(bucketOf(parcelId)), crypto.randomUUID());
}

/** Returns the bucket of a parcel, whose mark changes with it. */
export function bucketOf(parcelId: string): number {
  let hash = 0;
  for (const char of parcelId) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash % BUCKETS;
}

/** Reads the mark of a bucket; a different one means that a parcel in the bucket changed. */
export function readMark(kv: Kv, bucket: number): Promise<string | null> {
  return kv.get<string>(keyOf(bucket));
}

function keyOf(bucket: number): Key {
  return ["changes", bucket];
}
