import {
  createActivity,
  deleteActivity,
  updateActivity,
} from "@/lib/parcels/activities.ts";
import { stateInWords } from "@/lib/parcels/screen.ts";
import { endpoint, requestKey } from "@/lib/site/endpoint.ts";
import { reply, replyUpdate } from "@/lib/http/envelope.ts";

/** Changes the histories of parcels. */
export const handler = {
  POST: endpoint("POST /api/activities", async (input, ctx) => {
    const activity = await createActivity(ctx.state.kv, input, requestKey(ctx));
    return reply(activity, { message: "message.activityCreated" });
  }),
  PATCH: endpoint("PATCH /api/activities", async (input, { state }) => {
    const { activity, changed } = await updateActivity(state.kv, input);
    return replyUpdate(activity, changed, "message.activityUpdated");
  }),
  DELETE: endpoint("DELETE /api/activities", async ({ id }, { state }) => {
    const parcel = await deleteActivity(state.kv, id);
    const params = { values: await stateInWords(state, parcel) };
    return reply(null, { message: "message.activityDeleted", params });
  }),
};
