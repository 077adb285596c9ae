import { stringify } from "deno-std/csv/stringify.js";
import type { CsvSeparator } from "@/lib/fields/constants.ts";

type Cell = string | number | null;

/** Excel takes a file without it for one in the machine's old encoding. */
const BOM = "\ufeff";

/**
 * Where a spreadsheet calculates a cell: its first character does, also in full width, after any quotation marks and
 * apostrophes. A program that expects another separator also begins a cell behind each of these.
 */
const BEGINNING = `(?<=^|[;,\\t\\r\\n])(["']*)`;
const FORMULA = "(?=[=+\\-@\\t\\r＝＋－＠])";
const FORMULAS = new RegExp(`${BEGINNING}${FORMULA}`, "g");
const GUARDED = new RegExp(`${BEGINNING}'${FORMULA}`, "g");
/** Signed numbers and phone numbers calculate nothing. */
const NUMERIC = /^[\d\p{Zs}+\-().,]+$/u;

const SEPARATORS: Record<CsvSeparator, string> = { comma: ",", semicolon: ";" };

/** Returns a text with an apostrophe before all in it that a spreadsheet would calculate (CWE-1236). */
export function guardCell(text: string): string {
  return NUMERIC.test(text) ? text : text.replace(FORMULAS, "$1'");
}

/** Returns the text that guardCell() made a cell of, and other cells unchanged. */
export function unguardCell(cell: string): string {
  const text = cell.replace(GUARDED, "$1");
  return guardCell(text) === cell ? text : cell;
}

/**
 * Streams rows as a CSV file for spreadsheets: with BOM and CRLF, and no cell that calculates; commas separate them by default.
 */
export function csvResponse(
  name: string,
  head: string[],
  rows: AsyncIterable<Cell[]>,
  { separator = "comma" }: { separator?: CsvSeparator } = {},
): Response {
  const lines = linesOf(head, rows, SEPARATORS[separator]);
  const body = ReadableStream.from(lines)
    .pipeThrough(new TextEncoderStream());
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}

async function* linesOf(
  head: string[],
  rows: AsyncIterable<Cell[]>,
  separator: string,
): AsyncGenerator<string> {
  yield BOM + line(head, separator);
  for await (const row of rows) yield line(row, separator);
}

function line(row: Cell[], separator: string): string {
  const cells = row.map((cell) => guardCell(String(cell ?? "")));
  return stringify([cells], { headers: false, separator });
}
