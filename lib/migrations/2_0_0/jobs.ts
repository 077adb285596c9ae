import type { Change, Migration } from "@/lib/migrations/rows.ts";
import type { Entry, Kv } from "@/lib/store/kv.ts";

/** A job as version 1.2.0 stores it. */
interface Job {
  kind: string;
  lane: string;
  status: string;
  attempts: number;
  starter_id: string | null;
  next_at: string | null;
  updated_at: string;
  done: number;
  failed: number;
  payload: Record<string, unknown> | null;
  counts?: unknown;
}

/** The names of files by the ids of their imports. */
type FileNames = ReadonlyMap<string, string>;

/** The result that each item of a job counts as. */
const RESULTS: Record<string, string> = {
  bulk: "updated",
  trash_parcels: "trashed",
  restore_parcels: "restored",
  import_undo: "undone",
};

/** The failures of a step before its last try. */
const MAX_ATTEMPTS = 4;

/**
 * Adds the results of steps, the time of the end, and the name of an import's file to jobs, and failed jobs to their index; removes
 * jobs that converted older data.
 */
export const jobs: Migration<FileNames> = {
  name: "jobs",
  share: 1,
  prefix: ["jobs"],
  isOld: ({ value }) => (value as Job).counts === undefined,
  async prepare(kv, old) {
    const ids = old.flatMap((row: Entry<Job>) => importIdOf(row.value) ?? []);
    return await readNames(kv, [...new Set(ids)]);
  },
  convert({ key, value }, names) {
    const job: Job = value;
    if (job.kind === "migration") {
      return [
        { key, value: null },
        { key: ["counters", "jobs", `${String(key[1])}_gone`], value: -1 },
      ];
    }
    const attempts = Math.min(job.attempts, MAX_ATTEMPTS);
    const converted = {
      ...job,
      ...workOf(job, names),
      attempts,
      ...(job.next_at === null && { ended_at: job.updated_at }),
    };
    return [{ key, value: converted }, ...failure(String(key[1]), job)];
  },
};

async function readNames(kv: Kv, ids: string[]): Promise<FileNames> {
  const found = await kv.getMany<{ name: string }>(
    ids.map((id) => ["imports", id]),
  );
  return new Map(ids.map((id, at) => [id, found[at]?.name ?? ""]));
}

function importIdOf({ kind, payload }: Job): string | null {
  return kind === "import_apply" || kind === "import_undo"
    ? payload!.import_id as string
    : null;
}

/** Returns the payload of a job and the counts of its results. */
function workOf(
  job: Job,
  names: FileNames,
): { payload: unknown; counts: Record<string, unknown> } {
  const id = importIdOf(job);
  const name = id === null ? {} : { name: names.get(id) };
  if (job.kind === "import_apply") {
    const { created, changed, ...payload } = job.payload!;
    return { payload: { ...payload, ...name }, counts: { created, changed } };
  }
  const result = RESULTS[job.kind];
  return {
    payload: job.payload && { ...job.payload, ...name },
    counts: result === undefined ? {} : { [result]: job.done - job.failed },
  };
}

/** Returns the index entry of a failed job. */
function failure(
  id: string,
  { lane, status, starter_id, updated_at }: Job,
): Change[] {
  if (status !== "failed" || lane === "mail") return [];
  const value = { id, starter_id, updated_at };
  return [{ key: ["jobs_failed", id], value }];
}
