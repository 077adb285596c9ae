import { deepEqual, equal, ok } from "node:assert/strict";
import type { Locator } from "playwright-core";
import { createParcel } from "@/lib/parcels/parcels.ts";
import { checkAxe } from "../helpers/axe.ts";
import { test } from "../helpers/browser.ts";
import { parcelInput } from "../helpers/domain.ts";
import { applyTable, uploadTable } from "../helpers/imports.ts";
import { visitPanel } from "../helpers/panel.ts";
import { boxOf, press } from "../helpers/screen.ts";

const TABLE =
  "code;recipient;destination;status\nWB-1;;Brest;Customs\nWB-2;Zoe;Lyon;";

test.withAndWithoutJavaScript("a member finds out in four clicks who changed a parcel's destination", async (story) => {
  const { app } = story;
  const input = { tracking_code: "WB-1", destination: "Oslo" };
  await createParcel(app.kv, parcelInput(input));
  const clerk = await app.signedIn({ role: "clerk" });
  const { id } = await uploadTable(app, clerk, TABLE);
  await applyTable(app, clerk, id);
  const phone = { viewport: { width: 390, height: 844 } };
  const parcel = "/control/parcels/WB-1";
  const { page, errors } = await visitPanel(story, parcel, phone);
  await page.getByRole("link", { name: "What happened" }).click();
  await page.getByLabel("Field").selectOption("destination");
  await press(page, "Show");
  await page.waitForURL(/field=destination/);
  const rows = page.locator(".journal-row");
  const changed = rows.first();
  const text = await changed.innerText();
  for (const part of ["WB-1", "Oslo", "Brest", "The clerk"]) {
    ok(text.includes(part), part);
  }
  for (const field of ["Destination", "Customs"]) {
    await changed.getByText(field, { exact: true }).waitFor();
  }
  if (story.javaScriptEnabled) await checkAxe(page, "what happened");
  await changed.getByRole("link", { name: "Import parcels.csv" }).click();
  await page.waitForURL(/import_id=/);
  equal(await rows.count(), 2);
  await rows.getByRole("link", { name: "WB-2" }).waitFor();
  await page.getByRole("link", { name: "Only import parcels.csv" }).click();
  await page.waitForURL(/\/control\/imports\/\w+$/);
  await page.getByText("parcels.csv", { exact: true }).first().waitFor();
  deepEqual(errors, []);
});

test("the journal's subject and the link to the whole journal align with the filters", async (story) => {
  const path = "/control/journal.html?record_id=settings";
  const viewport = { width: 1440, height: 900 };
  const { page } = await visitPanel(story, path, { viewport });
  const show = await verticalMiddle(page.getByRole("button", { name: "Show" }));
  for (const beside of [".journal-record bdi", ".journal-all"]) {
    const distance = await verticalMiddle(page.locator(beside)) - show;
    ok(Math.abs(distance) <= 1, `${beside}: ${distance}`);
  }
});

/** Returns the vertical middle of an element, in pixels from the top of the page. */
async function verticalMiddle(element: Locator): Promise<number> {
  const { y, height } = await boxOf(element);
  return y + height / 2;
}
