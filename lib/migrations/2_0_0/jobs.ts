import type { Entry, Kv } from "@/lib/store/kv.ts";
import type { Change, Migration } from "../migration.ts";

/** What version 1.2.0 has stored of a job. */
interface Job {
  id: string;
  kind: string;
  lane: string;
  status: string;
  payload: Record<string, unknown> | null;
  done: number;
  failed: number;
  attempts: number;
  starter_id: string | null;
  shown_to?: string;
  updated_at: string;
}

/** The names of imports by their ids. */
type Names = ReadonlyMap<string, string>;

/** What version 1.2.0 calls what the steps of a job did that have not failed. */
const DID: Record<string, string> = {
  bulk: "updated",
  trash_parcels: "trashed",
  restore_parcels: "restored",
  import_undo: "undone",
};

/** The failures before the last try of a step. */
const MAX_ATTEMPTS = 4;

/**
 * Gives jobs the numbers of what their steps did, those of imports the name of the file, and failed ones their place in the index.
 * Removes the jobs that have converted the data of version 1.1.0.
 */
export const jobs: Migration<Names> = {
  name: "jobs",
  share: 1,
  prefix: ["jobs"],
  isOld: ({ value }) => !("counts" in (value as Job)),
  prepare: readNames,
  convert: ({ key, value }, names) => {
    const job: Job = value;
    if (job.kind === "migration") return removal(job);
    const attempts = Math.min(job.attempts, MAX_ATTEMPTS);
    const payload = payloadOf(job, names);
    const converted = { ...job, payload, counts: countsOf(job), attempts };
    return [{ key, value: converted }, ...failure(job)];
  },
};

async function readNames(kv: Kv, old: Entry<Job>[]): Promise<Names> {
  const ids = old.flatMap(({ value: { payload } }) =>
    payload?.import_id === undefined ? [] : [String(payload.import_id)]
  );
  const imports = await kv.getMany<{ name: string }>(
    ids.map((id) => ["imports", id]),
  );
  return new Map(ids.map((id, at) => [id, imports[at]?.name ?? ""]));
}

function removal({ id }: Job): Change[] {
  return [
    { key: ["jobs", id], value: null },
    { key: ["counters", "jobs", `${id}_gone`], value: -1 },
  ];
}

function payloadOf({ kind, payload }: Job, names: Names): Job["payload"] {
  const id = payload?.import_id;
  if (id === undefined || kind === "import_check") return payload;
  const { created: _, changed: _changed, ...rest } = payload!;
  return { ...rest, name: names.get(String(id))! };
}

function countsOf(
  { kind, payload, done, failed }: Job,
): Record<string, unknown> {
  if (kind === "import_apply") {
    return { created: payload!.created, changed: payload!.changed };
  }
  const did = DID[kind];
  return did === undefined ? {} : { [did]: done - failed };
}

function failure(
  { id, lane, status, starter_id, shown_to, updated_at }: Job,
): Change[] {
  if (status !== "failed" || lane === "mail") return [];
  const value = { id, starter_id, ...(shown_to && { shown_to }), updated_at };
  return [{ key: ["jobs_failed", id], value }];
}
