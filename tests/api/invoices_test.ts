import { deepEqual, doesNotMatch, equal, match, ok } from "node:assert/strict";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { testApp } from "../helpers/app.ts";
import type { Client } from "../helpers/client.ts";
import { test } from "../helpers/site.ts";
import { addParcel } from "../helpers/parcels.ts";

const CREATE = "/control/invoice/create.html";
const LIST = "/control/invoices/list.html";
const ISSUER = {
  company_name: "Harbour Freight",
  contact_address: "Berth 14",
  contact_email: "office@harbour.example",
  contact_phone: "+44 23 8049 6000",
};
const NOVEMBER = { ms: Date.UTC(2026, 10, 20, 12) };

function issue(client: Client, product: unknown = "Sea freight") {
  return client.post("/invoices", { product });
}

/** Returns the invoice's sheet, without the panel around it. */
function sheetOf(page: string): string {
  return /<article class="invoice.*<\/article>/s.exec(page)![0];
}

/** Returns the value of a page's hidden field. */
function hiddenValueOf(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]+)"`).exec(page)![1]!;
}

Deno.test("POST /api/invoices issues an invoice and returns its URL", async () => {
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

test("POST /api/invoices rejects an invalid product", async ({ owner }) => {
  for (
    const [product, error] of [
      ["", "The product field is required."],
      [null, "The product field is required."],
      [7, "The product must be a text."],
      ["x".repeat(301), "The product may not be greater than 300 characters."],
    ] as const
  ) {
    const { status, body } = await issue(owner, product);
    deepEqual([status, body.errors], [422, [error]]);
  }
  const { body } = await owner.post("/invoices", {
    product: "x",
    number: "INV-2026-0007",
  });
  deepEqual(body.errors, ["The number field is not allowed."]);
});

test("POST /api/users/search and /api/traders/search answer an empty page", async ({ owner }) => {
  for (const noun of ["users", "traders"]) {
    const { status, body } = await owner.post(`/${noun}/search`, {
      search: "ann",
    });
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
    equal((await owner.post(`/${noun}/search`, { search: "" })).status, 422);
  }
});

test("the form issues one invoice on a double click", async ({ owner }) => {
  const request_id = hiddenValueOf(
    (await owner.get(CREATE)).text,
    "request_id",
  );
  const form = { product: "Sea freight", request_id };
  const [first, second] = await Promise.all([
    owner.form(CREATE, form),
    owner.form(CREATE, form),
  ]);
  equal(first.status, 303);
  match(first.headers.get("location")!, /^\/control\/invoices\/\w{26}$/);
  equal(second.headers.get("location"), first.headers.get("location"));
  const again = hiddenValueOf((await owner.get(CREATE)).text, "request_id");
  ok(again !== request_id);
});

test("a form changed after its submit warns once, then issues a second invoice", async ({ owner }) => {
  await owner.form(CREATE, { product: "Sea freight", request_id: "r-1" });
  const product = "Air freight";
  const refused = await owner.form(CREATE, { product, request_id: "r-1" });
  equal(refused.status, 422);
  match(refused.text, /This form has been sent before/);
  match(refused.text, /value="Air freight"/);
  doesNotMatch(refused.text, /selected|The request_id/);
  const request_id = hiddenValueOf(refused.text, "request_id");
  ok(request_id !== "r-1");
  equal((await owner.form(CREATE, { product, request_id })).status, 303);
  equal((await owner.api("GET", "/invoices")).body.data.total, 2);
});

test("the form asks for confirmation of an unknown code", async ({ owner }) => {
  const form = { product: "WAY-7K2M-9QX4", request_id: "r-1" };
  const refused = await owner.form(CREATE, form);
  equal(refused.status, 422);
  match(refused.text, /No parcel has this code\./);
  match(refused.text, /value="WAY-7K2M-9QX4"/);
  const confirmed = hiddenValueOf(refused.text, "confirmed");
  const other = { ...form, product: "WAY-7K2M-9QX5", confirmed };
  equal((await owner.form(CREATE, other)).status, 422);
  equal((await owner.api("GET", "/invoices")).body.data.total, 0);
  equal((await owner.form(CREATE, { ...form, confirmed })).status, 303);
  equal((await owner.api("GET", "/invoices")).body.data.total, 1);
});

Deno.test("an invoice shows stored values and omits missing ones", async () => {
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

test("an invoice keeps its issuer when the settings change", async ({ app }) => {
  await updateSettings(app.kv, ISSUER);
  const admin = await app.signedIn();
  const { url } = (await issue(admin)).body.data;
  const before = sheetOf((await admin.get(url)).text);
  for (const line of Object.values(ISSUER)) ok(before.includes(line), line);
  const { status } = await admin.patch("/settings", {
    company_name: "Lakeside Cargo",
    contact_address: null,
    contact_email: "desk@lakeside.example",
    contact_phone: "+44 20 7946 0999",
    time_zone: "Pacific/Auckland",
  });
  equal(status, 200);
  const { text } = await admin.get(url);
  equal(sheetOf(text), before);
});

test("no call returns an invoice's issuer", async ({ app }) => {
  await updateSettings(app.kv, ISSUER);
  const admin = await app.signedIn();
  const made = await issue(admin);
  const listed = await admin.api("GET", "/invoices");
  const found = await admin.post("/invoices/search", { search: "sea" });
  deepEqual(listed.body.data.data, [made.body.data]);
  deepEqual(found.body.data.data, [made.body.data]);
  equal("issuer" in made.body.data, false);
});

test("the list of invoices keeps its search across pages, and says if nothing was found", async ({ app, owner }) => {
  for (let count = 0; count < 16; count++) {
    await createInvoice(app.kv, { product: "Sea & air" });
  }
  const found = (await owner.get(`${LIST}?search=sea+air`)).text;
  match(found, /16 entries/);
  const more = /href="([^"]+)" rel="next"/.exec(found)![1]!.replaceAll(
    "&amp;",
    "&",
  );
  const { text } = await owner.get(more);
  match(text, /INV-\d{4}-0001/);
  match(text, /value="sea air"/);
  const nothing = (await owner.get(`${LIST}?search=%3Crail%3E`)).text;
  match(nothing, /Nothing found for “&lt;rail>”/);
  match(nothing, new RegExp(`href="${LIST}"[^>]*>Show all`));
});

test("a parcel's screen links to the invoice form with its code", async ({ app, owner }) => {
  await addParcel(app.kv, { tracking_code: "WB-1111" });
  const { text } = await owner.get("/control/parcels/WB-1111");
  const [, href] = /href="([^"]+)"[^>]*>.{0,200}?New Invoice</s.exec(text)!;
  equal(href, `${CREATE}?product=WB-1111`);
  match((await owner.get(href!)).text, /<input[^>]*value="WB-1111"/);
});
