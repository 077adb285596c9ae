import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Invoice } from "@/lib/invoices/schema.ts";
import type { Paged } from "@/lib/fields/paging.ts";
import { testApp } from "../helpers/app.ts";
import type { ApiAnswer, Client } from "../helpers/client.ts";
import { addParcel, WHOLE_PARCEL } from "../helpers/parcels.ts";

const CREATE = "/control/invoice/create.html";
const LIST = "/control/invoices/list.html";
const ISSUER = {
  company_name: "Harbour Freight",
  contact_address: "Berth 14",
  contact_email: "office@harbour.example",
  contact_phone: "+44 23 8049 6000",
};
const NOVEMBER = { ms: Date.UTC(2026, 10, 20, 12) };

function issue(
  client: Client,
  product: unknown = "Sea freight",
  headers: Record<string, string> = {},
) {
  return client.api("POST", "/invoices", { body: { product }, headers });
}

/** The sheet of an invoice's page, without the panel around it. */
function sheetOf(page: string): string {
  return /<article class="invoice.*<\/article>/s.exec(page)![0];
}

/** The value of a hidden field of a page. */
function hidden(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]+)"`).exec(page)![1]!;
}

Deno.test("POST /api/invoices issues an invoice whose url is its page", async () => {
  await using app = await testApp({ clock: NOVEMBER });
  const admin = await app.signedIn();
  const { status, body } = await issue(admin);
  equal(status, 200);
  equal(body.message, "The invoice has been issued.");
  const { id, number, product, created_at, url } = body.data;
  equal(number, "INV-2026-0001");
  equal(product, "Sea freight");
  equal(body.data.status, "issued");
  equal(created_at, "2026-11-20T12:00:00.000Z");
  equal(url, `/control/invoices/${id}`);
  const page = await admin.get(url);
  equal(page.status, 200);
  match(page.text, /INV-2026-0001/);
});

Deno.test("an invoice for a tracking code carries the recipient, the weight and the declared value", async () => {
  await using app = await testApp();
  await addParcel(app.kv, { ...WHOLE_PARCEL, declared_value: "EUR 450" });
  const admin = await app.signedIn();
  const { data } = (await issue(admin, "wb 1985 2026")).body;
  equal(data.product, "wb 1985 2026");
  equal(data.tracking_code, "WB-1985-2026");
  equal(data.recipient_name, "Ann Smith");
  equal(data.destination, "4 Quai de la Fosse, Nantes");
  equal(data.weight, "12.5 kg");
  equal(data.declared_value, "EUR 450");
});

Deno.test("POST /api/invoices refuses an invalid product", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  for (
    const [product, error] of [
      ["", "The product field is required."],
      [null, "The product field is required."],
      [7, "The product must be a text."],
      ["x".repeat(301), "The product may not be greater than 300 characters."],
    ] as const
  ) {
    const { status, body } = await issue(admin, product);
    equal(status, 422);
    deepEqual(body.errors, [error]);
  }
  const { body } = await admin.api("POST", "/invoices", {
    body: { product: "x", number: "INV-2026-0007" },
  });
  deepEqual(body.errors, ["The number field is not allowed."]);
});

Deno.test("a repeated Idempotency-Key issues one invoice", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const headers = { "idempotency-key": "order 7" };
  const [one, two] = await Promise.all([
    issue(admin, "Sea freight", headers),
    issue(admin, "Sea freight", headers),
  ]);
  equal(one.body.data.id, two.body.data.id);
  equal((await admin.api("GET", "/invoices")).body.data.total, 1);
});

Deno.test("an Idempotency-Key is refused with another body or when too long", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  await issue(admin, "Sea freight", { "idempotency-key": "order 7" });
  const other = await issue(admin, "Air freight", {
    "idempotency-key": "order 7",
  });
  equal(other.status, 422);
  deepEqual(other.body.errors, [
    "The Idempotency-Key was used before with another body.",
  ]);
  const long = await issue(admin, "Sea freight", {
    "idempotency-key": "7".repeat(301),
  });
  equal(long.status, 422);
  deepEqual(long.body.errors, [
    "The Idempotency-Key may not be greater than 300 characters.",
  ]);
});

Deno.test("an issued invoice can be neither changed nor deleted", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { id } = (await issue(admin)).body.data;
  for (const method of ["PATCH", "DELETE"]) {
    const { status, headers } = await admin.api(method, "/invoices", {
      body: { id, product: "Another" },
    });
    equal(status, 405);
    equal(headers.get("allow"), "GET, HEAD, POST, OPTIONS");
  }
});

Deno.test("GET /api/invoices lists all invoices in pages, newest first", async () => {
  await using app = await testApp({ clock: NOVEMBER });
  const admin = await app.signedIn();
  for (let count = 0; count < 5; count++) {
    await createInvoice(app.kv, { product: "x" });
  }
  const seen: string[] = [];
  let next: string | null = "/api/invoices?per_page=2";
  while (next !== null) {
    const { body }: ApiAnswer<Paged<Invoice>> = await admin.api(
      "GET",
      next.slice(4),
    );
    equal(body.data.object, "invoices");
    equal(body.data.total, 5);
    deepEqual(body.data.search_keys, ["number", "product", "recipient_name"]);
    seen.push(...body.data.data.map(({ number }) => number));
    next = body.data.next_page_url;
  }
  deepEqual(seen, [5, 4, 3, 2, 1].map((place) => `INV-2026-000${place}`));
});

Deno.test("POST /api/invoices/search finds by number and product", async () => {
  await using app = await testApp({ clock: NOVEMBER });
  const admin = await app.signedIn();
  await createInvoice(app.kv, { product: "Sea freight" });
  await createInvoice(app.kv, { product: "Storage" });
  for (const search of ["stor", "INV-2026-0002", "0002"]) {
    const { body } = await admin.api("POST", "/invoices/search", {
      body: { search },
    });
    equal(body.data.total, 1);
    equal(body.data.data[0].product, "Storage");
  }
});

for (const noun of ["users", "traders"]) {
  Deno.test(`POST /api/${noun}/search answers an administrator with an empty page`, async () => {
    await using app = await testApp();
    const path = `/${noun}/search`;
    const search = { body: { search: "ann" } };
    equal((await app.client().api("POST", path, search)).status, 401);
    const admin = await app.signedIn();
    const { status, body } = await admin.api("POST", path, search);
    equal(status, 200);
    deepEqual(body.data, {
      current_page: 1,
      last_page: 1,
      total: 0,
      object: noun,
      search_keys: ["name", "email"],
      data: [],
      next_page_url: null,
    });
    const refused = await admin.api("POST", path, { body: { search: "" } });
    equal(refused.status, 422);
    deepEqual(refused.body.errors, ["The search field is required."]);
  });
}

Deno.test("the form issues one invoice, however often it is posted, and redirects to it", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const request_id = hidden((await admin.get(CREATE)).text, "request_id");
  const form = { product: "Sea freight", request_id };
  const [first, second] = await Promise.all([
    admin.form(CREATE, form),
    admin.form(CREATE, form),
  ]);
  equal(first.status, 303);
  match(first.headers.get("location")!, /^\/control\/invoices\/\w{26}$/);
  equal(second.headers.get("location"), first.headers.get("location"));
  const again = hidden((await admin.get(CREATE)).text, "request_id");
  ok(again !== request_id);
});

Deno.test("a form changed after its submit says so once, then issues a second invoice", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  await admin.form(CREATE, { product: "Sea freight", request_id: "r-1" });
  const product = "Air freight";
  const refused = await admin.form(CREATE, { product, request_id: "r-1" });
  equal(refused.status, 422);
  match(refused.text, /This form has been sent before/);
  match(refused.text, /value="Air freight"/);
  doesNotMatch(refused.text, /selected|The request_id/);
  const request_id = hidden(refused.text, "request_id");
  ok(request_id !== "r-1");
  equal((await admin.form(CREATE, { product, request_id })).status, 303);
  equal((await admin.api("GET", "/invoices")).body.data.total, 2);
});

Deno.test("a parcel's screen leads to an invoice for it", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  const { text } = await admin.get("/control/parcels/WB-1111");
  const [, href] = /href="([^"]+)"[^>]*>.{0,200}?New Invoice</s.exec(text)!;
  equal(href, `${CREATE}?product=WB-1111`);
  match((await admin.get(href!)).text, /<input[^>]*value="WB-1111"/);
});

Deno.test("the form asks before it issues an invoice for an unknown code", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const form = { product: "WAY-7K2M-9QX4", request_id: "r-1" };
  const refused = await admin.form(CREATE, form);
  equal(refused.status, 422);
  match(refused.text, /No parcel has this code\./);
  match(refused.text, /value="WAY-7K2M-9QX4"/);
  const confirmed = hidden(refused.text, "confirmed");
  const other = { ...form, product: "WAY-7K2M-9QX5", confirmed };
  equal((await admin.form(CREATE, other)).status, 422);
  equal((await admin.api("GET", "/invoices")).body.data.total, 0);
  equal((await admin.form(CREATE, { ...form, confirmed })).status, 303);
  equal((await admin.api("GET", "/invoices")).body.data.total, 1);
});

Deno.test("a refused form is shown again with its input", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  const { status, text } = await admin.form(CREATE, {
    product: "  ",
    request_id: "r-1",
  });
  equal(status, 422);
  match(text, /role="alert"/);
  match(text, /The product field is required\./);
  equal(hidden(text, "request_id"), "r-1");
});

Deno.test("an unknown invoice is a 404 page", async () => {
  await using app = await testApp();
  const { status, text } = await (await app.signedIn()).get(
    "/control/invoices/01ARZ3NDEKTSV4RRFFQ69G5FAV",
  );
  equal(status, 404);
  match(text, /Not Found/);
});

Deno.test("the invoice shows stored values and omits missing ones", async () => {
  await using app = await testApp({ clock: NOVEMBER });
  await updateSettings(app.kv, {
    company_name: "Harbour <& Sons>",
    contact_address: "Berth 14",
  });
  const admin = await app.signedIn();
  const { url } = await createInvoice(app.kv, { product: "<b>Storage</b>" });
  const { text } = await admin.get(url);
  match(text, /Harbour &lt;&amp; Sons>/);
  match(text, /&lt;b>Storage&lt;\/b>/);
  match(text, /<time datetime="2026-11-20">November 20, 2026<\/time>/);
  equal(text.includes("Bill to"), false);
  equal(text.includes("Declared value"), false);
});

Deno.test("an invoice keeps its issuer when the settings change", async () => {
  await using app = await testApp();
  await updateSettings(app.kv, ISSUER);
  const admin = await app.signedIn();
  const { url } = (await issue(admin)).body.data;
  const before = sheetOf((await admin.get(url)).text);
  for (const line of Object.values(ISSUER)) ok(before.includes(line), line);
  const { status } = await admin.api("PATCH", "/settings", {
    body: {
      company_name: "Lakeside Cargo",
      contact_address: null,
      contact_email: "desk@lakeside.example",
      contact_phone: "+44 20 7946 0999",
      time_zone: "Pacific/Auckland",
    },
  });
  equal(status, 200);
  const { text } = await admin.get(url);
  equal(sheetOf(text), before);
});

Deno.test("no call returns the issuer of an invoice", async () => {
  await using app = await testApp();
  await updateSettings(app.kv, ISSUER);
  const admin = await app.signedIn();
  const made = await issue(admin);
  const listed = await admin.api("GET", "/invoices");
  const found = await admin.api("POST", "/invoices/search", {
    body: { search: "sea" },
  });
  deepEqual(listed.body.data.data, [made.body.data]);
  deepEqual(found.body.data.data, [made.body.data]);
  equal("issuer" in made.body.data, false);
});

Deno.test("the date of an invoice is written in the reader's language", async () => {
  await using app = await testApp({ clock: NOVEMBER });
  const admin = await app.signedIn();
  const { url } = await createInvoice(app.kv, { product: "x" });
  const { text } = await admin.get(url, { "accept-language": "de" });
  match(text, />20\. November 2026</);
});

Deno.test("the list of invoices says so when there are none, and offers no search", async () => {
  await using app = await testApp();
  const { text } = await (await app.signedIn()).get(LIST);
  match(text, /No invoices yet/);
  equal(text.includes('role="search"'), false);
});

Deno.test("the list of invoices leads on by a link and back to the newest", async () => {
  await using app = await testApp({ clock: NOVEMBER });
  const admin = await app.signedIn();
  for (let count = 0; count < 17; count++) {
    await createInvoice(app.kv, { product: "x" });
  }
  const first = (await admin.get(LIST)).text;
  match(first, /INV-2026-0017.*INV-2026-0003/);
  equal(first.includes("INV-2026-0002"), false);
  const more = /href="([^"]+)" rel="next"/.exec(first)![1]!;
  const second = (await admin.get(more.replaceAll("&amp;", "&"))).text;
  match(second, /INV-2026-0002.*INV-2026-0001/);
  equal(second.includes('rel="next"'), false);
  match(second, new RegExp(`href="${LIST}"[^>]*>Back to the newest`));
});

Deno.test("the list's search keeps its words across pages, and says when nothing was found", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  for (let count = 0; count < 16; count++) {
    await createInvoice(app.kv, { product: "Sea & air" });
  }
  const found = (await admin.get(`${LIST}?search=sea+air`)).text;
  match(found, /16 entries/);
  const more = /href="([^"]+)" rel="next"/.exec(found)![1]!.replaceAll(
    "&amp;",
    "&",
  );
  const { text } = await admin.get(more);
  match(text, /INV-\d{4}-0001/);
  match(text, /value="sea air"/);
  const nothing = (await admin.get(`${LIST}?search=%3Crail%3E`)).text;
  match(nothing, /Nothing found for “&lt;rail>”/);
  match(nothing, new RegExp(`href="${LIST}"[^>]*>Show all`));
});

Deno.test("the list refuses an invalid address", async () => {
  await using app = await testApp();
  const admin = await app.signedIn();
  equal((await admin.get(`${LIST}?page=0`)).status, 422);
  equal((await admin.get(`${LIST}?utm_source=mail`)).status, 200);
});
