import { csvResponse } from "@/lib/http/csv.ts";
import { PROBLEM_COLUMNS, problemRows, requireJob } from "@/lib/jobs/show.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** All problems of a job. */
export const handler = {
  GET: endpoint(
    "GET /api/jobs/:id/problems.csv",
    async (_, { params, state }) => {
      const { kv, t, admin } = state;
      const job = await requireJob(kv, params.id!, admin!);
      const rows = problemRows(kv, job, t);
      return await csvResponse("problems.csv", PROBLEM_COLUMNS, rows);
    },
  ),
};
