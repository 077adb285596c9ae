import { deepEqual, equal, ok } from "node:assert/strict";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import { CSV_COLUMNS, headerRow, parcelRows } from "@/lib/parcel_lists/csv.ts";
import { parcel } from "@/lib/parcels/schema.ts";
import { test } from "@/tests/helpers/domain.ts";
import { addParcels } from "@/tests/helpers/parcels.ts";

Deno.test("CSV_COLUMNS lists every field of a parcel once, in the specified order", () => {
  deepEqual(
    CSV_COLUMNS.toSorted(),
    Object.keys(parcel.shape).toSorted(),
  );
  deepEqual(CSV_COLUMNS.slice(0, 2), ["id", "tracking_code"]);
  equal(CSV_COLUMNS.indexOf("image") + 1, CSV_COLUMNS.indexOf("show_map"));
});

Deno.test("headerRow() returns a distinct label for each column in every language", () => {
  deepEqual(headerRow(undefined), CSV_COLUMNS);
  for (const code of LOCALE_CODES) {
    const labels = headerRow(code);
    equal(new Set(labels).size, CSV_COLUMNS.length, code);
    ok(!labels.some((label) => label.includes("_")), code);
  }
  ok(headerRow("de").includes("Sendungsnummer"));
});

test("parcelRows() yields each parcel of a list or a search once", async (kv) => {
  const named = (at: number) => `WB-${1000 + at}`;
  const inputs = Array.from({ length: 230 }, (_, at) => ({
    tracking_code: named(at),
    recipient_name: at % 2 === 0 ? "Ann Smith" : "Bob Jones",
    destination: "Nantes",
  }));
  await addParcels(kv, inputs);
  const codes = async (query: Parameters<typeof parcelRows>[1]) =>
    (await Array.fromAsync(parcelRows(kv, query))).map(([, code]) => code);
  const all = inputs.map(({ tracking_code }) => tracking_code);
  deepEqual(await codes({ order: "oldest" }), all);
  deepEqual(await codes({}), all.toReversed());
  const some = all.filter((_, at) => at % 2 === 1);
  deepEqual(await codes({ search: "jones" }), some.toReversed());
});
