import { startErasure } from "@/lib/erasure/job.ts";
import { reply } from "@/lib/http/envelope.ts";
import { showJob } from "@/lib/jobs/show.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Starts the erasure of a person. */
export const handler = {
  POST: endpoint("POST /api/erasures", async (input, ctx) => {
    const { kv, t } = ctx.state;
    const job = await startErasure(ctx, input);
    return reply(await showJob(kv, job, t), {
      message: "control.erase.running",
    });
  }),
};
