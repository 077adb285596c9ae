import { deepEqual, equal, match } from "node:assert/strict";
import type { Page } from "playwright-core";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import { checkAxe } from "../helpers/axe.ts";
import { browserTest, type Story } from "../helpers/browser.ts";
import { visitPanel } from "../helpers/panel.ts";
import { addParcel } from "../helpers/parcels.ts";

const CODE = "WB-1111";
const POST = "/control/parcels/WB-1111/post";
const BULK = "/control/parcels/bulk.html";
const SENT = {
  [POST]: { en: "Post Update", de: "Statusmeldung eintragen" },
  [BULK]: { en: "Start Update", de: "Aktualisierung starten" },
} as const;

async function statusOf({ app }: Story): Promise<string | null> {
  await app.jobs.drain();
  const typed = await findTypedParcel(app.kv, CODE);
  return typed!.found.parcel.status;
}

async function focusedName(page: Page): Promise<string | null> {
  return await page.locator(":focus").getAttribute("name");
}

/** Opens a form, and types a status that would be wrong to send. */
async function typeStatus(
  story: Story,
  path: keyof typeof SENT,
  { language, javaScriptEnabled }: {
    language: "en" | "de";
    javaScriptEnabled: boolean;
  },
) {
  await addParcel(story.app.kv, { tracking_code: CODE });
  const visit = await visitPanel(story, path, {
    ...{ javaScriptEnabled, locale: language },
  });
  const { page } = visit;
  if (javaScriptEnabled) await page.waitForLoadState("networkidle");
  if (path === BULK) await page.locator("[name=codes]").fill(CODE);
  const description = page.locator("[name=description]");
  await description.fill("It goes on.");
  await page.locator("[name=status]").fill("Deliv");
  return { ...visit, send: () => send(page, SENT[path][language]) };
}

async function send(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  await page.waitForURL((url) => !Object.hasOwn(SENT, url.pathname));
}

for (const path of [POST, BULK] as const) {
  browserTest(
    `Enter in a one-line field goes on to the next field of ${path}`,
    async (story) => {
      const options = { language: "en", javaScriptEnabled: true } as const;
      const { page, send, errors } = await typeStatus(story, path, options);
      const names = ["current_location", "description"];
      for (const name of names) {
        await page.keyboard.press("Enter");
        equal(await focusedName(page), name);
      }
      equal(await statusOf(story), null);
      await checkAxe(page, path);
      await page.locator("[name=status]").fill("Delivered");
      await send();
      equal(await statusOf(story), "Delivered");
      deepEqual(errors, []);
    },
  );

  for (const language of ["en", "de"] as const) {
    browserTest(
      `Enter without JavaScript shows ${path} again and sends nothing, in ${language}`,
      async (story) => {
        const options = { language, javaScriptEnabled: false };
        const { page, send } = await typeStatus(story, path, options);
        for (const name of ["status", "current_location", "occurred_at"]) {
          await page.locator(`[name=${name}]`).evaluate((field) =>
            field.closest("details")?.setAttribute("open", "")
          );
          await page.locator(`[name=${name}]`).press("Enter");
          const notice = page.locator("form [role=status]").first();
          match(await notice.innerText(), new RegExp(SENT[path][language]));
          equal(await page.locator("[name=status]").inputValue(), "Deliv");
          equal(await statusOf(story), null);
        }
        await page.locator("[name=status]").fill("Delivered");
        await send();
        equal(await statusOf(story), "Delivered");
      },
    );
  }
}
