import { erasureKind } from "@/lib/housekeeping/erasure.ts";
import { tracesKind } from "@/lib/housekeeping/traces.ts";
import { recordErasureKind } from "@/lib/journal/erasure.ts";
import { bulkKind } from "@/lib/bulk/bulk.ts";
import { trashKinds } from "@/lib/bulk/trash.ts";
import { importKinds } from "@/lib/imports/imports.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Services } from "./state.ts";

/** Returns the kinds of jobs that the site runs. */
export function jobKinds(
  { kv, mailer }: Pick<Services, "kv" | "mailer">,
): JobKind[] {
  return [
    mailer.kind,
    bulkKind(kv),
    ...trashKinds(kv),
    ...importKinds(kv),
    erasureKind(kv),
    recordErasureKind(kv),
    tracesKind(kv),
  ];
}
