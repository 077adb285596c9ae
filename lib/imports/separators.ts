import Papa from "papaparse";
import { isBlank } from "@/lib/fields/fields.ts";
import { knownHead } from "./head_row.ts";
import { SEPARATOR_NAMES, type SeparatorName, SEPARATORS } from "./schema.ts";

/** The parts of Papa Parse's result that are used. */
interface ParseResult {
  data: string[][];
  errors: { row: number; index: number }[];
  meta: { cursor: number };
}

/** How many rows are tried with each separator, because rows before the headings may consist of separators alone. */
const ROWS_TRIED = 20;

/** How a file is split into cells. */
export interface TableFormat {
  separator: SeparatorName;
  /** Whether each line is one quoted cell that has to be split once more. */
  isWrapped: boolean;
}

/** Returns the format of the text in which a file begins. */
export function formatOf(text: string, chosen?: SeparatorName): TableFormat {
  const rows = text.slice(text.lastIndexOf("\n", text.search(/\S/)) + 1);
  const separator = chosen ?? likelySeparator(rows);
  const lines = parserOf(separator, ROWS_TRIED).parse(rows, 0, false).data
    .filter((cells) => !isEmpty(cells));
  const [[head = ""] = []] = lines;
  const isWrapped = rows.startsWith('"') && rows.includes("\n") &&
    lines.every((cells) => cells.length === 1);
  const inner = chosen ?? likelySeparator(head);
  return isWrapped && head.includes(SEPARATORS[inner])
    ? { separator: inner, isWrapped }
    : { separator, isWrapped: false };
}

/**
 * Returns the separator that splits the first non-empty row into the most cells, or else any of the first rows, below a
 * title; those that show known headings come first.
 */
function likelySeparator(start: string): SeparatorName {
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

/** Returns the name of a separator. */
export function nameOf(
  separator: string | undefined,
): SeparatorName | undefined {
  return SEPARATOR_NAMES.find((name) => SEPARATORS[name] === separator);
}

/** Creates a parser of at most `preview` rows. With `leavesLastRow`, it omits the last row, which may be incomplete. */
export function parserOf(name: SeparatorName, preview?: number): {
  parse(text: string, base: 0, leavesLastRow: boolean): ParseResult;
} {
  const delimiter = SEPARATORS[name];
  return new Papa.Parser({ delimiter, newline: "\n", preview });
}

/** Reports whether a row has no content. */
export function isEmpty(cells: string[]): boolean {
  return cells.every(isBlank);
}
