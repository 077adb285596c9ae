import { stringify } from "deno-std/csv/stringify.js";
import type { CsvSeparator } from "@/lib/fields/constants.ts";
import { isShortenedNumber } from "@/lib/fields/shortened_number.ts";

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
/** One of the apostrophes before a digit or a bracket, at the start of a cell. */
const NUMBER_GUARD = /^'(?='*[(（\p{Nd}])/u;
/** Spreadsheets and other programs mark a text with this apostrophe; before a letter, it belongs to a name. */
const TEXT_MARK = /^'(?='*[=+\-@(＝＋－＠（\p{Nd}])/u;
/** A formula that only keeps a spreadsheet from changing a text. */
const QUOTED = /^=\s*"((?:[^"]|"")*)"$/;
/** Most cells have none of these. */
const SIGN = /[=+\-@\t\r＝＋－＠]/;
/** Signed numbers and phone numbers are harmless. */
const NUMERIC = /^[\d\p{Zs}+\-().,]+$/u;

const SEPARATORS: Record<CsvSeparator, string> = { comma: ",", semicolon: ";" };

/** Minimum characters of a chunk, except for the first, which has one row. */
const PART_CHARS = 8 * 1024;

/**
 * Puts an apostrophe before every part of a text that a spreadsheet would evaluate as a formula (CWE-1236), and before a
 * text that unguardCell() would otherwise change or that an import would reject as a shortened number.
 */
export function guardCell(text: string): string {
  const isHarmless = !SIGN.test(text) || NUMERIC.test(text);
  const safe = isHarmless ? text : text.replace(FORMULAS, "$1'");
  const isMarked = NUMBER_GUARD.test(text) ||
    (safe === text && isShortenedNumber(text));
  return isMarked ? `'${safe}` : safe;
}

/**
 * Reverts guardCell(). From cells of other programs, removes the apostrophe or the formula that marks a text:
 * `'+39 011`, `'00123` and `="00123"`.
 */
export function unguardCell(cell: string): string {
  if (!cell.includes("'") && !cell.startsWith("=")) return cell;
  const text = cell.replace(GUARDED, "$1").replace(NUMBER_GUARD, "");
  if (guardCell(text) === cell) return text;
  const [, quoted] = QUOTED.exec(cell) ?? [];
  return quoted?.replaceAll('""', '"') ?? cell.replace(TEXT_MARK, "");
}

/** Makes a cell of an uploaded table safe for spreadsheets without changing what an import reads. */
export function reguardCell(cell: string): string {
  return isShortenedNumber(cell) ? cell : guardCell(unguardCell(cell));
}

/**
 * Streams rows as a CSV file for spreadsheets, with a BOM, CRLF line ends, and no cell that would be evaluated as a
 * formula; `guard` replaces guardCell(). An error in the first row is thrown here, so that the client gets an error response.
 */
export async function csvResponse(
  name: string,
  head: string[],
  rows: Rows,
  { separator = "comma", guard = guardCell }: {
    separator?: CsvSeparator;
    guard?: (cell: string) => string;
  } = {},
): Promise<Response> {
  const parts = partsOf(head, rows, (row) => {
    const cells = row.map((cell) => guard(String(cell ?? "")));
    const options = { headers: false, separator: SEPARATORS[separator] };
    return stringify([cells], options);
  });
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
  toLine: (row: Cell[]) => string,
): AsyncGenerator<string, undefined, void> {
  let part = BOM + toLine(head);
  let least = 0;
  for await (const row of rows) {
    part += toLine(row);
    if (part.length < least) continue;
    yield part;
    part = "";
    least = PART_CHARS;
  }
  if (part !== "") yield part;
}
