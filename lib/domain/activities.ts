import { invalid, notFound, refuse } from "@/lib/errors.ts";
import type { Kv, Transaction } from "@/lib/kv.ts";
import type {
  ActivityCreate,
  ActivityPatch,
} from "@/lib/schemas/activities.ts";
import { checkParcel } from "@/lib/schemas/parcels.ts";
import type { Activity } from "@/lib/schemas/records.ts";
import {
  decodeActivity,
  encodeActivity,
  type StoredActivity,
  type StoredParcel,
} from "./codec.ts";
import { toActivity } from "./history.ts";
import { newId } from "./ids.ts";
import { defined, requireVersion } from "./merge.ts";
import { activityIdKey, activityKey } from "./parcel_keys.ts";
import { requireParcel, storeParcel } from "./parcel_store.ts";
import { findMade, rememberMade } from "./requests.ts";
import { getSettings } from "./settings.ts";

const NOUN = "activities";

/**
 * Adds an entry to a parcel's history; status, place and point change the parcel in the same commit (decision 24). A
 * repeated `requestKey` gives the entry the first call made. Throws 404 for an unknown parcel, 422 when the parcel
 * would not fit together.
 */
export async function createActivity(
  kv: Kv,
  input: ActivityCreate,
  options: { requestKey?: string | undefined } = {},
): Promise<Activity> {
  const now = kv.now();
  const id = newId(now);
  const request = { noun: NOUN, key: options.requestKey, input, now };
  // Read before the commit: nothing after it may fail a call that has done its work.
  const { time_zone } = await getSettings(kv);
  const activity = await kv.transact(async (tx) => {
    const madeBefore = await readActivity(tx, await findMade(tx, request));
    if (madeBefore !== null) return madeBefore;
    const parcel = await requireParcel(tx, input.parcel_id);
    const created = newActivity(input, { id, time: now.toISOString() });
    // The parcel is written even when it stays as it is, so that nothing can be added to one that is being deleted.
    storeParcel(tx, parcel, movedParcel(parcel, input, now));
    storeActivity(tx, created);
    tx.set(activityIdKey(id), parcel.id);
    await rememberMade(tx, request, { kv, id });
    return created;
  }, { lock: input.parcel_id });
  return toActivity(activity, time_zone);
}

/**
 * Changes the given fields of an entry (decision 23), which stays with its parcel. Throws 404, 409 when `version` is not
 * the current one, and 422 for another parcel.
 */
export async function updateActivity(
  kv: Kv,
  { id, version, ...changes }: ActivityPatch,
): Promise<{ activity: Activity; changed: boolean }> {
  const { time_zone } = await getSettings(kv);
  const { activity, changed } = await kv.transact(async (tx) => {
    const before = await requireActivity(tx, id);
    requireVersion(before, version);
    const after = { ...before, ...defined(changes) };
    if (after.parcel_id !== before.parcel_id) {
      throw invalid({ key: "invalid.selected", field: "parcel_id" });
    }
    if (JSON.stringify(after) === JSON.stringify(before)) {
      return { activity: before, changed: false };
    }
    after.version += 1;
    after.updated_at = kv.now().toISOString();
    storeActivity(tx, after);
    await touchParcel(tx, after.parcel_id, kv.now());
    return { activity: after, changed: true };
  }, { lock: id });
  return { activity: toActivity(activity, time_zone), changed };
}

/** Removes an entry from its history. Throws 404. */
export function deleteActivity(kv: Kv, id: string): Promise<void> {
  return kv.transact(async (tx) => {
    const { parcel_id } = await requireActivity(tx, id);
    tx.delete(activityKey(parcel_id, id));
    tx.delete(activityIdKey(id));
    await touchParcel(tx, parcel_id, kv.now());
  }, { lock: id });
}

/** Notes in a parcel that something was written about it: by that its age counts (decision 92). */
async function touchParcel(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<void> {
  const parcel = await requireParcel(tx, id);
  storeParcel(tx, parcel, { ...parcel, updated_at: now.toISOString() });
}

async function readActivity(
  tx: Transaction,
  id: string | null,
): Promise<StoredActivity | null> {
  const parcel_id = id && await tx.read<string>(activityIdKey(id));
  if (id === null || !parcel_id) return null;
  const cells = await tx.read<never>(activityKey(parcel_id, id));
  return cells === null ? null : decodeActivity({ id, parcel_id }, cells);
}

async function requireActivity(
  tx: Transaction,
  id: string,
): Promise<StoredActivity> {
  const activity = await readActivity(tx, id);
  if (activity === null) throw notFound("activity");
  return activity;
}

function newActivity(
  input: ActivityCreate,
  { id, time }: { id: string; time: string },
): StoredActivity {
  const { parcel_id, title, description, icon, color, occurred_at = time } =
    input;
  return {
    ...{ id, parcel_id, version: 1, created_at: time, updated_at: time },
    ...{ title, description, icon, color, occurred_at },
  };
}

function movedParcel(
  parcel: StoredParcel,
  input: ActivityCreate,
  now: Date,
): StoredParcel {
  const {
    status,
    current_location,
    map_current_latitude,
    map_current_longitude,
  } = input;
  const changes = defined({
    ...{ status, current_location },
    ...{ map_current_latitude, map_current_longitude },
  });
  const moved = { ...parcel, ...changes, updated_at: now.toISOString() };
  refuse(checkParcel(moved));
  if (Object.keys(changes).length > 0) moved.version += 1;
  return moved;
}

function storeActivity(tx: Transaction, activity: StoredActivity): void {
  tx.set(
    activityKey(activity.parcel_id, activity.id),
    encodeActivity(activity),
  );
}
