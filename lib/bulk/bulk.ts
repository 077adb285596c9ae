import { invalid, refuse } from "@/lib/errors.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { checkAhead, insertEntry } from "@/lib/parcels/activities.ts";
import type { BulkCreate, BulkUpdate } from "./schema.ts";
import { eachStep, queueSteps, type Step, stepsOf } from "./steps.ts";
import { lookOf, stageOf } from "@/lib/parcels/stages.ts";
import { parcels } from "@/lib/parcels/store.ts";
import type { ActivityCreate } from "@/lib/parcels/entry_schema.ts";

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
  const { update } = input;
  const payload: BulkPayload = { entry: entryOf(update, kv.now()), update };
  const steps = await stepsOf(kv, input);
  return await queueSteps(kv, {
    kind: BULK,
    payload,
    steps,
    input,
    requestKey,
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
    name: BULK,
    source: ({ id, payload }) => ({
      kind: "bulk",
      id,
      name: payload.entry.title,
    }),
    results: ["updated"],
    async run(tx, id, { payload }) {
      insertEntry(tx, await parcels.require(tx, id), payload.entry);
      return "updated";
    },
  });
}
