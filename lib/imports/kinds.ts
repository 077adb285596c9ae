import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { importApplyKind } from "./apply.ts";
import { importCheckKind } from "./check.ts";
import { RowReaders } from "./reader.ts";
import { importUndoKind } from "./undo.ts";

/** Returns the kinds of jobs of imports. */
export function importKinds(kv: Kv): JobKind[] {
  const readers = new RowReaders(kv);
  return [
    importCheckKind(kv, readers),
    importApplyKind(kv, readers),
    importUndoKind(kv),
  ];
}
