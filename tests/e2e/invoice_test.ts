import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { createInvoice } from "@/lib/invoices/invoices.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import { browserTest } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel, WHOLE_PARCEL } from "../helpers/parcels.ts";

const FORM = "/control/invoice/create.html";

const PARCEL = { ...WHOLE_PARCEL, declared_value: "EUR 6,200" };

for (const javaScriptEnabled of [true, false]) {
  browserTest(
    `an administrator issues an invoice for a parcel and finds it again, JavaScript ${
      javaScriptEnabled ? "on" : "off"
    }`,
    async (story) => {
      await addParcel(story.app.kv, PARCEL);
      const { page, errors } = await visitPanel(story, "/control/index.html", {
        javaScriptEnabled,
      });
      await page.getByRole("main").getByRole("link", { name: "Invoices" })
        .click();
      await page.getByText("No invoices yet").waitFor();
      await page.getByRole("link", { name: "New Invoice" }).click();
      await page.getByLabel("Product").fill("wb 1985 2026");
      await page.getByRole("button", { name: "Issue Invoice" }).click();

      await page.getByRole("heading", { name: /^Invoice INV-\d{4}-0001$/ })
        .waitFor();
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

      await page.getByRole("main").getByRole("link", { name: "Invoices" })
        .click();
      await page.getByRole("searchbox").fill("0001");
      await page.getByRole("button", { name: "Search" }).click();
      await page.getByRole("link", { name: /INV-\d{4}-0001/ }).click();
      await page.getByRole("table").waitFor();
      deepEqual(errors, []);
    },
  );
}

browserTest(
  "a form changed after its answer was lost says so and can be submitted again",
  async (story) => {
    const { page } = await visitPanel(story, FORM);
    const send = page.getByRole("button", { name: "Issue Invoice" });
    await page.route("**" + FORM, async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort();
    }, { times: 1 });
    await page.getByLabel("Product").fill("Sea freight");
    await send.click();
    await page.getByText("Invalid Json").waitFor();

    await page.getByLabel("Product").fill("Air freight");
    await send.click();
    await page.getByText("This form has been sent before").waitFor();
    equal(await page.getByLabel("Product").inputValue(), "Air freight");
    await send.click();
    await page.getByRole("heading", { name: /^Invoice INV-\d{4}-0002$/ })
      .waitFor();
  },
);

browserTest(
  "on paper an invoice is black on white, without the panel around it",
  async (story) => {
    await updateSettings(story.app.kv, {
      company_name: "Harbour & Sons",
      contact_address: "Berth 14\nSouthampton",
    });
    await addParcel(story.app.kv, PARCEL);
    const { page } = await visitPanel(story, FORM, { colorScheme: "dark" });
    await page.getByLabel("Product").fill(PARCEL.tracking_code);
    await page.getByRole("button", { name: "Issue Invoice" }).click();
    await page.getByRole("button", { name: "Print" }).waitFor();
    await page.emulateMedia({ media: "print" });
    for (const gone of ["header.header", ".breadcrumb", ".invoice-tools"]) {
      equal(await page.locator(gone).isVisible(), false, gone);
    }
    for (const text of ["Harbour & Sons", "Southampton", "Ann Smith"]) {
      equal(await page.locator(".invoice").getByText(text).isVisible(), true);
    }
    equal(await colorOf(page, ".invoice-table td"), "rgb(0, 0, 0)");
    equal(await colorOf(page, ".invoice-heading"), "rgb(0, 0, 0)");
  },
);

for (const width of [1046, 1440]) {
  browserTest(
    `an invoice fills a sheet that is ${width} pixels wide`,
    async (story) => {
      const { url } = await createInvoice(story.app.kv, { product: "Storage" });
      const { page } = await visitPanel(story, url, {
        viewport: { width, height: 800 },
      });
      await page.emulateMedia({ media: "print" });
      const sheet = (await page.locator(".invoice").boundingBox())!;
      ok(sheet.width > 0.85 * width, `${sheet.width} pixels`);
    },
  );
}

browserTest("the print button prints the page", async (story) => {
  const { page } = await visitPanel(story, FORM);
  await page.getByLabel("Product").fill("Storage");
  await page.getByRole("button", { name: "Issue Invoice" }).click();
  const button = page.getByRole("button", { name: "Print" });
  await button.waitFor();
  // Until its script is there the button does nothing.
  await page.waitForLoadState();
  await page.evaluate(() => {
    globalThis.print = () => document.body.classList.add("printed");
  });
  await button.click();
  await page.locator("body.printed").waitFor();
});

/** The table of the invoice. */
async function details(page: Page): Promise<Record<string, string>> {
  const rows = await page.locator(".invoice-table tr").evaluateAll((rows) =>
    rows.map((row) =>
      ["th", "td"].map((cell) => row.querySelector(cell)!.textContent!)
    )
  );
  return Object.fromEntries(rows);
}

function colorOf(page: Page, selector: string): Promise<string> {
  return page.locator(selector).first().evaluate((element) =>
    getComputedStyle(element).color
  );
}
