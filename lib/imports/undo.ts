import type { Problem } from "@/lib/errors.ts";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import type { Job, JobProblem } from "@/lib/jobs/schema.ts";
import { recordGone } from "@/lib/parcels/reached.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { dropSome } from "@/lib/parcels/trash.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { imports, listUndo, type UndoRow } from "./store.ts";
import { restoreParcel } from "./write.ts";

/** The kind of job that undoes an import. */
export const IMPORT_UNDO = "import_undo";

/** What the job has to know. */
export interface UndoPayload {
  import_id: string;
  /** The last row that was undone. */
  after: number;
}

/** A commit has nine reads, the job takes one, and a parcel with a photo up to four. */
const MAX_ROWS = 5;
/** A new parcel with a long history removes up to 800 keys. */
const MAX_WRITTEN = 150;
const ROWS_TOGETHER = 8;

/** Returns the kind of job that undoes an import, row by row, as far as the parcels are as the import left them. */
export function importUndoKind(kv: Kv): JobKind<UndoPayload, UndoRow[]> {
  return {
    name: IMPORT_UNDO,
    isCancellable: false,
    interrupted: "repeat",
    act: ({ payload: { import_id, after } }) =>
      listUndo(kv, import_id, { after, limit: ROWS_TOGETHER }),
    step: (tx, job, rows) =>
      rows.length === 0 ? finish(tx, job) : undoSome(tx, kv, { job, rows }),
  };
}

async function finish(
  tx: Transaction,
  { done, failed, payload }: Job<UndoPayload>,
): Promise<Progress<UndoPayload>> {
  const record = await imports.read(tx, payload.import_id);
  if (record !== null) {
    imports.save(tx, record, { status: "undone" });
  }
  return { ends: "done", result: { undone: done - failed } };
}

async function undoSome(
  tx: Transaction,
  kv: Kv,
  { job: { payload }, rows }: { job: Job<UndoPayload>; rows: UndoRow[] },
): Promise<Progress<UndoPayload>> {
  const problems: JobProblem[] = [];
  let { after } = payload;
  let done = 0;
  for (const row of rows) {
    if (done === MAX_ROWS || tx.written.length > MAX_WRITTEN) break;
    const undone = await undoRow(tx, kv, row);
    // A long history takes several commits.
    if (undone === "partly") break;
    if (undone !== null) {
      problems.push({ row: row.row, code: row.code, problem: undone });
    }
    after = row.row;
    done += 1;
  }
  return { done, problems, payload: { ...payload, after } };
}

/** Undoes a row; returns why it is left as it is, or that it is not finished. */
async function undoRow(
  tx: Transaction,
  kv: Kv,
  row: UndoRow,
): Promise<Problem | "partly" | null> {
  const parcel = await parcels.read(tx, row.parcel_id);
  if (parcel === null) return { key: "import.gone" };
  if (parcel.version !== row.version) return { key: "import.changedSince" };
  if (row.former !== null) {
    await restoreParcel(tx, kv, parcel, row);
    return null;
  }
  // Erasing alone would leave its figure, as if it had been there.
  const { parcel_id, entry_id: id } = row;
  if (id !== null) recordGone(tx, { parcel_id, id });
  return await dropSome(kv, tx, parcel) ? null : "partly";
}
