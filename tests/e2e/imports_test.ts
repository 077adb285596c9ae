import { deepEqual } from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { press, see } from "../helpers/screen.ts";

const TABLE = "Code;Recipient;Destination\nWB-2001;Zoe;Brest\nWB-2002;;Brest";
const LIST = "/control/imports/list.html";

test("a member imports parcels, undoes the import after confirming, and deletes it", async (story) => {
  const { app } = story;
  const { page, errors } = await visitPanel(story, LIST);
  const buffer = Buffer.from(TABLE);
  const file = { name: "march.csv", mimeType: "text/csv", buffer };
  await page.getByLabel("File").setInputFiles(file);
  await press(page, "Upload and check");
  await page.getByRole("heading", { name: "march.csv" }).waitFor();
  await app.jobs.drain();
  await page.getByText("Skip wrong rows").click();
  await press(page, "Apply Import");
  await see(page, "Importing");
  await app.jobs.drain();
  await see(page, "Possible until");
  await page.getByRole("link", { name: "Undo Import" }).click();
  await see(page, "1 parcel that this import created");
  await press(page, "Undo Import");
  await see(page, "Undoing");
  await app.jobs.drain();
  await page.getByText("Undone").first().waitFor();

  await page.goto(story.origin + LIST);
  await page.getByRole("link", { name: "Delete march.csv" }).click();
  await see(page, "No parcel will change.");
  await press(page, "Delete");
  const row = page.getByText("march.csv", { exact: true });
  await row.waitFor({ state: "detached" });
  deepEqual(errors, []);
});
