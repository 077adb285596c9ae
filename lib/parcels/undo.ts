import { AppError, type Problem } from "@/lib/errors.ts";
import { type Did, MORE } from "@/lib/jobs/items.ts";
import { listProblems } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { noteTouched } from "@/lib/jobs/touched.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { formerValues, type WrittenParcel } from "./draft.ts";
import { restoreParcel } from "./model.ts";
import { parcels, type StoredParcel } from "./store.ts";
import { parcelTrash, withdrawParcel } from "./trash.ts";

/** The data needed to undo what a job has done to a parcel. */
export interface UndoRecord {
  /** Null once the parcel is erased. */
  code: string | null;
  parcel_id: string;
  /** The version that the job gave the parcel. */
  version: number;
  /** The former values of the changed fields; null for a new parcel. */
  former: Record<string, unknown> | null;
  /** The history entry that the job added. */
  entry_id: string | null;
}

const READ_TOGETHER = 20;

/** Returns the data that undoes a write of a parcel; `before` is null for a new one. */
export function toUndoRecord(
  before: StoredParcel | null,
  { parcel, entry }: WrittenParcel,
): UndoRecord {
  const { id: parcel_id, tracking_code: code, version } = parcel;
  const former = before && formerValues(before, parcel);
  return { code, parcel_id, version, former, entry_id: entry?.id ?? null };
}

/** Returns the next records below a key in order, after its part `after`. */
export async function listUndo<Undo extends UndoRecord>(
  kv: Kv,
  prefix: Key,
  after: string | number,
): Promise<Undo[]> {
  // A longer key sorts after the key itself.
  const range = { prefix, start: [...prefix, after, ""] };
  const rows = await kv.list<Undo>(range, { limit: READ_TOGETHER });
  return rows.map(({ value }) => value);
}

interface UndoContext {
  /** The job that undoes the write. */
  job: Job;
  /** The problems of parcels that stay as they are. */
  gone: Problem["key"];
  changedSince: Problem["key"];
}

/**
 * Undoes a write of a parcel in the caller's commit; a parcel that still exists also counts as restored. Throws 409 if the
 * parcel is gone or has changed since.
 */
export async function undoWrite(
  tx: Transaction,
  kv: Kv,
  { parcel_id: id, version, former, entry_id }: UndoRecord,
  { job, gone, changedSince }: UndoContext,
): Promise<Did> {
  const parcel = await parcels.read(tx, id);
  if (parcel === null) {
    // Erasing a long history takes several commits.
    const isBegun = former === null && await parcelTrash.isErasing(tx, id);
    if (!isBegun) throw new AppError(409, { key: gone });
  } else if (parcel.version !== version) {
    throw new AppError(409, { key: changedSince });
  } else if (former !== null) {
    await restoreParcel(tx, kv, parcel, { former, entry_id });
    noteTouched(tx, job, id);
    return ["undone", "restored"];
  }
  return await withdrawParcel(tx, kv, id, entry_id) ? "undone" : MORE;
}

/** Blanks the data about an erased parcel. An undo then reports that the parcel is gone. */
export function withoutParcel<Undo extends UndoRecord>(undo: Undo): Undo {
  return { ...undo, code: null, former: null, entry_id: null };
}

/** The problems of parcels that have changed since. */
const CHANGED_SINCE: Problem["key"][] = [
  "bulk.changedSince",
  "import.changedSince",
];

/** How many parcels a sentence names. */
const MAX_NAMED = 3;
/** Other problems, such as deleted parcels, may come before theirs. */
const MAX_SEARCHED = 100;

/** Returns the codes of the first parcels that an ended undo has left because they have changed since. */
export async function listStaying(kv: Kv, job: Job | null): Promise<string[]> {
  if (job === null || job.next_at !== null || job.failed === 0) return [];
  const problems = await listProblems(kv, job, {
    from: 0,
    limit: MAX_SEARCHED,
  });
  return problems.filter(({ problem }) => CHANGED_SINCE.includes(problem.key))
    .flatMap(({ code }) => code ?? []).slice(0, MAX_NAMED);
}
