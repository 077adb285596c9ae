import type { Entry } from "@/lib/store/kv.ts";
import type { Migration } from "../migration.ts";

interface Import {
  status: string;
  job_id: string | null;
}

interface Job {
  status: string;
  next_at: string | null;
  updated_at: string;
}

/** Jobs by their ids. */
type Jobs = ReadonlyMap<string, Job>;

const RUNNING = ["checking", "applying", "undoing"];

/** Gives imports whose job was given up or cancelled the state that version 1.2.0 told from the job each time. */
export const imports: Migration<Jobs> = {
  name: "imports",
  share: 1,
  prefix: ["imports"],
  isOld: ({ value }) => RUNNING.includes((value as Import).status),
  async prepare(kv, old) {
    const ids = old.flatMap((row: Entry<Import>) => row.value.job_id ?? []);
    const jobs = await kv.getMany<Job>(ids.map((id) => ["jobs", id]));
    return new Map(ids.map((id, at) => [id, jobs[at]!]));
  },
  convert({ key, value }, jobs) {
    const record: Import = value;
    const job = jobs.get(record.job_id!);
    if (job == null || job.next_at !== null) return [];
    return [{ key, value: { ...record, ...endOf(record, job) } }];
  },
};

function endOf({ status }: Import, job: Job): object {
  switch (status) {
    case "undoing":
      return { status: "applied" };
    case "checking":
      return { status: "failed", failure: { key: "control.job.givenUp" } };
    default:
      return {
        status: job.status === "failed" ? "failed" : "applied",
        applied_at: job.updated_at,
      };
  }
}
