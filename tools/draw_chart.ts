/**
 * Writes static/images/soundings.svg: depth lines and soundings of a sea chart that shows no real place.
 * Style sheets use it as a mask, so that its colour follows the theme.
 */
// @ts-types="./d3.d.ts"
import { contours } from "d3-contour";

const COLUMNS = 60;
const ROWS = 36;
const CELL = 28;
const LEVELS = [0.09, 0.17, 0.26, 0.36, 0.47, 0.59, 0.72, 0.86];

/** Shoals: centre and reach in cells, height. */
const SHOALS = [
  { x: 45, y: 11, reach: 9, height: 1 },
  { x: 53, y: 20, reach: 6, height: 0.75 },
  { x: 36, y: 27, reach: 8, height: 0.62 },
  { x: 20, y: 6, reach: 7, height: 0.42 },
  { x: 8, y: 24, reach: 10, height: 0.5 },
  { x: 28, y: 16, reach: 4, height: 0.2 },
];

type Point = [number, number];

function depthField(): number[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const x = index % COLUMNS;
    const y = Math.floor(index / COLUMNS);
    return SHOALS.reduce((sum, shoal) => sum + heightAt(shoal, { x, y }), 0);
  });
}

function heightAt(
  shoal: typeof SHOALS[number],
  at: { x: number; y: number },
): number {
  const dx = at.x - shoal.x;
  const dy = (at.y - shoal.y) * 1.25;
  const coast = 1 + 0.22 * Math.sin(Math.atan2(dy, dx) * 3 + shoal.x);
  const distance = Math.hypot(dx, dy) / (shoal.reach * coast);
  return shoal.height * Math.exp(-distance * distance);
}

/** Returns a closed path through the midpoints, with each corner rounded by a quadratic curve. */
function smooth(ring: Point[]): string {
  const points = ring.slice(0, -1).map((
    [x, y],
  ): Point => [Math.round(x * CELL), Math.round(y * CELL)]);
  const middles = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return `${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  const curves = points.map(([x, y], index) => `Q${x} ${y} ${middles[index]}`);
  return `M${middles.at(-1)}${curves.join("")}`;
}

function depthLines(field: number[]): string {
  const lines = contours().size([COLUMNS, ROWS]).thresholds(LEVELS)(field);
  return lines.flatMap((line) => line.coordinates.flat()).map(smooth).join("");
}

function soundings(field: number[]): string {
  const texts: string[] = [];
  for (let index = 0; index < 46; index++) {
    const x = (index * 37 + 11) % (COLUMNS - 4) + 2;
    const y = (index * 23 + 5) % (ROWS - 4) + 2;
    const depth = Math.round(
      (1.15 - Math.min(1, field[y * COLUMNS + x]!)) * 48,
    );
    texts.push(`<text x="${x * CELL}" y="${y * CELL}">${depth}</text>`);
  }
  return texts.join("");
}

function chart(): string {
  const field = depthField();
  const box = `${CELL} ${CELL} ${(COLUMNS - 2) * CELL} ${(ROWS - 2) * CELL}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">`,
    `<path fill="none" stroke="#000" stroke-width="1.4" d="${
      depthLines(field)
    }"/>`,
    `<g font-family="sans-serif" font-size="13">${soundings(field)}</g>`,
    `</svg>\n`,
  ].join("\n");
}

await Deno.writeTextFile(
  new URL("../static/images/soundings.svg", import.meta.url),
  chart(),
);
