import { define } from "@/lib/define.ts";
import { endpoint } from "@/lib/http/api/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";
import { stageOf } from "@/lib/http/parcels/parcel_stage.ts";
import { showParcel } from "@/lib/http/parcels/show_parcel.ts";

/** One parcel by its code: public, with ids and private fields for an administrator (decision 12). */
export const handler = define.handlers({
  GET: endpoint("GET /api/parcels/:code", async (_, ctx) => {
    const parcel = await showParcel(ctx, ctx.params.code ?? "");
    const stage = stageOf(parcel.status);
    return reply(parcel, {
      // How far the parcel is; its own fields are those of the specification.
      headers: stage === null ? {} : { "parcel-stage": stage },
    });
  }),
});
