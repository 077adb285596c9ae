import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel, WHOLE_PARCEL } from "../helpers/parcels.ts";
import { boxOf, fill, press, see, styleOf } from "../helpers/screen.ts";

const FORM = "/control/invoice/create.html";
const PARCEL = { ...WHOLE_PARCEL, declared_value: "EUR 6,200" };

test.withAndWithoutJavaScript("a member issues an invoice for a parcel and finds it again", async (story) => {
  await addParcel(story.app.kv, PARCEL);
  const { page, errors } = await visitPanel(story, "/control/index.html");
  const openList = () =>
    page.getByRole("main").getByRole("link", { name: "Invoices" }).click();
  await openList();
  await see(page, "No invoices yet");
  await page.getByRole("link", { name: "New Invoice" }).click();
  await fill(page, { "Product": "wb 1985 2026" });
  await press(page, "Issue Invoice");

  const title = { name: /^Invoice INV-\d{4}-0001$/ };
  await page.getByRole("heading", title).waitFor();
  deepEqual(await details(page), {
    "Product": "wb 1985 2026",
    "Tracking code": "WB-1985-2026",
    "Sender name": "Bob Jones",
    "Pickup location": "Keppel Harbour, Singapore",
    "Weight": "12.5 kg",
    "Declared value": "EUR 6,200",
  });
  const billTo = page.getByRole("region", { name: "Bill to" });
  match(await billTo.innerText(), /Ann Smith\s+4 Quai de la Fosse, Nantes/);

  await openList();
  await page.getByRole("searchbox").fill("0001");
  await press(page, "Search");
  await page.getByRole("link", { name: /INV-\d{4}-0001/ }).click();
  await page.getByRole("table").waitFor();
  deepEqual(errors, []);
});

test("a form changed after its response was lost warns and can be submitted again", async (story) => {
  const { page } = await visitPanel(story, FORM);
  await page.route("**" + FORM, async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  }, { times: 1 });
  await fill(page, { "Product": "Sea freight" });
  await press(page, "Issue Invoice");
  await see(page, "Invalid Json");

  await fill(page, { "Product": "Air freight" });
  await press(page, "Issue Invoice");
  await see(page, "This form has been sent before");
  equal(await page.getByLabel("Product").inputValue(), "Air freight");
  await press(page, "Issue Invoice");
  const title = { name: /^Invoice INV-\d{4}-0002$/ };
  await page.getByRole("heading", title).waitFor();
});

test("the Print button prints an invoice black on white, without the panel around it", async (story) => {
  await updateSettings(story.app.kv, {
    company_name: "Harbour & Sons",
    contact_address: "Berth 14\nSouthampton",
  });
  await addParcel(story.app.kv, PARCEL);
  const { page } = await visitPanel(story, FORM, { colorScheme: "dark" });
  await fill(page, { "Product": PARCEL.tracking_code });
  await press(page, "Issue Invoice");
  await page.getByRole("button", { name: "Print" }).waitFor();
  // The button does nothing before its script has loaded.
  await page.waitForLoadState();
  await page.evaluate(() => {
    globalThis.print = () => document.body.classList.add("printed");
  });
  await press(page, "Print");
  await page.locator("body.printed").waitFor();
  await page.emulateMedia({ media: "print" });
  for (const part of ["header.header", ".breadcrumb", ".invoice-tools"]) {
    equal(await page.locator(part).isVisible(), false, part);
  }
  for (const text of ["Harbour & Sons", "Southampton", "Ann Smith"]) {
    equal(await page.locator(".invoice").getByText(text).isVisible(), true);
  }
  for (const part of [".invoice-table td", ".invoice-heading"]) {
    equal(await styleOf(page, part, "color"), "rgb(0, 0, 0)");
  }
});

for (const width of [1046, 1440]) {
  test(`an invoice fills a print sheet ${width} pixels wide`, async (story) => {
    const { url } = await createInvoice(story.app.kv, { product: "Storage" });
    const viewport = { width, height: 800 };
    const { page } = await visitPanel(story, url, { viewport });
    await page.emulateMedia({ media: "print" });
    const sheet = await boxOf(page.locator(".invoice"));
    ok(sheet.width > 0.85 * width, `${sheet.width} pixels`);
  });
}

/** Returns the rows of an invoice's table by their heading. */
async function details(page: Page): Promise<Record<string, string>> {
  const rows = await page.locator(".invoice-table tr").evaluateAll((rows) =>
    rows.map((row) =>
      ["th", "td"].map((cell) => row.querySelector(cell)!.textContent!)
    )
  );
  return Object.fromEntries(rows);
}
