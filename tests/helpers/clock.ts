import type { Locator, Page } from "playwright-core";

const HOUR_MS = 60 * 60_000;

/**
 * Stops the clock of a page once `alive`, a part that only a script shows, is there: a page comes alive by a timer, which
 * would never end on a stopped clock. `page.clock.runFor()` then moves the clock on, so that what a page shows for a second
 * is not gone before a slow machine has looked.
 */
export async function stopClock(page: Page, alive: Locator): Promise<void> {
  await alive.waitFor();
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + HOUR_MS);
}
