import { listActivities } from "@/lib/parcels/activities.ts";
import { replaceParcelImage } from "@/lib/parcels/photos.ts";
import { endpoint } from "@/lib/site/endpoint.ts";
import { reply } from "@/lib/http/envelope.ts";

/** Sets and removes a parcel's photo. */
export const handler = {
  POST: endpoint("POST /api/parcels/image", async (input, { state }) => {
    // Read the history before the commit, so that nothing can fail after it.
    const history = await listActivities(state.kv, input.id);
    const parcel = await replaceParcelImage(state.kv, input);
    return reply({ ...parcel, history }, { message: "message.parcelUpdated" });
  }),
};
