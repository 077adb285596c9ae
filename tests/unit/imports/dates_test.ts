import { deepEqual, equal } from "node:assert/strict";
import { DateOrders, readDate } from "@/lib/imports/dates.ts";
import type { DateOrder } from "@/lib/imports/schema.ts";
import DATES from "../../fixtures/imports/dates.json" with { type: "json" };

Deno.test("readDate() reads dates as other programs and offices write them, and gives a reason for other texts", () => {
  const wrong = DATES.flatMap(([cell, order, right]) => {
    const read = readDate(cell!, order as DateOrder | null);
    const { calendar = "" } = "key" in read ? read.params ?? {} : {};
    const found = "day" in read ? read.day : `!${read.key} ${calendar}`.trim();
    return found === right ? [] : [[cell, order, right, found]];
  });
  deepEqual(wrong, []);
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
  equal(seen("1/2/2026 0:00", "2/13/2026 12:00:00 AM").shown, "mdy");
  equal(seen("1-2-2026", "2-13-2026").shown, "mdy");
  equal(seen("2026/1/13", "2026-13-1").shown, null);
  equal(seen("13/2/2026", "2/13/2026").shown, null);
  deepEqual(
    ["1/2/2026", "1.2.2026"].map((cell) => seen(cell).isNeeded),
    [true, false],
  );
});
