import type { JobKind } from "@/lib/jobs/kind.ts";

/** Returns the kinds of jobs that the site runs. */
export function jobKinds(): JobKind[] {
  return [];
}
