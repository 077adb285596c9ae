import { deepEqual, equal, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { updateSettings } from "@/lib/settings/settings.ts";
import { browserTest } from "../helpers/browser.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { addParcel, ON_MAP } from "../helpers/parcels.ts";

/** What would set `__xss` if any of it ran; the name of the field tells which one did. */
function attack(field: string): string {
  return `"'><script>__xss="${field}"</script></script><img src=x onerror=__xss=1>` +
    `javascript:__xss=1//\u2028\u2029<!--{{__xss=1}}\${__xss=1}]]>&lt;b>&quot;\\u003c\\`;
}

const FIELDS = [
  "recipient_name",
  "recipient_phone_number",
  "destination",
  "current_location",
  "status",
  "weight",
  "sender_name",
  "pickup_location",
] as const;

const EVIL = {
  ...ON_MAP,
  ...Object.fromEntries(FIELDS.map((field) => [field, attack(field)])),
  recipient_email: "a'{__xss=1}`b@example.com",
};

browserTest(
  "markup in every text of a parcel shows as text, rendered by the server and searched in the page",
  async ({ app, visit }) => {
    await addParcel(app.kv, EVIL, {
      title: attack("title"),
      description: attack("description"),
    });
    for (const path of ["/track.html?code=WB-1111", "/track.html"]) {
      const { page, errors } = await visit(path);
      if (!path.includes("code")) await search(page);
      await page.locator(".map").scrollIntoViewIfNeeded();
      await page.locator(".leaflet-tile-loaded").first().waitFor();
      await checkTexts(page);
      await checkNothingRan(page);
      deepEqual(errors, [], path);
    }
  },
);

browserTest(
  "markup in an address and in the settings shows as text",
  async ({ app, visit, origin }) => {
    await updateSettings(app.kv, {
      company_name: attack("company_name"),
      contact_address: attack("contact_address"),
      contact_phone: "javascript:__xss=1",
      contact_email: "a'{__xss=1}`b@example.com",
      meta_description: attack("meta_description"),
    });
    const { page, errors } = await visit("/contact.html");
    for (
      const path of [
        "/",
        "/contact.html",
        `/track.html?code=${encodeURIComponent(attack("code"))}`,
        `/pages/${encodeURIComponent(attack("path"))}?x=${
          encodeURIComponent(attack("query"))
        }`,
      ]
    ) {
      await page.goto(origin + path);
      await checkNothingRan(page);
      equal(await page.locator("img").count(), 0, path);
    }
    // Unknown codes and pages are reported as failed loads, and nothing else is.
    deepEqual(errors.filter((error) => !/status of 40[04]/.test(error)), []);
  },
);

async function search(page: Page): Promise<void> {
  await page.getByPlaceholder("Enter Your Tracking Code").fill("WB-1111");
  await page.keyboard.press("Enter");
  await page.getByTestId("tracking-result").waitFor();
}

async function checkTexts(page: Page): Promise<void> {
  const text = await page.getByTestId("tracking-result").evaluate((result) =>
    result.textContent
  );
  for (const field of [...FIELDS, "title", "description"]) {
    ok(text.includes(attack(field)), field);
  }
  ok(text.includes(EVIL.recipient_email));
  const images = page.locator("main img:not(.leaflet-tile, .printed-sign)");
  equal(await images.count(), 0);
}

async function checkNothingRan(page: Page): Promise<void> {
  equal(await page.evaluate(() => Reflect.get(globalThis, "__xss")), undefined);
  // What search engines read is data, in which nothing runs.
  const inline = await page.locator(
    "script:not([src], [type='application/ld+json'])",
  ).count();
  // Its boot script, on pages with islands.
  ok(inline <= (ON_GENUINE ? 1 : 0));
  equal(await page.locator("[href^=javascript], [onerror]").count(), 0);
}
