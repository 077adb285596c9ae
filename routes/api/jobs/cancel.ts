import { reply } from "@/lib/http/envelope.ts";
import { requireJob, showJob } from "@/lib/jobs/show.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Cancels a job. Finished steps stay done. */
export const handler = {
  POST: endpoint("POST /api/jobs/cancel", async ({ id }, { state }) => {
    const { kv, t, admin, jobs } = state;
    await requireJob(kv, id, admin!);
    const job = await jobs.cancel(kv, id);
    return reply(await showJob(kv, job, t), {
      message: "message.jobCancelled",
    });
  }),
};
