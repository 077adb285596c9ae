import { deepEqual, equal, ok } from "node:assert/strict";
import { dictionaries, WORDS } from "@/lib/i18n/dictionaries/mod.ts";
import { fold, stripSymbols } from "@/lib/i18n/fold.ts";
import { LOCALE_CODES, type LocaleCode } from "@/lib/i18n/locales.ts";
import type { MessageKey } from "@/lib/i18n/translate.ts";
import { type HeadRole, headWords } from "@/lib/i18n/words.ts";
import type { ImportField } from "@/lib/imports/fields.ts";
import { meaningsOf } from "@/lib/imports/head_meanings.ts";
import { fieldOf, optionsOf } from "@/lib/imports/labels.ts";
import { columnsOf } from "@/lib/imports/mapping.ts";

/** The roles of the words in a heading for each field that other programs know. */
const FORMS: { [Field in ImportField]?: HeadRole[][] } = {
  tracking_code: [["tracking_code"], ["shipment", "number"]],
  reference: [["reference"], ["order"], ["order", "number"]],
  destination: [["destination"], ["address"], ["city"], ["postcode"]],
  recipient_name: [["recipient"], ["name"], ["recipient", "name"]],
  recipient_email: [["email"], ["recipient", "email"]],
  recipient_phone_number: [["phone"], ["recipient", "phone"]],
  current_location: [["current_location"]],
  status: [["status"]],
  weight: [["weight"]],
  pieces: [["pieces"], ["count"], ["count", "packages"]],
  shipped_via: [["shipped_via"], ["method"]],
  sender_name: [["sender"], ["sender", "name"]],
  sender_email: [["sender", "email"], ["email", "sender"]],
  pickup_location: [["pickup_location"], ["sender", "address"]],
  parcel_content: [["parcel_content"]],
  declared_value: [["declared_value"]],
  min_expected_delivery_date: [["min_expected_delivery_date"]],
  max_expected_delivery_date: [["max_expected_delivery_date"]],
};

/** Returns the headings of a language that consist of words with these roles, in order. */
function headsOf(code: LocaleCode, roles: HeadRole[]): string[] {
  return roles.reduce<string[]>((heads, role) => {
    const words = headWords(WORDS[code], role);
    return heads.flatMap((head) => words.map((word) => `${head} ${word}`));
  }, [""]).map((head) => head.trim());
}

for (const code of LOCALE_CODES) {
  Deno.test(`fieldOf() knows at least three everyday headings of each field in ${code}`, () => {
    for (const [field, forms] of Object.entries(FORMS)) {
      const heads = forms.flatMap((roles) => headsOf(code, roles))
        .filter((head) => fieldOf(head) === field);
      const distinct = new Set(heads.map((head) => stripSymbols(fold(head))));
      ok(distinct.size >= 3, `${field}: ${[...distinct].join(", ")}`);
    }
  });
}

/** Words for a person or the person's number. */
const CONTACTS = [
  ...["contact", "contato", "contacto", "kontakt", "kontak"],
  ...["контакт", "संपर्क"],
];

/** Fields between which the cells decide, by the words: packages are named or counted, and a bare name may be an order's. */
const DECIDED: Record<string, string[]> = {
  "pieces tracking_code": [],
  "recipient_name reference": [],
  "recipient_name recipient_phone_number": CONTACTS,
  "recipient_name recipient_phone_number reference": CONTACTS,
  "destination status": ["state", "estado"],
  "pieces recipient_name reference": ["nombre"],
};

Deno.test("optionsOf() finds one field in all languages for a heading, unless its cells decide", () => {
  const heads = LOCALE_CODES.flatMap((code) =>
    Object.entries(FORMS).flatMap(([field, forms]) => [
      [field, dictionaries[code][`field.${field}` as MessageKey]] as const,
      ...forms.flatMap((roles) => headsOf(code, roles))
        .map((head) => [field, head] as const),
    ])
  );
  ok(heads.length > 3_000, `${heads.length}`);
  for (const [field, head] of heads) {
    const fields = optionsOf(head).map((option) => option.field);
    ok(fields.includes(field as ImportField), `${head}: ${fields}`);
    if (fields.length === 1) continue;
    const words = DECIDED[fields.toSorted().join(" ")];
    ok(words, `${head}: ${fields}`);
    ok(words.length === 0 || words.some((word) => head.includes(word)), head);
  }
});

Deno.test("columnsOf() decides by the cells what a heading with several meanings means", () => {
  const cases: [head: string, cells: string[], field: string | null][] = [
    ["Colis", ["3", "1", "2"], "pieces"],
    ["Colis", ["FR-0001-A", "FR-0002-A"], "tracking_code"],
    ["Colis", ["carton brun", "palette"], null],
    ["Colis", [], "tracking_code"],
    ["Pakete", ["2 Stk", "1 Stk"], "pieces"],
    ["Bultos", ["4", "12"], "pieces"],
    ["Collo", ["IT123456", "IT123457"], "tracking_code"],
    ["Name", ["#1001", "#1002"], "reference"],
    ["Name", ["Ana Roth", "Bo Lind"], "recipient_name"],
    ["Name", ["Ana Roth 2", "B2"], "recipient_name"],
    ["Contact", ["+33 1 99 00 00 00"], "recipient_phone_number"],
    ["Contact", ["Ana Roth"], "recipient_name"],
    ["Estado", ["Entregado", "En tránsito"], "status"],
    ["Estado", ["Por revisar"], "status"],
    ["Nombre", ["3", "12"], "pieces"],
  ];
  for (const [head, cells, field] of cases) {
    const [column] = columnsOf([head], {}, cells.map((cell) => [cell]));
    equal(column!.field, field, `${head}: ${cells}`);
  }
  const besidePlace = columnsOf(["Ciudad", "Estado"], {}, [["León", "GTO"]]);
  deepEqual(
    besidePlace.map(({ field }) => field),
    ["destination", "destination"],
  );
});

/** Headings that offices, shops and carriers use. */
const HEADS: Record<string, string | null> = {
  "Expected Delivery Date": "max_expected_delivery_date",
  "Expected Delivery": "max_expected_delivery_date",
  "ETA": "max_expected_delivery_date",
  "Consignee Name": "recipient_name",
  "Shipping Name": "recipient_name",
  "Ship To Name": "recipient_name",
  "Ship To - City": "destination",
  "Gewicht (kg)": "weight",
  "Weight, lb": "weight",
  "Poids [kg]": "weight",
  "Вес, кг": "weight",
  "Peso/kg": "weight",
  "weight_kg": "weight",
  "Gewicht in Gramm": "weight",
  "Declared value (USD)": "declared_value",
  "Lieferdatum (TT.MM.JJJJ)": "max_expected_delivery_date",
  "Qty": "pieces",
  "Pcs": "pieces",
  "No. of Pieces": "pieces",
  "Number of parcels": "pieces",
  "Parcel number": "tracking_code",
  "Colli": "pieces",
  "Bultos": "pieces",
  "Packstücke": "pieces",
  "Nombre de colis": "pieces",
  "Numéro de colis": "tracking_code",
  "Кол-во мест": "pieces",
  "Courier": "shipped_via",
  "Service": "shipped_via",
  "Shipping Method": "shipped_via",
  "Carrier name": "shipped_via",
  "Order Number": "reference",
  "Order No": "reference",
  "order_id": "reference",
  "Reference No.": "reference",
  "Bestellnummer": "reference",
  "Bestell-Nr.": "reference",
  "N° de commande": "reference",
  "Nº de pedido": "reference",
  "AWB": "tracking_code",
  "AWB No.": "tracking_code",
  "Consignment No": "tracking_code",
  "Tracking #": "tracking_code",
  "trackingNumber": "tracking_code",
  "N° de suivi": "tracking_code",
  "Kargo Takip No": "tracking_code",
  "Номер накладной": "tracking_code",
  "رقم الشحنة": "tracking_code",
  "شماره مرسوله": "tracking_code",
  "Shipper": "sender_name",
  "Shipper Name": "sender_name",
  "Shipper's e-mail": "sender_email",
  "Contact Number": "recipient_phone_number",
  "Tel.-Nr.": "recipient_phone_number",
  "Mobile No": "recipient_phone_number",
  "No HP": "recipient_phone_number",
  "Shipment Status": "status",
  "Current Status": "status",
  "Order status": "status",
  "First Name (Shipping)": "recipient_name",
  "shipping_first_name": "recipient_name",
  "shipToAddress1": "destination",
  "Address 1&2 (Shipping)": "destination",
  "City, State, ZIP": "destination",
  "PLZ/Ort": "destination",
  "Empfänger / Recipient": "recipient_name",
  "Empfängerstraße": "destination",
  "Телефон получателя": "recipient_phone_number",
  "Alıcı Adresi": "destination",
  "هاتف المستلم": "recipient_phone_number",
  "Fecha entrega prevista": "max_expected_delivery_date",
  "Date Delivery Expected": "max_expected_delivery_date",
  "Estado del envío": "status",
  "Your Ref": "reference",
  "Auftrags-Nr.": "reference",
  "Mã đơn hàng": "reference",
  "Way Bill No": "tracking_code",
  "Kilos": "weight",
  "Order Status ID": null,
  // A whole address may have a name and a telephone.
  "Lieferanschrift Vorname": "recipient_name",
  "Lieferanschrift Firma": "recipient_name",
  "Lieferanschrift Tel": "recipient_phone_number",
  "Lieferanschrift Ort": "destination",
  "Lieferanschrift Straße": "destination",
  "Rechnungsanschrift Name": "recipient_name",
  "Shipping Address First Name": "recipient_name",
  "Adresse de livraison nom": "recipient_name",
  "Dirección de envío nombre": "recipient_name",
  "Teslimat Adresi Ad Soyad": "recipient_name",
  "Alıcı - Fatura Adresi": "recipient_name",
  "Teslimat Adresi": "destination",
  "Street name": "destination",
  "Shipping Street Name": "destination",
  "Nom de rue": "destination",
  "Nombre de la calle": "destination",
  "Company Address": null,
  // A state is not always a place, nor an ID that of an order.
  "order state": "status",
  "order_state_id": null,
  "shipment_status_id": null,
  "payment state": null,
  "Dispute State": null,
  "Tax Class Code": null,
  "id_order": "reference",
  "tracking_id": "tracking_code",
  "Email ID": "recipient_email",
  // Codes.
  "Barcode": "tracking_code",
  "Código de barras": "tracking_code",
  "Product barcode": null,
  "EAN": null,
  "e-Way Bill Number": null,
  "E-Waybill No": null,
  "کد رهگیری پستی": "tracking_code",
  "شماره مرسوله پستی": "tracking_code",
  "*Sale Order Number": "reference",
  "SO No": "reference",
  "Amazon Order Id": "reference",
  "Estimated Arrival Date": "max_expected_delivery_date",
  "Purchase Order #": "reference",
  "Name* (required)": "recipient_name",
  "Số": null,
  // Ways and weights.
  "Ship Method": "shipped_via",
  "Delivery Option": "shipped_via",
  "Opsi Pengiriman": "shipped_via",
  "Packaged Product Weight (gm)": "weight",
  "Chargeable weight": "weight",
  "Product Weight": null,
  "*Pickup Location Name": "pickup_location",
  "Ship From Name": "sender_name",
  "Post to name": "recipient_name",
  "Post to postcode": "destination",
  // Another person's, a thing's or an amount's.
  "Shipper Phone": null,
  "Phone (driver)": null,
  "Order date": null,
  "Ship Date": null,
  "Pickup Date": null,
  "Shipping": null,
  "Shipping and Handling": null,
  "Shipping Total": null,
  "Tracking Link": null,
  "Item Weight": null,
  "Lineitem name": null,
  "Item #": null,
  "Financial Status": null,
  "Payment Reference": null,
  "Customer ID": null,
  "Recipient No.": null,
  "Tax 1 Name": null,
  "No.": null,
  "ID": null,
  "Volume": null,
  "Date Delivered": null,
  "#": null,
};

Deno.test("fieldOf() reads numbers, units, sides and parts in any order, and nothing that is about something else", () => {
  for (const [head, field] of Object.entries(HEADS)) {
    equal(fieldOf(head), field, head);
  }
});

Deno.test("columnsOf() takes a state for a place only beside one", () => {
  const state = (heads: string[], cells: string[]) =>
    columnsOf(heads, {}, [cells])[1]!.field;
  equal(state(["City", "State"], ["Reno", "NV"]), "destination");
  equal(state(["Weight", "State"], ["2", "NV"]), null);
  equal(state(["Weight", "Ship State"], ["2", "NV"]), "destination");
  equal(state(["Weight", "State"], ["2", "Delivered"]), "status");
});

Deno.test("columnsOf() reads an address beside a person by its cells", () => {
  const field = (head: string, cell: string) =>
    columnsOf([head], {}, [[cell]])[0]!.field;
  for (const head of ["Alıcı - Fatura Adresi", "Name (Lieferanschrift)"]) {
    equal(field(head, "Ana Roth"), "recipient_name", head);
    equal(field(head, "Kai 5, Hamburg"), "destination", head);
  }
});

Deno.test("columnsOf() takes a barcode beside goods only if it differs in each row and no other code stands there", () => {
  const field = (heads: string[], rows: string[][]) =>
    columnsOf(heads, {}, rows)[0]!.field;
  const goods = ["Barkod", "Ürün Adı"];
  equal(field(goods, [["8690001", "A"], ["8690001", "A"]]), null);
  equal(field(goods, [["8690001", "A"], ["8690002", "B"]]), "tracking_code");
  equal(
    field([...goods, "Kargo Kodu"], [["8690001", "A", "7270001"]]),
    null,
  );
  equal(field(["Barkod"], [["8690001"], ["8690001"]]), "tracking_code");
});

Deno.test("columnsOf() takes an ID for an order's number only without a reference or code, if it differs and looks like one", () => {
  const field = (heads: string[], rows: string[][]) =>
    columnsOf(heads, {}, rows)[0]!.field;
  const orders = [["000000041", "Ann"], ["000000042", "Bob"]];
  equal(field(["ID", "Ship-to Name"], orders), "reference");
  equal(field(["ID", "Order no."], orders), null);
  equal(field(["ID", "Tracking code"], orders), null);
  equal(field(["ID", "Ship-to Name"], [["1", "Ann"], ["2", "Bob"]]), null);
  equal(
    field(["ID", "Ship-to Name"], [["1001", "Ann"], ["1001", "Bob"]]),
    null,
  );
});

Deno.test("meaningsOf() finds nothing in roles that contradict each other", () => {
  const readings: HeadRole[][] = [
    ["sender", "recipient"],
    ["phone", "email"],
    ["status", "weight"],
    ["billing", "weight"],
    ["count", "city"],
    ["weight", "number"],
    ["shipping", "number"],
    [],
  ];
  for (const roles of readings) deepEqual(meaningsOf(roles), [], `${roles}`);
});

Deno.test("docs/importing.md lists headings that are known", async () => {
  const path = new URL("../../../docs/importing.md", import.meta.url);
  const rows = (await Deno.readTextFile(path))
    .matchAll(/^\| `(\w+)` \| (.+) \|$/gm);
  const listed = [...rows].flatMap(([, field, heads]) =>
    heads!.split(", ").map((head) => [field, head] as const)
  );
  ok(listed.length > 80, `${listed.length}`);
  for (const [field, head] of listed) equal(fieldOf(head), field, head);
});
