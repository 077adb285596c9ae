import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { BoundedMap } from "@/lib/bounded_map.ts";
import { loadAtlas } from "./atlas.ts";
import { drawTile, type TileAddress } from "./draw.ts";

/** The deepest zoom that is drawn; maps scale these tiles up beyond it, and lines stay sharp. */
export const MAX_TILE_ZOOM = 8;

/**
 * Names what the tiles look like. Browsers keep tiles for good, so a change of the drawing needs a new
 * edition; a test compares it with the tiles.
 */
export const TILE_EDITION = "0b943287";

/** The address of our own tiles in the notation of map libraries, used where TILE_URL is unset. */
export const TILE_TEMPLATE = `/tiles/{z}/{x}/{y}.svg?v=${TILE_EDITION}`;

/** Whom our tiles thank. Natural Earth asks for nothing, but readers may want to know. */
export const TILE_ATTRIBUTION = "Natural Earth";

/** A tile in every encoding that it is sent in. */
export interface EncodedTile {
  identity: Uint8Array<ArrayBuffer>;
  gzip: Uint8Array<ArrayBuffer>;
  br: Uint8Array<ArrayBuffer>;
}

/** About 5 kB each, 60 kB at most; a tile that fell out is drawn again in a millisecond. */
const CACHED_TILES = 500;

const cache = new BoundedMap<string, EncodedTile>(CACHED_TILES);
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Reads a tile address from the parts of a path; null unless all three are plain numbers on the map. */
export function parseTileAddress(
  parts: { z: string; x: string; y: string },
): TileAddress | null {
  if (
    ![parts.z, parts.x, parts.y].every((part) =>
      /^(0|[1-9]\d{0,2})$/.test(part)
    )
  ) return null;
  const address = {
    z: Number(parts.z),
    x: Number(parts.x),
    y: Number(parts.y),
  };
  const tiles = 2 ** address.z;
  const onMap = address.z <= MAX_TILE_ZOOM && address.x < tiles &&
    address.y < tiles;
  return onMap ? address : null;
}

/** Returns the tile at an address on the map, from the cache or drawn. */
export async function getTile(address: TileAddress): Promise<EncodedTile> {
  const key = `${address.z}/${address.x}/${address.y}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const tile = await makeTile(address);
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
