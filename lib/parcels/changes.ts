import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";

/** The number of buckets that parcels are grouped into, to limit the reads for open tracking pages. */
const BUCKETS = 64;

/**
 * Marks a change of a parcel in the caller's commit. The mark is shared by a bucket of parcels and written without being
 * read, so it costs no version check and causes no conflict.
 */
export function markChanged(tx: Transaction, parcelId: string): void {
  tx.set(changesKey(bucketOf(parcelId)), crypto.randomUUID());
}

/** Returns a parcel's bucket. */
export function bucketOf(parcelId: string): number {
  let hash = 0;
  for (const char of parcelId) hash = (hash * 31 + char.charCodeAt(0)) >>> 0;
  return hash % BUCKETS;
}

/** Reads the mark of a bucket; a different mark means that a parcel in the bucket changed. */
export function readMark(kv: Kv, bucket: number): Promise<string | null> {
  return kv.get<string>(changesKey(bucket));
}

function changesKey(bucket: number): Key {
  return ["changes", bucket];
}
