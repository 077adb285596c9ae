import { invalid, notFound, type Problem, refuse } from "@/lib/errors.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import type {
  Activity,
  ActivityCreate,
  ActivityPatch,
} from "./activity_schema.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { MAX_AHEAD_MS } from "@/lib/fields/constants.ts";
import { checkParcel, missingHalves } from "./schema.ts";
import {
  decodeActivity,
  encodeActivity,
  type StoredActivity,
  type StoredParcel,
} from "./codec.ts";
import { readHistory, toActivity } from "./history.ts";
import { newStamp } from "@/lib/store/ids.ts";
import { defined, requireVersion } from "@/lib/store/versions.ts";
import type { Mark } from "./origins.ts";
import { activityIdKey, activityKey } from "./keys.ts";
import {
  bring,
  broughtBy,
  legacyMark,
  needsHistory,
  settle,
  statusMark,
} from "./state.ts";
import { parcels, shown } from "./store.ts";
import { findCreatedId, rememberCreated } from "@/lib/store/requests.ts";
import { getSettings } from "@/lib/settings/settings.ts";

const NOUN = "activities";

/**
 * Adds an entry to a parcel's history. The status, place and point that it brings become the parcel's in the same commit,
 * each unless something newer has brought it (decision 117). A repeated `requestKey` returns the entry the first call
 * made. Throws 404 for an unknown parcel, 422 for a time too far ahead and when the parcel would not fit together.
 */
export async function createActivity(
  kv: Kv,
  input: ActivityCreate,
  { requestKey }: { requestKey?: string | undefined } = {},
): Promise<Activity> {
  const request = { noun: NOUN, input, requestKey };
  // Read before the commit: nothing after it may fail a call that has done its work.
  const { time_zone } = await getSettings(kv);
  const activity = await kv.transact(async (tx) => {
    const [createdId, parcel] = await Promise.all([
      findCreatedId(tx, request),
      parcels.read(tx, input.parcel_id),
    ]);
    const existing = await readActivity(tx, createdId);
    if (existing !== null) return existing;
    if (parcel === null) throw notFound("parcel");
    const created = newActivity(input, parcel, newStamp(tx.now));
    refuse([
      ...checkAhead(created, tx.now),
      ...missingHalves({ ...parcel, ...defined(pointOf(input)) }),
    ]);
    // The parcel is written even when it stays as it is, so that nothing can be added to one that is being deleted, and
    // every change of a history meets every other one.
    parcels.put(tx, parcel, await parcelWith(kv, parcel, created));
    storeActivity(tx, created);
    tx.set(activityIdKey(created.id), parcel.id);
    await rememberCreated(tx, request, { kv, id: created.id });
    return created;
  }, { lock: input.parcel_id });
  return toActivity(activity, time_zone);
}

/**
 * Changes the given fields of an entry (decision 23), which stays with its parcel; another time may give the parcel other
 * values (117). Throws 404, 409 when `version` is not the current one, and 422 for another parcel and a time too far ahead.
 */
export async function updateActivity(
  kv: Kv,
  { id, version, ...changes }: ActivityPatch,
): Promise<{ activity: Activity; changed: boolean }> {
  const { time_zone } = await getSettings(kv);
  const { activity, changed } = await kv.transact(async (tx) => {
    const { entry: before, parcel } = await requireEntry(tx, id);
    requireVersion(before, version);
    const after = { ...before, ...defined(changes) };
    if (after.parcel_id !== before.parcel_id) {
      throw invalid({ key: "invalid.selected", field: "parcel_id" });
    }
    if (JSON.stringify(after) === JSON.stringify(before)) {
      return { activity: before, changed: false };
    }
    const isMoved = after.occurred_at !== before.occurred_at;
    if (isMoved) refuse(checkAhead(after, tx.now));
    after.version += 1;
    after.updated_at = tx.now.toISOString();
    storeActivity(tx, after);
    const settled = isMoved ? await resettled(kv, parcel, after) : parcel;
    parcels.put(tx, parcel, touched(parcel, settled, tx.now));
    return { activity: after, changed: true };
  }, { lock: id });
  return { activity: toActivity(activity, time_zone), changed };
}

/** Removes an entry from its history; the parcel goes on with the values of the next one (decision 117). Throws 404. */
export function deleteActivity(kv: Kv, id: string): Promise<void> {
  return kv.transact(async (tx) => {
    const { entry, parcel } = await requireEntry(tx, id);
    tx.delete(activityKey(parcel.id, id));
    tx.delete(activityIdKey(id));
    const settled = await resettled(kv, parcel, entry, { isRemoved: true });
    parcels.put(tx, parcel, touched(parcel, settled, tx.now));
  }, { lock: id });
}

/** Returns what the present status of a parcel comes from, and from when on it counts; null when nothing has brought one. */
export async function readStatusMark(
  kv: Kv,
  parcelId: string,
): Promise<Mark | null> {
  const parcel = await parcels.get(kv, parcelId);
  if (parcel === null) return null;
  return needsHistory(parcel, { status: null })
    ? legacyMark(parcel, await readHistory(kv, parcelId))
    : statusMark(parcel);
}

/** Returns the parcel with what a new entry brings, as far as nothing newer has brought the same. */
async function parcelWith(
  kv: Kv,
  parcel: StoredParcel,
  created: StoredActivity,
): Promise<StoredParcel> {
  const settled = needsHistory(parcel, created.brought ?? {})
    ? settle(parcel, [...await readHistory(kv, parcel.id), created])
    : bring(parcel, created);
  refuse(checkParcel(settled));
  return touched(parcel, settled, new Date(created.created_at));
}

/** Returns the parcel with the state that its history gives it once an entry is gone or has another time. */
async function resettled(
  kv: Kv,
  parcel: StoredParcel,
  entry: StoredActivity,
  { isRemoved = false } = {},
): Promise<StoredParcel> {
  const history = await readHistory(kv, parcel.id);
  const rest = history.filter(({ id }) => id !== entry.id);
  const settled = settle(parcel, isRemoved ? rest : [...rest, entry], entry);
  // A map cannot be drawn without the point (decision 26).
  const hasPoint = settled.map_current_latitude !== null;
  return hasPoint ? settled : { ...settled, show_map: "no" };
}

/**
 * Notes in a parcel that something was written about it: by that its age counts (decision 92). Its version counts what
 * changed in the record itself.
 */
function touched(
  before: StoredParcel,
  after: StoredParcel,
  now: Date,
): StoredParcel {
  const isChanged =
    JSON.stringify(shown(after)) !== JSON.stringify(shown(before));
  return {
    ...after,
    version: before.version + (isChanged ? 1 : 0),
    updated_at: now.toISOString(),
  };
}

/** An entry may be ahead of the clock that hangs on the wall of another office, but not of tomorrow (decision 117). */
function checkAhead({ occurred_at }: StoredActivity, now: Date): Problem[] {
  const ahead = Date.parse(occurred_at) - now.getTime();
  return ahead > MAX_AHEAD_MS
    ? [{ key: "invalid.ahead", field: "occurred_at" }]
    : [];
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

/** Reads an entry and its parcel, both at once, in a transaction that depends on them. Throws 404. */
async function requireEntry(
  tx: Transaction,
  id: string,
): Promise<{ entry: StoredActivity; parcel: StoredParcel }> {
  const parcel_id = await tx.read<string>(activityIdKey(id));
  if (parcel_id === null) throw notFound("activity");
  const [cells, parcel] = await Promise.all([
    tx.read<never>(activityKey(parcel_id, id)),
    parcels.read(tx, parcel_id),
  ]);
  if (cells === null || parcel === null) throw notFound("activity");
  return { entry: decodeActivity({ id, parcel_id }, cells), parcel };
}

function newActivity(
  input: ActivityCreate,
  parcel: StoredParcel,
  stamp: Stored,
): StoredActivity {
  const { parcel_id, title, description, icon, color } = input;
  const { occurred_at = stamp.created_at } = input;
  return {
    ...{ ...stamp, parcel_id },
    ...{ title, description, icon, color, occurred_at },
    brought: broughtBy(input, parcel),
  };
}

function pointOf(
  { map_current_latitude, map_current_longitude }: ActivityCreate,
) {
  return { map_current_latitude, map_current_longitude };
}

function storeActivity(tx: Transaction, activity: StoredActivity): void {
  tx.set(
    activityKey(activity.parcel_id, activity.id),
    encodeActivity(activity),
  );
}
