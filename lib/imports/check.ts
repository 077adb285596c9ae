import { pick } from "deno-std/collections/pick.js";
import { AppError, type Problem } from "@/lib/errors.ts";
import { queueJob } from "@/lib/jobs/jobs.ts";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { getMeanings, type StatusMeanings } from "@/lib/statuses/meanings.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { SYSTEM } from "@/lib/store/origin.ts";
import { CommitFull } from "@/lib/store/transaction.ts";
import { type Import, imports } from "./import.ts";
import { columnsKey } from "./mapping.ts";
import type { MatchedRow } from "./match.ts";
import type { FileFormat, ImportFile, RowReaders } from "./reader.ts";
import { removeResults, toResult, writeResult } from "./results.ts";
import type { CheckCounts } from "./schema.ts";

/** The name of the job that reads a file and compares its rows with parcels. */
export const IMPORT_CHECK = "import_check";

export interface CheckPayload {
  import_id: string;
  /** The number of the check; a newer one replaces it. */
  check: number;
  counts: CheckCounts;
}

export const NO_ROWS: CheckCounts = {
  rows: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  wrong: 0,
  unmatched: 0,
  further: 0,
  changed_fields: {},
};

/** How many rows of each kind are shown. */
export const SHOWN_ROWS = 50;

interface ReadRows {
  file: ImportFile;
  rows: MatchedRow[];
  statuses: StatusMeanings;
}

/** The input that a step has read; null if the check is obsolete. */
type Read =
  | ReadRows
  | { failure: Problem; found: FileFormat | null }
  | null;

/** Returns the job kind that checks an import without changing any parcel. */
export function importCheckKind(
  kv: Kv,
  readers: RowReaders,
): JobKind<CheckPayload, Read> {
  return {
    isCancellable: false,
    interrupted: "repeat",
    act: (job) => readBatch(kv, readers, job),
    async ended(tx, job) {
      const { import_id, check } = job.payload;
      const record = await imports.read(tx, import_id);
      if (record?.status !== "checking") return;
      if (record.check === check) {
        const failure = { key: "control.job.givenUp" } as const;
        imports.save(tx, record, { status: "failed", failure });
        return;
      }
      // The options changed while this check ran: check again with the new ones.
      const { id: job_id } = queueJob(tx, {
        ...pick(job, ["kind", "starter_id", "shown_to"]),
        origin: job.origin ?? SYSTEM,
        payload: { import_id, check: record.check, counts: NO_ROWS },
      });
      imports.save(tx, record, { job_id });
    },
    async step(tx, job, read) {
      const record = await imports.read(tx, job.payload.import_id);
      if (read === null || record?.check !== job.payload.check) {
        readers.close(job.id);
        return { ends: "done" };
      }
      const progress = "failure" in read
        ? fail(tx, record, read)
        : await checkBatch(tx, record, { job, ...read });
      if (progress.ends !== undefined) readers.close(job.id);
      return progress;
    },
  };
}

async function readBatch(
  kv: Kv,
  readers: RowReaders,
  { id, done, payload }: Job<CheckPayload>,
): Promise<Read> {
  const record = await imports.get(kv, payload.import_id);
  if (record === null || record.check !== payload.check) return null;
  try {
    if (done === 0) await removeResults(kv, record.id);
    const reader = await readers.open(id, record, done);
    const { file } = reader;
    const { found } = file;
    if (found.columns.every(({ field }) => field === null)) {
      // The member can choose the fields of the found columns.
      return { failure: { key: "import.noColumn" }, found };
    }
    const rows = await reader.readFrom(done);
    return { file, rows, statuses: await getMeanings(kv) };
  } catch (error) {
    const isRefused = error instanceof AppError && error.status === 422;
    if (!isRefused) throw error;
    return { failure: error.problems[0]!, found: null };
  }
}

function fail(
  tx: Transaction,
  record: Import,
  read: { failure: Problem; found: FileFormat | null },
): Progress<CheckPayload> {
  imports.save(tx, record, { ...read, status: "failed" });
  return { ends: "done" };
}

async function checkBatch(
  tx: Transaction,
  record: Import,
  { job, file, rows, statuses }: { job: Job<CheckPayload> } & ReadRows,
): Promise<Progress<CheckPayload>> {
  // A check that 2.1.0 began has no number of further lines.
  let counts = { ...NO_ROWS, ...job.payload.counts };
  let done = 0;
  for (const row of rows) {
    const checked = {
      ...counts,
      changed_fields: { ...counts.changed_fields },
    };
    const isFit = await tx.fit(() =>
      checkRow(tx, { record, row, counts: checked, statuses })
    );
    if (!isFit && done === 0) {
      throw new CommitFull("The result of a row exceeds a commit");
    }
    if (!isFit) break;
    counts = checked;
    done += 1;
  }
  const { columns, encoding } = record.options;
  const { total = job.total!, unknown = record.unknown } = file.survey ?? {};
  const read = { found: file.found, unknown };
  const isLast = job.done + done >= total;
  // The next file with these headings is read the same way.
  if (job.done === 0 && columns) tx.set(columnsKey(file.heads), columns);
  const key = file.survey?.encodingKey;
  if (key && encoding) tx.set(key, encoding);
  if (isLast) {
    imports.save(tx, record, { ...counts, ...read, status: "checked" });
  } else if (job.done === 0) imports.save(tx, record, read);
  const payload = { ...job.payload, counts };
  return { done, total, payload, ...(isLast && { ends: "done" }) };
}

function checkRow(
  tx: Transaction,
  { record, row, counts, statuses }: {
    record: Import;
    row: MatchedRow;
    counts: CheckCounts;
    statuses: StatusMeanings;
  },
): void {
  counts.rows += 1;
  if (row.isFurther) {
    counts.further += 1;
    return;
  }
  const { kind, result } = toResult(row, statuses);
  counts[kind] += 1;
  if (kind === "new" && row.isUnmatched) counts.unmatched += 1;
  if (kind === "changed") countFields(counts.changed_fields, result.changes);
  if (kind === "wrong" || counts[kind] <= SHOWN_ROWS) {
    writeResult(tx, record, { kind, result });
  }
}

function countFields(counts: CheckCounts["changed_fields"], changes: object) {
  for (const field of Object.keys(changes)) {
    counts[field] = (counts[field] ?? 0) + 1;
  }
}
