import { equal } from "node:assert/strict";
import { OrderLines } from "@/lib/imports/order_lines.ts";
import type { ParcelRow } from "@/lib/parcels/schema.ts";

const ANN = { recipient_name: "Ann", destination: "Nantes" };

Deno.test("OrderLines recognizes rows of the order before that name nobody else", () => {
  const rows: [isFurther: boolean, values: ParcelRow, code?: string][] = [
    [false, { reference: "#1", ...ANN }],
    [true, { reference: "#1" }],
    [true, { reference: " #1", ...ANN }],
    [true, { reference: "#1", destination: "Nantes", pieces: 2 }],
    [false, { reference: "#1", recipient_name: "Bob" }],
    [false, { reference: "#2", ...ANN }],
    [false, { reference: "#2" }, "WB-1"],
    [false, { reference: "#1", ...ANN }],
    [false, ANN],
    [false, ANN],
    [false, { reference: "#3", ...ANN }, "WB-2"],
    [true, { reference: "#3" }],
    [true, { reference: "#3", ...ANN }, "wb 2"],
    [false, { reference: "#3", ...ANN }, "WB-3"],
    [false, { reference: "#3", ...ANN, status: "Delivered" }, "WB-3"],
  ];
  const orders = new OrderLines();
  for (const [at, [isFurther, values, code = null]] of rows.entries()) {
    const row = { row: at + 2, values, problems: [], code };
    equal(orders.isFurther({ ...row, typed: [] }), isFurther, `row ${row.row}`);
  }
});

Deno.test("OrderLines leaves out a row with a problem", () => {
  const orders = new OrderLines();
  const row = {
    row: 2,
    values: { reference: "#1" },
    problems: [],
    code: null,
    typed: [],
  };
  equal(orders.isFurther(row), false);
  const problems = [{ key: "import.moreCells" } as const];
  equal(orders.isFurther({ ...row, row: 3, problems }), false);
});
