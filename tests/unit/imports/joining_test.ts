import { deepEqual, equal } from "node:assert/strict";
import { columnsOf } from "@/lib/imports/mapping.ts";
import { readRow } from "@/lib/imports/row.ts";

/** Reads a row of a table whose headings and cells are given as pairs. */
function read(pairs: [head: string, cell: string][], chosen = {}) {
  const heads = pairs.map(([head]) => head);
  const cells = pairs.map(([, cell]) => cell);
  const columns = columnsOf(heads, chosen, [cells]);
  const format = { heads, columns, dates: null };
  const { values, problems } = readRow({ row: 2, cells }, format);
  deepEqual(problems, []);
  return values;
}

Deno.test("readRow() joins the parts of a name by spaces and those of an address by commas, in the file's order", () => {
  deepEqual(
    read([
      ["Last Name (Shipping)", "Roth"],
      ["First Name (Shipping)", "Ana"],
      ["Shipping Company", "Mole & Co"],
      ["Shipping Street", "Hafenstr. 5"],
      ["Shipping Address1", "HAFENSTR. 5"],
      ["Shipping Address2", ""],
      ["Shipping Zip", "20457"],
      ["Shipping City", "Hamburg"],
      ["Sender City", "Basel"],
      ["Sender Country", "CH"],
    ]),
    {
      recipient_name: "Roth Ana Mole & Co",
      destination: "Hafenstr. 5, 20457, Hamburg",
      pickup_location: "Basel, CH",
    },
  );
});

Deno.test("readRow() writes parts that others contain once", () => {
  const cases: [pairs: [string, string][], destination: string][] = [
    [
      [["Straße", "Am Markt"], ["Hausnr.", "1"], ["Ort", "Bonn"]],
      "Am Markt, 1, Bonn",
    ],
    [
      [["House no", "12"], ["Street", "Quay Rd"], ["City", "Cork"]],
      "12, Quay Rd, Cork",
    ],
    [[["City", "Bonn"], ["House no", "1"]], "Bonn, 1"],
    [[["Straat", "Kade"], ["Huisnr", "3"], ["Toevoeging", "B"]], "Kade, 3, B"],
    [
      [["Receiver Address", "2 Rd, Lagos"], ["Destination", "Lagos"]],
      "2 Rd, Lagos",
    ],
    [[["Receiver Address", "2 Rd"], ["Destination", "Lagos"]], "2 Rd, Lagos"],
    [
      [
        ["Teslimat Adresi", "Moda Cad. No: 5 Kadıköy/İstanbul"],
        ...[["İl", "İSTANBUL"], ["İlçe", "Kadıköy"]] as [string, string][],
      ],
      "Moda Cad. No: 5 Kadıköy/İstanbul",
    ],
    [[["Address", "Kade 12"], ["House no", "12"]], "Kade 12"],
    // A street may be named after a town, and a country's code is also a word.
    [
      [["Street", "5 Reno Rd"], ["City", "Reno"], ["Country", "US"]],
      "5 Reno Rd, Reno, US",
    ],
    [[["Indirizzo", "Via Roma 5"], ["Città", "Roma"]], "Via Roma 5, Roma"],
    [[["Street", "3 rue de Lyon"], ["City", "Lyon"]], "3 rue de Lyon, Lyon"],
    [[["Street", "Rua de Baixo 1"], ["Country", "DE"]], "Rua de Baixo 1, DE"],
  ];
  for (const [pairs, destination] of cases) {
    deepEqual(read(pairs), { destination });
  }
  deepEqual(
    read([["Vorname", "Ana"], ["Nachname", "Roth"], ["Empfänger", "Ana Roth"]]),
    { recipient_name: "Ana Roth" },
  );
  deepEqual(
    read([["Nachname", "Roth"], ["Firma", "Roth GmbH"]]),
    { recipient_name: "Roth Roth GmbH" },
  );
  const names: [string, string][] = [
    ["Full Name", "Anne-Lise van der Berg"],
    ["First Name", "Anne-Lise"],
    ["Last Name", "van der Berg"],
  ];
  const whole = { recipient_name: "Anne-Lise van der Berg" };
  deepEqual(read(names), whole);
  deepEqual(read(names.toReversed()), whole);
});

Deno.test("readRow() keeps the billing side's name apart from the shipping side's", () => {
  deepEqual(
    read([
      ["Alıcı - Fatura Adresi", "Bo Lind"],
      ["Alıcı - Teslimat Adresi", "Ana Roth"],
      ["Fatura Adresi", "Kaj 2, Malmö"],
      ["Teslimat Adresi", "Kai 5, Hamburg"],
    ]),
    { recipient_name: "Ana Roth", destination: "Kai 5, Hamburg" },
  );
  deepEqual(
    read([
      ...[["Rechnungsanschrift Name", "Lind"]] as [string, string][],
      ["Lieferanschrift Vorname", "Ana"],
      ["Lieferanschrift Name", "Roth"],
      ["Lieferanschrift Ort", "Bonn"],
    ]),
    { recipient_name: "Ana Roth", destination: "Bonn" },
  );
});

const BUYER: [string, string][] = [
  ["Billing Name", "Bo Lind"],
  ["Billing City", "Malmö"],
  ["Billing Phone", "+46 1"],
];

Deno.test("readRow() takes a buyer's name and address only for a row without any of the recipient's", () => {
  const shipTo = (name: string, city: string): [string, string][] => [
    ["Shipping Name", name],
    ["Shipping City", city],
  ];
  const buyer = { recipient_name: "Bo Lind", destination: "Malmö" };
  const phone = { recipient_phone_number: "+46 1" };
  deepEqual(read(BUYER), { ...buyer, ...phone });
  deepEqual(read([...BUYER, ...shipTo("", "")]), { ...buyer, ...phone });
  deepEqual(read([...BUYER, ...shipTo("Ana", "")]), {
    recipient_name: "Ana",
    ...phone,
  });
  deepEqual(read([...BUYER, ...shipTo("Ana", "Bonn")]), {
    recipient_name: "Ana",
    destination: "Bonn",
    ...phone,
  });
  deepEqual(read([...BUYER, ["Ship To Name", "Ana"]]), {
    recipient_name: "Ana",
    destination: "Malmö",
    ...phone,
  });
});

Deno.test("readRow() prefers the recipient's phone, then one without a person, then the buyer's", () => {
  const phones = (...cells: string[]) =>
    read([
      ["Billing Phone", cells[0]!],
      ["Phone", cells[1]!],
      ["Shipping Phone", cells[2]!],
    ]).recipient_phone_number;
  equal(phones("1", "2", "3"), "3");
  equal(phones("1", "2", ""), "2");
  equal(phones("1", "", ""), "1");
});

Deno.test("columnsOf() leaves out a name without a person beside the recipient's, and a second column for other fields", () => {
  const fields = (...heads: string[]) =>
    columnsOf(heads).map(({ field }) => field);
  deepEqual(fields("Full Name", "Ship Name", "Street 1", "Ship City"), [
    ...[null, "recipient_name", "destination", "destination"],
  ]);
  deepEqual(fields("Phone", "Mobile", "Weight", "Gross weight"), [
    ...["recipient_phone_number", null, "weight", null],
  ]);
  // A heading that names the field wins.
  deepEqual(fields("Shipment ID", "Tracking Number"), [null, "tracking_code"]);
  deepEqual(fields("Rua", "Número", "Cidade"), Array(3).fill("destination"));
  deepEqual(fields("Número", "Rua", "Nr"), [
    ...[null, "destination", "destination"],
  ]);
  deepEqual(fields("Tên sản phẩm", "Số lượng"), [null, null]);
  deepEqual(fields("PO #", "Order #", "Ship To City"), [
    ...[null, "reference", "destination"],
  ]);
  deepEqual(fields("PO #", "Order ID", "Order No."), [
    ...[null, null, "reference"],
  ]);
  deepEqual(fields("Shipping Service", "Carrier"), [null, "shipped_via"]);
  deepEqual(fields("Quantity", "Destination"), ["pieces", "destination"]);
  deepEqual(fields("Quantity", "Item", "Destination"), [
    ...[null, null, "destination"],
  ]);
});

Deno.test("readRow() joins the columns that a member has chosen for one name or address", () => {
  const pairs: [string, string][] = [
    ...[["Wer", "Ana"], ["Wer noch", "Roth"]] as [string, string][],
    ...[["Wo", "Kai 5"], ["Wo noch", "Hamburg"]] as [string, string][],
  ];
  const chosen = {
    "Wer": "recipient_name",
    "Wer noch": "recipient_name",
    "Wo": "destination",
    "Wo noch": "destination",
  };
  deepEqual(read(pairs, chosen), {
    recipient_name: "Ana Roth",
    destination: "Kai 5, Hamburg",
  });
});

Deno.test("readRow() takes the buyer's name if the recipient's only column is for a company", () => {
  deepEqual(
    read([
      ["customer_firstname", "Ana"],
      ["customer_lastname", "Roth"],
      ["shipping_address_street", "Hafenstr. 5"],
      ["shipping_address_city", "Hamburg"],
      ["shipping_address_company", ""],
    ]),
    { recipient_name: "Ana Roth", destination: "Hafenstr. 5, Hamburg" },
  );
});
