import { stringify } from "deno-std/csv/stringify.js";
import type { CsvSeparator } from "@/lib/fields/constants.ts";

type Cell = string | number | null;

type Rows = Iterable<Cell[]> | AsyncIterable<Cell[]>;

/** Without it, Excel assumes the machine's legacy encoding. */
const BOM = "\ufeff";

/**
 * Matches the positions where a spreadsheet would start a formula: at the start of a cell, after any quotation marks
 * and apostrophes, and after every separator, because programs expect different ones. Includes full-width signs.
 */
const BEGINNING = `(?<=^|[;,\\t\\r\\n])(["']*)`;
const FORMULA = "(?=[=+\\-@\\t\\r＝＋－＠])";
const FORMULAS = new RegExp(`${BEGINNING}${FORMULA}`, "g");
const GUARDED = new RegExp(`${BEGINNING}'${FORMULA}`, "g");
/** Most cells have none of these. */
const SIGN = /[=+\-@\t\r＝＋－＠]/;
/** Signed numbers and phone numbers are harmless. */
const NUMERIC = /^[\d\p{Zs}+\-().,]+$/u;

const SEPARATORS: Record<CsvSeparator, string> = { comma: ",", semicolon: ";" };

/** Minimum characters of a chunk, except for the first, which has one row. */
const PART_CHARS = 8 * 1024;

/** Puts an apostrophe before every part of a text that a spreadsheet would evaluate as a formula (CWE-1236). */
export function guardCell(text: string): string {
  return !SIGN.test(text) || NUMERIC.test(text)
    ? text
    : text.replace(FORMULAS, "$1'");
}

/** Reverts guardCell(); returns other cells unchanged. */
export function unguardCell(cell: string): string {
  if (!SIGN.test(cell)) return cell;
  const text = cell.replace(GUARDED, "$1");
  return guardCell(text) === cell ? text : cell;
}

/**
 * Streams rows as a CSV file for spreadsheets, with a BOM, CRLF line ends, and no cell that would be evaluated as a
 * formula. An error in the first row is thrown here, so that the client gets an error response.
 */
export async function csvResponse(
  name: string,
  head: string[],
  rows: Rows,
  { separator = "comma" }: { separator?: CsvSeparator } = {},
): Promise<Response> {
  const parts = partsOf(head, rows, SEPARATORS[separator]);
  let next = await parts.next();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(next.value));
      next = await parts.next();
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}

async function* partsOf(
  head: string[],
  rows: Rows,
  separator: string,
): AsyncGenerator<string, undefined, void> {
  let part = BOM + line(head, separator);
  let least = 0;
  for await (const row of rows) {
    part += line(row, separator);
    if (part.length < least) continue;
    yield part;
    part = "";
    least = PART_CHARS;
  }
  if (part !== "") yield part;
}

function line(row: Cell[], separator: string): string {
  const cells = row.map((cell) => guardCell(String(cell ?? "")));
  return stringify([cells], { headers: false, separator });
}
