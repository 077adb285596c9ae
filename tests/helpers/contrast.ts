import { Buffer } from "node:buffer";
import sharp from "sharp";
import type { Locator } from "playwright-core";

type Rgb = [red: number, green: number, blue: number];

/** A line of text with its position in the container and its color. */
interface Line {
  left: number;
  top: number;
  width: number;
  height: number;
  color: Rgb;
}

/** The linear light of each channel value (for WCAG's relative luminance). */
const LIGHT = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/**
 * Returns the lowest contrast (WCAG 1.4.3, from 1 to 21) between the text of a container's children that match `selector` and
 * any pixel behind it. Leaves the children hidden, because a screenshot has to show the background behind them.
 */
export async function lowestContrast(
  container: Locator,
  selector: string,
): Promise<number> {
  const lines = await container.evaluate(hideLines, selector);
  const { data, info } = await sharp(await screenshot(container)).removeAlpha()
    .raw().toBuffer({ resolveWithObject: true });
  let lowest = 21;
  for (const { color, left, top, width, height } of lines) {
    const ink = luminance(...color);
    for (let y = top; y < top + height; y++) {
      const begin = (y * info.width + left) * 3;
      for (let at = begin; at < begin + width * 3; at += 3) {
        const paper = luminance(data[at]!, data[at + 1]!, data[at + 2]!);
        lowest = Math.min(lowest, ratio(ink, paper));
      }
    }
  }
  return lowest;
}

/**
 * Takes a screenshot of an element on a page that is not scrolled. Playwright's own function compresses it, which takes most of
 * the time.
 */
async function screenshot(container: Locator): Promise<Buffer> {
  const page = container.page();
  const { x, y, width, height } = (await container.boundingBox())!;
  const clip = { x: Math.floor(x), y: Math.floor(y), scale: 1 };
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    captureBeyondViewport: y + height > page.viewportSize()!.height,
    clip: { ...clip, width: Math.ceil(width), height: Math.ceil(height) },
  });
  await session.detach();
  return Buffer.from(data, "base64");
}

/** Runs in the page. */
function hideLines(container: Element, selector: string): Line[] {
  for (const child of container.children) {
    (child as HTMLElement).style.opacity = "0";
  }
  const frame = container.getBoundingClientRect();
  return Array.from(container.querySelectorAll(`:scope > ${selector}`))
    .flatMap((child) => {
      const range = document.createRange();
      range.selectNodeContents(child);
      const parts = getComputedStyle(child).color.match(/\d+/g)!.map(Number);
      return Array.from(range.getClientRects(), (box) => ({
        left: Math.floor(box.left - frame.left),
        top: Math.floor(box.top - frame.top),
        width: Math.floor(box.width),
        height: Math.floor(box.height),
        color: parts.slice(0, 3) as Rgb,
      }));
    })
    .filter(({ width, height }) => width > 0 && height > 0);
}

function luminance(...[red, green, blue]: Rgb): number {
  return 0.2126 * LIGHT[red]! + 0.7152 * LIGHT[green]! + 0.0722 * LIGHT[blue]!;
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
