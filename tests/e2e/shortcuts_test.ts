import { deepEqual, equal } from "node:assert/strict";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";

const LIST = "/control/parcels/list.html";

test("keyboard shortcuts open the list of shortcuts, the parcels and the form for a new parcel", async (story) => {
  const { page, errors } = await visitPanel(story, "/control/index.html");
  await page.locator(".shortcuts-open").waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByRole("heading").waitFor();
  for (const key of ["Escape", "g", "p"]) await page.keyboard.press(key);
  await page.waitForURL(`**${LIST}`);
  await page.locator(".shortcuts-open").waitFor();
  await page.keyboard.press("n");
  await page.waitForURL("**/control/parcels/create.html");
  deepEqual(errors, []);
});

test("keyboard shortcuts do nothing while typing or when turned off", async (story) => {
  const path = "/control/settings/contact";
  const { page } = await visitPanel(story, path);
  const open = page.locator(".shortcuts-open");
  await open.waitFor();
  const field = page.locator("#field-contact_phone");
  await field.focus();
  await page.keyboard.type("n?/");
  equal(await field.inputValue(), "n?/");
  await open.click();
  await page.getByLabel("Use keyboard shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await page.locator("h1").click();
  await page.keyboard.press("n");
  await page.reload();
  await open.waitFor();
  for (const key of ["n", "?"]) await page.keyboard.press(key);
  equal(await page.getByRole("dialog").count(), 0);
  equal(new URL(page.url()).pathname, path);
});
