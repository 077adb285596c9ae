import { deepEqual, equal } from "node:assert/strict";
import { columnsOf } from "@/lib/imports/columns.ts";
import { Doubles, readRow } from "@/lib/imports/rows.ts";

const HEADS = [
  ...["tracking_code", "recipient_name", "recipient_email", "pieces"],
  ...["map_zoom", "show_map", "max_expected_delivery_date", "note"],
];

function read(...cells: string[]) {
  const columns = columnsOf(HEADS);
  return readRow({ row: 2, cells }, { heads: HEADS, columns, dates: null });
}

Deno.test("readRow() normalizes cells as forms do, and leaves out empty ones", () => {
  const { values, problems, code } = read(
    ...[" wb–1001 ", "Ann\n Smith ", "", "3", "4,5", "Yes"],
  );
  deepEqual(problems, []);
  equal(code, "wb–1001");
  deepEqual(values, {
    tracking_code: "wb-1001",
    recipient_name: "Ann Smith",
    pieces: 3,
    map_zoom: 4.5,
    show_map: "yes",
  });
});

Deno.test("readRow() removes the apostrophe that an export puts before a formula, and no other", () => {
  equal(read("", "'=1+1").values.recipient_name, "=1+1");
  equal(read("", "'t Hof").values.recipient_name, "'t Hof");
});

Deno.test("readRow() reports wrong cells and keeps the others", () => {
  const { values, problems } = read(
    ...[
      "WB-1001",
      "x".repeat(301),
      "ann",
      "0",
      "",
      "maybe",
      "1/2/2026",
      "",
      "x",
    ],
  );
  deepEqual(values, { tracking_code: "WB-1001" });
  deepEqual(
    problems.map(({ key, field }) => [key, field]),
    [
      ["import.dateOrder", "max_expected_delivery_date"],
      ["import.moreCells", undefined],
      ["invalid.max", "recipient_name"],
      ["invalid.email", "recipient_email"],
      ["invalid.between", "pieces"],
      ["invalid.selected", "show_map"],
    ],
  );
});

Deno.test("Doubles finds codes and references that stand twice", () => {
  const doubles = new Doubles();
  const find = (row: number, tracking_code?: string, reference?: string) => {
    const values = {
      ...(tracking_code !== undefined && { tracking_code }),
      ...(reference !== undefined && { reference }),
    };
    return doubles.find({ row, values, problems: [], code: null });
  };
  equal(find(2, "WB-1001", "PO 1"), null);
  equal(find(3, "wb1001"), 2);
  // Parcels with codes may share a reference; a row that is found by it may not.
  equal(find(4, "WB-1002", "PO 1"), null);
  equal(find(5, undefined, "po 1 "), 2);
  equal(find(6, undefined, "PO 2"), null);
  equal(find(7, undefined, "PO 2"), 6);
  equal(find(8, "WB-1003", "PO 2"), 6);
  equal(find(9), null);
  equal(find(10), null);
});
