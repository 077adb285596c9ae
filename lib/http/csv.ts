import { stringify } from "deno-std/csv/stringify.js";

type Cell = string | number | null;

/** Excel takes a file without it for one in the machine's old encoding. */
const BOM = "\ufeff";

/** The first characters that make a spreadsheet calculate a cell, also in full width, after any apostrophes. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
/** Signed numbers and phone numbers calculate nothing. */
const NUMERIC = /^[\d\s+\-().,]+$/;

/**
 * Streams rows as a CSV file for spreadsheets: with BOM and CRLF; a cell that would calculate begins with an apostrophe (CWE-1236).
 */
export function csvResponse(
  name: string,
  head: string[],
  rows: AsyncIterable<Cell[]>,
): Response {
  const body = ReadableStream.from(linesOf(head, rows))
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
): AsyncGenerator<string> {
  yield BOM + line(head);
  for await (const row of rows) yield line(row);
}

function line(row: Cell[]): string {
  return stringify([row.map(inert)], { crlf: true, headers: false });
}

function inert(cell: Cell): string {
  const text = String(cell ?? "");
  return FORMULA.test(text) && !NUMERIC.test(text) ? `'${text}` : text;
}
