import { invalid } from "@/lib/errors.ts";
import { type Column, columnsOf } from "./columns.ts";
import {
  type DateOrder,
  type Encoding,
  MAX_ROWS,
  type SeparatorName,
} from "./constants.ts";
import { DateOrders } from "./dates.ts";
import { decodeParts, findEncoding, type Parts } from "./encodings.ts";
import { DATE_FIELDS } from "./rows.ts";
import type { ImportPatch } from "./schema.ts";
import { readTable, type Table } from "./table.ts";

/** What a person or a caller has said about a file. */
export type FileOptions = Omit<ImportPatch, "id">;

/** How a file was read. */
export interface Found {
  encoding: Encoding;
  /** Whether the encoding is more than a guess. */
  isCertain: boolean;
  separator: SeparatorName;
  /** The order of day and month between slashes; null if unknown. */
  dates: DateOrder | null;
  /** Whether the order matters and was neither said nor shown. */
  asksDates: boolean;
  /** The first of the columns; the others are not taken. */
  columns: Column[];
  /** Whether the file has more columns than are looked at. */
  hasMoreColumns: boolean;
}

/** Returns the columns that were chosen for an earlier file with these heads. */
type Recall = (heads: string[]) => Promise<FileOptions["columns"]>;

/** Opens a file as a table, whose rows are read as they are asked for. Throws 422 for one that cannot be read or is empty. */
export function openTable(
  parts: Parts,
  { encoding, separator }: Pick<FileOptions, "separator"> & {
    encoding: Encoding;
  },
): Promise<Table> {
  return readTable(decodeParts(parts(), encoding), separator);
}

/**
 * Reads a whole file without keeping it, and returns how to read it and how many rows it has; `offered` is the encoding to try
 * first. Throws 422 for a file that cannot be read, is empty or has too many rows.
 */
export async function surveyFile(
  parts: Parts,
  { encoding: chosen, separator, dates, columns: named }: FileOptions,
  { offered, recall }: { offered: Encoding; recall?: Recall },
): Promise<{ found: Found; total: number }> {
  const decoded = await findEncoding(parts, { chosen, offered });
  const table = await openTable(parts, { ...decoded, separator });
  const heads = table.head.cells;
  const columns = columnsOf(heads, named ?? await recall?.(heads));
  const dated = [...columns.entries()].flatMap(([at, { field }]) =>
    field !== null && DATE_FIELDS.includes(field) ? [at] : []
  );
  const orders = new DateOrders();
  let total = 0;
  for await (const { cells } of table.rows) {
    total += 1;
    if (total > MAX_ROWS) {
      throw invalid({ key: "import.tooManyRows", params: { max: MAX_ROWS } });
    }
    for (const at of dated) orders.see(cells[at] ?? "");
  }
  const order = dates ?? orders.shown;
  const found: Found = {
    ...decoded,
    separator: table.separator,
    columns,
    dates: order,
    asksDates: order === null && orders.isNeeded,
    hasMoreColumns: heads.length > columns.length,
  };
  return { found, total };
}
