import { omit } from "deno-std/collections/omit.js";
import { describe, ignoreRefusal, notFound } from "@/lib/errors.ts";
import { type Holder, may } from "@/lib/fields/roles.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { mapPage, rangeOf } from "@/lib/store/paging.ts";
import type { PageQuery, SearchPage } from "@/lib/fields/paging.ts";
import {
  FAILED,
  type FailedJob,
  jobs,
  listProblems,
  startedKey,
} from "./jobs.ts";
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
  "first_id",
  "attempts",
  "failure",
  "ended_at",
  "has_skipped",
  "is_seen",
  "lease",
] as const;

/** Maximum failures counted. */
const MAX_FAILED = 100;
/** An unseen failure is shown for this long. */
const FAILED_MS = 7 * 24 * 60 * 60_000;

const READ_TOGETHER = 500;
/** Maximum jobs counted. */
const MAX_COUNTED = 2_000;

/** The viewer of jobs. */
export interface Person extends Holder {
  id: string;
}

/**
 * Returns a job that a person may see: one that they started, one visible to a right they have, or any job if they may read
 * the journal. Throws 404.
 */
export async function requireJob(
  kv: Kv,
  id: string,
  person: Person,
): Promise<Job> {
  const job = await jobs.get(kv, id);
  if (job === null || !maySee(person, job)) throw notFound("job");
  return job;
}

/** Reports whether a person may see a job. */
export function maySee(person: Person, job: Job): boolean {
  const { shown_to = "journal:read" } = job;
  return may(person, shown_to) || looksInto(person, job);
}

/** Reports whether a person is responsible for looking into a job's failure. */
function looksInto(
  person: Person,
  { starter_id }: Pick<Job, "starter_id">,
): boolean {
  return starter_id === person.id || may(person, "journal:read");
}

/**
 * Returns a page of the jobs that a person has started, or those of all people to a reader of the journal, newest first. They
 * are kept for 30 days after their end. Only the first 2,000 are counted.
 */
export async function listJobs(
  kv: Kv,
  query: PageQuery,
  person: Person,
): Promise<SearchPage<Job>> {
  const prefix = startedKey(may(person, "journal:read") ? null : person.id);
  const counted = await kv.list({ prefix }, { limit: MAX_COUNTED });
  const page = await jobs.listBy(kv, query, {
    range: rangeOf(prefix, query),
    reverse: query.order !== "oldest",
    total: counted.length,
    filter: {},
    cursorOf: (key) => String(key.at(-1)),
  });
  return counted.length < MAX_COUNTED
    ? page
    : { ...page, total_is_capped: true };
}

/** Returns a page of jobs like listJobs() as the API shows them, without their problems. */
export async function showJobs(
  kv: Kv,
  query: PageQuery,
  person: Person,
): Promise<SearchPage<ShownJob>> {
  const page = await listJobs(kv, query, person);
  return mapPage(
    page,
    (job: Job) => ({ ...omit(job, INTERNAL), problems: [] }),
  );
}

/** Returns the jobs that failed within 7 days and that a person should look into, oldest first. */
export async function listFailed(kv: Kv, person: Person): Promise<FailedJob[]> {
  const rows = await kv.list<FailedJob>({ prefix: [FAILED] }, {
    limit: MAX_FAILED,
    reverse: true,
  });
  const since = new Date(kv.now().getTime() - FAILED_MS).toISOString();
  return rows.map(({ value }) => value).reverse()
    .filter((job) => job.updated_at > since && looksInto(person, job));
}

/** Marks a failed job as seen if this person should look into it. */
export async function markSeen(
  kv: Kv,
  job: Job | null,
  person: Person,
): Promise<void> {
  if (job?.status !== "failed" || job.is_seen) return;
  if (!looksInto(person, job)) return;
  await kv.transact(async (tx) => {
    const failed = await jobs.read(tx, job.id);
    if (failed !== null) jobs.save(tx, failed, { is_seen: true });
  }).catch(ignoreRefusal);
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

/** Returns the problems of a job with translated messages, starting at number `from`. */
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

/** The columns of a CSV file of problems, and their translated heads. */
export const PROBLEM_COLUMNS = ["row", "code", "message"];
export const PROBLEM_HEADS = [
  "control.job.row",
  "label.tracking_code",
  "control.job.problem",
] satisfies MessageKey[];

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
