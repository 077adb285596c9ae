import { erasureKind } from "@/lib/housekeeping/erasure.ts";
import { recordErasureKind } from "@/lib/journal/erasure.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { migrationKind } from "./migrations.ts";

/** Returns the kinds of jobs that the site runs. */
export function jobKinds(kv: Kv): JobKind[] {
  return [
    erasureKind(kv),
    recordErasureKind(kv),
    migrationKind(kv),
  ] as JobKind[];
}
