import { define } from "@/lib/define.ts";
import { endpoint } from "@/lib/http/endpoint.ts";
import { showParcel } from "@/lib/http/show_parcel.ts";

/** One parcel by its code: public, with ids and private fields for an administrator (decision 12). */
export const handler = define.handlers({
  GET: endpoint(
    "GET /api/parcels/:code",
    (_, ctx) => showParcel(ctx, ctx.params.code ?? ""),
  ),
});
