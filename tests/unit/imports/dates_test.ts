import { deepEqual, equal } from "node:assert/strict";
import { DateOrders, readDate } from "@/lib/imports/dates.ts";

const DAY = { day: "2026-12-05" };

Deno.test("readDate() reads the formats of spreadsheets in the digits of any script", () => {
  for (const cell of ["2026-12-05", "05.12.2026", "5.12.2026", "5-12-2026"]) {
    deepEqual(readDate(cell, null), DAY);
  }
  for (const cell of ["٥/١٢/٢٠٢٦", "۰۵/۱۲/۲۰۲۶", "०५/१२/२०२६", "5/12/2026"]) {
    deepEqual(readDate(cell, "dmy"), DAY);
  }
  deepEqual(readDate("12/5/2026", "mdy"), DAY);
  deepEqual(readDate("5.12.2026", "mdy"), DAY);
  deepEqual(readDate("\u200f05‏/12/2026", "dmy"), DAY);
});

Deno.test("readDate() says why a cell is no day", () => {
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

Deno.test("DateOrders is told by any part above 12, unless two tell different orders", () => {
  equal(seen("1/2/2026", "13/2/2026").shown, "dmy");
  equal(seen("1/2/2026", "2/13/2026").shown, "mdy");
  equal(seen("1/2/2026", "31.12.2026", "soon").shown, null);
  equal(seen("13/2/2026", "2/13/2026").shown, null);
  deepEqual(
    ["1/2/2026", "1.2.2026"].map((cell) => seen(cell).isNeeded),
    [true, false],
  );
});
