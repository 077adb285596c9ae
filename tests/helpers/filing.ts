import { BY_DUE, BY_EVENT, BY_STAGE } from "@/lib/parcels/filing.ts";
import { decodeParcel, encodeParcel } from "@/lib/parcels/store.ts";
import type { Kv } from "@/lib/store/kv.ts";

/** The first parts of the keys that follow from where parcels are filed. */
export const FILED = [
  ...[BY_STAGE, BY_DUE, BY_EVENT],
  ...["parcel_counts", "parcels_due", "parcel_events"],
];

/** Turns all parcels of a store into ones of version 1.1.0, which knew no stages, indexes of them, and counts. */
export async function unfile(kv: Kv): Promise<void> {
  const rows = await kv.list<never>({ prefix: ["parcels"] }, { limit: 99_999 });
  const filed = await kv.list({ prefix: [] }, { limit: 999_999 });
  for (const { key, value } of rows) {
    const parcel = decodeParcel(String(key[1]), value);
    const former = { ...parcel, stage: null, newest_entry: null };
    await kv.transact((tx) => tx.set(key, encodeParcel(former)));
  }
  for (const { key } of filed) {
    if (!FILED.includes(String(key[0]))) continue;
    await kv.transact((tx) => tx.delete(key));
  }
}

/** Returns the index entries of parcels by stage, due day and last event, as texts. */
export async function filedKeys(kv: Kv): Promise<string[]> {
  const lists = [BY_STAGE, BY_DUE, BY_EVENT].map((index) =>
    kv.list({ prefix: [index] }, { limit: 99_999 })
  );
  return (await Promise.all(lists)).flat().map(({ key }) => key.join("/"));
}
