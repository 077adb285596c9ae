import { invalid, notFound, type Problem, refuse } from "@/lib/errors.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { MAX_AHEAD_MS } from "@/lib/fields/constants.ts";
import { parcels, type StoredParcel } from "./store.ts";
import {
  newStamp,
  omitUndefined,
  overwrite,
  requireVersion,
} from "@/lib/store/stamps.ts";
import {
  changedEntry,
  listHistory,
  readEntry,
  requireEntry,
  type StoredActivity,
} from "./entries.ts";
import { addEntry, changeEntry } from "./model.ts";
import { type Mark, originOf, pickNamed } from "./state.ts";
import { findCreatedId, rememberCreated } from "@/lib/store/requests.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { toLocalDate } from "@/lib/dates.ts";
import type {
  Activity,
  ActivityCreate,
  ActivityPatch,
  CreatedParts,
} from "./entry_schema.ts";
import { missingHalves } from "./rules.ts";

/**
 * Adds an entry to a parcel's history. In the same commit its status, place and point become the parcel's, unless newer ones
 * are set (decision 117). A repeated `requestKey` returns the entry of the first call. Throws 404 for an unknown parcel, and
 * 422 for a time too far in the future or if the parcel would break a cross-field rule.
 */
export async function createActivity(
  kv: Kv,
  input: ActivityCreate,
  { requestKey }: { requestKey?: string | undefined } = {},
): Promise<Activity> {
  const request = { noun: "activities", input, requestKey };
  // Read before the commit, because failing after it would report a completed call as failed.
  const { time_zone } = await getSettings(kv);
  const activity = await kv.transact(async (tx) => {
    const [createdId, parcel] = await Promise.all([
      findCreatedId(tx, request),
      parcels.read(tx, input.parcel_id),
    ]);
    // The entry still exists while its parcel is in the trash.
    if (parcel === null) throw notFound("parcel");
    const existing = await readEntry(tx, createdId);
    if (existing !== null) return existing;
    const { entry: created } = await insertEntry(tx, kv, parcel, input);
    await rememberCreated(tx, request, { kv, id: created.id });
    return created;
  }, { lock: input.parcel_id });
  return toActivity(activity, time_zone);
}

/** Adds an entry in the caller's commit. Throws 422 like createActivity(). */
export async function insertEntry(
  tx: Transaction,
  kv: Kv,
  parcel: StoredParcel,
  input: Omit<ActivityCreate, "parcel_id">,
): Promise<{ parcel: StoredParcel; entry: StoredActivity }> {
  const { title, description, icon, color } = input;
  const stamp = newStamp(tx.now);
  const { occurred_at = stamp.created_at } = input;
  const changed = { ...parcel, ...omitUndefined(input) };
  refuse([
    ...checkNotTooFarAhead({ occurred_at }, tx.now),
    ...missingHalves(changed),
  ]);
  const entry: StoredActivity = {
    ...stamp,
    parcel_id: parcel.id,
    title,
    description,
    icon,
    color,
    occurred_at,
    brought: pickNamed(input, changed),
  };
  return { parcel: await addEntry(tx, kv, parcel, entry), entry };
}

/**
 * Changes the given fields of an entry; a new time may change the parcel's values. Throws 404, 409 for a stale `version`,
 * and 422 for another parcel or a time too far in the future.
 */
export async function updateActivity(
  kv: Kv,
  { id, version, ...changes }: ActivityPatch,
  merge = overwrite,
): Promise<{ activity: Activity; changed: boolean }> {
  const { time_zone } = await getSettings(kv);
  const { activity, changed } = await kv.transact(async (tx) => {
    const { entry: before, parcel } = await requireEntry(tx, id);
    requireVersion(before, version);
    const after = { ...before, ...merge(before, omitUndefined(changes)) };
    if (after.parcel_id !== before.parcel_id) {
      throw invalid({ key: "invalid.selected", field: "parcel_id" });
    }
    if (JSON.stringify(after) === JSON.stringify(before)) {
      return { activity: before, changed: false };
    }
    const isMoved = after.occurred_at !== before.occurred_at;
    if (isMoved) refuse(checkNotTooFarAhead(after, tx.now));
    const activity = changedEntry(tx, before, after);
    await changeEntry(tx, kv, parcel, { before, after: activity });
    return { activity, changed: true };
  }, { lock: id });
  return { activity: toActivity(activity, time_zone), changed };
}

/** Removes an entry and returns its parcel, which takes over the values of the next-newest entry. Throws 404. */
export function deleteActivity(kv: Kv, id: string): Promise<StoredParcel> {
  return kv.transact(async (tx) => {
    const { entry, parcel } = await requireEntry(tx, id);
    return await changeEntry(tx, kv, parcel, { before: entry, after: null });
  }, { lock: id });
}

/** Returns the mark from which a parcel's status applies, or null if it was never set. */
export async function readStatusMark(
  kv: Kv,
  parcelId: string,
): Promise<Mark | null> {
  const parcel = await parcels.get(kv, parcelId);
  return parcel && (originOf(parcel, "status")?.newest ?? null);
}

/** Returns a problem for a time more than a day ahead; less is allowed, because offices' clocks and time zones differ. */
export function checkNotTooFarAhead(
  { occurred_at }: Pick<StoredActivity, "occurred_at">,
  now: Date,
): Problem[] {
  const ahead = Date.parse(occurred_at) - now.getTime();
  return ahead > MAX_AHEAD_MS
    ? [{ key: "invalid.ahead", field: "occurred_at" }]
    : [];
}

/** Returns a parcel's history for a member, newest first. */
export async function listActivities(
  kv: Kv,
  parcelId: string,
): Promise<Activity[]> {
  const [history, { time_zone }] = await Promise.all([
    listHistory(kv, parcelId),
    getSettings(kv),
  ]);
  return history.map((entry) => toActivity(entry, time_zone));
}

/** Converts a stored entry for a response, with its time in a time zone. */
export function toActivity(
  { brought: _, ...entry }: StoredActivity,
  timeZone: string,
): Activity {
  return { ...entry, ...createdParts(entry.occurred_at, timeZone) };
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Returns the month, day and time of an entry in a time zone, such as Nov, 20 and 03:45 PM. */
export function createdParts(moment: string, timeZone: string): CreatedParts {
  const local = toLocalDate(moment, timeZone);
  const hour = local.getUTCHours();
  const twoDigits = (count: number) => String(count).padStart(2, "0");
  const minute = twoDigits(local.getUTCMinutes());
  const time = `${twoDigits(hour % 12 || 12)}:${minute}`;
  return {
    created_at_month: MONTHS[local.getUTCMonth()]!,
    created_at_day: String(local.getUTCDate()),
    created_at_time: `${time} ${hour < 12 ? "AM" : "PM"}`,
  };
}
