import type { RowKind } from "./compare.ts";

/** The encodings that a file may be in. */
export const ENCODINGS = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "windows-1250",
  "windows-1251",
  "windows-1254",
  "windows-1256",
  "windows-1258",
  "macintosh",
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The orders of day and month in dates with slashes. */
export const DATE_ORDERS = ["dmy", "mdy"] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];

/** The separators that are recognized, by name. */
export const SEPARATORS = {
  comma: ",",
  semicolon: ";",
  tab: "\t",
  pipe: "|",
} as const;

export type SeparatorName = keyof typeof SEPARATORS;

export const SEPARATOR_NAMES = Object.keys(SEPARATORS) as SeparatorName[];

/** The most rows of a file below its head, empty ones left out. */
export const MAX_ROWS = 20_000;

/** The number of the last row that may have content. */
export const MAX_LINES = 200_000;

/** The most columns of a file. */
export const MAX_WIDTH = 500;

/** The most characters of a row that are kept while its end is not found. */
export const MAX_ROW_CHARS = 256 * 1024;

/** The longest head that columns are told apart by. */
export const MAX_HEAD = 100;

/** The file of the form: 10 MB, for which a line of 1 Mbit/s needs 84 seconds. */
export const TABLE = {
  name: "file",
  maxBytes: 10 * 1024 * 1024,
  steady: { bytes: 1024 * 1024, deadlineMs: 120_000 },
};

/** The most columns that are looked at: the fields of a form, of which four are others than columns. */
export const MAX_COLUMNS = 96;

/** The head of the column that a file of problems adds, in no language. */
export const PROBLEM = "problem";

/** The kinds of rows in the order of a screen. */
export const ROW_KINDS: RowKind[] = ["wrong", "new", "changed", "unchanged"];
