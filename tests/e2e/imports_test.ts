import { deepEqual, equal } from "node:assert/strict";
import { Buffer } from "node:buffer";
import { fromFileUrl } from "deno-std/path/from_file_url.js";
import type { Page } from "playwright-core";
import { findParcelId, getParcel } from "@/lib/parcels/parcels.ts";
import { type Story, test } from "../helpers/browser.ts";
import {
  byRecipient,
  EXPORT_FILES,
  EXPORTS,
  importedValues,
} from "../helpers/exports.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";
import { press, see, seeConfirmation } from "../helpers/screen.ts";

const TABLE = "Code;Recipient;Destination\nWB-2001;Zoe;Brest\nWB-2002;;Brest";
const LIST = "/control/imports/list.html";

/** Returns a file for upload(). */
function fileOf(text: string, encoding?: "latin1") {
  const buffer = Buffer.from(text, encoding);
  return { name: "march.csv", mimeType: "text/csv", buffer };
}

/** Uploads a table and waits for the result of its check. */
async function upload(
  { app, javaScriptEnabled }: Story,
  page: Page,
  file: string | ReturnType<typeof fileOf>,
): Promise<void> {
  await page.getByLabel("File").setInputFiles(file);
  await press(page, "Upload and check");
  await see(page, "is being checked.");
  await app.jobs.drain();
  // A script reloads the page by itself.
  if (!javaScriptEnabled) await page.reload();
  await page.getByRole("navigation", { name: "Rows" })
    .or(page.getByRole("heading", { name: "Which encoding?" })).waitFor();
}

test("a member imports parcels, undoes the import after confirming, and deletes it", async (story) => {
  const { app } = story;
  const { page, errors } = await visitPanel(story, LIST);
  await upload(story, page, fileOf(TABLE));
  await see(page, "1 parcel can be created, 1 row is wrong.");
  await press(page, "Import 1, skip 1");
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
  await upload(story, page, fileOf(UNKNOWN));
  await see(page, "Statuses Without a Stage");
  await see(page, "1 row · Did you mean Delivered?");
  const stage = page.getByLabel("Am Kai 2 rows");
  equal(await page.getByLabel("Zugestelt").inputValue(), "delivered");
  await stage.selectOption("Customs");
  await press(page, "Save Changes");
  await seeConfirmation(page, "The stages have been saved.");
  await stage.waitFor({ state: "detached" });
  await press(page, "Import 3");
  await app.jobs.drain();
  const filed = { customs: ["WB-2002", "WB-2003"], delivered: ["WB-2001"] };
  for (const [stage, codes] of Object.entries(filed)) {
    await page.goto(`${story.origin}/control/parcels/list.html?stage=${stage}`);
    for (const code of codes) await see(page, code);
  }
  await page.goto(story.origin + LIST);
  await upload(story, page, fileOf(UNKNOWN));
  await see(page, "Unchanged (3)");
  equal(await page.getByText("Statuses Without a Stage").count(), 0);
  deepEqual(errors, []);
});

const SHOPS = ["shopify.csv", "woocommerce_suite.csv", "amazon.txt"] as const;

for (const name of [...SHOPS, "wpcargo.csv"] as const) {
  test(`a member imports ${name} without choosing a column`, async (story) => {
    const { app } = story;
    const { page, errors } = await visitPanel(story, LIST);
    await upload(story, page, fromFileUrl(new URL(name, EXPORT_FILES)));
    // A file that is not in UTF-8 shows its first rows.
    const question = page.getByText("Can you read these rows?");
    if (await question.count() > 0) {
      await press(page, "Use This Encoding");
      await see(page, "The file is being checked anew.");
      await app.jobs.drain();
    }
    await page.getByRole("button", { name: /^Import \d/ }).click();
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

test.withAndWithoutJavaScript("a member sees by field what a wrong file would change before importing it", async (story) => {
  const { app } = story;
  const codes = Array.from({ length: 10 }, (_, at) => `WB-30${at}0`);
  for (const tracking_code of codes) await addParcel(app.kv, { tracking_code });
  const { page, errors } = await visitPanel(story, LIST);
  const rows = codes.map((code) => `${code};Returned;+49 40 123456;Lyon`);
  await upload(
    story,
    page,
    fileOf(["Code;Status;Phone;Destination", ...rows].join("\n")),
  );
  await see(page, "Status 10, Recipient phone number 10, Destination 10");
  await page.getByRole("button", { name: "Import 10" }).waitFor();
  await page.getByRole("link", { name: "Delete" }).click();
  await press(page, "Delete");
  const id = await findParcelId(app.kv, "WB-3000");
  equal((await getParcel(app.kv, id!))!.version, 1);
  deepEqual(errors, []);
});

test.withAndWithoutJavaScript("a member is asked for the encoding of the first of two files", async (story) => {
  const { app } = story;
  const { page, errors } = await visitPanel(story, LIST);
  await upload(
    story,
    page,
    fileOf("Recipient;Destination\nJ\xf6rg;M\xfcnchen", "latin1"),
  );
  await page.getByRole("heading", { name: "Which encoding?" }).waitFor();
  await page.getByLabel("Encoding")
    .selectOption({ label: "Western European (Windows)" });
  await press(page, "Use This Encoding");
  await see(page, "The file is being checked anew.");
  await app.jobs.drain();
  if (!story.javaScriptEnabled) await page.reload();
  await see(page, "München");
  await page.goto(story.origin + LIST);
  await upload(
    story,
    page,
    fileOf("Recipient;Destination\nR\xe9my;Orl\xe9ans", "latin1"),
  );
  await see(page, "1 parcel can be created. Nothing has changed yet.");
  await see(page, "Orléans");
  deepEqual(errors, []);
});
