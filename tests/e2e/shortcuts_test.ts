import { deepEqual, equal } from "node:assert/strict";
import { browserTest } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";

const LIST = "/control/parcels/list.html";

browserTest(
  "keys lead to the parcels, to a new one, to the search and to the list of the keys",
  async (story) => {
    const { page, errors } = await visitPanel(story, "/control/index.html");
    await page.locator(".shortcuts-open").waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog").getByRole("heading").waitFor();
    await page.keyboard.press("Escape");
    await page.keyboard.press("g");
    await page.keyboard.press("p");
    await page.waitForURL(`**${LIST}`);
    await page.locator(".shortcuts-open").waitFor();
    await page.keyboard.press("n");
    await page.waitForURL("**/control/parcels/create.html");
    deepEqual(errors, []);
  },
);

browserTest(
  "keys mean nothing while something is typed, or once they are turned off",
  async (story) => {
    const path = "/control/settings/contact";
    const { page } = await visitPanel(story, path);
    await page.locator(".shortcuts-open").waitFor();
    const field = page.locator("#field-contact_phone");
    await field.focus();
    await page.keyboard.type("n?/");
    equal(await field.inputValue(), "n?/");
    await page.locator(".shortcuts-open").click();
    await page.getByLabel("Use keyboard shortcuts").uncheck();
    await page.keyboard.press("Escape");
    await page.locator("h1").click();
    await page.keyboard.press("n");
    await page.reload();
    await page.locator(".shortcuts-open").waitFor();
    await page.keyboard.press("n");
    await page.keyboard.press("?");
    equal(await page.getByRole("dialog").count(), 0);
    equal(new URL(page.url()).pathname, path);
  },
);
