import type { Migration } from "@/lib/migrations/rows.ts";
import { countFiling, filingEntries, withStage } from "@/lib/parcels/filing.ts";
import {
  type Cell,
  decodeParcel,
  encodeParcel,
  type StoredParcel,
} from "@/lib/parcels/store.ts";
import { filedStageOf } from "@/lib/statuses/stages.ts";

/** Files parcels under the stages that the current table gives their statuses; reports keep their counts. */
export const parcels: Migration<Cell[]> = {
  name: "parcels",
  share: 10,
  prefix: ["parcels"],
  isOld: ({ key, value }) => isMisfiled(decodeParcel(String(key[1]), value)),
  convert(tx, { key, value }) {
    const before = decodeParcel(String(key[1]), value);
    const after = withStage(before);
    tx.set(key, encodeParcel(after));
    for (const { key } of filingEntries(before)) tx.delete(key);
    for (const { key, value } of filingEntries(after)) tx.set(key, value);
    countFiling(tx, before, after);
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
  isOld: ({ value }) => isMisfiled(decodeTrashed(value)),
  convert(tx, { key, value }) {
    const record = encodeParcel(withStage(decodeTrashed(value)));
    tx.set(key, { ...value, record });
  },
};

function decodeTrashed({ record_id, record }: Trashed): StoredParcel {
  return decodeParcel(record_id, record);
}

function isMisfiled({ stage, status }: StoredParcel): boolean {
  return stage !== filedStageOf(status);
}
