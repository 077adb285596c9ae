import { restoreFromTrash } from "@/lib/housekeeping/trash.ts";
import { reply } from "@/lib/http/envelope.ts";
import { listActivities } from "@/lib/parcels/activities.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Restores a deleted parcel or page, and answers with it. */
export const handler = {
  POST: endpoint("POST /api/trash/restore", async ({ id }, ctx) => {
    // Read before the commit, so that nothing fails after it.
    const history = await listActivities(ctx.state.kv, id);
    const { noun, record } = await restoreFromTrash(ctx, id);
    if (noun === "pages") {
      return reply(record, { message: "message.pageRestored" });
    }
    return reply({ ...record, history }, { message: "message.parcelRestored" });
  }),
};
