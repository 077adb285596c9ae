import { isBlank } from "@/lib/fields/fields.ts";
import { WORDS } from "@/lib/i18n/dictionaries/mod.ts";
import { wordsOf } from "@/lib/i18n/fold.ts";
import type { SheetRow } from "./csv.ts";

/** Words for totals, each a folded word or phrase. */
const TOTALS: ReadonlySet<string> = new Set([
  ...Object.values(WORDS).flatMap(({ totals }) => totals.split(","))
    .map((total) => wordsOf(total).join(" ")),
  ...["合計", "小計", "总计", "合计", "합계"],
]);

/** A code, which needs no closer look. */
const CODE = /^[^\s:=]*\d[^\s:=]*$/;
/** A number, perhaps with a unit or a currency. */
const AMOUNT = /^(?=.*\d)\P{L}*\p{L}{0,4}\P{L}*$/u;

/** Leaves out rows that repeat the headings, as files that were put together from several have them. */
export async function* withoutHeads(
  rows: AsyncGenerator<SheetRow, undefined>,
  heads: string[],
): AsyncGenerator<SheetRow, undefined> {
  const names = heads.map((head) => head.trim());
  for await (const row of rows) {
    if (!isHead(row.cells, names)) yield row;
  }
}

function isHead(cells: string[], names: string[]): boolean {
  return cells.length <= names.length &&
    names.every((name, at) => (cells[at] ?? "").trim() === name);
}

/** Reports whether a row looks like a line of totals: a word such as "Summe", and besides it only amounts. */
export function isTotals(cells: string[]): boolean {
  const at = cells.findIndex((cell) => !isBlank(cell));
  const first = cells[at]?.trim() ?? "";
  if (first === "" || CODE.test(first) || !namesTotal(first)) return false;
  return cells.slice(at + 1)
    .every((cell) =>
      isBlank(cell) || !/\p{L}/u.test(cell) || AMOUNT.test(cell)
    );
}

/** Reports whether a cell begins with a word for a total, followed by nothing or by numbers: "Summe: 3 Pakete". */
function namesTotal(cell: string): boolean {
  const words = wordsOf(cell);
  const count = [3, 2, 1].find((length) =>
    length <= words.length && TOTALS.has(words.slice(0, length).join(" "))
  );
  return count !== undefined &&
    (words.length === count || words.some((word) => /\d/.test(word)));
}
