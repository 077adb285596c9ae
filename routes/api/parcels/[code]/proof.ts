import { define } from "@/lib/define.ts";
import { readJson } from "@/lib/http/body.ts";
import { reply, successResponse } from "@/lib/http/envelope.ts";
import { proveParcel } from "@/lib/http/parcel_proof.ts";
import { parcelProof } from "@/lib/schemas/parcels.ts";
import { parse } from "@/lib/schemas/problems.ts";

/** Opens a masked parcel to its recipient for the browser's session (decision 15). */
export const handler = define.handlers({
  async POST(ctx) {
    const { proof } = parse(parcelProof, await readJson(ctx.req));
    const code = ctx.params.code ?? "";
    const { parcel, cookie } = await proveParcel(ctx, { code, proof });
    return successResponse(reply(parcel, { cookies: [cookie] }), ctx.state.t);
  },
});
