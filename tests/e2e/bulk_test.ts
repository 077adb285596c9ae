import { deepEqual, equal } from "node:assert/strict";
import { startBulk } from "@/lib/bulk/bulk.ts";
import { createParcel, findTypedParcel } from "@/lib/parcels/parcels.ts";
import { test } from "../helpers/browser.ts";
import { codesOf, createParcels } from "../helpers/bulk.ts";
import { parcelInput } from "../helpers/domain.ts";
import { visitPanel } from "../helpers/panel.ts";
import { fill, press, see } from "../helpers/screen.ts";

const PATH = "/control/parcels/bulk.html";
const MISSING = "LATE-0001";

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
  await see(page, "0 of 25");
  await app.jobs.drain();
  await see(page, "25 of 25");
  await page.getByRole("cell", { name: MISSING }).waitFor();
  await createParcel(app.kv, parcelInput({ tracking_code: MISSING }));
  await page.getByRole("link", { name: "Again for the failed ones" }).click();
  await see(page, "1 parcel found");
  equal(await area.inputValue(), MISSING);
  await press(page, "Start Update");
  await see(page, "0 of 1");
  await app.jobs.drain();
  await see(page, "1 of 1");
  for (const code of [...codes, MISSING]) {
    const { parcel, history } = (await findTypedParcel(app.kv, code))!.found;
    deepEqual([parcel.status, history.length], ["In transit", 1]);
  }
  deepEqual(errors, []);
});

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? "with" : "without";
  test(`a wrong status on 12 parcels is taken back by a press on the job's screen, ${how} JavaScript`, async (story) => {
    const { app } = story;
    const some = await createParcels(app.kv, 12, { status: "In transit" });
    const job = await startBulk(app.kv, {
      codes: codesOf(some),
      update: { status: "Delivered" },
    });
    await app.jobs.drain();
    const { page, errors } = await visitPanel(
      story,
      `/control/jobs/${job.id}`,
      { javaScriptEnabled },
    );
    await press(page, "Undo Update");
    await page.waitForURL((url) => !url.pathname.endsWith(job.id));
    await see(page, "12 of 12");
    for (const { tracking_code } of some) {
      const { parcel, history } =
        (await findTypedParcel(app.kv, tracking_code))!.found;
      deepEqual([parcel.status, history.length], ["In transit", 0]);
    }
    deepEqual(errors, []);
  });
}

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
