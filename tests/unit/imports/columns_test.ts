import { deepEqual, equal } from "node:assert/strict";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { columnsOf, fieldOf, IMPORT_FIELDS } from "@/lib/imports/columns.ts";
import { NOUNS } from "@/lib/imports/headings.ts";
import { COLUMNS, headsOf } from "@/lib/parcel_lists/csv.ts";

/** The columns of an export that an import does not take. */
const KEPT = ["id", "image", "version", "created_at", "updated_at"];

for (const code of LOCALE_CODES) {
  Deno.test(`fieldOf() knows the heads of an export in ${code}`, () => {
    const fields = headsOf(code).map(fieldOf);
    const expected = COLUMNS.map((name) => KEPT.includes(name) ? null : name);
    deepEqual(fields, expected);
  });

  Deno.test(`fieldOf() knows the texts of the tracking page and the heads of the list in ${code}`, () => {
    const text = (key: MessageKey) => fieldOf(dictionaries[code][key]);
    equal(text("tracking.code"), "tracking_code");
    equal(text("tracking.destination"), "destination");
    equal(text("tracking.recipientName"), "recipient_name");
    equal(text("tracking.email"), "recipient_email");
    equal(text("tracking.phone"), "recipient_phone_number");
    equal(text("tracking.currentLocation"), "current_location");
    equal(text("tracking.status"), "status");
    equal(text("tracking.weight"), "weight");
    equal(text("tracking.senderName"), "sender_name");
    equal(text("tracking.pickupLocation"), "pickup_location");
    equal(text("control.parcels.parcel"), "tracking_code");
    equal(text("control.parcels.recipient"), "recipient_name");
    equal(text("control.parcels.expected"), "max_expected_delivery_date");
  });
}

Deno.test("fieldOf() knows the names of the API and the bare nouns", () => {
  for (const field of IMPORT_FIELDS) equal(fieldOf(field), field);
  for (const [field, nouns] of Object.entries(NOUNS)) {
    for (const noun of nouns) equal(fieldOf(noun), field, noun);
  }
  equal(fieldOf("Empfänger"), "recipient_name");
  equal(fieldOf("Ziel"), "destination");
});

Deno.test("fieldOf() ignores case, accents, spaces and signs", () => {
  for (const head of ["TRACKING CODE", "tracking-code:", " Tracking_Code* "]) {
    equal(fieldOf(head), "tracking_code");
  }
  equal(fieldOf("TÉLÉPHONE"), "recipient_phone_number");
  equal(fieldOf("telephone"), "recipient_phone_number");
  equal(fieldOf("E-Mail"), "recipient_email");
  equal(fieldOf("e mail"), "recipient_email");
  equal(fieldOf("Sendungs-Nr."), "tracking_code");
  equal(fieldOf("Comment"), null);
  equal(fieldOf(""), null);
});

Deno.test("columnsOf() takes the first of two columns for a field, and the choice of a person before the head", () => {
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
