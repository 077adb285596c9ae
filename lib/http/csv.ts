import { stringify } from "deno-std/csv/stringify.js";
import type { CsvSeparator } from "@/lib/fields/constants.ts";

type Cell = string | number | null;

/** Excel takes a file without it for one in the machine's old encoding. */
const BOM = "\ufeff";

/** The first characters that make a spreadsheet calculate a cell, also in full width, after any apostrophes. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
/** Signed numbers and phone numbers calculate nothing. */
const NUMERIC = /^[\d\p{Zs}+\-().,]+$/u;

const SEPARATORS: Record<CsvSeparator, string> = { comma: ",", semicolon: ";" };

/** Returns a text with an apostrophe before it if a spreadsheet would calculate it (CWE-1236). */
export function guardCell(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** Returns the text that guardCell() made a cell of: removes an apostrophe only before what it guards. */
export function unguardCell(cell: string): string {
  const text = cell.slice(1);
  return cell.startsWith("'") && isFormula(text) ? text : cell;
}

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !NUMERIC.test(text);
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
