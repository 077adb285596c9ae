import { listActivities } from "@/lib/parcels/activities.ts";
import { createParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { endpoint, requestKey, storeEndpoint } from "@/lib/site/endpoint.ts";
import { reply, replyUpdate } from "@/lib/http/envelope.ts";
import { listParcels } from "@/lib/parcel_lists/list.ts";

/** Lists and changes parcels (spec section 7). */
export const handler = {
  GET: storeEndpoint("GET /api/parcels", listParcels),
  POST: endpoint("POST /api/parcels", async (input, ctx) => {
    const { kv } = ctx.state;
    const request = requestKey(ctx);
    const parcel = await createParcel(kv, input, request);
    // Only a parcel that an earlier call created can have a history.
    const history = request.requestKey === undefined
      ? []
      : await listActivities(kv, parcel.id);
    return reply({ ...parcel, history }, { message: "message.parcelCreated" });
  }),
  PATCH: endpoint("PATCH /api/parcels", async (input, { state }) => {
    // Read the history before the commit, so that nothing can fail after it.
    const history = await listActivities(state.kv, input.id);
    const { parcel, changed } = await updateParcel(state.kv, input);
    const shown = { ...parcel, history };
    return replyUpdate(shown, changed, "message.parcelUpdated");
  }),
  DELETE: endpoint("DELETE /api/parcels", async ({ id }, { state }) => {
    await parcelTrash.add(state.kv, id);
    return reply(null, { message: "message.parcelDeleted" });
  }),
};
