import { deepEqual, equal } from "node:assert/strict";
import { startBulk } from "@/lib/bulk/bulk.ts";
import { createParcel, findTypedParcel } from "@/lib/parcels/parcels.ts";
import { listHistory } from "@/lib/parcels/entries.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { type Story, test, type Visit } from "../helpers/browser.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";
import { parcelInput } from "../helpers/domain.ts";
import { visitPanel } from "../helpers/panel.ts";
import { fill, press, see } from "../helpers/screen.ts";

const PATH = "/control/parcels/bulk.html";
const LIST = "/control/parcels/list.html";
const MISSING = "LATE-0001";
const ALL = { limit: 100 };

test("pasted codes are updated, and a failed code can be retried once its parcel exists", async (story) => {
  const { app } = story;
  const codes = codesOf(await createParcels(app.kv, 24));
  const { page, errors } = await visitPanel(story, PATH);
  const area = page.getByLabel("Tracking codes");
  await area.fill([...codes, MISSING, codes[0]].join("\n"));
  await see(page, "24 parcels found");
  await see(page, "Unknown: 1");
  await see(page, "Entered more than once: 1");
  await fill(page, {
    "Status (Optional)": "In transit",
    "Current location (Optional)": "Lyon",
  });
  await press(page, "Start Update");
  await page.getByRole("heading", { name: "24 updated, 1 not found" })
    .waitFor();
  await page.getByRole("cell", { name: MISSING }).waitFor();
  await createParcel(app.kv, parcelInput({ tracking_code: MISSING }));
  await page.getByRole("link", { name: "Again for the failed ones" }).click();
  await see(page, "1 parcel found");
  equal(await area.inputValue(), MISSING);
  await press(page, "Start Update");
  await see(page, "1 updated");
  await see(page, "1 parcel of this job:");
  for (const code of [...codes, MISSING]) {
    const { parcel, history } = (await findTypedParcel(app.kv, code))!.found;
    deepEqual([parcel.status, history.length], ["In transit", 1]);
  }
  deepEqual(errors, []);
});

/** Ticks 12 parcels in the list and gives them a wrong status. */
async function updateTwelve(story: Story): Promise<Visit> {
  const { kv } = story.app;
  const codes = codesOf(
    await createParcels(kv, 12, { status: "In transit" }),
  );
  const visit = await visitPanel(story, LIST);
  const { page } = visit;
  for (const code of codes) await page.locator(`[value="${code}"]`).check();
  await press(page, "Post Update");
  await fill(page, { "Status (Optional)": "Delivered" });
  await press(page, "Start Update");
  await see(page, "12 updated");
  await see(page, "12 parcels of this job:");
  for (const { status } of await parcels.listFirst(kv, ALL)) {
    equal(status, "Delivered");
  }
  return visit;
}

/** Waits for the list of the 12 restored parcels, and checks them. */
async function seeRestored({ app }: Story, { page, errors }: Visit) {
  await see(page, "12 restored");
  await see(page, "12 parcels of this job:");
  for (const { status, id } of await parcels.listFirst(app.kv, ALL)) {
    const { length } = await listHistory(app.kv, id);
    deepEqual([status, length], ["In transit", 0]);
  }
  deepEqual(errors, []);
}

test.withAndWithoutJavaScript("a wrong status on 12 parcels is undone immediately with one click", async (story) => {
  const visit = await updateTwelve(story);
  await press(visit.page, "Undo Update");
  await seeRestored(story, visit);
});

test.withAndWithoutJavaScript("a wrong status on 12 parcels is undone later with two clicks", async (story) => {
  const visit = await updateTwelve(story);
  const { page } = visit;
  await page.goto(story.origin + LIST);
  await page.getByRole("link", { name: "Jobs" }).click();
  await see(page, "12 updated");
  await press(page, "Undo Update: Delivered");
  await seeRestored(story, visit);
});

test.withAndWithoutJavaScript("a job's screen leads to its parcels and back", async (story) => {
  const some = await createParcels(story.app.kv, 2);
  await createParcels(story.app.kv, 1);
  const { id } = await startBulk(story.app.kv, {
    codes: codesOf(some),
    update: { status: "Delivered" },
  });
  await story.app.jobs.drain();
  const { page } = await visitPanel(story, `/control/jobs/${id}`);
  await page.getByRole("link", { name: "Show these 2" }).click();
  await see(page, "2 parcels of this job:");
  equal(await page.locator("input[name=codes]").count(), 2);
  await page.getByRole("link", { name: "Update Many Parcels: Delivered" })
    .click();
  await page.getByRole("heading", { name: "2 updated" }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "Show all" }).click();
  await see(page, "3 entries");
});

test("each code from a hand scanner becomes a line and does not submit the form", async (story) => {
  const codes = codesOf(await createParcels(story.app.kv, 3));
  const { page } = await visitPanel(story, PATH);
  // The field has the initial focus.
  await page.locator("#field-codes:focus").waitFor();
  for (const code of codes) await page.keyboard.type(`${code}\n`);
  await see(page, "3 parcels found");
  const area = page.getByLabel("Tracking codes");
  equal(await area.inputValue(), codes.map((code) => `${code}\n`).join(""));
  equal(new URL(page.url()).pathname, PATH);
});
