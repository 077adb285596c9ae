import { deepEqual, equal, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { updateSettings } from "@/lib/settings/settings.ts";
import { test } from "../helpers/browser.ts";
import { ON_GENUINE } from "../helpers/framework.ts";
import { addParcel, ON_MAP } from "../helpers/parcels.ts";
import { search, unexpectedErrors } from "../helpers/screen.ts";

/** Returns markup that sets `__xss` to the name of the field if it runs as script. */
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

const EMAIL = "a'{__xss=1}`b@example.com";

test("markup in a parcel's texts is displayed as text, both server-rendered and rendered in the page", async ({ app, visit }) => {
  const parcel = {
    ...ON_MAP,
    ...Object.fromEntries(FIELDS.map((field) => [field, attack(field)])),
    recipient_email: EMAIL,
  };
  const [title, description] = [attack("title"), attack("description")];
  await addParcel(app.kv, parcel, { title, description });
  for (const path of ["/track.html?code=WB-1111", "/track.html"]) {
    const { page, errors } = await visit(path);
    if (!path.includes("code")) await search(page, "WB-1111");
    const result = page.getByTestId("tracking-result");
    await result.waitFor();
    await page.locator(".map").scrollIntoViewIfNeeded();
    await page.locator(".leaflet-tile-loaded").first().waitFor();
    const text = (await result.textContent())!;
    for (const field of [...FIELDS, "title", "description"]) {
      ok(text.includes(attack(field)), field);
    }
    ok(text.includes(EMAIL));
    const images = page.locator("main img:not(.leaflet-tile, .printed-sign)");
    equal(await images.count(), 0);
    await checkNothingRan(page);
    deepEqual(errors, [], path);
  }
});

test("markup in an e-mail address and in the settings is displayed as text", async ({ app, visit, origin }) => {
  await updateSettings(app.kv, {
    company_name: attack("company_name"),
    contact_address: attack("contact_address"),
    contact_phone: "javascript:__xss=1",
    contact_email: EMAIL,
    meta_description: attack("meta_description"),
  });
  const { page, errors } = await visit("/contact.html");
  const [code, slug, query] = ["code", "path", "query"].map((part) =>
    encodeURIComponent(attack(part))
  );
  const addresses = [`/track.html?code=${code}`, `/pages/${slug}?x=${query}`];
  for (const path of ["/", "/contact.html", ...addresses]) {
    await page.goto(origin + path);
    await checkNothingRan(page);
    equal(await page.locator("img").count(), 0, path);
  }
  deepEqual(unexpectedErrors(errors, 400, 404), []);
});

async function checkNothingRan(page: Page): Promise<void> {
  equal(await page.evaluate(() => Reflect.get(globalThis, "__xss")), undefined);
  // Structured data does not run.
  const inline = await page.locator(
    "script:not([src], [type='application/ld+json'])",
  ).count();
  // Genuine Fresh adds its boot script to pages with islands.
  ok(inline <= (ON_GENUINE ? 1 : 0));
  equal(await page.locator("[href^=javascript], [onerror]").count(), 0);
}
