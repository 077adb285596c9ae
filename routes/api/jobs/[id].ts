import { requireJob, showJob } from "@/lib/jobs/show.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Returns a job with its progress and its first problems. */
export const handler = {
  GET: endpoint("GET /api/jobs/:id", async (_, { params, state }) => {
    const { kv, t, admin } = state;
    return showJob(kv, await requireJob(kv, params.id!, admin!), t);
  }),
};
