import { define } from "@/lib/site/define.ts";
import { notFound } from "@/lib/errors.ts";
import { acceptsEncoding } from "@/lib/http/headers.ts";
import {
  type EncodedTile,
  getTile,
  parseTileAddress,
} from "@/lib/tiles/mod.ts";

export const handler = define.handlers({
  async GET(ctx) {
    const { z = "", x = "", y = "" } = ctx.params;
    const address = y.endsWith(".svg")
      ? parseTileAddress({ z, x, y: y.slice(0, -4) })
      : null;
    if (address === null) throw notFound("path");
    return tileResponse(
      await getTile(address),
      ctx.req.headers.get("accept-encoding"),
    );
  },
});

function tileResponse(tile: EncodedTile, accepted: string | null): Response {
  const headers = new Headers({
    "content-type": "image/svg+xml; charset=utf-8",
    // The URL contains the edition of the map, so a tile never has to be fetched again.
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  for (const encoding of ["br", "gzip"] as const) {
    if (!acceptsEncoding(accepted, encoding)) continue;
    headers.set("content-encoding", encoding);
    return new Response(tile[encoding], { headers });
  }
  return new Response(tile.identity, { headers });
}
