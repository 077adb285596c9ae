import { define } from "@/lib/site/define.ts";
import { notFound } from "@/lib/errors.ts";
import { drawQr } from "@/lib/tracking/qr.ts";
import { MAX_TYPED_CODE } from "@/lib/fields/constants.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";

/** The public address of a parcel for the cameras of phones, on printed results. It says nothing about the parcel. */
export const handler = define.handlers({
  GET({ state, params }) {
    const code = params.code ?? "";
    // The normal form has few characters, however many dashes stand between them; a picture has room for so many.
    const isCode = code.length <= MAX_TYPED_CODE &&
      normalizeTrackingCode(code) !== null;
    if (!isCode) throw notFound("parcel");
    const query = new URLSearchParams({ code });
    return new Response(drawQr(`${state.origin}/track.html?${query}`), {
      headers: { "content-type": "image/svg+xml; charset=utf-8" },
    });
  },
});
