import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { importApplyKind } from "./apply.ts";
import { importCheckKind } from "./check.ts";
import { Sessions } from "./session.ts";
import { importUndoKind } from "./undo.ts";

/** Returns the kinds of jobs of imports. */
export function importKinds(kv: Kv): JobKind[] {
  const sessions = new Sessions(kv);
  return [
    importCheckKind(kv, sessions),
    importApplyKind(kv, sessions),
    importUndoKind(kv),
  ];
}
