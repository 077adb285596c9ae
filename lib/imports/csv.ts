import { delay } from "deno-std/async/delay.js";
import Papa from "papaparse";
import { invalid } from "@/lib/errors.ts";
import { isBlank } from "@/lib/fields/fields.ts";
import {
  MAX_LINES,
  MAX_ROW_CHARS,
  MAX_WIDTH,
  SEPARATOR_NAMES,
  type SeparatorName,
  SEPARATORS,
} from "./schema.ts";

/** A line of a table with its cells. */
export interface SheetRow {
  /** Its number as a spreadsheet counts: a cell of several lines is in one row, and an empty line is one. */
  row: number;
  cells: string[];
}

/** A text split into cells. */
export interface Table {
  separator: SeparatorName;
  /** The first row that is not empty. */
  head: SheetRow;
  /** The others that are not empty, read as they are asked for. */
  rows: AsyncGenerator<SheetRow, undefined>;
}

/** What Papa Parse answers, as far as it is used. */
interface Parsed {
  data: string[][];
  errors: { row: number; index: number }[];
  meta: { cursor: number };
}

/** The time after which other work gets its turn. */
const TURN_MS = 10;
/** How many rows are tried with each separator: those before the head may have no more than separators. */
const ROWS_TRIED = 20;

/** A first line that names the separator; Excel reads it and hides it. */
const SEPARATOR_LINE = /^"?sep=([,;|\t])"?(?:\n|$)/i;

/**
 * Splits the texts of a file into rows and cells, by the chosen separator or the one that it seems to have. Throws 422 for one
 * without rows.
 */
export async function readTable(
  texts: AsyncIterable<string>,
  chosen?: SeparatorName,
): Promise<Table> {
  const lines = withLineFeeds(texts);
  const start = await readStart(lines);
  const [line = "", named] = SEPARATOR_LINE.exec(start[0] ?? "") ?? [];
  start[0] = start[0]?.slice(line.length) ?? "";
  const separator = chosen ?? nameOf(named) ?? likelySeparator(start.at(-1)!);
  const rows = rowsOf(start, lines, new Splitter(separator, lineCount(line)));
  const head = (await rows.next()).value;
  if (head === undefined) throw invalid({ key: "import.noColumn" });
  return { separator, head, rows };
}

/** Ends every line by LF alone. */
async function* withLineFeeds(
  texts: AsyncIterable<string>,
): AsyncGenerator<string, undefined> {
  let last = "";
  for await (const text of texts) {
    const whole = last + text;
    // The LF after it may be the first character of the next text.
    last = whole.endsWith("\r") ? "\r" : "";
    yield whole.slice(0, whole.length - last.length).replace(/\r\n?/g, "\n");
  }
  if (last !== "") yield "\n";
}

/** Takes the texts up to the first one that is not empty. */
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

/** Returns the separator that splits the first row that is not empty into the most cells. */
function likelySeparator(text: string): SeparatorName {
  const rows = text.slice(text.lastIndexOf("\n", text.search(/\S/)) + 1);
  const widths = SEPARATOR_NAMES.map((name) => {
    const { data, errors } = parserOf(name, ROWS_TRIED).parse(rows, 0, false);
    const head = data.find((cells) => !isEmpty(cells)) ?? [];
    const isBroken = errors.some(({ index }) => index < headEnd(rows));
    return { name, width: isBroken ? 0 : head.length };
  });
  return widths.reduce((best, one) => one.width > best.width ? one : best).name;
}

/** Returns where the first line ends. */
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

/** Splits texts into rows; a row may go on in the next text. */
class Splitter {
  readonly #parser: Pick<ReturnType<typeof parserOf>, "parse">;
  /** The beginning of the next row, and the number of its line. */
  #rest = "";
  #line: number;
  #row = 0;

  constructor(separator: SeparatorName, skippedLines: number) {
    this.#parser = parserOf(separator);
    this.#line = skippedLines + 1;
  }

  /** Returns the rows that end in the next text, except empty ones. Throws 422 for what no table has. */
  split(text: string, isLast = false): SheetRow[] {
    const whole = this.#rest + text;
    const { data, errors, meta } = this.#parser.parse(whole, 0, !isLast);
    // The row that goes on is parsed again with the rest of it.
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

/** Returns a row that is not empty. Throws 422 for one beyond the limits of a table. */
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

/** Returns a parser that, told so, leaves a last row without an end for later; `preview` is how many rows it takes at most. */
function parserOf(name: SeparatorName, preview?: number): {
  parse(text: string, base: 0, leavesLastRow: boolean): Parsed;
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
