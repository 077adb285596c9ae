import type { Entry, Kv } from "@/lib/store/kv.ts";
import type { Migration } from "../migration.ts";

/** What version 1.2.0 has stored of a job. */
interface Job {
  kind: string;
  done: number;
  failed: number;
  payload: Record<string, unknown> | null;
  counts?: unknown;
}

/** The names of files by the ids of their imports. */
type Names = ReadonlyMap<string, string>;

/** What a job that works through parcels does to each, as its result calls it. */
const RESULTS: Record<string, string> = {
  bulk: "updated",
  trash_parcels: "trashed",
  restore_parcels: "restored",
  import_undo: "undone",
};

/** Adds what the steps of jobs have done, and the name of the file to jobs of imports; removes jobs that converted older data. */
export const jobs: Migration<Names> = {
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
    return [{ key, value: { ...job, ...workOf(job, names) } }];
  },
};

async function readNames(kv: Kv, ids: string[]): Promise<Names> {
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

/** Returns the payload of a job, and the numbers of what its steps have done. */
function workOf(
  job: Job,
  names: Names,
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
