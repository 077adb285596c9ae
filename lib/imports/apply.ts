import { invalid, refuse } from "@/lib/errors.ts";
import { type Did, eachItem } from "@/lib/jobs/items.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { noteTouched } from "@/lib/jobs/touched.ts";
import { changeParcel, insertParcel } from "@/lib/parcels/model.ts";
import type { ParcelCreate } from "@/lib/parcels/schema.ts";
import { parcels, toRecord } from "@/lib/parcels/store.ts";
import { generateTrackingCode } from "@/lib/parcels/tracking_code.ts";
import { getMeanings } from "@/lib/statuses/meanings.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import {
  type Import,
  type ImportPayload,
  imports,
  sourceOf,
} from "./import.ts";
import type { MatchedRow } from "./match.ts";
import type { RowReader, RowReaders } from "./reader.ts";
import { walkWrong, writeUndo } from "./results.ts";
import { compareRow } from "./row.ts";
import { toUndoRecord } from "@/lib/parcels/undo.ts";
import { keysOfCode } from "@/lib/parcels/rules.ts";

export interface ApplyPayload extends ImportPayload {
  /** The position of the next row in the file. */
  at: number;
  /** The time of all history entries that the job adds. */
  moment: string;
}

/** A row to apply, and the position of the next row. */
interface ResumableRow extends MatchedRow {
  next: number;
}

/** Returns the job kind that applies an import: it creates and changes parcels row by row. */
export function importApplyKind(
  kv: Kv,
  readers: RowReaders,
): JobKind<ApplyPayload, ResumableRow[]> {
  return eachItem<ApplyPayload, ResumableRow>({
    isCancellable: true,
    source: sourceOf,
    results: ["created", "changed"],
    async next({ id, payload: { import_id, at } }) {
      const record = await imports.get(kv, import_id);
      if (record === null) return [];
      const reader = await readers.open(id, record, at);
      reader.wrong ??= await readWrong(kv, record);
      return await readRows(reader, at);
    },
    keys: keysOf,
    run: (tx, row, job) => applyRow(tx, kv, row, job),
    after: (payload, { next }) => ({ ...payload, at: next }),
    about: ({ row, parcel, code }) => ({
      row,
      code: parcel?.tracking_code ?? code,
    }),
    async ended(tx, { id, payload: { import_id } }, status) {
      readers.close(id);
      const record = await imports.read(tx, import_id);
      if (record === null) return;
      imports.save(tx, record, {
        status: status === "done" ? "applied" : "failed",
        applied_at: tx.now.toISOString(),
      });
    },
  });
}

/** Returns the numbers of the rows that were wrong when the import was checked. */
async function readWrong(kv: Kv, record: Import): Promise<ReadonlySet<number>> {
  const results = await Array.fromAsync(walkWrong(kv, record));
  return new Set(results.map(({ row }) => row));
}

/** Returns the next rows from a position on, without the wrong and further ones; none at the end of the file. */
async function readRows(
  reader: RowReader,
  from: number,
): Promise<ResumableRow[]> {
  let at = from;
  while (true) {
    const rows = await reader.readFrom(at);
    const right = rows.map((row, index) => ({
      ...withCode(row),
      next: at + index + 1,
    })).filter(({ row, isFurther }) => !isFurther && !reader.wrong?.has(row));
    if (right.length > 0 || rows.length === 0) return right;
    at += rows.length;
  }
}

/** Adds a tracking code to the row of a new parcel that has none. */
function withCode(row: MatchedRow): MatchedRow {
  if (row.parcel !== null || row.values.tracking_code) return row;
  const tracking_code = generateTrackingCode();
  return { ...row, values: { ...row.values, tracking_code } };
}

function keysOf({ parcel, values, problems }: MatchedRow): Key[] {
  if (problems.length > 0) return [];
  return parcel === null
    ? keysOfCode(values.tracking_code!)
    : [parcels.keyOf(parcel.id)];
}

/** Applies a row to the parcel as it is now. */
async function applyRow(
  tx: Transaction,
  kv: Kv,
  { row, values, parcel, problems }: MatchedRow,
  job: Job<ApplyPayload>,
): Promise<Did> {
  const { import_id, moment } = job.payload;
  const [first] = problems;
  if (first !== undefined) throw invalid(first);
  const before = parcel && await parcels.require(tx, parcel.id);
  const statuses = await getMeanings(kv);
  const compared = compareRow(values, before && toRecord(before), statuses);
  refuse(compared.problems);
  if (compared.kind === "unchanged") return null;
  const { changes } = compared;
  const entering = { aspects: ["status"], occurred_at: moment } as const;
  const written = before === null
    ? await insertParcel(tx, kv, changes as ParcelCreate, entering)
    : await changeParcel(tx, kv, before, changes, entering);
  noteTouched(tx, job, written.parcel.id);
  writeUndo(tx, import_id, { row, ...toUndoRecord(before, written) });
  return before === null ? "created" : "changed";
}
