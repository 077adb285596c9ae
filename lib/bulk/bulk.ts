import { invalid, notFound, refuse } from "@/lib/errors.ts";
import type { SearchPage } from "@/lib/fields/paging.ts";
import { eachItem, type ItemKind } from "@/lib/jobs/items.ts";
import { jobs, type NewJob, queueJob } from "@/lib/jobs/jobs.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { nextItems, writeItems } from "@/lib/jobs/parts.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { findCodes } from "@/lib/parcel_lists/codes.ts";
import { walkMatches } from "@/lib/parcel_lists/list.ts";
import type { BulkFilter } from "@/lib/parcel_lists/schema.ts";
import { checkNotTooFarAhead, insertEntry } from "@/lib/parcels/activities.ts";
import type { ActivityCreate } from "@/lib/parcels/entry_schema.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { lookOf, stageOf } from "@/lib/statuses/stages.ts";
import { parcels } from "@/lib/parcels/store.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { findCreatedId, rememberCreated } from "@/lib/store/requests.ts";
import { type BulkCreate, type BulkUpdate, MAX_MATCHES } from "./schema.ts";

/** The kind of job that updates many parcels. */
export const BULK = "bulk";

/** The entry to add to each parcel. */
export type Entry = Omit<ActivityCreate, "parcel_id">;

export interface BulkPayload {
  entry: Entry;
  /** The update as given by the caller. */
  update: BulkUpdate;
}

/**
 * Starts a job that applies one update to many parcels; its parcels and time are fixed at the start. A repeated `requestKey`
 * returns the first call's job. Throws 422 for an empty update, a time too far in the future, and a filter with too many
 * matches. Call the runner's wake() afterwards.
 */
export async function startBulk(
  kv: Kv,
  input: BulkCreate,
  { requestKey }: { requestKey?: string | undefined } = {},
): Promise<Job> {
  const { update } = input;
  const payload: BulkPayload = { entry: entryOf(update, kv.now()), update };
  const steps = await stepsOf(kv, input);
  return await startSteps(kv, {
    kind: BULK,
    payload,
    steps,
    input,
    requestKey,
  });
}

/** Completes an update to a history entry. */
function entryOf(update: BulkUpdate, now: Date): Entry {
  const { status = null, current_location = null } = update;
  const title = update.title ?? status ?? current_location;
  if (title === null) {
    throw invalid({ key: "invalid.noUpdate", field: "status" });
  }
  const { description = "", occurred_at = now.toISOString() } = update;
  refuse(checkNotTooFarAhead({ occurred_at }, now));
  const look = lookOf(stageOf(status));
  return {
    ...update,
    title,
    description,
    occurred_at,
    icon: update.icon ?? look.icon,
    color: update.color ?? look.color,
  };
}

/** Returns the kind of job that updates many parcels. */
export function bulkKind(kv: Kv): JobKind<BulkPayload, Step[]> {
  return eachStep<BulkPayload>(kv, {
    source: ({ id, payload }) => ({
      kind: "bulk",
      id,
      name: payload.entry.title,
    }),
    results: ["updated"],
    async run(tx, id, { payload }) {
      const parcel = await parcels.require(tx, id);
      await insertEntry(tx, kv, parcel, payload.entry);
      return "updated";
    },
  });
}

/** The position in the list of codes, the code as given, and the id of its parcel at the start. */
export type Step = [row: number | null, code: string, id: string | null];

/** The parcels of a job; exactly one field is set. */
export type BulkSelection = Omit<BulkCreate, "update">;

const READ_TOGETHER = 500;

interface NewSteps {
  kind: NewJob<unknown>["kind"];
  payload: unknown;
  steps: Step[];
  /** Must be the same when `requestKey` is repeated. */
  input: unknown;
  requestKey: string | undefined;
  /** Reports whether to ignore an earlier job with the same key. */
  isOver?: (job: Job) => boolean;
}

/** Starts a job with these steps. A repeated `requestKey` returns the first call's job. */
export function startSteps(
  kv: Kv,
  { kind, payload, steps, input, requestKey, isOver }: NewSteps,
): Promise<Job> {
  const request = { noun: jobs.noun, input, requestKey };
  return kv.transact(async (tx) => {
    const existing = await jobs.read(tx, await findCreatedId(tx, request));
    if (existing !== null && !isOver?.(existing)) return existing;
    const job = queueSteps(tx, kv, { kind, payload, steps });
    await rememberCreated(tx, request, { kv, id: job.id });
    return job;
  });
}

/** Queues a job with these steps in the caller's commit. */
export function queueSteps(
  tx: Transaction,
  { origin }: Kv,
  { steps, ...job }: Pick<NewSteps, "kind" | "payload" | "steps">,
): Job {
  const queued = queueJob(tx, {
    ...job,
    total: steps.length,
    origin,
    starter_id: origin.actor.id,
  });
  writeItems(tx, queued, steps);
  return queued;
}

/** Returns a step for each parcel of a selection. Throws 422 with the number of matches if a filter matches too many. */
export async function stepsOf(
  kv: Kv,
  { codes, filter }: BulkSelection,
): Promise<Step[]> {
  if (codes === undefined) return await matchesOf(kv, filter!);
  const found = await findCodes(kv, codes);
  return found.filter(({ isDoubled }) => !isDoubled)
    .map(({ row, code, parcel }) => [row, code, parcel?.id ?? null]);
}

async function matchesOf(kv: Kv, filter: BulkFilter): Promise<Step[]> {
  const codes = new Map<string, string>();
  const pages = walkMatches(kv, filter, { per_page: READ_TOGETHER });
  for await (const page of pages) {
    for (const { id, tracking_code } of page.data) codes.set(id, tracking_code);
    requireFew(page, codes.size);
  }
  return [...codes].map(([id, code]) => [null, code, id]);
}

/** Throws 422 with the number of matches, if known, when there are too many. */
function requireFew(
  { total, total_is_capped }: SearchPage<Parcel>,
  seen: number,
): void {
  const count = Math.max(total, seen);
  if (count <= MAX_MATCHES) return;
  const known = total_is_capped ? "no" : "yes";
  const params = { count, known, max: MAX_MATCHES };
  throw invalid({ key: "invalid.tooManyMatches", field: "filter", params });
}

type StepKind<Payload> =
  & Pick<ItemKind<Payload, Step>, "results" | "source">
  & {
    /** Processes a parcel and returns the outcome. */
    run(tx: Transaction, id: string, job: Job<Payload>): Promise<string>;
  };

/**
 * Returns the kind of job that applies one operation to many parcels. Unknown and refused parcels become problems of the job.
 */
export function eachStep<Payload>(
  kv: Kv,
  { run, ...kind }: StepKind<Payload>,
): JobKind<Payload, Step[]> {
  return eachItem<Payload, Step>({
    ...kind,
    isCancellable: true,
    next: (job) => nextItems<Step>(kv, job),
    keys: ([, , id]) => id === null ? [] : [parcels.keyOf(id)],
    about: ([row, code]) => ({ row, code }),
    run(tx, [, , id], job) {
      if (id === null) throw notFound("parcel");
      return run(tx, id, job);
    },
  });
}
