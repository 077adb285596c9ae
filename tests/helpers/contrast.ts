import sharp from "sharp";
import type { Locator } from "playwright-core";

type Rgb = [number, number, number];

/** A line of text: its place in the container, and its colour. */
interface Line {
  left: number;
  top: number;
  width: number;
  height: number;
  color: Rgb;
}

/**
 * Returns the lowest contrast (WCAG 1.4.3, from 1 to 21) between the text of a container's children that match `selector`
 * and any pixel behind it. The children are hidden for a screenshot of what stands behind them.
 */
export async function lowestContrast(
  container: Locator,
  selector: string,
): Promise<number> {
  const lines = await container.evaluate(linesOf, selector);
  await container.evaluate(fadeChildren, "0");
  const picture = await container.screenshot();
  await container.evaluate(fadeChildren, "");
  const pixels = sharp(picture).removeAlpha();
  let lowest = 21;
  for (const { color, ...box } of lines) {
    const ink = luminance(color);
    const behind = await pixels.clone().extract(box).raw().toBuffer();
    for (let at = 0; at < behind.length; at += 3) {
      const paper = luminance([...behind.subarray(at, at + 3)] as Rgb);
      lowest = Math.min(lowest, ratio(ink, paper));
    }
  }
  return lowest;
}

/** Runs in the page. */
function linesOf(container: Element, selector: string): Line[] {
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

/** Runs in the page. */
function fadeChildren(container: Element, opacity: string): void {
  for (const child of container.children) {
    (child as HTMLElement).style.opacity = opacity;
  }
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
