import { deepEqual, equal, match, ok } from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { test } from "../helpers/browser.ts";
import { boxOf } from "../helpers/screen.ts";

/** A visitor who has not asked for reduced motion. */
const MOVING = { reducedMotion: "no-preference" } as const;
const PHONE = { viewport: { width: 390, height: 844 } };

for (const locale of ["en", "ar"]) {
  test(`the pictures on the home page advance every ten seconds and start over (${locale})`, async ({ visit }) => {
    const { page, errors } = await visit("/", { locale, ...MOVING });
    await page.clock.install();
    await page.reload();
    await page.locator(".carousel .slider-button").first().waitFor();
    for (const next of [2, 3, 1]) {
      await page.clock.runFor(10_000);
      await waitForSlide(page, next);
    }
    deepEqual(errors, []);
  });

  test(`each click moves the cards by one or wraps around (${locale})`, async ({ visit }) => {
    const { page } = await visit("/", { locale });
    const section = page.locator(".strip").first();
    const cards = section.locator(".strip-list > li");
    const [previous, next] = await section.locator(".slider-button").all();
    await next!.waitFor();
    const start = await startOf(cards.first());
    for (const at of [1, 2]) {
      await next!.click();
      equal(await startOf(cards.nth(at)), start);
    }
    for (const at of [1, 0]) {
      await previous!.click();
      equal(await startOf(cards.nth(at)), start);
    }
    await previous!.click();
    const { x, width } = await boxOf(cards.last());
    ok(x >= 0 && x + width <= page.viewportSize()!.width);
    await next!.click();
    equal(await startOf(cards.first()), start);
  });
}

test("the pictures stop while hovered or focused, and after a pause", async ({ visit }) => {
  const { page } = await visit("/", MOVING);
  await page.clock.install();
  await page.reload();
  const pause = page.getByRole("button", { name: "Stop the pictures" });
  const checkStill = async () => {
    await page.clock.runFor(25_000);
    await waitForSlide(page, 1);
  };
  await pause.waitFor();
  await page.locator("#slides").hover();
  await checkStill();
  await page.mouse.move(0, 890);
  await pause.focus();
  await checkStill();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Start the pictures" }).waitFor();
  await page.locator(".faq a").focus();
  await checkStill();
  equal(await page.locator("#slides").getAttribute("aria-live"), "polite");
});

test("with reduced motion the slider moves only when a button is pressed", async ({ visit }) => {
  const { page } = await visit("/");
  await page.getByRole("button", { name: "Start the pictures" }).waitFor();
  const slider = page.locator(".carousel");
  await slider.getByRole("button", { name: "Next" }).click();
  await waitForSlide(page, 2);
  await slider.getByRole("button", { name: "Previous" }).press("Enter");
  await waitForSlide(page, 1);
});

for (const name of ["What we do", "What travels with us"]) {
  test(`on a phone buttons move the cards of "${name}" and wrap around after the last`, async ({ visit }) => {
    const { page } = await visit("/", PHONE);
    const section = page.getByRole("region", { name, exact: true });
    const cards = section.getByRole("listitem");
    const next = section.getByRole("button", { name: "Next" });
    await next.waitFor();
    const start = await startOf(cards.first());
    await next.click();
    equal(await startOf(cards.nth(1)), start);
    await section.getByRole("button", { name: "Previous" }).click();
    equal(await startOf(cards.first()), start);
    for (let left = await cards.count(); left > 0; left--) {
      await next.click();
      if (await startOf(cards.first()) === start) return;
    }
    throw new Error("The cards never start over");
  });
}

test("on a phone the first picture links to the tracking page", async ({ visit }) => {
  const { page } = await visit("/", PHONE);
  const slide = page.locator(".slide").first();
  await slide.getByRole("link", { name: "Track Parcel" }).click();
  match(page.url(), /\/track\.html$/);
});

test("without JavaScript the home page shows every section, opens its questions and hides the slider buttons", async ({ visit }) => {
  const { page } = await visit("/", { javaScriptEnabled: false });
  const headings = page.locator("main h2");
  const visible = headings.filter({ visible: true });
  equal(await visible.count(), await headings.count());
  equal(await page.locator(".slider-buttons:visible").count(), 0);
  const second = page.locator("details").nth(1);
  await second.locator("summary").click();
  ok(await second.locator("p").isVisible());
});

/** Waits until the given picture is shown; the first is 1. */
async function waitForSlide(page: Page, slide: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const list = document.getElementById("slides")!;
    return Math.abs(list.scrollLeft) === (wanted - 1) * list.clientWidth;
  }, slide);
}

/** Returns the x position of an element's start: its left edge, or its right edge in right-to-left text. */
async function startOf(locator: Locator): Promise<number> {
  const { x, width } = await boxOf(locator);
  const isRtl = await locator.evaluate((element) =>
    element.matches(":dir(rtl)")
  );
  return Math.round(isRtl ? x + width : x);
}
