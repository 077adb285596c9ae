import type { Page } from "playwright-core";

/** Holds the page's requests to such an address until released. */
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
