import type { Entry } from "@/lib/store/kv.ts";
import type { Migration } from "../migration.ts";

/** What version 1.2.0 has stored of an import. */
interface Import {
  status: string;
  job_id: string | null;
  /** Version 2.0.0 knows who has uploaded it. */
  starter_id?: string | null;
}

interface Job {
  status: string;
  next_at: string | null;
  updated_at: string;
  starter_id: string | null;
}

/** By their ids. */
type Jobs = ReadonlyMap<string, Job | null>;

/**
 * Stores who has uploaded an import, and how one has ended whose job was broken off, which version 1.2.0 found out with each look at
 * it.
 */
export const imports: Migration<Jobs> = {
  name: "imports",
  share: 1,
  prefix: ["imports"],
  isOld: ({ value }) => (value as Import).starter_id === undefined,
  async prepare(kv, old: Entry<Import>[]) {
    const ids = old.flatMap(({ value }) => value.job_id ?? []);
    const jobs = await kv.getMany<Job>(ids.map((id) => ["jobs", id]));
    return new Map(ids.map((id, at) => [id, jobs[at]!]));
  },
  convert({ key, value }, jobs) {
    const record: Import = value;
    const job = jobs.get(record.job_id ?? "") ?? null;
    const starter_id = job?.starter_id ?? null;
    const end = job?.next_at === null ? endOf(record, job) : {};
    return [{ key, value: { ...record, starter_id, ...end } }];
  },
};

function endOf({ status }: Import, { status: end, updated_at }: Job): object {
  if (status === "applying") {
    return { status: "failed", applied_at: updated_at };
  }
  const isFailed = end === "failed";
  if (isFailed && status === "undoing") return { status: "applied" };
  return isFailed && status === "checking"
    ? { status: "failed", failure: { key: "control.job.givenUp" } }
    : {};
}
