import { startedEntries } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { Migration } from "@/lib/migrations/rows.ts";

/** Indexes jobs by their starters, for the list of jobs. */
export const jobsByStarter: Migration<Job> = {
  name: "jobs_by_starter",
  share: 1,
  prefix: ["jobs"],
  isOld: ({ value }) => startedEntries(value).length > 0,
  convert(tx, { value: job }) {
    for (const { key, value } of startedEntries(job)) tx.set(key, value);
  },
};
