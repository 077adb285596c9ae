import { AppError } from "@/lib/errors.ts";
import { type Did, eachItem, MORE } from "@/lib/jobs/items.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { restoreParcel } from "@/lib/parcels/model.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { parcelTrash, withdrawParcel } from "@/lib/parcels/trash.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { type ImportPayload, imports, sourceOf } from "./import.ts";
import { listUndo, type UndoRow } from "./results.ts";

/** The name of the job that undoes an import. */
export const IMPORT_UNDO = "import_undo";

export interface UndoPayload extends ImportPayload {
  /** The last row that was undone. */
  after: number;
}

/** Returns the job kind that undoes an import row by row. Leaves parcels alone that have changed since. */
export function importUndoKind(kv: Kv): JobKind<UndoPayload, UndoRow[]> {
  return eachItem<UndoPayload, UndoRow>({
    isCancellable: false,
    source: sourceOf,
    results: ["undone"],
    next: ({ payload: { import_id, after } }) => listUndo(kv, import_id, after),
    keys: ({ parcel_id }) => [parcels.keyOf(parcel_id)],
    run: (tx, row) => undoRow(tx, kv, row),
    after: (payload, { row }) => ({ ...payload, after: row }),
    about: ({ row, code }) => ({ row, code }),
    async ended(tx, { payload: { import_id } }, status) {
      const record = await imports.read(tx, import_id);
      if (record === null) return;
      // Another undo resumes where this job failed.
      const left = status === "done" ? "undone" : "applied";
      imports.save(tx, record, { status: left });
    },
  });
}

/** Undoes a row. Throws 409 if its parcel is gone or has changed since. */
async function undoRow(tx: Transaction, kv: Kv, row: UndoRow): Promise<Did> {
  const { parcel_id: id, version, former, entry_id } = row;
  const parcel = await parcels.read(tx, id);
  if (parcel === null) {
    // Erasing a long history takes several commits.
    const isBegun = former === null && await parcelTrash.isErasing(tx, id);
    if (!isBegun) throw new AppError(409, { key: "import.gone" });
  } else if (parcel.version !== version) {
    throw new AppError(409, { key: "import.changedSince" });
  } else if (former !== null) {
    await restoreParcel(tx, kv, parcel, { former, entry_id });
    return "undone";
  }
  return await withdrawParcel(tx, kv, id, entry_id) ? "undone" : MORE;
}
