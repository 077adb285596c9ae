import type { Page } from "playwright-core";

const HOUR_MS = 60 * 60_000;

/**
 * Stops the clock of a page, which `page.clock.runFor()` then moves on: what a page shows for a second is not gone before a
 * busy machine has looked.
 */
export async function stopClock(page: Page): Promise<void> {
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + HOUR_MS);
}
