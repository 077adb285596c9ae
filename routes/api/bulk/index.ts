import { reply } from "@/lib/http/envelope.ts";
import { showJob } from "@/lib/jobs/show.ts";
import { startBulk } from "@/lib/bulk/bulk.ts";
import { endpoint, requestKey } from "@/lib/site/endpoint.ts";

/** Starts a bulk update. */
export const handler = {
  POST: endpoint("POST /api/bulk", async (input, ctx) => {
    const { kv, t, jobs } = ctx.state;
    const job = await startBulk(kv, input, requestKey(ctx));
    jobs.wake();
    return reply(await showJob(kv, job, t), {
      message: "message.bulkStarted",
    });
  }),
};
