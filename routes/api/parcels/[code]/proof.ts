import { define } from "@/lib/define.ts";
import { endpoint } from "@/lib/http/api/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { proveParcel } from "@/lib/http/parcels/parcel_proof.ts";

/** Opens a masked parcel to its recipient for the browser's session (decision 15). */
export const handler = define.handlers({
  POST: endpoint("POST /api/parcels/:code/proof", async ({ proof }, ctx) => {
    const code = ctx.params.code ?? "";
    const { parcel, cookie } = await proveParcel(ctx, { code, proof });
    return reply(parcel, { cookies: [cookie] });
  }),
});
