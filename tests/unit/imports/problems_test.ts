import { deepEqual, equal } from "node:assert/strict";
import { LOCALES } from "@/lib/i18n/locales.ts";
import { translator } from "@/lib/i18n/translate.ts";
import { columnsOf } from "@/lib/imports/mapping.ts";
import { describeRow } from "@/lib/imports/problems.ts";
import { toResult } from "@/lib/imports/results.ts";
import { readRow } from "@/lib/imports/row.ts";
import { PLAIN_MEANINGS } from "@/lib/statuses/meanings.ts";

const ROW = {
  row: 5,
  code: null,
  changes: {},
  problems: [
    { key: "invalid.date", field: "max_expected_delivery_date" },
    { key: "invalid.required", field: "destination" },
    { key: "import.moreCells" },
  ] as const,
  typed: { max_expected_delivery_date: "31.11.2026", recipient_name: "Ann" },
};

Deno.test("describeRow() puts the cell as typed at the end of each sentence that is about one", () => {
  equal(
    describeRow(translator(LOCALES.en), {
      ...ROW,
      problems: [...ROW.problems],
    }),
    "The latest delivery date must be a valid date: 31.11.2026. " +
      "The destination field is required. " +
      "This row has more cells than the file has columns.",
  );
});

Deno.test("describeRow() needs no cells, which checks of an earlier version lack", () => {
  const problems = [{ key: "import.double", params: { row: 4 } } as const];
  const row = { row: 5, code: null, changes: {}, problems };
  equal(describeRow(translator(LOCALES.en), row), "The same parcel as row 4.");
});

Deno.test("toResult() keeps the cells of a wrong row that have problems or tell whose parcel it is, cut at 100 characters", () => {
  const heads = ["recipient_name", "destination", "weight", "pieces"];
  const cells = ["x".repeat(101), "Kiel", "3 kg", "many"];
  const columns = columnsOf(heads);
  const row = readRow({ row: 2, cells }, { heads, columns, dates: null });
  const matched = { ...row, parcel: null, isUnmatched: true, isFurther: false };
  const { kind, result } = toResult(matched, PLAIN_MEANINGS);
  equal(kind, "wrong");
  deepEqual(result.typed, {
    recipient_name: `${"x".repeat(100)}…`,
    pieces: "many",
  });
});
