import { csvResponse } from "@/lib/http/csv.ts";
import { inLanguage } from "@/lib/i18n/translate.ts";
import {
  PROBLEM_COLUMNS,
  PROBLEM_HEADS,
  problemRows,
  requireJob,
} from "@/lib/jobs/show.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Returns all problems of a job as CSV. */
export const handler = {
  GET: endpoint(
    "GET /api/jobs/:id/problems.csv",
    async ({ language }, { params, state }) => {
      const { kv, admin } = state;
      const t = inLanguage(language, state.t);
      const job = await requireJob(kv, params.id!, admin!);
      const heads = language
        ? PROBLEM_HEADS.map((key) => t(key))
        : PROBLEM_COLUMNS;
      const rows = problemRows(kv, job, t);
      return await csvResponse("problems.csv", heads, rows);
    },
  ),
};
