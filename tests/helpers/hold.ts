import type { Page } from "playwright-core";

/** Holds what the page asks of such an address until it is let through. */
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
