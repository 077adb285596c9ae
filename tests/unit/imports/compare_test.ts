import { deepEqual, equal } from "node:assert/strict";
import { compareRow } from "@/lib/imports/row.ts";
import type { Parcel, ParcelRow } from "@/lib/parcels/schema.ts";
import { EMPTY_PARCEL } from "@/lib/parcels/store.ts";
import { PLAIN_MEANINGS } from "@/lib/statuses/meanings.ts";

const PARCEL = {
  ...EMPTY_PARCEL,
  tracking_code: "WB-1001",
  recipient_name: "Ann Smith",
  destination: "Nantes",
  pieces: 3,
  min_expected_delivery_date: "2026-12-03",
} as unknown as Parcel;

function compare(values: ParcelRow, parcel: Parcel | null) {
  return compareRow(values, parcel, PLAIN_MEANINGS);
}

Deno.test("compareRow() compares fields other than the status exactly but for the kind of spaces, and never changes a code", () => {
  const same = {
    tracking_code: "WB-1",
    recipient_name: "Ann Smith",
    pieces: 3,
  };
  deepEqual(compare(same, PARCEL), {
    kind: "unchanged",
    changes: {},
    problems: [],
  });
  const spaced = { ...same, recipient_name: "Ann\u00a0Smith" };
  equal(compare(spaced, PARCEL).kind, "unchanged");
  equal(compare(same, { ...PARCEL, ...spaced } as Parcel).kind, "unchanged");
  const changes = { recipient_name: "ann smith" };
  deepEqual(compare({ ...same, ...changes }, PARCEL), {
    kind: "changed",
    changes,
    problems: [],
  });
});

Deno.test("compareRow() ignores case, accents, punctuation, spaces and the language of a suggested status", () => {
  const cases: [kind: string, before: string | null, after: string][] = [
    ["unchanged", "In transit", "in-transit"],
    ["unchanged", "In transit", "Unterwegs"],
    ["unchanged", "Delivered", "Livré"],
    ["unchanged", "Reçu au dépôt", "recu  au depot."],
    ["changed", "In transit", "Delivered"],
    ["changed", "Delivered", "Delivered to a neighbour"],
    ["changed", "At the depot", "At the port"],
    ["changed", "✓", "✗"],
    ["changed", null, "In transit"],
  ];
  for (const [kind, before, status] of cases) {
    const parcel = { ...PARCEL, status: before } as Parcel;
    equal(compare({ status }, parcel).kind, kind, status);
  }
});

Deno.test("compareRow() rejects rows that break rules across fields or lack a new parcel's required fields", () => {
  const early = { max_expected_delivery_date: "2026-12-01" };
  const wrong = compare(early, PARCEL);
  deepEqual([wrong.kind, wrong.problems.map(({ key }) => key)], [
    "wrong",
    ["invalid.notBefore"],
  ]);
  const { kind, problems } = compare({ recipient_name: "Ann" }, null);
  deepEqual([kind, problems], ["wrong", [
    { key: "invalid.required", field: "destination" },
  ]]);
  const changes = { recipient_name: "Ann", destination: "Nantes" };
  deepEqual(compare(changes, null), { kind: "new", changes, problems: [] });
});
