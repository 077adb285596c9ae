import { undoBulk } from "@/lib/bulk/undo.ts";
import { reply } from "@/lib/http/envelope.ts";
import { requireJob, showJob } from "@/lib/jobs/show.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Undoes a bulk update. */
export const handler = {
  POST: endpoint("POST /api/bulk/undo", async ({ id }, { state }) => {
    const { kv, t, admin, jobs } = state;
    await requireJob(kv, id, admin!);
    const job = await undoBulk(kv, id, admin!);
    jobs.wake();
    return reply(await showJob(kv, job, t), {
      message: "message.bulkUndoing",
    });
  }),
};
