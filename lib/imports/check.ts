import { pick } from "deno-std/collections/pick.js";
import { AppError, type Problem } from "@/lib/errors.ts";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import { queueJob } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { Parcel, ParcelRow } from "@/lib/parcels/schema.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { SYSTEM } from "@/lib/store/origin.ts";
import { CommitFull } from "@/lib/store/transaction.ts";
import { compareRow, type RowKind } from "./compare.ts";
import type { Found } from "./file.ts";
import type { MatchedRow } from "./match.ts";
import type { ImportCounts } from "./schema.ts";
import type { ImportFile, RowReaders } from "./reader.ts";
import {
  columnsKey,
  imports,
  removeResults,
  type RowResult,
  type StoredImport,
  writeResult,
} from "./store.ts";

/** The kind of job that reads a file and compares its rows with the parcels. */
export const IMPORT_CHECK = "import_check";

/** What the job has to know. */
export interface CheckPayload {
  import_id: string;
  /** The check that it is; a newer one replaces it. */
  check: number;
  counts: ImportCounts;
}

export const NO_ROWS: ImportCounts = {
  rows: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  wrong: 0,
  unmatched: 0,
};

/** The rows of each kind that are shown. */
export const SHOWN_ROWS = 50;
/** The characters that are shown of a value. */
const SHOWN_CHARS = 100;

/** What a step has read. */
type Read =
  | { file: ImportFile; rows: MatchedRow[] }
  | { failure: Problem; found: Found | null }
  | null;

/** Returns the kind of job that checks an import. It changes nothing but the import. */
export function importCheckKind(
  kv: Kv,
  readers: RowReaders,
): JobKind<CheckPayload, Read> {
  return {
    name: IMPORT_CHECK,
    isCancellable: false,
    interrupted: "repeat",
    act: (job) => readSome(kv, readers, job),
    async ended(tx, job) {
      const { import_id, check } = job.payload;
      const record = await imports.read(tx, import_id);
      if (record?.status !== "checking") return;
      if (record.check === check) {
        const failure = { key: "control.job.givenUp" } as const;
        imports.save(tx, record, { status: "failed", failure });
        return;
      }
      // Meanwhile the file is to be read in another way.
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
        : await checkSome(tx, record, { job, read });
      if (progress.ends !== undefined) readers.close(job.id);
      return progress;
    },
  };
}

async function readSome(
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
      // What was found lets a person choose the fields of the columns.
      return { failure: { key: "import.noColumn" }, found };
    }
    return { file, rows: await reader.take(done) };
  } catch (error) {
    const isRefused = error instanceof AppError && error.status === 422;
    if (!isRefused) throw error;
    return { failure: error.problems[0]!, found: null };
  }
}

function fail(
  tx: Transaction,
  record: StoredImport,
  read: { failure: Problem; found: Found | null },
): Progress<CheckPayload> {
  imports.save(tx, record, { ...read, status: "failed" });
  return { ends: "done" };
}

async function checkSome(
  tx: Transaction,
  record: StoredImport,
  { job, read: { file, rows } }: {
    job: Job<CheckPayload>;
    read: { file: ImportFile; rows: MatchedRow[] };
  },
): Promise<Progress<CheckPayload>> {
  let counts = job.payload.counts;
  let done = 0;
  for (const row of rows) {
    const checked = { ...counts };
    const isFit = await tx.fit(() =>
      checkRow(tx, { record, row, counts: checked })
    );
    if (!isFit && done === 0) {
      throw new CommitFull("The result of a row exceeds a commit");
    }
    if (!isFit) break;
    counts = checked;
    done += 1;
  }
  const { found } = file;
  const { columns } = record.options;
  const total = file.total ?? job.total!;
  const isLast = job.done + done >= total;
  // The next file with the same heads is read alike.
  if (job.done === 0 && columns) tx.set(columnsKey(file.heads), columns);
  if (isLast) imports.save(tx, record, { ...counts, found, status: "checked" });
  else if (job.done === 0) imports.save(tx, record, { found });
  return {
    done,
    total,
    payload: { ...job.payload, counts },
    ...(isLast && { ends: "done" }),
  };
}

function checkRow(
  tx: Transaction,
  { record, row, counts }: {
    record: StoredImport;
    row: MatchedRow;
    counts: ImportCounts;
  },
): void {
  const { kind, result } = resultOf(row);
  counts.rows += 1;
  counts[kind] += 1;
  if (kind === "new" && row.isUnmatched) counts.unmatched += 1;
  if (kind === "wrong" || counts[kind] <= SHOWN_ROWS) {
    writeResult(tx, record, { kind, result });
  }
}

/** Compares a row with its parcel. */
function resultOf(
  { row, values, parcel, problems, code }: MatchedRow,
): { kind: RowKind; result: RowResult } {
  const compared = compareRow(values, parcel);
  const kind = problems.length > 0 ? "wrong" : compared.kind;
  const { tracking_code: _, ...changes } = compared.changes;
  const shown = kind === "wrong" ? {} : changes;
  return {
    kind,
    result: {
      row,
      code: parcel?.tracking_code ?? code,
      changes: textsOf(shown, parcel),
      problems: problems.length > 0 ? problems : compared.problems,
    },
  };
}

function textsOf(
  changes: ParcelRow,
  parcel: Parcel | null,
): RowResult["changes"] {
  const pairs = Object.entries(changes).map(([field, value]) => {
    const before = parcel?.[field as keyof Parcel] ?? null;
    return [field, [
      before === null ? null : shortened(before),
      shortened(value),
    ]];
  });
  return Object.fromEntries(pairs);
}

function shortened(value: unknown): string {
  const text = String(value ?? "");
  return text.length > SHOWN_CHARS
    ? `${text.slice(0, SHOWN_CHARS).toWellFormed()}…`
    : text;
}
