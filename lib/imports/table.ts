import Papa from "papaparse";
import { invalid } from "@/lib/errors.ts";
import { isBlank } from "@/lib/fields/fields.ts";
import {
  SEPARATOR_NAMES,
  type SeparatorName,
  SEPARATORS,
} from "./constants.ts";

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
  rows: Iterable<SheetRow>;
}

/** What Papa Parse answers, as far as it is used. */
interface Parsed {
  data: string[][];
  errors: { type: string; index?: number }[];
  meta: { cursor: number; truncated: boolean };
}

/** The rows that are read at once. */
const READ_TOGETHER = 200;

/** The line by which Excel is told the separator, and which it does not show. */
const SEPARATOR_LINE = /^"?sep=([,;|\t])"?(?:\n|$)/i;

/** Splits a text into rows and cells, by the chosen separator or the one that it seems to have. Throws 422 for one without rows. */
export function readTable(text: string, chosen?: SeparatorName): Table {
  const plain = text.replace(/\r\n?/g, "\n");
  const [line = "", named] = SEPARATOR_LINE.exec(plain) ?? [];
  const body = plain.slice(line.length);
  const separator = chosen ?? nameOf(named) ?? likelySeparator(body);
  const rows = rowsOf(body, separator, lineCount(line));
  const head = rows.next().value;
  if (head === undefined) throw invalid({ key: "import.noColumn" });
  return { separator, head, rows };
}

function nameOf(separator: string | undefined): SeparatorName | undefined {
  return SEPARATOR_NAMES.find((name) => SEPARATORS[name] === separator);
}

/** Returns the separator that splits the first row into the most cells. */
function likelySeparator(text: string): SeparatorName {
  const widths = SEPARATOR_NAMES.map((name) => {
    const { data, errors } = parse(text, { name, preview: READ_TOGETHER });
    const isBroken = errors.some(({ index = 0 }) => index < headEnd(text));
    const head = data.find((cells) => !isEmpty(cells)) ?? [];
    return { name, width: isBroken ? 0 : head.length };
  });
  return widths.reduce((best, one) => one.width > best.width ? one : best).name;
}

/** Returns where the first line ends that is not empty. */
function headEnd(text: string): number {
  const start = text.search(/\S/);
  const end = text.indexOf("\n", start);
  return end === -1 ? text.length : end;
}

function* rowsOf(
  text: string,
  name: SeparatorName,
  skippedLines: number,
): Generator<SheetRow, undefined> {
  let [start, row] = [0, 0];
  while (start < text.length) {
    const rest = text.slice(start);
    const part = parse(rest, { name, preview: READ_TOGETHER });
    const [error] = part.errors;
    if (error !== undefined) {
      const index = start + (error.index ?? 0);
      const line = 1 + skippedLines + lineCount(text.slice(0, index));
      throw invalid({ key: "import.quote", params: { line } });
    }
    for (const cells of part.data) {
      row += 1;
      if (!isEmpty(cells)) yield { row, cells };
    }
    if (!part.meta.truncated) return;
    start += part.meta.cursor;
  }
}

function parse(
  text: string,
  { name, preview }: { name: SeparatorName; preview: number },
): Parsed {
  const delimiter = SEPARATORS[name];
  // Its fast mode would split the whole text for each part.
  const options = { delimiter, newline: "\n", preview, fastMode: false };
  return Papa.parse(text, options);
}

function isEmpty(cells: string[]): boolean {
  return cells.every(isBlank);
}

function lineCount(text: string): number {
  return text.split("\n").length - 1;
}
