import { deepEqual, equal } from "node:assert/strict";
import { compareRow } from "@/lib/imports/compare.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { EMPTY_PARCEL } from "@/lib/parcels/store.ts";

const PARCEL = {
  ...EMPTY_PARCEL,
  tracking_code: "WB-1001",
  recipient_name: "Ann Smith",
  destination: "Nantes",
  pieces: 3,
  min_expected_delivery_date: "2026-12-03",
} as unknown as Parcel;

Deno.test("compareRow() compares other fields text for text and never renames a parcel", () => {
  const same = {
    tracking_code: "WB-1",
    recipient_name: "Ann Smith",
    pieces: 3,
  };
  deepEqual(compareRow(same, PARCEL), {
    ...{ kind: "unchanged", changes: {}, problems: [] },
  });
  const other = { ...same, recipient_name: "ann smith" };
  deepEqual(compareRow(other, PARCEL), {
    kind: "changed",
    changes: { recipient_name: "ann smith" },
    problems: [],
  });
});

Deno.test("compareRow() takes a status for the same but for case, accents, signs, spaces and the language of a suggestion", () => {
  const kindOf = (before: string | null, status: string) => {
    const parcel = { ...PARCEL, status: before } as Parcel;
    return compareRow({ status }, parcel).kind;
  };
  for (
    const [before, after] of [
      ["In transit", "in-transit"],
      ["In transit", "Unterwegs"],
      ["Delivered", "Livré"],
      ["Reçu au dépôt", "recu  au depot."],
    ]
  ) equal(kindOf(before!, after!), "unchanged", after);
  for (
    const [before, after] of [
      ["In transit", "Delivered"],
      ["Delivered", "Delivered to a neighbour"],
      ["At the depot", "At the port"],
      ["✓", "✗"],
      [null, "In transit"],
    ] as const
  ) equal(kindOf(before, after), "changed", after);
});

Deno.test("compareRow() checks the rules across the fields of the changed parcel", () => {
  const { kind, problems } = compareRow(
    { max_expected_delivery_date: "2026-12-01" },
    PARCEL,
  );
  deepEqual([kind, problems.map(({ key }) => key)], [
    "wrong",
    ["invalid.notBefore"],
  ]);
});

Deno.test("compareRow() takes a row without a parcel as a new one, which needs a recipient and a destination", () => {
  const values = { recipient_name: "Ann", destination: "Nantes" };
  deepEqual(compareRow(values, null), {
    ...{ kind: "new", changes: values, problems: [] },
  });
  const { kind, problems } = compareRow({ recipient_name: "Ann" }, null);
  deepEqual([kind, problems], ["wrong", [
    { key: "invalid.required", field: "destination" },
  ]]);
});
