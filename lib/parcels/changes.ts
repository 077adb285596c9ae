import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";

/** So many marks stand for all parcels: whoever watches some of them reads no more than these. */
const BUCKETS = 64;

/**
 * Notes in a commit that visitors may see something new of a parcel. The mark is shared by several parcels and written
 * without being read, so that it costs neither a check nor a turn.
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

/** Reads the mark of a bucket; another one than before says that some parcel of it has changed. */
export function readMark(kv: Kv, bucket: number): Promise<string | null> {
  return kv.get<string>(keyOf(bucket));
}

function keyOf(bucket: number): Key {
  return ["changes", bucket];
}
