import { type Histories, readHistoriesBetween } from "./histories.ts";
import type { Migration } from "../migration.ts";
import {
  type Cells,
  CREATED,
  lacksMarks,
  markedOrigins,
  ORIGINS,
  originsOf,
  withCells,
} from "./parcel_cells.ts";

/** Stores the mark of each value that was set on a parcel itself, which version 1.2.0 looked up each time. */
export const parcels: Migration<Histories> = {
  name: "parcels",
  share: 10,
  prefix: ["parcels"],
  isOld: ({ value }) => lacksMarks(originsOf(value)),
  prepare: (kv, old) =>
    readHistoriesBetween(kv, old.map(({ key }) => String(key[1]))),
  convert({ key, value }, histories) {
    const cells: Cells = value;
    const id = String(key[1]);
    const mark = histories.get(id)?.old ?? { at: cells[CREATED] as number, id };
    const marked = markedOrigins(originsOf(cells), mark);
    return [{ key, value: withCells(cells, { [ORIGINS]: marked }) }];
  },
};
