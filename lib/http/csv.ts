import { stringify } from "deno-std/csv/stringify.js";
import type { CsvSeparator } from "@/lib/fields/constants.ts";

type Cell = string | number | null;

type Rows = Iterable<Cell[]> | AsyncIterable<Cell[]>;

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
/** Most cells have none of these. */
const SIGN = /[=+\-@\t\r＝＋－＠]/;
/** Signed numbers and phone numbers calculate nothing. */
const NUMERIC = /^[\d\p{Zs}+\-().,]+$/u;

const SEPARATORS: Record<CsvSeparator, string> = { comma: ",", semicolon: ";" };

/** The characters after which a part of a file is sent; the first part has one row. */
const PART_CHARS = 8 * 1024;

/** Returns a text with an apostrophe before all in it that a spreadsheet would calculate (CWE-1236). */
export function guardCell(text: string): string {
  return !SIGN.test(text) || NUMERIC.test(text)
    ? text
    : text.replace(FORMULAS, "$1'");
}

/** Returns the text that guardCell() made a cell of, and other cells unchanged. */
export function unguardCell(cell: string): string {
  if (!SIGN.test(cell)) return cell;
  const text = cell.replace(GUARDED, "$1");
  return guardCell(text) === cell ? text : cell;
}

/**
 * Streams rows as a CSV file for spreadsheets: with BOM and CRLF, and no cell that calculates; commas separate them by default.
 * Throws what the first row throws, so that it is answered like any error.
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
