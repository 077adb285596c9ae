import type { Locator, Page } from "playwright-core";

const HOUR_MS = 60 * 60_000;

/** Clicks the button with exactly this name. */
export function press(page: Page, name: string): Promise<void> {
  return page.getByRole("button", { name, exact: true }).click();
}

/** Fills in fields by their labels. */
export async function fill(
  page: Page,
  fields: Record<string, string>,
): Promise<void> {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label).fill(text);
  }
}

/** Waits until the page shows a text. */
export function see(page: Page, text: string | RegExp): Promise<void> {
  return page.getByText(text).waitFor();
}

/** Waits until the page confirms an action. */
export function seeConfirmation(page: Page, text: string): Promise<void> {
  return page.getByRole("status").getByText(text).waitFor();
}

/** Waits until the page reports an error. */
export function seeRefusal(page: Page, text: string): Promise<void> {
  return page.getByRole("alert").getByText(text).waitFor();
}

/** Searches for a code on a public page. */
export async function search(page: Page, code: string): Promise<void> {
  await page.getByPlaceholder("Enter Your Tracking Code").fill(code);
  await page.keyboard.press("Enter");
}

/** Waits until the field with this name has the focus, which a script may set after the page has loaded. */
export async function seeFocus(page: Page, name: string): Promise<void> {
  await page.locator(`[name="${name}"]:focus`).waitFor({ state: "attached" });
}

export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Returns the position and size of a visible element in the window. */
export async function boxOf(locator: Locator): Promise<Box> {
  return (await locator.boundingBox())!;
}

/** Returns a computed style of the first matching element. */
export function styleOf(
  page: Page,
  selector: string,
  property: string,
): Promise<string> {
  return page.locator(selector).first().evaluate(
    (element, property) => getComputedStyle(element).getPropertyValue(property),
    property,
  );
}

/** Holds the page's requests for matching URLs until released. */
export async function hold(
  page: Page,
  address: string | RegExp,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Returns console errors except those that the browser logs for responses with these statuses. */
export function unexpectedErrors(
  errors: string[],
  ...statuses: number[]
): string[] {
  return errors.filter((error) =>
    !statuses.some((status) => error.includes(`status of ${status}`))
  );
}

/** Returns the natural width of a picture in pixels, once it has loaded. */
export async function loadedWidth(image: Locator): Promise<number> {
  await image.scrollIntoViewIfNeeded();
  return await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return element.naturalWidth;
  });
}

/** Skips painting below the fold, which saves a third of the work if only the layout matters. */
export async function leaveUnpainted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(":root { visibility: hidden }");
    document.adoptedStyleSheets = [sheet];
  });
}

/**
 * Stops a page's clock once `alive` is visible, an element that only a script shows: hydration uses a timer, which would never
 * fire on a stopped clock. `page.clock.runFor()` then moves the clock, so that a one-second message cannot disappear before a
 * slow machine has seen it.
 */
export async function stopClock(page: Page, alive: Locator): Promise<void> {
  await alive.waitFor();
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + HOUR_MS);
}

/** Presses Copy, and waits for its hint to appear and to end a second later. Stops the page's clock. */
export async function copyUntilHintEnds(page: Page): Promise<void> {
  const copy = page.getByRole("button", { name: "Copy" });
  await stopClock(page, copy);
  await copy.click();
  const hint = page.getByText("Copied", { exact: true });
  await hint.waitFor();
  await page.clock.runFor(1000);
  await hint.waitFor({ state: "detached" });
}

/** Waits until the page has painted the changes made by its scripts so far. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() =>
    new Promise((drawn) =>
      requestAnimationFrame(() => requestAnimationFrame(drawn))
    )
  );
}

/** Lets the browser read and write the clipboard. */
export const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

/** Returns the text in the clipboard. */
export function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
