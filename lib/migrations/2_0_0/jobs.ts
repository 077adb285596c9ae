import type { Migration } from "../migration.ts";

interface Job {
  kind: string;
}

/** Removes the jobs that have converted the data of version 1.1.0, with their part in the count. */
export const jobs: Migration = {
  name: "jobs",
  share: 1,
  prefix: ["jobs"],
  isOld: ({ value }) => (value as Job).kind === "migration",
  convert: ({ key }) => [
    { key, value: null },
    { key: ["counters", "jobs", `${String(key[1])}_gone`], value: -1 },
  ],
};
