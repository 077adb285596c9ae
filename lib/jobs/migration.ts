import type { Key, Kv } from "@/lib/store/kv.ts";
import type { Job } from "./schema.ts";
import { jobs } from "./jobs.ts";

/** The kind of job that converts data of an earlier version. */
export const MIGRATION = "migration";

/** Returns the key of the mark that a migration is done. */
export function markerKey(name: string): Key {
  return ["migrations", name];
}

/** Returns the id of a migration's job. */
export function migrationId(name: string): string {
  return `${MIGRATION}_${name}`;
}

/** Returns how far a migration has come, in percent; null when it is done, undefined when it was not even queued. */
export async function migrationProgress(
  kv: Kv,
  name: string,
): Promise<number | null | undefined> {
  const [mark, job] = await kv.getMany<string | Job>([
    markerKey(name),
    [jobs.noun, migrationId(name)],
  ]);
  if (mark !== null) return null;
  if (job === null) return undefined;
  const { done, total } = job as Job;
  return total ? Math.min(99, Math.floor(100 * done / total)) : 0;
}
