import { deepEqual, equal } from "node:assert/strict";
import { DateOrders, readDate } from "@/lib/imports/dates.ts";
import type { DateOrder } from "@/lib/imports/schema.ts";

Deno.test("readDate() reads the formats of spreadsheets with the digits of any script, and gives a reason for other texts", () => {
  const read: [cell: string, order: DateOrder | null][] = [
    ["2026-12-05", null],
    ["05.12.2026", null],
    ["5.12.2026", null],
    ["5-12-2026", null],
    ["٥/١٢/٢٠٢٦", "dmy"],
    ["۰۵/۱۲/۲۰۲۶", "dmy"],
    ["०५/१२/२०२६", "dmy"],
    ["5/12/2026", "dmy"],
    ["\u200f05‏/12/2026", "dmy"],
    ["12/5/2026", "mdy"],
    ["5.12.2026", "mdy"],
  ];
  for (const [cell, order] of read) {
    deepEqual(readDate(cell, order), { day: "2026-12-05" }, cell);
  }
  deepEqual(readDate("05.12.26", null), { problem: "import.shortYear" });
  deepEqual(readDate("5/12/2026", null), { problem: "import.dateOrder" });
  for (const cell of ["soon", "2026-12", "5.12-2026", "46361", "5 Dec 2026"]) {
    deepEqual(readDate(cell, "dmy"), { problem: "invalid.date" });
  }
});

function seen(...cells: string[]): DateOrders {
  const orders = new DateOrders();
  for (const cell of cells) orders.see(cell);
  return orders;
}

Deno.test("DateOrders recognizes the order by a part above 12 unless two dates contradict each other", () => {
  equal(seen("1/2/2026", "13/2/2026").shown, "dmy");
  equal(seen("1/2/2026", "2/13/2026").shown, "mdy");
  equal(seen("1/2/2026", "31.12.2026", "soon").shown, null);
  equal(seen("13/2/2026", "2/13/2026").shown, null);
  deepEqual(
    ["1/2/2026", "1.2.2026"].map((cell) => seen(cell).isNeeded),
    [true, false],
  );
});
