import { formerTraces } from "@/lib/migrations/2_2_0/former_entries.ts";
import { FORMER_MARK } from "@/lib/migrations/marks.ts";
import {
  type Cell,
  decodeParcel,
  type StoredParcel,
} from "@/lib/parcels/store.ts";
import { TABLE } from "@/lib/statuses/known.ts";
import type { Entry, Key, Kv } from "@/lib/store/kv.ts";
import { searchKey } from "@/lib/store/search.ts";
import { decadeOf } from "./decade.ts";
import { FileWriter } from "./file_writer.ts";
import type { Sample } from "./fill.ts";

/** Writes samples as version 2.1.0 stored them: with its index entries in place of the present ones. */
export class FormerWriter extends FileWriter {
  override set(key: Key, value: unknown): void {
    const [kind, id] = key.map(String);
    if (kind === "search" || kind!.startsWith("parcels_by_")) return;
    super.set(key, value);
    if (kind !== "parcels") return;
    const parcel = decodeParcel(id!, value as Cell[]);
    for (const entry of formerEntries(parcel)) {
      super.set(entry.key, entry.value);
    }
  }
}

/** Returns the index entries of a parcel as version 2.1.0 wrote them. */
export function formerEntries(parcel: StoredParcel): Entry<unknown>[] {
  const { entries, words } = formerTraces(parcel);
  const found = [...words].map((word) => ({
    key: searchKey("parcels", word, parcel.id),
    value: 0,
  }));
  return [...entries, ...found];
}

/** Returns samples like decadeOf() with telephone numbers in no order, as in an office. */
export function formerDecadeOf(total: number): (index: number) => Sample {
  const sampleAt = decadeOf(total);
  return (index) => {
    const sample = sampleAt(index);
    const number = String(index * 7_654_321 % 1e7).padStart(7, "0");
    return {
      ...sample,
      fields: {
        ...sample.fields,
        recipient_name: `Jo Koehler ${index}`,
        recipient_phone_number: `+49 159 ${number}`,
      },
    };
  };
}

/** Marks a store as one of version 2.1.0. */
export async function markFormer(kv: Kv): Promise<void> {
  await kv.transact((tx) =>
    tx.set(FORMER_MARK, { since: tx.now.toISOString(), table: TABLE })
  );
}
