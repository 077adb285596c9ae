import type { MessageKey } from "@/lib/i18n/translate.ts";
import { plainDigits } from "@/lib/i18n/fold.ts";
import type { DateOrder } from "./constants.ts";

/** A day as the API writes it, or why a cell has none. */
export type ReadDate = { day: string } | { problem: MessageKey };

const ISO = /^\d{4}-\d\d-\d\d$/;
const PARTS = /^(\d{1,2})([./-])(\d{1,2})\2(\d+)$/;

/** Reads a day in any of the formats of spreadsheets; `order` is that of day and month between slashes, null if unknown. */
export function readDate(cell: string, order: DateOrder | null): ReadDate {
  const text = plainDate(cell);
  if (ISO.test(text)) return { day: text };
  const [, first, separator, second, year] = PARTS.exec(text) ?? [];
  if (year === undefined) return { problem: "invalid.date" };
  if (year.length < 4) return { problem: "import.shortYear" };
  if (separator === "/" && order === null) {
    return { problem: "import.dateOrder" };
  }
  const isMonthFirst = separator === "/" && order === "mdy";
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return { day: `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}` };
}

/** Returns the order of day and month in the dates of a file with slashes: null unless one of them shows it and none another. */
export function dateOrderOf(cells: Iterable<string>): DateOrder | null {
  const orders = new Set<DateOrder>();
  for (const cell of cells) {
    const [, first, separator, second] = PARTS.exec(plainDate(cell)) ?? [];
    if (separator !== "/") continue;
    if (Number(first) > 12) orders.add("dmy");
    if (Number(second) > 12) orders.add("mdy");
  }
  const [order = null] = orders;
  return orders.size === 1 ? order : null;
}

/** Reports whether the meaning of a cell depends on the order. */
export function needsOrder(cell: string): boolean {
  return PARTS.exec(plainDate(cell))?.[2] === "/";
}

/** Returns a cell with the digits 0 to 9, without spaces and marks of direction. */
function plainDate(cell: string): string {
  return plainDigits(cell).replace(/[\s\p{Cf}]/gu, "");
}
