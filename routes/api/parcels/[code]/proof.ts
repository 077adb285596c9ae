import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { verifyRecipient } from "@/lib/tracking/verify.ts";

/** Verifies the recipient of a masked parcel for the browser's session. */
export const handler = {
  POST: endpoint("POST /api/parcels/:code/proof", async ({ proof }, ctx) => {
    const code = ctx.params.code ?? "";
    const { parcel, cookie } = await verifyRecipient(ctx, { code, proof });
    return reply(parcel, { cookies: [cookie] });
  }),
};
