import { AppError, type Problem } from "@/lib/errors.ts";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import type { Job, JobProblem } from "@/lib/jobs/schema.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import {
  generateTrackingCode,
  normalizeTrackingCode,
} from "@/lib/parcels/tracking_code.ts";
import { claimKey, CLAIMS_MARK } from "@/lib/trash/trash.ts";
import { compareRow } from "./compare.ts";
import type { MatchedRow } from "./match.ts";
import type { Session, Sessions } from "./session.ts";
import { imports, type StoredImport, walkWrong, writeUndo } from "./store.ts";
import { changeParcel, createParcel, type Written } from "./write.ts";
import { codeKey, parcels, shown } from "@/lib/parcels/store.ts";

/** The kind of job that applies an import. */
export const IMPORT_APPLY = "import_apply";

/** What the job has to know. */
export interface ApplyPayload {
  import_id: string;
  /** The place of the next row in the file. */
  at: number;
  /** The time of all history entries. */
  moment: string;
  /** The rows that are written, by what was done. */
  created: number;
  changed: number;
}

/** A commit has nine reads. The job takes one, and all new codes together one; each row takes another. */
const MAX_ROWS = 7;
/** A parcel writes up to 400 keys, and a commit a thousand. */
const MAX_WRITTEN = 300;

/** The next rows, and those that were wrong when the import was checked. */
interface NextRows {
  rows: MatchedRow[];
  skipped: ReadonlySet<number>;
}

/** Returns the kind of job that applies an import: creates and changes parcels, each row in one commit with the progress. */
export function importApplyKind(
  kv: Kv,
  sessions: Sessions,
): JobKind<ApplyPayload, NextRows> {
  /** The wrong rows, for as long as the file is kept in memory. */
  const wrong = new WeakMap<Session, ReadonlySet<number>>();
  return {
    name: IMPORT_APPLY,
    isCancellable: true,
    interrupted: "repeat",
    async act({ id, payload: { import_id, at } }) {
      const record = await imports.get(kv, import_id);
      if (record === null) return { rows: [], skipped: new Set() };
      const session = await sessions.open(id, record);
      const rows = await session.take(at);
      const skipped = wrong.get(session) ?? await readWrong(kv, record);
      wrong.set(session, skipped);
      return { rows, skipped };
    },
    async step(tx, job, next) {
      const progress = next.rows.length === 0
        ? await finish(tx, job)
        : await applySome(tx, kv, { job, ...next });
      if (progress.ends !== undefined) sessions.close(job.id);
      return progress;
    },
  };
}

async function readWrong(
  kv: Kv,
  record: StoredImport,
): Promise<ReadonlySet<number>> {
  const results = await Array.fromAsync(walkWrong(kv, record));
  return new Set(results.map(({ row }) => row));
}

/** Ends the job in a commit of its own, because the others have no read left. */
async function finish(
  tx: Transaction,
  { payload: { import_id, created, changed } }: Job<ApplyPayload>,
): Promise<Progress<ApplyPayload>> {
  const record = await imports.read(tx, import_id);
  if (record !== null) {
    const applied_at = tx.now.toISOString();
    imports.save(tx, record, { status: "applied", applied_at });
  }
  return { ends: "done", result: { created, changed } };
}

/** Applies as many of the next rows as fit into the commit. */
async function applySome(
  tx: Transaction,
  kv: Kv,
  { job, rows, skipped }: NextRows & { job: Job<ApplyPayload> },
): Promise<Progress<ApplyPayload>> {
  const { import_id, moment } = job.payload;
  const payload = { ...job.payload };
  const problems: JobProblem[] = [];
  const next = nextRows(rows, skipped);
  await readAhead(tx, kv, next.filter(({ row }) => !skipped.has(row)));
  let done = 0;
  for (const row of next) {
    if (tx.written.length > MAX_WRITTEN) break;
    payload.at += 1;
    if (skipped.has(row.row)) continue;
    done += 1;
    const applied = await applyRow(tx, kv, row, moment);
    if ("problem" in applied) {
      const { problem } = applied;
      problems.push({ row: row.row, code: codeOf(row), problem });
    } else if (applied.written !== null) {
      const { written } = applied;
      writeUndo(tx, import_id, { row: row.row, ...written });
      if (written.former === null) payload.created += 1;
      else payload.changed += 1;
    }
  }
  return { done, problems, payload };
}

/** Returns the next rows, those that are skipped included, with codes for new parcels that have none. */
function nextRows(
  rows: MatchedRow[],
  skipped: ReadonlySet<number>,
): MatchedRow[] {
  const applied = rows.filter(({ row }) => !skipped.has(row));
  const end = applied[MAX_ROWS];
  return rows.slice(0, end && rows.indexOf(end)).map((row) =>
    row.parcel === null && !row.values.tracking_code
      ? withCode(row, generateTrackingCode())
      : row
  );
}

function withCode(row: MatchedRow, tracking_code: string): MatchedRow {
  return { ...row, values: { ...row.values, tracking_code } };
}

/**
 * Reads what the commit depends on because of its rows: changed parcels and new codes by one request. That none of the codes is
 * in the trash depends on the mark, which is read before.
 */
async function readAhead(
  tx: Transaction,
  kv: Kv,
  rows: MatchedRow[],
): Promise<void> {
  const sound = rows.filter(({ problems }) => problems.length === 0);
  const changed = sound.flatMap(({ parcel }) => parcel?.id ?? []);
  await tx.readMany(changed.map((id) => parcels.keyOf(id)));
  const codes = sound.filter(({ parcel }) => parcel === null)
    .map(({ values }) =>
      codeKey(normalizeTrackingCode(values.tracking_code!)!)
    );
  if (codes.length === 0) return;
  await tx.readMany([CLAIMS_MARK, ...codes]);
  const claims = codes.map(claimKey);
  const trashed = await kv.getMany<string>(claims);
  claims.forEach((key, at) => tx.assume(key, trashed[at]!));
}

function codeOf({ parcel, code }: MatchedRow): string | null {
  return parcel?.tracking_code ?? code;
}

/** What became of a row. */
type Applied = { problem: Problem } | { written: Written | null };

/** Applies one row as it is now. */
async function applyRow(
  tx: Transaction,
  kv: Kv,
  row: MatchedRow,
  moment: string,
): Promise<Applied> {
  const [first] = row.problems;
  if (first !== undefined) return { problem: first };
  try {
    return row.parcel === null
      ? await createRow(tx, kv, row, moment)
      : await changeRow(tx, kv, { row, id: row.parcel.id, moment });
  } catch (error) {
    // Anything else is repeated with the step.
    const isRefused = error instanceof AppError && error.status < 500;
    if (!isRefused) throw error;
    return { problem: error.problems[0]! };
  }
}

async function createRow(
  tx: Transaction,
  kv: Kv,
  { values }: MatchedRow,
  moment: string,
): Promise<Applied> {
  const { problems } = compareRow(values, null);
  const [problem] = problems;
  if (problem !== undefined) return { problem };
  const input = values as Parameters<typeof createParcel>[2];
  return { written: await createParcel(tx, kv, input, moment) };
}

async function changeRow(
  tx: Transaction,
  kv: Kv,
  { row, id, moment }: { row: MatchedRow; id: string; moment: string },
): Promise<Applied> {
  const before = await parcels.require(tx, id);
  const { kind, changes, problems } = compareRow(row.values, shown(before));
  const [problem] = problems;
  if (problem !== undefined) return { problem };
  if (kind === "unchanged") return { written: null };
  return { written: await changeParcel(tx, kv, { before, changes, moment }) };
}
