import { geoIdentity, geoPath } from "d3-geo";
import type { Atlas, Shape } from "./atlas.ts";

/** The coordinates of a tile: zoom, column from the west, row from the north. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

/** The size of a tile in tenths of a pixel: integers keep paths short, without visible steps. */
const UNITS = 2560;

/** Shapes extend this far beyond the tile, to hide cut edges and their strokes. */
const MARGIN = 40;

/**
 * Draws a tile of the world as a self-contained SVG: sea, graticule, land and borders, in fixed colours
 * that suit the light theme (the dark theme tones them with a filter).
 */
export function drawTile(atlas: Atlas, address: TileAddress): string {
  const land = pathOf(atlas.land, address, "Polygon");
  const borders = pathOf(atlas.borders, address, "LineString");
  const lines = graticule(address);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 ${UNITS} ${UNITS}">` +
    `<path fill="#d5e3ec" d="M0 0h${UNITS}v${UNITS}H0z"/>` +
    drawLine(lines, "#c5d7e3", 8) +
    (land &&
      `<path fill="#f7f5ef" stroke="#a9bfcd" stroke-width="10" fill-rule="evenodd" d="${land}"/>`) +
    drawLine(borders, "#c9c1b2", 10) +
    "</svg>";
}

function drawLine(d: string, color: string, width: number): string {
  return d &&
    `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" d="${d}"/>`;
}

function pathOf(
  shapes: Shape[],
  address: TileAddress,
  type: "Polygon" | "LineString",
): string {
  const tiles = 2 ** address.z;
  const reach = MARGIN / UNITS / tiles;
  const west = address.x / tiles - reach;
  const north = address.y / tiles - reach;
  const east = (address.x + 1) / tiles + reach;
  const south = (address.y + 1) / tiles + reach;
  const writer = new PathWriter();
  const clip = geoPath(tileProjection(address), writer);
  for (const shape of shapes) {
    const apart = shape.east < west || shape.west > east ||
      shape.south < north || shape.north > south;
    if (apart) continue;
    // Each ring is clipped alone; the even-odd rule puts holes back together.
    const coordinates = type === "Polygon" ? [shape.points] : shape.points;
    clip({ type, coordinates });
  }
  return writer.toString();
}

function tileProjection({ z, x, y }: TileAddress) {
  return geoIdentity()
    .scale(UNITS * 2 ** z)
    .translate([-x * UNITS, -y * UNITS])
    .clipExtent([[-MARGIN, -MARGIN], [UNITS + MARGIN, UNITS + MARGIN]]);
}

/** Writes path data in whole units with relative steps, without coincident points. */
class PathWriter {
  #path = "";
  #x = 0;
  #y = 0;

  moveTo(x: number, y: number): void {
    this.#x = Math.round(x);
    this.#y = Math.round(y);
    this.#path += `M${this.#x} ${this.#y}l`;
  }

  lineTo(x: number, y: number): void {
    const dx = Math.round(x) - this.#x;
    const dy = Math.round(y) - this.#y;
    if (dx === 0 && dy === 0) return;
    this.#path += `${dx} ${dy} `;
    this.#x += dx;
    this.#y += dy;
  }

  closePath(): void {
    this.#path += "z";
  }

  toString(): string {
    // A shape smaller than a unit becomes a move without steps, so it draws nothing and is dropped.
    return this.#path.replaceAll(/M-?\d+ -?\d+lz?(?=M|$)/g, "").replaceAll(
      / (?=[-zM]|$)/g,
      "",
    );
  }
}

/** Degrees between two lines of the graticule, by zoom. */
const GRID_STEPS = [30, 30, 30, 15, 10, 5, 5, 2, 1];

function graticule({ z, x, y }: TileAddress): string {
  const step = GRID_STEPS[z] ?? 1;
  const tiles = 2 ** z;
  const lines: string[] = [];
  for (let degrees = 0; degrees <= 360; degrees += step) {
    const at = Math.round((degrees / 360 * tiles - x) * UNITS);
    if (isOnTile(at)) lines.push(`M${at} 0v${UNITS}`);
  }
  for (let latitude = 80; latitude >= -80; latitude -= step) {
    const at = Math.round((mercatorY(latitude) * tiles - y) * UNITS);
    if (isOnTile(at)) lines.push(`M0 ${at}h${UNITS}`);
  }
  return lines.join("");
}

function isOnTile(at: number): boolean {
  return at >= 0 && at <= UNITS;
}

function mercatorY(latitude: number): number {
  const radians = latitude * Math.PI / 180;
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI);
}
