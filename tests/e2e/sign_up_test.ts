import { deepEqual, equal } from "node:assert/strict";
import type { Page } from "playwright-core";
import { ADMIN, setupToken } from "../helpers/admin.ts";
import { type Story, test } from "../helpers/browser.ts";
import { addParcel } from "../helpers/parcels.ts";
import { fill, press, seeConfirmation } from "../helpers/screen.ts";

/** Half a minute before midnight in Berlin. */
const CLOCK = { ms: Date.parse("2026-11-24T22:59:30Z") };

async function openSignUp(
  { app, visit }: Story,
  options: { timezoneId: string },
) {
  const token = await setupToken(app.kv);
  return await visit(`/control/signup.html?token=${token}`, options);
}

async function signUp(page: Page): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("Jörg Köhler");
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await fill(page, {
    "Email": ADMIN.email,
    "Company name": "Köhler Spedition",
  });
  await press(page, "Create Admin");
  await seeConfirmation(page, "administrator has been created");
  await fill(page, { "Email": ADMIN.email });
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await press(page, "Sign In");
}

test.withAndWithoutJavaScript(
  "a German office signs up, and its day ends at its midnight",
  async (story) => {
    CLOCK.ms = Date.parse("2026-11-24T22:59:30Z");
    const { app, origin, javaScriptEnabled } = story;
    const { page, errors } = await openSignUp(story, {
      timezoneId: "Europe/Berlin",
    });
    const zone = page.getByLabel("Time zone");
    if (javaScriptEnabled) {
      await page.locator("select:has(:checked[value='Europe/Berlin'])")
        .waitFor();
    } else {
      equal(await zone.inputValue(), "");
      await zone.selectOption("Europe/Berlin");
    }
    await signUp(page);
    await addParcel(app.kv, {
      status: "In transit",
      max_expected_delivery_date: "2026-11-24",
    });
    const countLate = async () => {
      await page.goto(`${origin}/control/parcels/list.html?late=yes`);
      return await page.locator("#records > li").count();
    };
    equal(await countLate(), 0);
    CLOCK.ms += 60_000;
    equal(await countLate(), 1);
    deepEqual(errors, []);
  },
  { clock: CLOCK },
);

test("an old name of the browser's time zone selects the current name, and UTC selects nothing", async (story) => {
  const { page } = await openSignUp(story, { timezoneId: "Asia/Calcutta" });
  await page.locator("select:has(:checked[value='Asia/Kolkata'])").waitFor();
  const hidden = await openSignUp(story, { timezoneId: "UTC" });
  await hidden.page.waitForLoadState("networkidle");
  equal(await hidden.page.getByLabel("Time zone").inputValue(), "");
});
