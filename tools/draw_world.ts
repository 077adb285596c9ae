/**
 * Writes static/images/world.svg (land as a grid of dots) and static/images/lanes.svg (shipping lanes and
 * the ports they join). Style sheets use both as masks, so that their colours follow the theme.
 */
// @ts-types="./d3.d.ts"
import { geoContains, geoNaturalEarth1 } from "d3-geo";
// @ts-types="./d3.d.ts"
import { feature } from "topojson-client";
import atlas from "world-atlas/land-110m.json" with { type: "json" };

type Point = [number, number];

const WIDTH = 1200;
const HEIGHT = 560;
const STEP = 11;

/** Ports by name: longitude, latitude. */
const PORTS: Record<string, Point> = {
  rotterdam: [4.1, 51.9],
  newYork: [-74, 40.7],
  santos: [-46.3, -24],
  algeciras: [-5.4, 36.1],
  suez: [32.5, 30],
  dubai: [55.1, 25],
  colombo: [79.9, 6.9],
  singapore: [103.8, 1.3],
  shanghai: [121.5, 31.2],
  sydney: [151.2, -33.9],
  capeTown: [18.4, -33.9],
  panama: [-79.6, 9],
};

/** Lanes: two ports, and the bend of the line in units of the drawing. */
const LANES: [string, string, number][] = [
  ["newYork", "rotterdam", -46],
  ["newYork", "algeciras", -30],
  ["panama", "newYork", 26],
  ["santos", "algeciras", 34],
  ["santos", "capeTown", 34],
  ["algeciras", "suez", 12],
  ["suez", "dubai", 34],
  ["dubai", "colombo", 16],
  ["capeTown", "colombo", 60],
  ["colombo", "singapore", 22],
  ["singapore", "shanghai", 26],
  ["singapore", "sydney", -40],
  ["panama", "santos", -90],
];

const projection = geoNaturalEarth1().fitExtent([[0, -20], [
  WIDTH,
  HEIGHT + 70,
]], { type: "Sphere" });

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>\n`;
}

function land(): string {
  const shape = feature(atlas, atlas.objects.land);
  const dots: string[] = [];
  for (let row = 0; row * STEP < HEIGHT; row++) {
    const shift = row % 2 === 0 ? 0 : STEP / 2;
    for (let x = shift; x < WIDTH; x += STEP) {
      const place = projection.invert([x, row * STEP]);
      if (place !== null && geoContains(shape, place)) {
        dots.push(`M${x} ${row * STEP}h0`);
      }
    }
  }
  return `<path fill="none" stroke="#000" stroke-width="4.6" stroke-linecap="round" d="${
    dots.join("")
  }"/>`;
}

function port(name: string): Point {
  return projection(PORTS[name]!)!.map(Math.round) as Point;
}

function lane([from, to, bend]: [string, string, number]): string {
  const [x1, y1] = port(from);
  const [x2, y2] = port(to);
  return `M${x1} ${y1}Q${Math.round((x1 + x2) / 2)} ${
    Math.round((y1 + y2) / 2) + bend
  } ${x2} ${y2}`;
}

function lanes(): string {
  const ports = Object.keys(PORTS).map((name) => `M${port(name).join(" ")}h0`);
  return `<g fill="none" stroke="#000" stroke-linecap="round">` +
    `<path stroke-width="1.8" stroke-dasharray="1 6" d="${
      LANES.map(lane).join("")
    }"/>` +
    `<path stroke-width="11" d="${ports.join("")}"/></g>`;
}

const images = new URL("../static/images/", import.meta.url);
await Deno.writeTextFile(new URL("world.svg", images), svg(land()));
await Deno.writeTextFile(new URL("lanes.svg", images), svg(lanes()));
