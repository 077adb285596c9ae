import { eachItem } from "@/lib/jobs/items.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { listUndo, undoWrite } from "@/lib/parcels/undo.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type ImportPayload, imports, sourceOf } from "./import.ts";
import { undoKey, type UndoRow } from "./results.ts";

/** The name of the job that undoes an import. */
export const IMPORT_UNDO = "import_undo";

export interface UndoPayload extends ImportPayload {
  /** The last row that was undone. */
  after: number;
  /** The import's status before, to which it returns if the undo is given up; missing in jobs of earlier versions. */
  from?: "applied" | "failed";
}

const REFUSALS = {
  gone: "import.gone",
  changedSince: "import.changedSince",
} as const;

/** Returns the job kind that undoes an import row by row. Leaves parcels alone that have changed since. */
export function importUndoKind(kv: Kv): JobKind<UndoPayload, UndoRow[]> {
  return eachItem<UndoPayload, UndoRow>({
    isCancellable: false,
    source: sourceOf,
    results: ["undone", "left"],
    countOf: () => "left",
    next: ({ payload: { import_id, after } }) =>
      listUndo<UndoRow>(kv, undoKey(import_id), after),
    keys: ({ parcel_id }) => [parcels.keyOf(parcel_id)],
    run: (tx, row, job) => undoWrite(tx, kv, row, { job, ...REFUSALS }),
    after: (payload, { row }) => ({ ...payload, after: row }),
    about: ({ row, code }) => ({ row, code }),
    async ended(tx, { payload: { import_id, from } }, status) {
      const record = await imports.read(tx, import_id);
      if (record === null) return;
      // Another undo resumes where this job failed.
      const left = status === "done" ? "undone" : from ?? "applied";
      imports.save(tx, record, { status: left });
    },
  });
}
