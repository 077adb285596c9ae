import { deepEqual, equal, ok } from "node:assert/strict";
import type { Locator } from "playwright-core";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { checkAxe } from "../helpers/axe.ts";
import { browserTest } from "../helpers/browser.ts";
import { parcelInput } from "../helpers/domain.ts";
import { applyTable, uploadTable } from "../helpers/imports.ts";
import { visitPanel } from "../helpers/panel.ts";

const TABLE =
  "code;recipient;destination;status\nWB-1;;Brest;Customs\nWB-2;Zoe;Lyon;";

const WORDS = {
  en: {
    what: "What happened",
    field: "Field",
    show: "Show",
    destination: "Destination",
    status: "Customs",
    source: "Import parcels.csv",
    only: "Only import parcels.csv",
  },
  de: {
    what: "Was geschah",
    field: "Feld",
    show: "Anzeigen",
    destination: "Zielort",
    status: "Beim Zoll",
    source: "Import parcels.csv",
    only: "Nur Import parcels.csv",
  },
};

for (const [locale, words] of Object.entries(WORDS)) {
  for (const javaScriptEnabled of [true, false]) {
    const how = `${javaScriptEnabled ? "with" : "without"} JavaScript`;
    browserTest(
      `who changed the address of a parcel is found by four clicks ${how} in "${locale}"`,
      async (story) => {
        const { app } = story;
        const input = { tracking_code: "WB-1", destination: "Oslo" };
        await createParcel(app.kv, parcelInput(input));
        const clerk = await app.signedIn({ role: "clerk" });
        const { id } = await uploadTable(app, clerk, TABLE);
        await applyTable(app, clerk, id);
        const { page, errors } = await visitPanel(
          ...[story, "/control/parcels/WB-1"] as const,
          { javaScriptEnabled, locale, viewport: { width: 390, height: 844 } },
        );
        await page.getByRole("link", { name: words.what }).click();
        await page.getByLabel(words.field).selectOption("destination");
        await page.getByRole("button", { name: words.show }).click();
        await page.waitForURL(/field=destination/);
        const rows = page.locator(".journal-row");
        const changed = rows.first();
        const text = await changed.innerText();
        for (const part of ["WB-1", "Oslo", "Brest", "The clerk"]) {
          equal(text.includes(part), true, part);
        }
        await changed.getByText(words.destination, { exact: true }).waitFor();
        await changed.getByText(words.status, { exact: true }).waitFor();
        if (javaScriptEnabled) await checkAxe(page, "what happened");
        await changed.getByRole("link", { name: words.source }).click();
        await page.waitForURL(/import_id=/);
        equal(await rows.count(), 2);
        await rows.getByRole("link", { name: "WB-2" }).waitFor();
        await page.getByRole("link", { name: words.only }).click();
        await page.getByRole("heading", { name: "parcels.csv" }).waitFor();
        deepEqual(errors, []);
      },
    );
  }
}

browserTest(
  "the link to the whole journal and its subject stand on a line with the filters",
  async (story) => {
    const { page } = await visitPanel(
      story,
      "/control/journal.html?record_id=settings",
      { viewport: { width: 1440, height: 900 } },
    );
    const show = await middle(page.getByRole("button", { name: "Show" }));
    for (const beside of [".journal-record bdi", ".journal-all"]) {
      const distance = await middle(page.locator(beside)) - show;
      ok(Math.abs(distance) <= 1, `${beside}: ${distance}`);
    }
  },
);

/** Returns how far down a page the middle of an element is. */
async function middle(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox())!;
  return y + height / 2;
}
