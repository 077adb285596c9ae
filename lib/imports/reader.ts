import { invalid } from "@/lib/errors.ts";
import {
  getMeanings,
  PLAIN_MEANINGS,
  type StatusMeanings,
} from "@/lib/statuses/meanings.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import { MAX_ROWS } from "@/lib/table_limits.ts";
import { DATE_FIELDS } from "./cells.ts";
import { readTable, type Table } from "./csv.ts";
import { DateOrders } from "./dates.ts";
import { findDecoding, type Recall } from "./decoding.ts";
import { decodeParts, type Decoding, type Parts } from "./encodings.ts";
import { type Import, walkParts } from "./import.ts";
import { type Column, columnsKey, columnsOf } from "./mapping.ts";
import { type MatchedRow, Matcher } from "./match.ts";
import { withoutHeads } from "./odd_rows.ts";
import { readRow, type Row } from "./row.ts";
import {
  type DateOrder,
  type Encoding,
  type ImportPatch,
  type SeparatorName,
} from "./schema.ts";
import { type UnknownStatus, UnknownStatuses } from "./unknown_statuses.ts";

/** The options with which a member or caller wants a file read. */
export type FileOptions = Omit<ImportPatch, "id" | "statuses">;

/** How a file was read. */
export interface FileFormat extends Decoding {
  separator: SeparatorName;
  /** The row of the headings; null in files read by 2.1.0, where it is the first one. */
  head_row: number | null;
  /** Null if unknown. */
  dates: DateOrder | null;
  /** Whether the order matters but is neither chosen nor evident. */
  asksDates: boolean;
  /** The first columns; more are ignored. */
  columns: Column[];
  /** Whether the file has more columns. */
  hasMoreColumns: boolean;
}

/** Opens a file as a table whose rows are read on demand. Throws 422 for a file that is empty or cannot be read. */
export async function openTable(
  parts: Parts,
  { separator, head_row, ...decoding }:
    & Pick<FileOptions, "separator">
    & Pick<Decoding, "encoding" | "hasStrays">
    & { head_row?: number | null | undefined },
): Promise<Table> {
  const texts = decodeParts(parts(), decoding);
  const table = await readTable(texts, separator, head_row);
  return { ...table, rows: withoutHeads(table.rows, table.head.cells) };
}

/** What reading a file to its end reveals. */
interface Survey {
  found: FileFormat;
  /** The number of rows. */
  total: number;
  unknown: UnknownStatus[];
  /** The key of an encoding chosen for such files; null if the file shows its own. */
  encodingKey: Key | null;
}

/**
 * Reads a file to its end. `offered` is the encoding to prefer when guessing; `recall` returns the columns and the encoding
 * chosen for an earlier file with the same headings; `meanings` are those of the site's statuses. Throws 422 for a file that
 * cannot be read, is empty or has too many rows.
 */
export async function surveyFile(
  parts: Parts,
  options: FileOptions,
  { offered, recall = () => Promise.resolve(null), meanings = PLAIN_MEANINGS }:
    { offered: Encoding; recall?: Recall; meanings?: StatusMeanings },
): Promise<Survey> {
  const { separator, head_row, dates } = options;
  const { key, ...decoded } = await findDecoding(parts, options, {
    offered,
    recall,
  });
  const table = await openTable(parts, { ...decoded, separator, head_row });
  const heads = table.head.cells;
  const named = options.columns ?? await recall(columnsKey(heads));
  const [first, rows] = await peek(table.rows, ROWS_SEEN);
  const columns = columnsOf(
    heads,
    named ?? undefined,
    first.map(({ cells }) => cells),
  );
  const dated = [...columns.entries()].flatMap(([at, { field }]) =>
    field !== null && DATE_FIELDS.includes(field) ? [at] : []
  );
  const orders = new DateOrders();
  const statusAt = columns.findIndex(({ field }) => field === "status");
  const unknown = new UnknownStatuses(meanings);
  let total = 0;
  for await (const { cells } of rows) {
    total += 1;
    if (total > MAX_ROWS) {
      throw invalid({ key: "import.tooManyRows", params: { max: MAX_ROWS } });
    }
    for (const at of dated) orders.see(cells[at] ?? "");
    unknown.see(cells[statusAt] ?? "");
  }
  const order = dates ?? orders.shown;
  const found: FileFormat = {
    ...decoded,
    separator: table.separator,
    head_row: table.head.row,
    columns,
    dates: order,
    asksDates: order === null && orders.isNeeded,
    hasMoreColumns: heads.length > columns.length,
  };
  return { found, total, unknown: unknown.top, encodingKey: key };
}

/** How many rows decide what a heading with several meanings means. */
const ROWS_SEEN = 20;

/** Reads the first rows; returns them, and all rows including these. */
async function peek<Item>(
  items: AsyncGenerator<Item, undefined>,
  count: number,
): Promise<[first: Item[], all: AsyncGenerator<Item, undefined>]> {
  const first: Item[] = [];
  while (first.length < count) {
    const { value } = await items.next();
    if (value === undefined) break;
    first.push(value);
  }
  async function* all(): AsyncGenerator<Item, undefined> {
    yield* first;
    yield* items;
  }
  return [first, all()];
}

/** The number of rows that are matched together. */
const MATCHED_TOGETHER = 100;

/** How the text of a workbook is stored. */
const WORKBOOK_FORMAT = { encoding: "utf-8", separator: "comma" } as const;

/** The open file of an import; its rows are read on demand. */
export interface ImportFile {
  found: FileFormat;
  heads: string[];
  rows: Table["rows"];
  /** Null if the format was known. */
  survey: Omit<Survey, "found"> | null;
}

/**
 * Opens the file of an import in its known format or, the first time, with the columns chosen for an earlier file with
 * the same headings. Throws 422 for a file that cannot be read.
 */
export async function openFile(kv: Kv, record: Import): Promise<ImportFile> {
  const parts = () => walkParts(kv, record);
  const options = record.is_workbook
    ? { ...record.options, ...WORKBOOK_FORMAT }
    : record.options;
  const survey = record.found === null
    ? await surveyFile(parts, options, {
      offered: record.offered,
      recall: (key) => kv.get(key),
      meanings: await getMeanings(kv),
    })
    : null;
  const found = survey?.found ?? record.found!;
  const { head, rows } = await openTable(parts, found);
  return { found, survey, heads: head.cells, rows };
}

/** Reads the rows of an import's file with their parcels. */
export class RowReader {
  readonly file: ImportFile;
  readonly #matcher: Matcher;
  /** Matched rows, and the position of the first of them in the file. */
  #rows: MatchedRow[] = [];
  #from = 0;
  #hasFailed = false;
  /** The numbers of rows to skip, if known. */
  wrong: ReadonlySet<number> | undefined;

  constructor(kv: Kv, file: ImportFile) {
    this.file = file;
    this.#matcher = new Matcher(kv);
  }

  /** Reports whether it can still return the rows at a position; a reader never goes back. */
  canReadFrom(at: number): boolean {
    return !this.#hasFailed && at >= this.#from;
  }

  /**
   * Returns the next rows from a position on, or none at the end of the file. Rows depend on earlier ones, so a process
   * that takes over a job first reads up to that position.
   */
  async readFrom(at: number): Promise<MatchedRow[]> {
    // After an error, the rows would appear to end here.
    this.#hasFailed = true;
    while (at >= this.#from + this.#rows.length) {
      if (!await this.#next()) break;
    }
    this.#hasFailed = false;
    return this.#rows.slice(at - this.#from);
  }

  /** Reads and matches the next rows; returns false at the end of the file. */
  async #next(): Promise<boolean> {
    const { found, heads, rows } = this.file;
    const read: Row[] = [];
    while (read.length < MATCHED_TOGETHER) {
      const { value: row } = await rows.next();
      if (row === undefined) break;
      read.push(readRow(row, { ...found, heads }));
    }
    this.#from += this.#rows.length;
    this.#rows = await this.#matcher.match(read);
    return read.length > 0;
  }
}

/** Maximum readers in memory. */
const MAX_READERS = 2;

/** Keeps the readers of running jobs, so that no step has to read the file from the start. */
export class RowReaders {
  readonly #kv: Kv;
  readonly #open = new Map<string, RowReader>();

  constructor(kv: Kv) {
    this.#kv = kv;
  }

  /**
   * Returns a reader that can continue at a position; opens the file if necessary. Throws 422 for a file that cannot be
   * read.
   */
  async open(jobId: string, record: Import, at: number): Promise<RowReader> {
    const existing = this.#open.get(jobId);
    if (existing?.canReadFrom(at)) return existing;
    this.#open.delete(jobId);
    const file = await openFile(this.#kv, record);
    const reader = new RowReader(this.#kv, file);
    const [oldest] = this.#open.keys();
    if (this.#open.size >= MAX_READERS) this.#open.delete(oldest!);
    this.#open.set(jobId, reader);
    return reader;
  }

  /** Drops the reader of an ended job. */
  close(jobId: string): void {
    this.#open.delete(jobId);
  }
}
