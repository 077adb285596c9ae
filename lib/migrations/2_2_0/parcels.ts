import type { Migration } from "@/lib/migrations/rows.ts";
import { withStage } from "@/lib/parcels/filing.ts";
import { refile } from "@/lib/parcels/refiling.ts";
import {
  type Cell,
  decodeParcel,
  encodeParcel,
  parcels as collection,
  type StoredParcel,
} from "@/lib/parcels/store.ts";
import { formerTraces } from "./former_entries.ts";

/**
 * Indexes parcels anew: replaces the entries of version 2.1.0 with those of the collection. Also files parcels under the
 * stages that the current table gives their statuses; reports keep their counts.
 */
export const parcels: Migration<Cell[]> = {
  name: "parcels",
  share: 100,
  prefix: ["parcels"],
  isOld: () => true,
  convert(tx, { key, value }, statuses) {
    const former = decodeParcel(String(key[1]), value);
    const parcel = withStage(former, statuses);
    if (parcel.stage !== former.stage) refile(tx, former, parcel);
    collection.reindex(tx, formerTraces(former), parcel);
  },
};

interface Trashed {
  record_id: string;
  record: Cell[];
}

/** Converts parcels in the trash, which are neither indexed nor counted. */
export const trashedParcels: Migration<Trashed> = {
  name: "trashed_parcels",
  share: 1,
  prefix: ["trash_parcels"],
  isOld({ value }, statuses) {
    const { stage, status } = decodeTrashed(value);
    return stage !== statuses.filedStageOf(status);
  },
  convert(tx, { key, value }, statuses) {
    const record = encodeParcel(withStage(decodeTrashed(value), statuses));
    tx.set(key, { ...value, record });
  },
};

function decodeTrashed({ record_id, record }: Trashed): StoredParcel {
  return decodeParcel(record_id, record);
}
