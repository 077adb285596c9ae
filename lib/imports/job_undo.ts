import { type BulkOffer, offeredUndo } from "@/lib/bulk/offers.ts";
import { may } from "@/lib/fields/roles.ts";
import type { Person } from "@/lib/jobs/show.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { undoDeadline } from "./schema.ts";
import { importOf } from "./show.ts";

/** How a person can undo what a job has done, and until when. */
export type JobUndo =
  | BulkOffer
  /** The import's screen asks first. */
  | { kind: "import"; importId: string; until: string };

/** Returns how a person can undo what a job has done; null if they cannot. */
export async function readUndo(
  kv: Kv,
  job: Job,
  person: Person,
): Promise<JobUndo | null> {
  if (job.next_at !== null || !may(person, "parcels:write")) return null;
  const offer = await offeredUndo(kv, job, person);
  if (offer !== null) return offer;
  const record = await importOf(kv, job);
  if (record?.job_id !== job.id) return null;
  const deadline = undoDeadline(record, kv.now());
  return deadline === null
    ? null
    : { kind: "import", importId: record.id, until: deadline };
}
