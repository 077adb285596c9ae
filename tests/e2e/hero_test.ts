import { deepEqual, ok } from "node:assert/strict";
import type { Page } from "playwright-core";
import { LOCALE_CODES } from "@/lib/i18n/locales.ts";
import { test } from "../helpers/browser.ts";
import { launchChromium } from "../helpers/chromium.ts";
import { lowestContrast } from "../helpers/contrast.ts";
import { visitPanel } from "../helpers/panel.ts";
import { isFocused, leaveUnpainted } from "../helpers/screen.ts";

/** Common sizes of phones, tablets and desktop screens. */
const SIZES = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [412, 915],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Minimum contrast by WCAG 1.4.3. */
const MIN_CONTRAST = 4.5;

function showSlide(page: Page, number: number): Promise<void> {
  return page.evaluate((number) => {
    const list = document.getElementById("slides")!;
    const slide = list.children[number] as HTMLElement;
    list.scrollTo({ left: slide.offsetLeft - list.offsetLeft });
  }, number);
}

for (const locale of ["en", "de", "ru", "ar", "in"]) {
  test(`the text on the home page's pictures has enough contrast at every size (${locale})`, async ({ visit }) => {
    const { page } = await visit(`/?lang=${locale}`);
    await page.locator(".carousel .slider-button").first().waitFor();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const number of [0, 1, 2]) {
        await showSlide(page, number);
        const body = page.locator(".slide-body").nth(number);
        const contrast = await lowestContrast(body, ":not(a)");
        const where = `slide ${number + 1} at ${width}x${height}`;
        ok(contrast >= MIN_CONTRAST, `${where}: ${contrast.toFixed(2)}`);
      }
    }
  });
}

/** Runs in the page: returns the texts and buttons on the pictures that are covered or cut off. */
function findCovered(): string[] {
  const found: string[] = [];
  const list = document.getElementById("slides")!;
  const above = document.querySelectorAll(
    ".carousel .slider-button, .carousel-track form, .carousel-hint",
  );
  for (const slide of list.children) {
    slide.scrollIntoView({ inline: "start", block: "nearest" });
    const frame = slide.getBoundingClientRect();
    for (const word of slide.querySelectorAll(".slide-body > *")) {
      const box = word.getBoundingClientRect();
      if (box.width === 0) continue;
      const isCut = box.left < frame.left - 1 || box.right > frame.right + 1 ||
        box.bottom > frame.bottom || word.scrollWidth > word.clientWidth + 1;
      if (isCut) found.push(`${word.textContent} is cut off`);
      for (const other of above) {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const isCovered = left < box.right && right > box.left &&
          top < box.bottom && bottom > box.top;
        if (isCovered) found.push(`${word.textContent} is covered`);
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) {
    found.push("the page scrolls sideways");
  }
  return found;
}

/** Waits for the buttons that the island adds. */
async function waitForButtons(page: Page): Promise<void> {
  await page.locator(".carousel .slider-button").first()
    .waitFor({ state: "attached" });
}

test("nothing covers or cuts off the text and buttons on the pictures at 320 px, in 16 languages", async ({ origin, visit }) => {
  const viewport = { width: 320, height: 568 };
  const { page } = await visit("/offline.html", { viewport });
  await leaveUnpainted(page);
  for (const locale of LOCALE_CODES) {
    await page.goto(`${origin}/?lang=${locale}`);
    await waitForButtons(page);
    deepEqual(await page.evaluate(findCovered), [], locale);
  }
});

test("nothing covers or cuts off the text and buttons on the pictures at 200 % text size, in 16 languages", async ({ origin }) => {
  const browser = await launchChromium([
    "--blink-settings=defaultFontSize=32",
  ]);
  try {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    await leaveUnpainted(page);
    for (const locale of LOCALE_CODES) {
      await page.goto(`${origin}/?lang=${locale}`);
      await waitForButtons(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const covered = await page.evaluate(findCovered);
        deepEqual(covered, [], `${locale} at ${width} px`);
      }
    }
  } finally {
    await browser.close();
  }
});

test("the slider shows a focus ring for keyboard users", async ({ visit }) => {
  const { page } = await visit("/");
  await page.keyboard.press("Tab");
  await page.locator("#slides").focus();
  const ring = await page.locator(".carousel").evaluate((carousel) => {
    const ring = getComputedStyle(carousel, "::after");
    return [ring.content, ring.borderTopWidth, ring.zIndex];
  });
  deepEqual(ring, ['""', "3px", "1"]);
});

test("opening a menu focuses its close button, and Escape returns the focus", async (story) => {
  const phone = { viewport: { width: 390, height: 844 } };
  await openMenu((await story.visit("/")).page, "menu");
  const { page } = await visitPanel(story, "/control/index.html", phone);
  await openMenu(page, "screens");
});

/** Opens and closes a menu by keyboard. */
async function openMenu(page: Page, menu: string): Promise<void> {
  const button = page.locator(`[popovertarget=${menu}]`).first();
  await page.getByRole("button", { name: "Menu", exact: true }).focus();
  await page.keyboard.press("Enter");
  ok(await isFocused(page.getByRole("button", { name: "Close menu" })));
  await page.keyboard.press("Escape");
  ok(await isFocused(button));
}
