import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { browserTest } from "../helpers/browser.ts";

/** Who does not mind motion. */
const MOVING = { reducedMotion: "no-preference" } as const;

/** Which of the three pictures is shown. */
function shownSlide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const list = document.getElementById("slides")!;
    return Math.round(Math.abs(list.scrollLeft) / list.clientWidth) + 1;
  });
}

async function leftOf(locator: Locator): Promise<number> {
  return Math.round((await locator.boundingBox())!.x);
}

/** Where something begins: its left edge, or its right one from right to left. */
async function startOf(locator: Locator): Promise<number> {
  const { x, width } = (await locator.boundingBox())!;
  const isRtl = await locator.evaluate((element) =>
    element.matches(":dir(rtl)")
  );
  return Math.round(isRtl ? x + width : x);
}

async function isInView(locator: Locator): Promise<boolean> {
  const { x, width } = (await locator.boundingBox())!;
  return x >= 0 && x + width <= locator.page().viewportSize()!.width;
}

async function reaches(page: Page, slide: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const list = document.getElementById("slides")!;
    return Math.abs(list.scrollLeft) === (wanted - 1) * list.clientWidth;
  }, slide);
}

for (const locale of ["en", "ar"]) {
  browserTest(
    `the pictures of the home page move on every ten seconds and begin again, in ${locale}`,
    async ({ visit }) => {
      const { page, errors } = await visit("/", { locale, ...MOVING });
      await page.clock.install();
      await page.reload();
      await page.locator(".carousel .slider-button").first().waitFor();
      for (const next of [2, 3, 1]) {
        await page.clock.runFor(10_000);
        await reaches(page, next);
      }
      deepEqual(errors, []);
    },
  );
}

browserTest(
  "the pictures stand still under a pointer, under the focus and after a pause",
  async ({ visit }) => {
    const { page } = await visit("/", MOVING);
    await page.clock.install();
    await page.reload();
    const pause = page.getByRole("button", { name: "Stop the pictures" });
    await pause.waitFor();
    await page.locator("#slides").hover();
    await page.clock.runFor(25_000);
    equal(await shownSlide(page), 1);
    await page.mouse.move(0, 890);
    await pause.focus();
    await page.clock.runFor(25_000);
    equal(await shownSlide(page), 1);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Start the pictures" }).waitFor();
    await page.locator(".faq a").focus();
    await page.clock.runFor(25_000);
    equal(await shownSlide(page), 1);
    equal(await page.locator("#slides").getAttribute("aria-live"), "polite");
  },
);

browserTest(
  "under reduced motion the slider stands still until a button is pressed",
  async ({ visit }) => {
    const { page } = await visit("/");
    await page.getByRole("button", { name: "Start the pictures" }).waitFor();
    await page.locator(".carousel").getByRole("button", { name: "Next" })
      .click();
    await reaches(page, 2);
    await page.locator(".carousel").getByRole("button", { name: "Previous" })
      .press("Enter");
    await reaches(page, 1);
  },
);

for (const title of ["What we do", "What travels with us"]) {
  browserTest(
    `the cards of "${title}" are moved sideways by buttons, and begin again after the last`,
    async ({ visit }) => {
      const phone = { width: 390, height: 844 };
      const { page } = await visit("/", {
        viewport: phone,
      });
      const section = page.getByRole("region", { name: title, exact: true });
      const cards = section.getByRole("listitem");
      const next = section.getByRole("button", { name: "Next" });
      await next.waitFor();
      const start = await leftOf(cards.first());
      await next.click();
      equal(await leftOf(cards.nth(1)), start);
      await section.getByRole("button", { name: "Previous" }).click();
      equal(await leftOf(cards.first()), start);
      for (let left = await cards.count(); left > 0; left--) {
        await next.click();
        if (await leftOf(cards.first()) === start) return;
      }
      throw new Error("It never begins again");
    },
  );
}

for (const locale of ["en", "ar"]) {
  browserTest(
    `each press moves the cards by one or to the end, in ${locale}`,
    async ({ visit }) => {
      const { page } = await visit("/", { locale });
      const section = page.locator(".strip").first();
      const cards = section.locator(".strip-list > li");
      const [previous, next] = await section.locator(".slider-button").all();
      await next!.waitFor();
      const start = await startOf(cards.first());
      for (const press of [1, 2]) {
        await next!.click();
        equal(await startOf(cards.nth(press)), start);
      }
      for (const press of [1, 0]) {
        await previous!.click();
        equal(await startOf(cards.nth(press)), start);
      }
      await previous!.click();
      ok(await isInView(cards.last()));
      await next!.click();
      equal(await startOf(cards.first()), start);
    },
  );
}

browserTest(
  "on a phone the first picture links the tracking page",
  async ({ visit }) => {
    const phone = { viewport: { width: 390, height: 844 } };
    const { page } = await visit("/", phone);
    await page.locator(".slide").first().getByRole("link", {
      name: "Track Parcel",
    }).click();
    match(page.url(), /\/track\.html$/);
  },
);

browserTest(
  "without JavaScript the home page shows all nine sections, and its questions open",
  async ({ visit }) => {
    const { page } = await visit("/", { javaScriptEnabled: false });
    const headings = await page.locator("main h2:visible").allInnerTexts();
    for (
      const part of [
        "Everything between door and door",
        "What you can rely on",
        "What we do",
        "Carrying freight since 1985",
        "Where our experience lies",
        "What customers say",
        "What travels with us",
        "Questions and answers",
      ]
    ) ok(headings.includes(part), part);
    equal(await page.locator(".slider-buttons:visible").count(), 0);
    const second = page.locator("details").nth(1);
    await second.locator("summary").click();
    ok(await second.locator("p").isVisible());
    deepEqual(
      await page.getByRole("meter").evaluateAll((meters) =>
        meters.map((meter) => meter.getAttribute("aria-valuenow"))
      ),
      ["95", "85", "90"],
    );
  },
);
