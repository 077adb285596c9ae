import { deepEqual, equal, match } from "node:assert/strict";
import type { Page } from "playwright-core";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import { checkAxe } from "../helpers/axe.ts";
import { type Story, test } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";
import { press, seeFocus } from "../helpers/screen.ts";

const CODE = "WB-1111";
const POST = "/control/parcels/WB-1111/post";
const BULK = "/control/parcels/bulk.html";
const BUTTONS = { [POST]: "Post Update", [BULK]: "Start Update" } as const;

for (const path of [POST, BULK] as const) {
  test(`Enter in a single-line field of ${path} moves to the next field`, async (story) => {
    const { page, errors } = await openHalfTyped(story, path);
    for (const name of ["current_location", "description"]) {
      await page.keyboard.press("Enter");
      await seeFocus(page, name);
    }
    equal(await statusOf(story), null);
    await checkAxe(page, path);
    await submit(page, path);
    equal(await statusOf(story), "Delivered");
    deepEqual(errors, []);
  });

  test(`without JavaScript Enter redisplays ${path} and submits nothing`, async (story) => {
    const scripts = { javaScriptEnabled: false };
    const { page } = await openHalfTyped(story, path, scripts);
    for (const name of ["status", "current_location", "occurred_at"]) {
      const field = page.locator(`[name=${name}]`);
      await field.evaluate((field) =>
        field.closest("details")?.setAttribute("open", "")
      );
      await field.press("Enter");
      const notice = page.locator("form [role=status]").first();
      match(await notice.innerText(), new RegExp(BUTTONS[path]));
      equal(await page.locator("[name=status]").inputValue(), "Deliv");
      equal(await statusOf(story), null);
    }
    await submit(page, path);
    equal(await statusOf(story), "Delivered");
  });
}

/** Opens a form and types half a status, which must not be submitted. */
async function openHalfTyped(
  story: Story,
  path: keyof typeof BUTTONS,
  { javaScriptEnabled = true } = {},
) {
  await addParcel(story.app.kv, { tracking_code: CODE });
  const visit = await visitPanel(story, path, { javaScriptEnabled });
  const { page } = visit;
  if (javaScriptEnabled) await page.waitForLoadState("networkidle");
  if (path === BULK) await page.locator("[name=codes]").fill(CODE);
  await page.locator("[name=description]").fill("It goes on.");
  await page.locator("[name=status]").fill("Deliv");
  return visit;
}

async function submit(page: Page, path: keyof typeof BUTTONS): Promise<void> {
  await page.locator("[name=status]").fill("Delivered");
  await press(page, BUTTONS[path]);
  await page.waitForURL((url) => !Object.hasOwn(BUTTONS, url.pathname));
}

async function statusOf({ app }: Story): Promise<string | null> {
  await app.jobs.drain();
  const typed = await findTypedParcel(app.kv, CODE);
  return typed!.found.parcel.status;
}
