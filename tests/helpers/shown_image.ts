import type { Locator } from "playwright-core";

/** The width in pixels that a picture on the page has of its own, once it is loaded. */
export async function loadedWidth(image: Locator): Promise<number> {
  await image.scrollIntoViewIfNeeded();
  return await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return element.naturalWidth;
  });
}
