import type { Kv } from "@/lib/store/kv.ts";
import { type Found, openTable, surveyFile } from "./file.ts";
import { type MatchedRow, Matcher } from "./match.ts";
import { type ReadRow, readRow } from "./rows.ts";
import { columnsKey, type StoredImport, walkParts } from "./store.ts";
import type { Table } from "./table.ts";

/** The rows that are matched at once. */
const MATCHED_TOGETHER = 100;

/** The file of an import, whose rows are read as they are asked for. */
export interface ImportFile {
  found: Found;
  heads: string[];
  rows: Table["rows"];
  /** The number of its rows; null unless this is the first time that it is read. */
  total: number | null;
}

/**
 * Opens the file of an import as it was read before; first with the columns that a person has chosen for the same heads. Throws
 * 422 for a file that cannot be read.
 */
export async function openFile(
  kv: Kv,
  record: StoredImport,
): Promise<ImportFile> {
  const parts = () => walkParts(kv, record);
  const { found, total } = record.found === null
    ? await surveyFile(parts, record.options, {
      offered: record.offered,
      recall: async (heads) => await kv.get(columnsKey(heads)) ?? undefined,
    })
    : { found: record.found, total: null };
  const { head, rows } = await openTable(parts, found);
  return { found, total, heads: head.cells, rows };
}

/** Reads the rows of an import's file with their parcels. */
export class RowReader {
  readonly file: ImportFile;
  readonly #matcher: Matcher;
  /** Matched rows, and the place of the first of them in the file. */
  #rows: MatchedRow[] = [];
  #from = 0;
  #hasFailed = false;

  constructor(kv: Kv, file: ImportFile) {
    this.file = file;
    this.#matcher = new Matcher(kv);
  }

  /** Reports whether the rows at a place are still to come, or the last ones that were read. */
  leadsTo(at: number): boolean {
    return !this.#hasFailed && at >= this.#from;
  }

  /**
   * Returns rows from a place on, none at the end of the file. A row depends on earlier ones, so a process that goes on where
   * another one was first reads up to there.
   */
  async take(at: number): Promise<MatchedRow[]> {
    // After an error there are no more rows, as at the end of the file.
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
    const read: ReadRow[] = [];
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

/** The readers that are kept in memory. */
const MAX_READERS = 2;

/** The readers of the jobs that run in this process, so that a file is not read from its beginning for each step. */
export class RowReaders {
  readonly #kv: Kv;
  readonly #open = new Map<string, RowReader>();

  constructor(kv: Kv) {
    this.#kv = kv;
  }

  /**
   * Returns a reader that leads to a place, which opens the file at the first step of a job. Throws 422 for a file that cannot be
   * read.
   */
  async open(
    jobId: string,
    record: StoredImport,
    at: number,
  ): Promise<RowReader> {
    const existing = this.#open.get(jobId);
    if (existing?.leadsTo(at)) return existing;
    this.#open.delete(jobId);
    const file = await openFile(this.#kv, record);
    const reader = new RowReader(this.#kv, file);
    const [oldest] = this.#open.keys();
    if (this.#open.size >= MAX_READERS) this.#open.delete(oldest!);
    this.#open.set(jobId, reader);
    return reader;
  }

  /** Frees the memory of a job that ends. */
  close(jobId: string): void {
    this.#open.delete(jobId);
  }
}
