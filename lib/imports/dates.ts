import { plainDigits } from "@/lib/i18n/fold.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import type { DateOrder } from "./schema.ts";

/** A date, `YYYY-MM-DD`, or the reason why a cell is not one. */
type ReadDate = { day: string } | { problem: MessageKey };

const ISO = /^\d{4}-\d\d-\d\d$/;
const PARTS = /^(\d{1,2})([./-])(\d{1,2})\2(\d+)$/;

/**
 * Parses a date in any spreadsheet format; `order` is the order of day and month in dates with slashes, or null if
 * unknown.
 */
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

/** Infers the order of day and month in a file's dates with slashes. */
export class DateOrders {
  readonly #shown = new Set<DateOrder>();
  /** Whether the meaning of any cell depends on the order. */
  isNeeded = false;

  /** The order that the cells reveal; null if none does or they disagree. */
  get shown(): DateOrder | null {
    const [order = null] = this.#shown;
    return this.#shown.size === 1 ? order : null;
  }

  see(cell: string): void {
    const [, first, separator, second] = PARTS.exec(plainDate(cell)) ?? [];
    if (separator !== "/") return;
    this.isNeeded = true;
    if (Number(first) > 12) this.#shown.add("dmy");
    if (Number(second) > 12) this.#shown.add("mdy");
  }
}

/** Converts digits to 0 to 9 and removes spaces and direction marks. */
function plainDate(cell: string): string {
  return plainDigits(cell).replace(/[\s\p{Cf}]/gu, "");
}
