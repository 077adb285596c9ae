import { deepEqual, equal, ok } from "node:assert/strict";
import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import {
  getTile,
  MAX_TILE_ZOOM,
  parseTileAddress,
  TILE_EDITION,
} from "@/lib/tiles/mod.ts";

Deno.test("getTile() draws land and sea in the right places", async () => {
  const places: [string, number, number, boolean][] = [
    ["the land east of Lisbon", 38.75, -8.5, true],
    ["the Atlantic off Lisbon", 38.75, -10.5, false],
    ["Madrid", 40.4, -3.7, true],
    ["the middle of the Pacific", 0, -150, false],
    ["the Caspian Sea, a hole in the land", 42, 50.5, false],
    ["Lesotho, enclosed by another country", -29.6, 28.3, true],
    ["Chukotka, beyond the date line", 67.5, -177, true],
    ["Chukotka, before the date line", 67.5, 178, true],
    ["Tasmania", -42, 146.6, true],
  ];
  for (const z of [0, 2, 3, 6, 8]) {
    for (const [name, latitude, longitude, land] of places) {
      equal(await isLand(z, latitude, longitude), land, `${name} at zoom ${z}`);
    }
  }
});

Deno.test("getTile() always draws the same bytes, identified by the edition", async () => {
  const hash = createHash("sha256");
  for (const [z, x, y] of [[0, 0, 0], [4, 8, 5], [8, 121, 98]] as const) {
    hash.update((await getTile({ z, x, y })).identity);
  }
  const advice =
    "The tiles changed: set TILE_EDITION to the actual value, so that browsers reload them";
  equal(hash.digest("hex").slice(0, 8), TILE_EDITION, advice);
});

Deno.test("getTile() returns the same drawing in each encoding", async () => {
  const tile = await getTile({ z: 3, x: 4, y: 2 });
  deepEqual(new Uint8Array(brotliDecompressSync(tile.br)), tile.identity);
  deepEqual(new Uint8Array(gunzipSync(tile.gzip)), tile.identity);
  ok(tile.br.length < tile.identity.length);
});

Deno.test("getTile() caches a tile and evicts the least recently used one", async () => {
  const address = { z: 8, x: 0, y: 0 };
  const first = await getTile(address);
  equal(await getTile({ ...address }), first);
  for (let x = 0; x < 256; x++) await getTile({ z: 8, x, y: 10 });
  for (let x = 0; x < 256; x++) await getTile({ z: 8, x, y: 11 });
  const again = await getTile(address);
  ok(again !== first);
  deepEqual(again, first);
});

Deno.test("parseTileAddress() accepts only tiles on the map", () => {
  deepEqual(parseTileAddress({ z: "0", x: "0", y: "0" }), { z: 0, x: 0, y: 0 });
  const last = parseTileAddress({ z: "8", x: "255", y: "255" });
  deepEqual(last, { z: MAX_TILE_ZOOM, x: 255, y: 255 });
  const beyond = ["9/0/0", "0/1/0", "2/0/4", "-1/0/0", "3/99999999999/0"];
  const malformed = ["1/01/0", "1/1.0/0", "1//0", "1e0/0/0", "1/0/NaN"];
  for (const address of [...beyond, ...malformed]) {
    const [z, x, y] = address.split("/");
    equal(parseTileAddress({ z: z!, x: x!, y: y! }), null, address);
  }
});

async function isLand(
  z: number,
  latitude: number,
  longitude: number,
): Promise<boolean> {
  const tiles = 2 ** z;
  const x = (longitude + 180) / 360 * tiles;
  const y = (1 - Math.asinh(Math.tan(latitude * Math.PI / 180)) / Math.PI) / 2 *
    tiles;
  const address = { z, x: Math.floor(x), y: Math.floor(y) };
  const svg = new TextDecoder().decode((await getTile(address)).identity);
  const land = /fill-rule="evenodd" d="([^"]*)"/.exec(svg)?.[1] ?? "";
  return encloses(rings(land), (x - address.x) * 2560, (y - address.y) * 2560);
}

/** Reads `M x y l dx dy dx dy z`, the only commands that a tile's land uses. */
function rings(path: string): [number, number][][] {
  return path.split("M").slice(1).map((ring) => {
    const numbers = [...ring.matchAll(/-?\d+/g)].map(Number);
    const points: [number, number][] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      const [x, y] = points.at(-1) ?? [0, 0];
      points.push([x + numbers[i]!, y + numbers[i + 1]!]);
    }
    return points;
  });
}

/** Applies the even-odd rule with a ray to the right. */
function encloses(shapes: [number, number][][], x: number, y: number): boolean {
  let crossings = 0;
  for (const points of shapes) {
    points.forEach(([x1, y1], index) => {
      const [x2, y2] = points[(index + 1) % points.length]!;
      const meets = (y1 > y) !== (y2 > y) &&
        x < x1 + (x2 - x1) * (y - y1) / (y2 - y1);
      if (meets) crossings++;
    });
  }
  return crossings % 2 === 1;
}
