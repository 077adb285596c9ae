import { AppError, invalid, type Problem } from "@/lib/errors.ts";
import type { Found, PageQuery } from "@/lib/fields/paging.ts";
import { jobs, queueJob } from "@/lib/jobs/jobs.ts";
import type { Progress } from "@/lib/jobs/kind.ts";
import { writeItems } from "@/lib/jobs/parts.ts";
import type { Job, JobProblem, JobResult } from "@/lib/jobs/schema.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { findCreatedId, rememberCreated } from "@/lib/store/requests.ts";
import { findCodes } from "./bulk_codes.ts";
import { type BulkFilter, MAX_MATCHES } from "./bulk_schema.ts";
import { listParcels, searchParcels } from "./parcels.ts";
import type { Parcel } from "./schema.ts";

/** One step: the place in the list of codes, the code as it was given, and the parcel that had it at the start. */
export type Step = [row: number | null, code: string, id: string | null];

/** Which parcels a job is about; exactly one is set. */
export interface BulkSelection {
  codes?: string[] | undefined;
  filter?: BulkFilter | undefined;
}

/** A parcel writes up to 400 keys, most of them words, and a commit a thousand. */
const MAX_WRITTEN = 500;
const READ_TOGETHER = 500;

interface NewSteps {
  kind: string;
  payload: unknown;
  steps: Step[];
  /** What a repeated `requestKey` must come with. */
  input: unknown;
  requestKey: string | undefined;
  /** Reports whether an earlier job of the key counts no more. */
  isOver?: (job: Job) => boolean;
}

/** Queues a job for the store's actor that does these steps. A repeated `requestKey` returns the job of the first call. */
export function queueSteps(
  kv: Kv,
  { kind, payload, steps, input, requestKey, isOver }: NewSteps,
): Promise<Job> {
  const request = { noun: jobs.noun, input, requestKey };
  const { origin } = kv;
  return kv.transact(async (tx) => {
    const existing = await jobs.read(tx, await findCreatedId(tx, request));
    if (existing !== null && !isOver?.(existing)) return existing;
    const job = queueJob(tx, {
      ...{ kind, payload, total: steps.length },
      ...{ origin, starter_id: origin.actor.id },
    });
    writeItems(tx, job, steps);
    await rememberCreated(tx, request, { kv, id: job.id });
    return job;
  });
}

/** Returns a step for each parcel of a selection, as it is now. Throws 422, with their number, if a filter matches too many. */
export async function stepsOf(
  kv: Kv,
  { codes, filter }: BulkSelection,
): Promise<Step[]> {
  if (codes === undefined) return await matchesOf(kv, filter!);
  const found = await findCodes(kv, codes);
  return found.filter(({ isDoubled }) => !isDoubled)
    .map(({ row, code, parcel }) => [row, code, parcel?.id ?? null]);
}

/** Returns the number of parcels that a filter matches now, as far as it is known. */
export async function countMatches(
  kv: Kv,
  filter: BulkFilter,
): Promise<{ count: number; isExact: boolean }> {
  const page = await readMatches(kv, filter, { page: 1, per_page: 1 });
  return { count: page.total, isExact: page.total_is_capped !== true };
}

/** Returns one page of the parcels that a filter matches. */
function readMatches(
  kv: Kv,
  { search, ...filter }: BulkFilter,
  page: PageQuery,
): Promise<Found<Parcel>> {
  return search === undefined
    ? listParcels(kv, { ...page, ...filter })
    : searchParcels(kv, { ...page, search });
}

/** Walks through all parcels that a filter matches. Throws 422, with their number, if they are too many. */
async function matchesOf(kv: Kv, filter: BulkFilter): Promise<Step[]> {
  const codes = new Map<string, string>();
  let query: PageQuery | null = { page: 1, per_page: READ_TOGETHER };
  while (query !== null) {
    const page: Found<Parcel> = await readMatches(kv, filter, query);
    for (const { id, tracking_code } of page.data) codes.set(id, tracking_code);
    requireFew(page, codes.size);
    const next = page.next_page_url;
    query = next === null ? null : { ...query, cursor: cursorIn(next) };
  }
  return [...codes].map(([id, code]) => [null, code, id]);
}

/** Throws 422 when there are too many matches, with their number as far as it is known. */
function requireFew(
  { total, total_is_capped }: Found<Parcel>,
  seen: number,
): void {
  const count = Math.max(total, seen);
  if (count <= MAX_MATCHES) return;
  const known = total_is_capped ? "no" : "yes";
  const params = { count, known, max: MAX_MATCHES };
  throw invalid({ key: "invalid.tooManyMatches", field: "filter", params });
}

function cursorIn(address: string): string {
  return new URL(address, "http://site").searchParams.get("cursor")!;
}

interface Doing {
  /** The next steps of the job. */
  steps: Step[];
  /** Does what the job is for to one parcel, in the commit; refuses before it writes anything. */
  run: (id: string) => Promise<unknown>;
  /** Returns what the job reports at its end of the number of parcels that were not refused. */
  resultOf: (count: number) => JobResult;
}

/** Does as many of the next steps as fit into the commit. A parcel that is gone or refused is a problem of the job. */
export async function doSteps<Payload>(
  tx: Transaction,
  job: Job<Payload>,
  { steps, run, resultOf }: Doing,
): Promise<Progress<Payload>> {
  const problems: JobProblem[] = [];
  let done = 0;
  for (const [row, code, id] of steps) {
    if (tx.written.length > MAX_WRITTEN) break;
    const problem = await problemOf(id, run);
    if (problem !== null) problems.push({ row, code, problem });
    done += 1;
  }
  if (job.done + done < job.total!) return { done, problems };
  const count = job.total! - job.failed - problems.length;
  return { done, problems, ends: "done", result: resultOf(count) };
}

async function problemOf(
  id: string | null,
  run: Doing["run"],
): Promise<Problem | null> {
  if (id === null) return { key: "error.parcelNotFound" };
  try {
    await run(id);
    return null;
  } catch (error) {
    // Anything else is repeated with the step.
    const isRefused = error instanceof AppError && error.status < 500;
    if (!isRefused) throw error;
    return error.problems[0]!;
  }
}
