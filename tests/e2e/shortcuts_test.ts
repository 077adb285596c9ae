import { deepEqual, equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";

const LIST = "/control/parcels/list.html";
/** Longer than scanned keys are apart. */
const PERSON_MS = 120;

/** Presses keys as a person does. */
async function pressSlowly(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(PERSON_MS);
  }
}

/** Sends the keys of a scan, which come faster than a person can press them. */
async function scan(page: Page, text: string): Promise<void> {
  await page.evaluate((keys) => {
    for (const key of keys) {
      const init = { key, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", init));
    }
  }, [...text, "Enter"]);
  await page.waitForTimeout(PERSON_MS);
}

test("keyboard shortcuts open the list of shortcuts, the parcels and the form for a new parcel", async (story) => {
  const { page, errors } = await visitPanel(story, "/control/index.html");
  await page.locator(".shortcuts-open").waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByRole("heading").waitFor();
  await pressSlowly(page, "Escape", "g", "p");
  await page.waitForURL(`**${LIST}`);
  await page.locator(".shortcuts-open").waitFor();
  await page.keyboard.press("n");
  await page.waitForURL("**/control/parcels/create.html");
  deepEqual(errors, []);
});

test("a scan without a focused field triggers no shortcut, and a key after it does", async (story) => {
  const { page, errors } = await visitPanel(story, "/control/index.html");
  await page.locator(".shortcuts-open").waitFor();
  for (const code of ["N1Z999", "GP-1001", "?/N", "1N"]) {
    await scan(page, code);
    equal(new URL(page.url()).pathname, "/control/index.html", code);
    equal(await page.getByRole("dialog").count(), 0, code);
    equal(
      await page.evaluate(() => document.activeElement?.tagName),
      "BODY",
      code,
    );
  }
  await pressSlowly(page, "n");
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
  await pressSlowly(page, "n");
  await page.reload();
  await open.waitFor();
  await pressSlowly(page, "n", "?");
  equal(await page.getByRole("dialog").count(), 0);
  equal(new URL(page.url()).pathname, path);
});
