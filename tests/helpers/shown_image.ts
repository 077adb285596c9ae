import type { Locator } from "playwright-core";

/** Returns the natural width of a picture in pixels, once it has loaded. */
export async function loadedWidth(image: Locator): Promise<number> {
  await image.scrollIntoViewIfNeeded();
  return await image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return element.naturalWidth;
  });
}
