import { showJobs } from "@/lib/jobs/show.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Lists jobs. */
export const handler = {
  GET: endpoint(
    "GET /api/jobs",
    (query, { state: { kv, admin } }) => showJobs(kv, query, admin!),
  ),
};
