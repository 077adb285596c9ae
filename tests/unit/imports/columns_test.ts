import { deepEqual, equal } from "node:assert/strict";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { IMPORT_FIELDS } from "@/lib/imports/fields.ts";
import { fieldOf } from "@/lib/imports/labels.ts";
import { columnsOf } from "@/lib/imports/mapping.ts";
import { CSV_COLUMNS, headerRow } from "@/lib/parcel_lists/csv.ts";

/** Columns of an export that an import ignores. */
const KEPT = ["id", "image", "ended_at", "version", "created_at", "updated_at"];

/** Texts of the tracking page and the list of parcels that are also recognized as headings. */
const TEXTS: [MessageKey, string][] = [
  ["tracking.code", "tracking_code"],
  ["tracking.destination", "destination"],
  ["tracking.recipientName", "recipient_name"],
  ["tracking.email", "recipient_email"],
  ["tracking.phone", "recipient_phone_number"],
  ["tracking.currentLocation", "current_location"],
  ["tracking.status", "status"],
  ["tracking.weight", "weight"],
  ["tracking.senderName", "sender_name"],
  ["tracking.pickupLocation", "pickup_location"],
  ["control.parcels.parcel", "tracking_code"],
  ["control.parcels.recipient", "recipient_name"],
  ["control.parcels.expected", "max_expected_delivery_date"],
];

for (const code of LOCALE_CODES) {
  Deno.test(`fieldOf() knows the headings of an export, the tracking page and the list in ${code}`, () => {
    const fields = headerRow(code).map(fieldOf);
    const expected = CSV_COLUMNS.map((name) =>
      KEPT.includes(name) ? null : name
    );
    deepEqual(fields, expected);
    for (const [key, field] of TEXTS) {
      equal(fieldOf(dictionaries[code][key]), field, key);
    }
  });
}

Deno.test("fieldOf() knows the API's names", () => {
  for (const field of IMPORT_FIELDS) equal(fieldOf(field), field);
});

Deno.test("fieldOf() ignores case, accents, spaces and punctuation", () => {
  const heads: Record<string, string | null> = {
    "TRACKING CODE": "tracking_code",
    "tracking-code:": "tracking_code",
    " Tracking_Code* ": "tracking_code",
    "TÉLÉPHONE": "recipient_phone_number",
    "telephone": "recipient_phone_number",
    "E-Mail": "recipient_email",
    "e mail": "recipient_email",
    "Sendungs-Nr.": "tracking_code",
    "Comment": null,
    "": null,
  };
  for (const [head, field] of Object.entries(heads)) {
    equal(fieldOf(head), field);
  }
});

Deno.test("columnsOf() takes the first column for a field, and prefers a member's choice to the heading", () => {
  deepEqual(columnsOf(["Code", " Tracking code ", "Note", "id"]), [
    { head: "Code", field: "tracking_code" },
    { head: "Tracking code", field: null },
    { head: "Note", field: null },
    { head: "id", field: null },
  ]);
  const chosen = { Code: "reference", Note: "weight", id: "id", Status: "" };
  deepEqual(
    columnsOf(["Code", "Note", "id", "Status"], chosen)
      .map(({ field }) => field),
    ["reference", "weight", null, null],
  );
});
