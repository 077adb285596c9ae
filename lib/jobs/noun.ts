import { isWanted } from "@/lib/parcels/traces.ts";
import { csv, list } from "@/lib/site/call.ts";
import { defineNoun } from "@/lib/site/noun.ts";
import { form, path } from "@/lib/site/rule.ts";
import { searchPage } from "@/lib/fields/paging.ts";
import { withoutErased } from "./touched.ts";
import { job, jobCancel, type JobProblem, problemQuery } from "./schema.ts";

const answers = {
  job,
  jobs: searchPage(job),
};

/** Declares background jobs. */
export const jobsNoun = defineNoun({
  name: "jobs",
  counted: ["jobs"],
  erasure: {
    traces: {
      job_problems: {
        isTrace: ({ code }: JobProblem, wanted) => isWanted(code, wanted),
        async erase(tx, key) {
          const problem = await tx.read<JobProblem>(key);
          if (problem !== null) tx.set(key, { ...problem, code: null });
        },
      },
      job_parcels: {
        isTrace: (ids: string[], wanted) =>
          ids.some((id) => wanted.ids.has(id)),
        async erase(tx, key, { ids }) {
          const touched = await tx.read<string[]>(key);
          if (touched !== null) tx.set(key, withoutErased(touched, ids));
        },
      },
    },
  },
  journal: ["jobs"],
  recordPath: ({ id }) => `/control/jobs/${id}`,
  answers,
  calls: {
    "GET /api/jobs": list(
      "member",
      "List one's own jobs of 30 days, with journal:read all people's",
      answers.jobs,
    ),
    "GET /api/jobs/:id": {
      summary: "Get a job with its progress and its first 200 problems",
      access: "member",
      isBackground: true,
      input: null,
      output: answers.job,
    },
    "GET /api/jobs/:id/problems.csv": {
      summary: "Get all problems of a job",
      access: "member",
      input: problemQuery,
      ...csv,
    },
    "POST /api/jobs/cancel": {
      summary: "Cancel a job; its changes stay",
      access: "member",
      input: jobCancel,
      output: answers.job,
      fails: [409],
    },
  },
  screens: {
    "/control/jobs/list.html": path("private", { GET: "member" }),
    "/control/jobs/:id": form("member"),
  },
});
