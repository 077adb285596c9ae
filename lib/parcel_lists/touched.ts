import { notFound } from "@/lib/errors.ts";
import type { ListPage } from "@/lib/fields/paging.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import { countTouched, readTouched } from "@/lib/jobs/touched.ts";
import { parcels, type StoredParcel } from "@/lib/parcels/store.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { checkReach } from "@/lib/store/paging.ts";
import type { ParcelQuery } from "./schema.ts";

/**
 * Returns a page of the parcels that a job has touched, the last one first. A page is short if some of them have been deleted
 * since. Throws 404, and 422 for a cursor of another list.
 */
export async function listOfJob(
  kv: Kv,
  query: ParcelQuery,
  job_id: string,
): Promise<ListPage<StoredParcel>> {
  const job = await jobs.get(kv, job_id);
  if (job === null) throw notFound("job");
  const part = await readTouched(kv, job, {
    reverse: query.order !== "oldest",
    cursor: query.cursor,
    skipped: checkReach(query),
    limit: query.per_page,
  });
  const total = countTouched(job);
  return await parcels.listOf(kv, query, {
    ...part,
    total,
    filter: { job_id },
  });
}
