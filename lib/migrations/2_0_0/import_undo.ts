import type { Entry, Kv } from "@/lib/store/kv.ts";
import { idTime } from "@/lib/store/stamps.ts";
import { readHistories } from "./histories.ts";
import type { Migration } from "../migration.ts";
import {
  type Cells,
  CREATED,
  lacksMarks,
  type Mark,
  markedOrigins,
  type Origins,
} from "./parcel_cells.ts";

interface UndoRow {
  parcel_id: string;
  former: { origins?: Origins } | null;
}

type Marks = ReadonlyMap<string, Mark>;

/** Converts the origins that undoing an import gives back to a parcel. */
export const importUndo: Migration<Marks> = {
  name: "import_undo",
  share: 2,
  prefix: ["import_undo"],
  isOld({ value }) {
    const { former }: UndoRow = value;
    return former?.origins !== undefined && lacksMarks(former.origins);
  },
  prepare: (kv, old: Entry<UndoRow>[]) =>
    readMarks(kv, old.map(({ value }) => value.parcel_id)),
  convert({ key, value }, marks) {
    const row: UndoRow = value;
    const origins = markedOrigins(
      row.former!.origins!,
      marks.get(row.parcel_id)!,
    );
    return [{ key, value: { ...row, former: { ...row.former, origins } } }];
  },
};

async function readMarks(kv: Kv, ids: string[]): Promise<Marks> {
  const [histories, parcels] = await Promise.all([
    readHistories(kv, ids),
    kv.getMany<Cells>(ids.map((id) => ["parcels", id])),
  ]);
  return new Map(ids.map((id, at) => {
    // One that is gone is not undone; its id has the time, too.
    const created = parcels[at]?.[CREATED] as number | undefined ??
      idTime(id).getTime();
    return [id, histories.get(id)?.old ?? { at: created, id }];
  }));
}
