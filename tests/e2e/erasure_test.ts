import { deepEqual, equal } from "node:assert/strict";
import { getParcel } from "@/lib/parcels/parcels.ts";
import { checkAxe } from "../helpers/axe.ts";
import { ADMIN } from "../helpers/admin.ts";
import { test } from "../helpers/browser.ts";
import { makeParcel } from "../helpers/domain.ts";
import { visitPanel } from "../helpers/panel.ts";
import { press, see } from "../helpers/screen.ts";

const PERSON = { recipient_name: "Erika Mustermann", destination: "Köln" };

test.withAndWithoutJavaScript("an owner erases a person by phone after a look, but not a relative with the same number", async (story) => {
  const { app } = story;
  const drawn = [
    { ...PERSON, recipient_phone_number: "0159 7247719" },
    { ...PERSON, recipient_phone_number: "+49 159 7247719" },
    { recipient_name: "Karl", recipient_phone_number: "0159/7247719" },
    { ...PERSON, recipient_phone_number: "0159 7247718" },
  ];
  const parcels = [];
  for (const [at, fields] of drawn.entries()) {
    const tracking_code = `WB-8800${at}`;
    parcels.push(await makeParcel(app.kv, { ...fields, tracking_code }));
  }
  const { page, errors } = await visitPanel(story, "/control/settings");
  await page.getByRole("link", { name: "Erase a Person" }).click();
  await page.getByLabel("Phone number").fill("0159-724 77 19");
  await press(page, "Show What Would Be Erased");
  await see(page, "Nothing has changed yet");
  const ticks = page.getByRole("checkbox");
  equal(await ticks.count(), 3);
  if (story.javaScriptEnabled) await checkAxe(page, "what would be erased");
  await page.getByLabel("WB-88002").uncheck();
  await page.getByLabel("Current password").fill(ADMIN.password);
  await press(page, "Erase Person");
  await page.getByLabel("WB-88002").waitFor({ state: "detached" });
  await see(page, "Nothing has changed yet");
  equal(await ticks.count(), 2);
  await page.getByLabel("Current password").fill(ADMIN.password);
  await press(page, "Erase Person");
  await see(page, "The erasure is running");
  await app.jobs.drain();
  if (!story.javaScriptEnabled) {
    await page.getByRole("link", { name: "Reload" }).click();
  }
  await see(page, "The erasure is complete");
  const stored = await Promise.all(
    parcels.map(({ id }) => getParcel(app.kv, id)),
  );
  deepEqual(
    stored.map((parcel) => parcel!.recipient_name),
    ["…", "…", "Karl", "Erika Mustermann"],
  );
  deepEqual(errors, []);
});
