import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { showParcel, siteProgress } from "@/lib/tracking/show.ts";
import { progressHeaders } from "@/lib/tracking/progress.ts";

/** Returns a parcel by its code, with ids and private fields for a member. */
export const handler = {
  GET: endpoint("GET /api/parcels/:code", async (_, ctx) => {
    const parcel = await showParcel(ctx, ctx.params.code ?? "");
    const progress = await siteProgress(ctx.state.kv, parcel);
    return reply(parcel, { headers: progressHeaders(progress) });
  }),
};
