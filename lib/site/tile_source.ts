import { asset } from "fresh/runtime";
import type { TileSource } from "@/lib/tracking/places.ts";
import type { Env } from "@/lib/env.ts";
import {
  MAX_TILE_ZOOM,
  TILE_ATTRIBUTION,
  TILE_TEMPLATE,
} from "@/lib/tiles/mod.ts";

/** Returns the source of map tiles: the operator's provider, or the built-in ones. */
export function tileSource({ tileUrl, tileAttribution = "" }: Env): TileSource {
  const styles = asset("/styles/map.css");
  if (tileUrl !== undefined) {
    return {
      url: tileUrl,
      attribution: tileAttribution,
      kind: "theirs",
      maxZoom: 19,
      styles,
    };
  }
  return {
    url: TILE_TEMPLATE,
    attribution: TILE_ATTRIBUTION,
    kind: "ours",
    maxZoom: MAX_TILE_ZOOM,
    styles,
  };
}
