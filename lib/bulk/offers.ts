import type { Job } from "@/lib/jobs/schema.ts";
import type { Person } from "@/lib/jobs/show.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { offersUndo } from "./trash.ts";
import { offersBulkUndo } from "./undo.ts";

/** How to undo a job on many parcels, and until when. */
export type BulkOffer = { kind: "bulk"; until: string } | { kind: "trash" };

/** Returns how a person can undo a job on many parcels; null if they cannot. */
export async function offeredUndo(
  kv: Kv,
  job: Job,
  person: Person,
): Promise<BulkOffer | null> {
  const until = await offersBulkUndo(kv, job, person);
  if (until !== null) return { kind: "bulk", until };
  return await offersUndo(kv, job) ? { kind: "trash" } : null;
}
