import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { BoundedMap } from "@/lib/caches.ts";
import { loadAtlas } from "./atlas.ts";
import { drawTile, type TileAddress } from "./draw.ts";

/** The deepest zoom of the tiles. Maps overzoom beyond it, and lines stay sharp. */
export const MAX_TILE_ZOOM = 8;

/**
 * The version of the drawing. Browsers cache tiles forever, so a changed drawing needs a new one; a test compares it
 * with the tiles.
 */
export const TILE_EDITION = "0b943287";

/** The URL template of the built-in tiles, used when TILE_URL is unset. */
export const TILE_TEMPLATE = `/tiles/{z}/{x}/{y}.svg?v=${TILE_EDITION}`;

/** The attribution of the built-in tiles. Natural Earth requires none, but readers may want to know. */
export const TILE_ATTRIBUTION = "Natural Earth";

/** A tile in each encoding. */
export interface EncodedTile {
  identity: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
}

/** Tiles have about 5 kB, at most 60 kB; an evicted tile is redrawn in a millisecond. */
const CACHED_TILES = 500;

const cache = new BoundedMap<string, EncodedTile>(CACHED_TILES);
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Parses a tile address from path segments; null unless all three are plain numbers within the map. */
export function parseTileAddress(
  parts: { z: string; x: string; y: string },
): TileAddress | null {
  const [z, x, y] = [toIndex(parts.z), toIndex(parts.x), toIndex(parts.y)];
  const isOnMap = z <= MAX_TILE_ZOOM && x < 2 ** z && y < 2 ** z;
  return isOnMap ? { z, x, y } : null;
}

/** Parses a plain number; NaN for any other text. */
function toIndex(text: string): number {
  return /^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : NaN;
}

/** Returns a tile from the cache or draws it. */
export async function getTile(address: TileAddress): Promise<EncodedTile> {
  const key = `${address.z}/${address.x}/${address.y}`;
  const tile = cache.get(key) ?? await makeTile(address);
  cache.set(key, tile);
  return tile;
}

async function makeTile(address: TileAddress): Promise<EncodedTile> {
  const svg = drawTile(await loadAtlas(address.z), address);
  const identity = new TextEncoder().encode(svg);
  const [br, zipped] = await Promise.all([
    compress.br(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compress.gzip(identity),
  ]);
  return { identity, gzip: new Uint8Array(zipped), br: new Uint8Array(br) };
}
