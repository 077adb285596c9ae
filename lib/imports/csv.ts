import { delay } from "deno-std/async/delay.js";
import { invalid } from "@/lib/errors.ts";
import { MAX_LINES, MAX_ROW_CHARS, MAX_WIDTH } from "@/lib/table_limits.ts";
import { splitHead } from "./head_row.ts";
import { withLineFeeds, withQuotedLetters } from "./lines.ts";
import type { SeparatorName } from "./schema.ts";
import {
  formatOf,
  isEmpty,
  nameOf,
  parserOf,
  type TableFormat,
} from "./separators.ts";

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

/** The time after which splitting yields to other work. */
const TURN_MS = 10;
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
  const format = formatOf(start.at(-1)!, chosen ?? nameOf(named));
  const { separator } = format;
  const whole = chain(start, lines);
  const rows = rowsOf(
    separator === "tab" ? withQuotedLetters(whole) : whole,
    new Splitter(format, lineCount(line)),
  );
  const table = await splitHead(rows, headRow);
  if (table === null) throw invalid({ key: "import.noColumn" });
  return { separator, ...table };
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

async function* chain(
  start: string[],
  others: AsyncIterable<string>,
): AsyncGenerator<string, undefined> {
  yield* start;
  yield* others;
}

async function* rowsOf(
  texts: AsyncIterable<string>,
  splitter: Splitter,
): AsyncGenerator<SheetRow, undefined> {
  let turnEnds = performance.now() + TURN_MS;
  async function giveWay(): Promise<void> {
    if (performance.now() < turnEnds) return;
    await delay(0);
    turnEnds = performance.now() + TURN_MS;
  }
  async function* parts() {
    for await (const text of texts) yield splitter.split(text);
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
  readonly #parser: ReturnType<typeof parserOf>;
  readonly #isWrapped: boolean;
  /** The beginning of the next row, and its line number. */
  #rest = "";
  #line: number;
  #row = 0;

  constructor({ separator, isWrapped }: TableFormat, skippedLines: number) {
    this.#parser = parserOf(separator);
    this.#isWrapped = isWrapped;
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
    return data.map((cells) => ({
      row: ++this.#row,
      cells: this.#unwrap(cells),
    }))
      .filter(({ cells }) => !isEmpty(cells)).map(requireBounds);
  }

  /** Splits the only cell of a line that is quoted as a whole. */
  #unwrap(cells: string[]): string[] {
    if (!this.#isWrapped || cells.length !== 1) return cells;
    const { data, errors } = this.#parser.parse(cells[0]!, 0, false);
    return data.length === 1 && errors.length === 0 ? data[0]! : cells;
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

function lineCount(text: string): number {
  return text.split("\n").length - 1;
}
