import { deepEqual, equal } from "node:assert/strict";
import { columnsOf } from "@/lib/imports/mapping.ts";
import { readRow, RowDuplicates } from "@/lib/imports/row.ts";

const HEADS = [
  ...["tracking_code", "recipient_name", "recipient_email", "pieces"],
  ...["map_zoom", "show_map", "max_expected_delivery_date", "note"],
];

function read(...cells: string[]) {
  const columns = columnsOf(HEADS);
  return readRow({ row: 2, cells }, { heads: HEADS, columns, dates: null });
}

Deno.test("readRow() normalizes cells like forms, omits empty cells and strips the apostrophe only from escaped formulas", () => {
  const { values, problems, code, typed } = read(
    ...[" wb–1001 ", "Ann\n Smith ", "", "3", "4,5", "Yes"],
  );
  deepEqual(typed.slice(0, 2).map(({ field, text }) => [field, text]), [
    ["tracking_code", " wb–1001 "],
    ["recipient_name", "Ann\n Smith "],
  ]);
  deepEqual(problems, []);
  equal(code, "wb–1001");
  deepEqual(values, {
    tracking_code: "wb-1001",
    recipient_name: "Ann Smith",
    pieces: 3,
    map_zoom: 4.5,
    show_map: "yes",
  });
  equal(read("", "'=1+1").values.recipient_name, "=1+1");
  equal(read("", "'t Hof").values.recipient_name, "'t Hof");
});

Deno.test("readRow() reports invalid cells and keeps the others", () => {
  const long = "x".repeat(301);
  const { values, problems } = read(
    ...["WB-1001", long, "ann", "0", "", "maybe", "1/2/2026", "", "x"],
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

Deno.test("RowDuplicates finds repeated codes and references", () => {
  const code = "import.sameCode";
  const reference = "import.sameReference";
  const rows: [
    first: [row: number, key: string] | null,
    code?: string | null,
    reference?: string,
  ][] = [
    [null, "WB-1001", "PO 1"],
    [[2, code], "wb1001"],
    // Parcels with codes may share a reference; rows matched by reference may not.
    [null, "WB-1002", "PO 1"],
    [[2, reference], null, "po 1 "],
    [null, null, "PO 2"],
    [[6, reference], null, "PO 2"],
    [[6, reference], "WB-1003", "PO 2"],
    [[8, code], "WB-1003", "PO 1"],
    [null],
    [null],
  ];
  const duplicates = new RowDuplicates();
  for (const [at, [first, tracking_code, reference]] of rows.entries()) {
    const values = {
      ...(tracking_code && { tracking_code }),
      ...(reference !== undefined && { reference }),
    };
    const found = duplicates.find({ row: at + 2, values });
    deepEqual(found && [found.params?.row, found.key], first, `row ${at + 2}`);
  }
});
