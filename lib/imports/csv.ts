import { delay } from "deno-std/async/delay.js";
import Papa from "papaparse";
import { invalid } from "@/lib/errors.ts";
import { isBlank } from "@/lib/fields/fields.ts";
import { knownHead, splitHead } from "./head_row.ts";
import {
  MAX_LINES,
  SEPARATOR_NAMES,
  type SeparatorName,
  SEPARATORS,
} from "./schema.ts";

/** Maximum columns of a file. */
export const MAX_WIDTH = 500;
/** Maximum characters buffered while looking for the end of a row. */
export const MAX_ROW_CHARS = 256 * 1024;

/** A row of a table with its cells. */
export interface SheetRow {
  /** Its number in a spreadsheet: a row with a multi-line cell counts once, and empty lines count. */
  row: number;
  cells: string[];
}

export interface Table {
  separator: SeparatorName;
  /** The row of the headings. */
  head: SheetRow;
  /** The non-empty rows below it, read on demand. */
  rows: AsyncGenerator<SheetRow, undefined>;
}

/** The parts of Papa Parse's result that are used. */
interface ParseResult {
  data: string[][];
  errors: { row: number; index: number }[];
  meta: { cursor: number };
}

/** The time after which splitting yields to other work. */
const TURN_MS = 10;
/** How many rows are tried with each separator, because rows before the headings may consist of separators alone. */
const ROWS_TRIED = 20;

/** A first line that names the separator; Excel reads it and hides it. */
const SEPARATOR_LINE = /^"?sep=([,;|\t])"?(?:\n|$)/i;

/**
 * Splits a file into rows and cells, using the chosen or the likeliest separator and the chosen row of headings (splitHead).
 * Throws 422 for a file without rows.
 */
export async function readTable(
  texts: AsyncIterable<string>,
  chosen?: SeparatorName,
  headRow?: number | null,
): Promise<Table> {
  const lines = withLineFeeds(texts);
  const start = await readStart(lines);
  const [line = "", named] = SEPARATOR_LINE.exec(start[0] ?? "") ?? [];
  start[0] = start[0]?.slice(line.length) ?? "";
  const separator = chosen ?? nameOf(named) ?? likelySeparator(start.at(-1)!);
  const rows = rowsOf(start, lines, new Splitter(separator, lineCount(line)));
  const table = await splitHead(rows, headRow);
  if (table === null) throw invalid({ key: "import.noColumn" });
  return { separator, ...table };
}

/** Normalizes line ends to LF. */
async function* withLineFeeds(
  texts: AsyncIterable<string>,
): AsyncGenerator<string, undefined> {
  let last = "";
  for await (const text of texts) {
    const whole = last + text;
    // The next text may begin with the LF of a CRLF.
    last = whole.endsWith("\r") ? "\r" : "";
    yield whole.slice(0, whole.length - last.length).replace(/\r\n?/g, "\n");
  }
  if (last !== "") yield "\n";
}

/** Reads the texts up to and including the first non-blank one. */
async function readStart(
  texts: AsyncGenerator<string, undefined>,
): Promise<string[]> {
  const start: string[] = [];
  while (start.length === 0 || start.at(-1)!.trim() === "") {
    const { value } = await texts.next();
    if (value === undefined) break;
    start.push(value);
  }
  return start;
}

function nameOf(separator: string | undefined): SeparatorName | undefined {
  return SEPARATOR_NAMES.find((name) => SEPARATORS[name] === separator);
}

/**
 * Returns the separator that splits the first non-empty row into the most cells, or else any of the first rows, below a
 * title; those that show known headings come first.
 */
function likelySeparator(text: string): SeparatorName {
  const start = text.slice(text.lastIndexOf("\n", text.search(/\S/)) + 1);
  const tried = SEPARATOR_NAMES.map((name) => {
    const { data, errors } = parserOf(name, ROWS_TRIED).parse(start, 0, false);
    const rows = data.filter((cells) => !isEmpty(cells));
    const isBroken = errors.some(({ index }) => index < headEnd(start));
    const width = isBroken ? 0 : rows[0]?.length ?? 0;
    return { name, rows, width };
  });
  const headed = tried.filter(({ rows }) => knownHead(rows) !== -1);
  const some = headed.length > 0 ? headed : tried;
  const widest = mostOf(some, ({ width }) => width);
  return widest.width > 1 ? widest.name : mostOf(
    some,
    ({ rows }) => Math.max(0, ...rows.map((row) => row.length)),
  ).name;
}

/** Returns the first item with the highest number. */
function mostOf<Item>(items: Item[], numberOf: (item: Item) => number): Item {
  return items.reduce((best, one) =>
    numberOf(one) > numberOf(best) ? one : best
  );
}

/** Returns the index at which the first line ends. */
function headEnd(text: string): number {
  const end = text.indexOf("\n");
  return end === -1 ? text.length : end;
}

async function* rowsOf(
  start: string[],
  others: AsyncIterable<string>,
  splitter: Splitter,
): AsyncGenerator<SheetRow, undefined> {
  let turnEnds = performance.now() + TURN_MS;
  async function giveWay(): Promise<void> {
    if (performance.now() < turnEnds) return;
    await delay(0);
    turnEnds = performance.now() + TURN_MS;
  }
  async function* parts() {
    for (const text of start) yield splitter.split(text);
    for await (const text of others) yield splitter.split(text);
    yield splitter.split("", true);
  }
  for await (const rows of parts()) {
    for (const row of rows) {
      await giveWay();
      yield row;
    }
    await giveWay();
  }
}

/** Splits texts into rows; a row may continue in the next text. */
class Splitter {
  readonly #parser: Pick<ReturnType<typeof parserOf>, "parse">;
  /** The beginning of the next row, and its line number. */
  #rest = "";
  #line: number;
  #row = 0;

  constructor(separator: SeparatorName, skippedLines: number) {
    this.#parser = parserOf(separator);
    this.#line = skippedLines + 1;
  }

  /** Returns the non-empty rows that end in the next text. Throws 422 for an unclosed quote and for excessive rows. */
  split(text: string, isLast = false): SheetRow[] {
    const whole = this.#rest + text;
    const { data, errors, meta } = this.#parser.parse(whole, 0, !isLast);
    // The unfinished row is parsed again with its continuation.
    const error = errors.find(({ row }) => isLast || row < data.length);
    if (error !== undefined) {
      const line = this.#line + lineCount(whole.slice(0, error.index));
      throw invalid({ key: "import.quote", params: { line } });
    }
    this.#line += lineCount(whole.slice(0, meta.cursor));
    this.#rest = whole.slice(meta.cursor);
    if (this.#rest.length > MAX_ROW_CHARS) {
      throw invalid({ key: "import.longRow", params: { line: this.#line } });
    }
    return data.map((cells) => ({ row: ++this.#row, cells }))
      .filter(({ cells }) => !isEmpty(cells)).map(requireBounds);
  }
}

/** Returns a row. Throws 422 if it exceeds the limits of a table. */
function requireBounds(sheetRow: SheetRow): SheetRow {
  const { row, cells } = sheetRow;
  if (row > MAX_LINES) {
    throw invalid({ key: "import.tooManyLines", params: { max: MAX_LINES } });
  }
  if (cells.length > MAX_WIDTH) {
    throw invalid({ key: "import.tooManyColumns", params: { max: MAX_WIDTH } });
  }
  return sheetRow;
}

/** Creates a parser of at most `preview` rows. With `leavesLastRow`, it omits the last row, which may be incomplete. */
function parserOf(name: SeparatorName, preview?: number): {
  parse(text: string, base: 0, leavesLastRow: boolean): ParseResult;
} {
  const delimiter = SEPARATORS[name];
  return new Papa.Parser({ delimiter, newline: "\n", preview });
}

function isEmpty(cells: string[]): boolean {
  return cells.every(isBlank);
}

function lineCount(text: string): number {
  return text.split("\n").length - 1;
}
