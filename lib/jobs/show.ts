import { omit } from "deno-std/collections/omit.js";
import { describe, notFound } from "@/lib/errors.ts";
import { may, type Role } from "@/lib/fields/roles.ts";
import type { Translate } from "@/lib/i18n/translate.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { jobs, listProblems } from "./jobs.ts";
import {
  type Job,
  SHOWN_PROBLEMS,
  type ShownJob,
  type ShownProblem,
} from "./schema.ts";

/** The fields that only the runner needs. */
const INTERNAL = [
  "lane",
  "payload",
  "starter_id",
  "shown_to",
  "origin",
  "counts",
  "attempts",
  "lease",
] as const;

/** The problems that are read at once. */
const READ_TOGETHER = 500;

/**
 * Returns a job that a person may see: one that they started, one shown to their permission, or any with the journal's.
 * Throws 404.
 */
export async function requireJob(
  kv: Kv,
  id: string,
  person: { id: string; role: Role },
): Promise<Job> {
  const job = await jobs.get(kv, id);
  if (job === null) throw notFound("job");
  const isOwn = job.starter_id === person.id;
  const permissions = [job.shown_to ?? "journal:read", "journal:read"] as const;
  if (isOwn || permissions.some((right) => may(person.role, right))) return job;
  throw notFound("job");
}

/** Returns a job as the API shows it, with its first problems. */
export async function showJob(
  kv: Kv,
  job: Job,
  t: Translate,
): Promise<ShownJob> {
  const limit = SHOWN_PROBLEMS;
  const problems = await showProblems(kv, job, { t, from: 0, limit });
  return { ...omit(job, INTERNAL), problems };
}

/** Returns problems of a job with their sentences, from the one with the number `from`. */
export async function showProblems(
  kv: Kv,
  job: Job,
  { t, ...page }: { t: Translate; from: number; limit: number },
): Promise<ShownProblem[]> {
  const problems = await listProblems(kv, job, page);
  return problems.map(({ problem, ...place }) => ({
    ...place,
    message: describe(t, problem),
  }));
}

/** The head of a CSV file of problems. */
export const PROBLEM_COLUMNS = ["row", "code", "message"];

/** Yields the rows of a CSV file of all problems of a job. */
export async function* problemRows(
  kv: Kv,
  job: Job,
  t: Translate,
): AsyncGenerator<(string | number | null)[]> {
  for (let from = 0; from < job.failed; from += READ_TOGETHER) {
    const page = { t, from, limit: READ_TOGETHER };
    for (const { row, code, message } of await showProblems(kv, job, page)) {
      yield [row, code, message];
    }
  }
}
