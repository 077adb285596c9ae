import { invalid, refuse } from "@/lib/errors.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { checkNotTooFarAhead, insertEntry } from "@/lib/parcels/activities.ts";
import type { ActivityCreate } from "@/lib/parcels/entry_schema.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { lookOf, stageOf } from "@/lib/statuses/stages.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { BulkCreate, BulkUpdate } from "./schema.ts";
import { eachStep, startSteps, type Step, stepsOf } from "./steps.ts";

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
