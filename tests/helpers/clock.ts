import type { Locator, Page } from "playwright-core";

const HOUR_MS = 60 * 60_000;

/**
 * Stops the clock of a page once `alive`, which only a script shows, is there: hydration uses a timer, which would never
 * fire on a stopped clock. `page.clock.runFor()` then moves the clock, so that a one-second message is not gone before a
 * slow machine has looked.
 */
export async function stopClock(page: Page, alive: Locator): Promise<void> {
  await alive.waitFor();
  const time = Date.now();
  await page.clock.install({ time });
  await page.clock.pauseAt(time + HOUR_MS);
}

/** Waits until the page has drawn what its scripts have done so far. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() =>
    new Promise((drawn) =>
      requestAnimationFrame(() => requestAnimationFrame(drawn))
    )
  );
}
