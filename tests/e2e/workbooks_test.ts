import { deepEqual, equal } from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "../helpers/browser.ts";
import { importedValues } from "../helpers/exports.ts";
import { visitPanel } from "../helpers/panel.ts";
import { press, see } from "../helpers/screen.ts";
import { bookOf } from "../helpers/workbook.ts";
import { WRITTEN_BOOKS } from "../helpers/written_books.ts";
import { zipOf } from "../helpers/zip.ts";

const LIST = "/control/imports/list.html";

/** The parcels of the table that the programs wrote. */
const PARCELS = [
  {
    tracking_code: "WB-1001",
    recipient_name: "Müller, Jörg",
    destination: "Nantes",
    weight: "12.5",
    max_expected_delivery_date: "2026-12-24",
  },
  {
    tracking_code: "WB-1002",
    recipient_name: "Zoë & Söhne",
    destination: "Nantes",
    weight: "3",
    max_expected_delivery_date: "2026-12-31",
  },
];

function fileOf(name: string, bytes: Uint8Array) {
  const mimeType =
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  return { name, mimeType, buffer: Buffer.from(bytes) };
}

for (const program of ["Excel", "LibreOffice"]) {
  test(`a member imports a workbook as ${program} writes it`, async (story) => {
    const { app } = story;
    const { page, errors } = await visitPanel(story, LIST);
    const { parts, zip } = WRITTEN_BOOKS[program]!;
    const file = fileOf("orders.xlsx", zipOf(parts, zip));
    await page.getByLabel("File").setInputFiles(file);
    await press(page, "Upload and check");
    await see(page, "is being checked.");
    await app.jobs.drain();
    // A script reloads the page by itself.
    await press(page, "Import 2");
    await see(page, "Importing");
    await app.jobs.drain();
    await see(page, "Possible until");
    const client = await app.signedIn();
    const { data } = (await client.api("GET", "/imports")).body.data;
    deepEqual(await importedValues(client, data[0].job_id), PARCELS);
    deepEqual(errors, []);
  });
}

test.withAndWithoutJavaScript("a member is told why a workbook cannot be read, and deletes it", async (story) => {
  const { page, errors } = await visitPanel(story, LIST);
  const locked = bookOf({}, { isEncrypted: true });
  const file = fileOf("locked.xlsx", locked);
  await page.getByLabel("File").setInputFiles(file);
  await press(page, "Upload and check");
  await see(page, "A password protects this file.");
  equal(await page.getByText("is being checked").count(), 0);
  equal(await page.getByLabel("Encoding").count(), 0);
  await page.getByRole("link", { name: "Delete" }).click();
  await press(page, "Delete");
  await see(page, "No imports yet");
  deepEqual(errors, []);
});
