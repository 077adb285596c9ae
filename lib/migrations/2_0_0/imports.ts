import type { Entry } from "@/lib/store/kv.ts";
import type { Migration } from "../migration.ts";

/** What version 1.2.0 has stored of an import. */
interface Import {
  status: string;
  job_id: string | null;
}

interface Job {
  status: string;
  next_at: string | null;
  updated_at: string;
}

/** By their ids. */
type Jobs = ReadonlyMap<string, Job | null>;

/** Stores how imports have ended whose jobs were broken off, which version 1.2.0 found out with each look at them. */
export const imports: Migration<Jobs> = {
  name: "imports",
  share: 1,
  prefix: ["imports"],
  isOld({ value }) {
    const { status, job_id }: Import = value;
    return job_id != null &&
      ["checking", "applying", "undoing"].includes(status);
  },
  async prepare(kv, old: Entry<Import>[]) {
    const ids = old.map(({ value }) => value.job_id!);
    const jobs = await kv.getMany<Job>(ids.map((id) => ["jobs", id]));
    return new Map(ids.map((id, at) => [id, jobs[at]!]));
  },
  convert({ key, value }, jobs) {
    const record: Import = value;
    const job = jobs.get(record.job_id!)!;
    if (job?.next_at !== null) return [];
    return [{ key, value: { ...record, ...endOf(record, job) } }];
  },
};

function endOf({ status }: Import, { status: end, updated_at }: Job): object {
  const isFailed = end === "failed";
  if (status === "applying") {
    const ended = isFailed ? "failed" : "applied";
    return { status: ended, applied_at: updated_at };
  }
  if (!isFailed) return {};
  return status === "undoing"
    ? { status: "applied" }
    : { status: "failed", failure: { key: "control.job.givenUp" } };
}
