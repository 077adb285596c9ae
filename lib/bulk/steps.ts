import { AppError, invalid, notFound } from "@/lib/errors.ts";
import type { SearchPage } from "@/lib/fields/paging.ts";
import { eachItem, type ItemKind } from "@/lib/jobs/items.ts";
import { jobs, type NewJob, queueJob } from "@/lib/jobs/jobs.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { nextItems, writeItems } from "@/lib/jobs/parts.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { findCodes } from "@/lib/parcel_lists/codes.ts";
import { walkMatches } from "@/lib/parcel_lists/list.ts";
import type { BulkFilter } from "@/lib/parcel_lists/schema.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { parcels } from "@/lib/parcels/store.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { findCreatedId, rememberCreated } from "@/lib/store/requests.ts";
import { type BulkCreate, MAX_MATCHES } from "./schema.ts";

/**
 * The position in the list of codes, the code as given, the id of its parcel at the start, and whether it could have been the code of
 * several parcels.
 */
export type Step = [
  row: number | null,
  code: string,
  id: string | null,
  isAmbiguous?: boolean,
];

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

/** Returns a step for each parcel of a selection; `isExact` as in findCodes(). Throws 422 with the number of matches if a filter matches too many. */
export async function stepsOf(
  kv: Kv,
  { codes, filter }: BulkSelection,
  options?: { isExact: boolean },
): Promise<Step[]> {
  if (codes === undefined) return await matchesOf(kv, filter!);
  const found = await findCodes(kv, codes, options);
  return found.filter(({ isDoubled }) => !isDoubled)
    .map(({ row, code, parcel, candidates }) =>
      candidates.length > 0
        ? [row, code, null, true]
        : [row, code, parcel?.id ?? null]
    );
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
  & Pick<ItemKind<Payload, Step>, "results" | "source" | "countOf">
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
    run(tx, [, , id, isAmbiguous], job) {
      if (isAmbiguous) {
        throw new AppError(409, { key: "error.severalParcels" });
      }
      if (id === null) throw notFound("parcel");
      return run(tx, id, job);
    },
  });
}
