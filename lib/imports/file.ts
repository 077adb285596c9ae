import { delay } from "deno-std/async/delay.js";
import { invalid } from "@/lib/errors.ts";
import { type Column, columnsOf } from "./columns.ts";
import {
  type DateOrder,
  type Encoding,
  MAX_ROWS,
  type SeparatorName,
} from "./constants.ts";
import { dateOrderOf, needsOrder } from "./dates.ts";
import { decodeFile } from "./encodings.ts";
import { DATE_FIELDS } from "./rows.ts";
import { readTable, type SheetRow } from "./table.ts";

/** What a person or a caller has said about a file. */
export interface FileOptions {
  encoding?: Encoding | undefined;
  separator?: SeparatorName | undefined;
  dates?: DateOrder | undefined;
  /** The fields of columns by their heads; "" for one that is not taken. */
  columns?: Readonly<Record<string, string>> | undefined;
}

/** A file as it was read. */
export interface ImportFile {
  encoding: Encoding;
  /** Whether the encoding is more than a guess. */
  isCertain: boolean;
  separator: SeparatorName;
  heads: string[];
  /** The first of the columns; the others are not taken. */
  columns: Column[];
  /** The order of day and month between slashes; null if unknown. */
  dates: DateOrder | null;
  /** Whether the order matters and was neither said nor shown. */
  asksDates: boolean;
  rows: SheetRow[];
}

/** The rows after which other work gets its turn. */
const READ_TOGETHER = 1_000;

/** Returns the columns that were chosen for an earlier file with these heads. */
type Recall = (heads: string[]) => Promise<FileOptions["columns"]>;

/** Reads a file; `offered` is the encoding to guess. Throws 422 for one that cannot be read, is empty or has too many rows. */
export async function readFile(
  bytes: Uint8Array,
  { encoding: chosen, separator, dates, columns: named }: FileOptions,
  { offered, recall }: { offered: Encoding; recall?: Recall },
): Promise<ImportFile> {
  const { text, ...decoded } = decodeFile(bytes, { chosen, offered });
  const table = readTable(text, separator);
  const heads = table.head.cells;
  const columns = columnsOf(heads, named ?? await recall?.(heads));
  const rows: SheetRow[] = [];
  for (const row of table.rows) {
    if (rows.push(row) > MAX_ROWS) {
      throw invalid({ key: "import.tooManyRows", params: { max: MAX_ROWS } });
    }
    if (rows.length % READ_TOGETHER === 0) await delay(0);
  }
  const order = dates ?? dateOrderOf(dateCells(columns, rows));
  return {
    ...decoded,
    ...{ separator: table.separator, heads, columns },
    ...{ dates: order, rows },
    asksDates: order === null && [...dateCells(columns, rows)].some(needsOrder),
  };
}

function* dateCells(columns: Column[], rows: SheetRow[]): Generator<string> {
  const places = [...columns.entries()].flatMap(([at, { field }]) =>
    field !== null && DATE_FIELDS.includes(field) ? [at] : []
  );
  for (const { cells } of rows) {
    for (const at of places) if (cells[at]) yield cells[at];
  }
}
