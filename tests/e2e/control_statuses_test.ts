import { deepEqual, equal } from "node:assert/strict";
import { createParcel, findParcel } from "@/lib/parcels/parcels.ts";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import {
  fill,
  press,
  see,
  seeConfirmation,
  seeRefusal,
  unexpectedErrors,
} from "../helpers/screen.ts";

const LIST = "/control/statuses/list.html";
const STATUS = "Waiting at the pier";

test.withAndWithoutJavaScript("a member gives an unknown status a stage with one click, and its parcels move there", async (story) => {
  const { app } = story;
  for (const tracking_code of ["WB-1001", "WB-1002"]) {
    const person = { recipient_name: "Ann", destination: "Lyon" };
    await createParcel(app.kv, { ...person, tracking_code, status: STATUS });
  }
  const { page, errors } = await visitPanel(story, LIST);
  const unknown = page.getByRole("group", { name: STATUS });
  await unknown.getByText("2 parcels").waitFor();
  await unknown.getByRole("button", { name: "In transit" }).click();
  await seeConfirmation(page, "The status has been created.");
  await app.jobs.drain();
  await page.goto(`${story.origin}/control/parcels/list.html?stage=in_transit`);
  await see(page, "WB-1001");
  await see(page, "WB-1002");
  deepEqual(errors, []);
});

test.withAndWithoutJavaScript("a member types a new status and gives it a stage, and the form offers it as a button", async (story) => {
  const { app, origin } = story;
  const person = { recipient_name: "Ann", destination: "Lyon" };
  for (const tracking_code of ["WB-1001", "WB-1002"]) {
    await createParcel(app.kv, { ...person, tracking_code });
  }
  const screen = "/control/parcels/WB-1001/post";
  const { page, errors } = await visitPanel(story, screen);
  await fill(page, { "Status": STATUS, "Description": "Since noon." });
  await press(page, "Post Update");
  await seeRefusal(page, `“${STATUS}” is a new status. Say what it means.`);
  equal(await page.getByLabel("Description").inputValue(), "Since noon.");
  await page.getByLabel("Keep as it is; it means:").selectOption("customs");
  await press(page, "Post Update");
  await see(page, "The history entry has been added.");
  await page.goto(`${origin}/control/parcels/list.html?stage=customs`);
  await see(page, "WB-1001");

  await page.goto(origin + screen);
  await page.locator(".offer", { hasText: STATUS }).waitFor();
  await page.goto(`${origin}/control/parcels/bulk.html`);
  await fill(page, { "Tracking codes": "WB-1002" });
  await page.locator(".offer", { hasText: STATUS }).click();
  await press(page, "Start Update");
  await page.waitForURL(({ pathname }) => !pathname.endsWith("bulk.html"));
  await app.jobs.drain();
  equal((await findParcel(app.kv, "WB-1002"))?.status, STATUS);
  deepEqual(unexpectedErrors(errors, 422), []);
});

test.withAndWithoutJavaScript("one click corrects a mistyped status", async (story) => {
  const { app } = story;
  const person = { recipient_name: "Ann", destination: "Lyon" };
  await createParcel(app.kv, { ...person, tracking_code: "WB-1001" });
  const { page, errors } = await visitPanel(
    story,
    "/control/parcels/WB-1001/post",
  );
  await fill(page, { "Status": "Deliverd" });
  await press(page, "Post Update");
  await press(page, "Did you mean Delivered?");
  await see(page, "The history entry has been added.");
  equal((await findParcel(app.kv, "WB-1001"))?.status, "Delivered");
  deepEqual(unexpectedErrors(errors, 422), []);
});

test.withAndWithoutJavaScript("a manager adds a status and changes its stage and icon, and its parcels move", async (story) => {
  const { app, origin } = story;
  const person = { recipient_name: "Ann", destination: "Lyon" };
  await createParcel(app.kv, {
    ...person,
    tracking_code: "WB-1001",
    status: STATUS,
  });
  const { page, errors } = await visitPanel(story, LIST);
  await page.getByRole("link", { name: "New Status" }).click();
  await fill(page, { "Text": STATUS });
  await press(page, "Create Status");
  await seeConfirmation(page, "The status has been created.");
  await page.getByRole("link", { name: "New Status" }).click();
  await fill(page, { "Text": STATUS.toUpperCase() });
  await press(page, "Create Status");
  await seeRefusal(page, "The text has already been taken.");
  const typed = await page.getByLabel("Text").inputValue();
  equal(typed, STATUS.toUpperCase());

  await page.goto(origin + LIST);
  await page.getByRole("link", { name: STATUS, exact: true }).click();
  await page.getByLabel("Stage").selectOption("customs");
  await page.getByRole("radio", { name: "Boat" }).check();
  await press(page, "Save Changes");
  await seeConfirmation(page, "The status has been updated.");
  await app.jobs.drain();
  await page.goto(`${origin}/control/parcels/list.html?stage=customs`);
  await see(page, "WB-1001");
  deepEqual(unexpectedErrors(errors, 422), []);
});
