import { renderSVG } from "uqr";
import { define } from "@/lib/site/define.ts";
import { notFound } from "@/lib/errors.ts";
import { MAX_TYPED_CODE } from "@/lib/fields/constants.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";

/** Returns the public URL of a parcel as a QR code for print. Reveals nothing about the parcel. */
export const handler = define.handlers({
  GET({ state, params }) {
    const code = params.code ?? "";
    // Limits the typed length as well: the normal form ignores dashes, but a QR code has room for few characters.
    const isCode = code.length <= MAX_TYPED_CODE &&
      normalizeTrackingCode(code) !== null;
    if (!isCode) throw notFound("parcel");
    const query = new URLSearchParams({ code });
    // Cameras need a quiet zone of four modules.
    const shape = { ecc: "M", border: 4, pixelSize: 4 } as const;
    const svg = renderSVG(`${state.origin}/track.html?${query}`, shape);
    return new Response(svg, {
      headers: { "content-type": "image/svg+xml; charset=utf-8" },
    });
  },
});
