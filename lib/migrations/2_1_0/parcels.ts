import type { Migration } from "@/lib/migrations/rows.ts";
import { withStage } from "@/lib/parcels/filing.ts";
import { refile } from "@/lib/parcels/refiling.ts";
import {
  type Cell,
  decodeParcel,
  encodeParcel,
  type StoredParcel,
} from "@/lib/parcels/store.ts";
import type { StatusMeanings } from "@/lib/statuses/meanings.ts";

/** Files parcels under the stages that the current table gives their statuses; reports keep their counts. */
export const parcels: Migration<Cell[]> = {
  name: "parcels",
  share: 10,
  prefix: ["parcels"],
  isOld: ({ key, value }, statuses) =>
    isMisfiled(decodeParcel(String(key[1]), value), statuses),
  convert(tx, { key, value }, statuses) {
    const before = decodeParcel(String(key[1]), value);
    refile(tx, before, withStage(before, statuses));
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
  isOld: ({ value }, statuses) => isMisfiled(decodeTrashed(value), statuses),
  convert(tx, { key, value }, statuses) {
    const record = encodeParcel(withStage(decodeTrashed(value), statuses));
    tx.set(key, { ...value, record });
  },
};

function decodeTrashed({ record_id, record }: Trashed): StoredParcel {
  return decodeParcel(record_id, record);
}

function isMisfiled(
  { stage, status }: StoredParcel,
  statuses: StatusMeanings,
): boolean {
  return stage !== statuses.filedStageOf(status);
}
