import { filedStageOf } from "@/lib/parcels/stages.ts";
import type { Entry } from "@/lib/store/kv.ts";
import { type Histories, NO_HISTORY, readHistories } from "./histories.ts";
import type { Migration } from "../migration.ts";
import {
  type Cells,
  CREATED,
  lacksMarks,
  markedOrigins,
  NEWEST_ENTRY,
  ORIGINS,
  originsOf,
  STAGE,
  STATUS,
  withCells,
} from "./parcel_cells.ts";

interface Trashed {
  record_id: string;
  record: Cells;
}

/** Converts parcels in the trash; those deleted while version 1.2.0 filed the others have no stage either. */
export const trashedParcels: Migration<Histories> = {
  name: "trashed_parcels",
  share: 1,
  prefix: ["trash_parcels"],
  isOld({ value }) {
    const { record }: Trashed = value;
    return lacksMarks(originsOf(record)) || record[NEWEST_ENTRY] == null;
  },
  prepare: (kv, old: Entry<Trashed>[]) =>
    readHistories(kv, old.map(({ value }) => value.record_id)),
  convert({ key, value }, histories) {
    const trashed: Trashed = value;
    const { record, record_id: id } = trashed;
    const { old, newest } = histories.get(id) ?? NO_HISTORY;
    const mark = old ?? { at: record[CREATED] as number, id };
    const status = record[STATUS] as string | null | undefined ?? null;
    const converted = withCells(record, {
      [ORIGINS]: markedOrigins(originsOf(record), mark),
      [STAGE]: record[STAGE] ?? filedStageOf(status),
      [NEWEST_ENTRY]: record[NEWEST_ENTRY] ?? newest,
    });
    return [{ key, value: { ...trashed, record: converted } }];
  },
};
