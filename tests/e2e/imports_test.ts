import { deepEqual, equal } from "node:assert/strict";
import { Buffer } from "node:buffer";
import { fromFileUrl } from "deno-std/path/from_file_url.js";
import type { Page } from "playwright-core";
import { test } from "../helpers/browser.ts";
import {
  byRecipient,
  EXPORT_FILES,
  EXPORTS,
  importedValues,
} from "../helpers/exports.ts";
import { visitPanel } from "../helpers/panel.ts";
import { press, see, seeConfirmation } from "../helpers/screen.ts";

const TABLE = "Code;Recipient;Destination\nWB-2001;Zoe;Brest\nWB-2002;;Brest";
const LIST = "/control/imports/list.html";

/** Uploads a table and waits for the screen of its import. */
async function upload(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  const file = { name: "march.csv", mimeType: "text/csv", buffer };
  await page.getByLabel("File").setInputFiles(file);
  await press(page, "Upload and check");
  await page.getByRole("heading", { name: "march.csv" }).waitFor();
}

test("a member imports parcels, undoes the import after confirming, and deletes it", async (story) => {
  const { app } = story;
  const { page, errors } = await visitPanel(story, LIST);
  await upload(page, TABLE);
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

const UNKNOWN = [
  "Code;Recipient;Destination;Status",
  "WB-2001;Zoe;Brest;Zugestelt",
  "WB-2002;Bob;Lyon;Am Kai",
  "WB-2003;Ann;Lille;am kai",
].join("\n");

test.withAndWithoutJavaScript("a member says what the unknown statuses of a file mean, and is not asked again", async (story) => {
  const { app } = story;
  const { page, errors } = await visitPanel(story, LIST);
  await upload(page, UNKNOWN);
  await app.jobs.drain();
  await page.reload();
  await see(page, "Statuses Without a Stage");
  await see(page, "1 row · Did you mean Delivered?");
  const stage = page.getByLabel("Am Kai 2 rows");
  equal(await page.getByLabel("Zugestelt").inputValue(), "delivered");
  await stage.selectOption("Customs");
  await press(page, "Save Changes");
  await seeConfirmation(page, "The stages have been saved.");
  await stage.waitFor({ state: "detached" });
  await press(page, "Apply Import");
  await app.jobs.drain();
  const filed = { customs: ["WB-2002", "WB-2003"], delivered: ["WB-2001"] };
  for (const [stage, codes] of Object.entries(filed)) {
    await page.goto(`${story.origin}/control/parcels/list.html?stage=${stage}`);
    for (const code of codes) await see(page, code);
  }
  await page.goto(story.origin + LIST);
  await upload(page, UNKNOWN);
  await app.jobs.drain();
  await page.reload();
  await see(page, "Unchanged (3)");
  equal(await page.getByText("Statuses Without a Stage").count(), 0);
  deepEqual(errors, []);
});

const SHOPS = ["shopify.csv", "woocommerce_suite.csv", "amazon.txt"] as const;

for (const name of [...SHOPS, "wpcargo.csv"] as const) {
  test(`a member imports ${name} without choosing a column`, async (story) => {
    const { app } = story;
    const { page, errors } = await visitPanel(story, LIST);
    const path = fromFileUrl(new URL(name, EXPORT_FILES));
    await page.getByLabel("File").setInputFiles(path);
    await press(page, "Upload and check");
    await page.getByRole("heading", { name }).waitFor();
    await app.jobs.drain();
    await page.reload();
    // A file that is no UTF-8 shows its first rows.
    const question = page.getByText("Can you read these rows?");
    if (await question.count() > 0) {
      await press(page, "Use This Encoding");
      await app.jobs.drain();
      await page.reload();
    }
    await press(page, "Apply Import");
    await see(page, "Importing");
    await app.jobs.drain();
    await see(page, "Possible until");
    const client = await app.signedIn();
    const { data } = (await client.api("GET", "/imports")).body.data;
    deepEqual(
      await importedValues(client, data[0].job_id),
      EXPORTS[name]!.parcels.toSorted(byRecipient),
    );
    deepEqual(errors, []);
  });
}
