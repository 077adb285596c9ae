import { AppError, invalid, type Problem, refuse } from "@/lib/errors.ts";
import type { Found, PageQuery } from "@/lib/fields/paging.ts";
import { jobs, queueJob } from "@/lib/jobs/jobs.ts";
import type { JobKind, Progress } from "@/lib/jobs/kind.ts";
import { nextItems, writeItems } from "@/lib/jobs/parts.ts";
import type { Job, JobProblem } from "@/lib/jobs/schema.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { findCreatedId, rememberCreated } from "@/lib/store/requests.ts";
import { checkAhead, insertActivity } from "./activities.ts";
import { findCodes } from "./bulk_codes.ts";
import {
  type BulkCreate,
  type BulkFilter,
  type BulkUpdate,
  MAX_MATCHES,
} from "./bulk_schema.ts";
import { listParcels, searchParcels } from "./parcels.ts";
import type { ActivityCreate, Parcel } from "./schema.ts";
import { lookOf, stageOf } from "./stages.ts";
import { parcels } from "./store.ts";

/** The kind of job that updates many parcels. */
export const BULK = "bulk";

/** What each parcel gets. */
export type Entry = Omit<ActivityCreate, "parcel_id">;

/** The payload of the job. */
export interface BulkPayload {
  entry: Entry;
  /** As it was given. */
  update: BulkUpdate;
}

/** One step: the place in `codes`, the code as it was given, and the parcel that had it at the start. */
type Step = [row: number | null, code: string, id: string | null];

/** A commit has nine reads, and the job takes one. */
const TOGETHER = 8;
/** A parcel writes up to 400 keys, most of them the words of a long status, and a commit a thousand. */
const MAX_WRITTEN = 500;
const READ_TOGETHER = 500;

/**
 * Starts a job that gives each of many parcels the same update. Which parcels, and when it happened, is settled here. A repeated
 * `requestKey` returns the job of the first call. Throws 422 for an update that says nothing, a time too far ahead, and a filter
 * that matches too many parcels. Call the runner's wake() afterwards.
 */
export async function startBulk(
  kv: Kv,
  input: BulkCreate,
  { requestKey }: { requestKey?: string | undefined } = {},
): Promise<Job> {
  const request = { noun: jobs.noun, input, requestKey };
  const { update } = input;
  const payload: BulkPayload = { entry: entryOf(update, kv.now()), update };
  const steps = input.codes === undefined
    ? await matchesOf(kv, input.filter!)
    : await stepsOf(kv, input.codes);
  const { origin } = kv;
  return await kv.transact(async (tx) => {
    const existing = await jobs.read(tx, await findCreatedId(tx, request));
    if (existing !== null) return existing;
    const job = queueJob(tx, {
      ...{ kind: BULK, payload, total: steps.length },
      ...{ origin, starter_id: origin.actor.id },
    });
    writeItems(tx, job, steps);
    await rememberCreated(tx, request, { kv, id: job.id });
    return job;
  });
}

/** Completes an update to the entry that each parcel gets. */
function entryOf(update: BulkUpdate, now: Date): Entry {
  const { status = null, current_location = null } = update;
  const title = update.title ?? status ?? current_location;
  if (title === null) {
    throw invalid({ key: "invalid.noUpdate", field: "status" });
  }
  const { description = "", occurred_at = now.toISOString() } = update;
  refuse(checkAhead({ occurred_at }, now));
  const look = lookOf(stageOf(status));
  return {
    ...update,
    ...{ title, description, occurred_at },
    icon: update.icon ?? look.icon,
    color: update.color ?? look.color,
  };
}

async function stepsOf(kv: Kv, codes: string[]): Promise<Step[]> {
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

/** Returns the kind of job that updates many parcels. */
export function bulkKind(kv: Kv): JobKind<BulkPayload, Step[]> {
  return {
    name: BULK,
    isCancellable: true,
    interrupted: "repeat",
    act: (job) => nextItems<Step>(kv, job, TOGETHER),
    step: (tx, job, steps) => updateSome(tx, job, { kv, steps }),
  };
}

/** Updates as many of the next parcels as fit into the commit. */
async function updateSome(
  tx: Transaction,
  job: Job<BulkPayload>,
  { kv, steps }: { kv: Kv; steps: Step[] },
): Promise<Progress<BulkPayload>> {
  await parcels.readMany(tx, steps.flatMap(([, , id]) => id ?? []));
  const { entry } = job.payload;
  const problems: JobProblem[] = [];
  let done = 0;
  for (const [row, code, id] of steps) {
    if (tx.written.length > MAX_WRITTEN) break;
    const problem = await updateOne(tx, kv, { id, entry });
    if (problem !== null) problems.push({ row, code, problem });
    done += 1;
  }
  if (job.done + done < job.total!) return { done, problems };
  const updated = job.total! - job.failed - problems.length;
  return { done, problems, ends: "done", result: { updated } };
}

async function updateOne(
  tx: Transaction,
  kv: Kv,
  { id, entry }: { id: string | null; entry: Entry },
): Promise<Problem | null> {
  if (id === null) return { key: "error.parcelNotFound" };
  try {
    await insertActivity(tx, { ...entry, parcel_id: id }, kv);
    return null;
  } catch (error) {
    // Anything else is repeated with the step.
    const isRefused = error instanceof AppError && error.status < 500;
    if (!isRefused) throw error;
    return error.problems[0]!;
  }
}
