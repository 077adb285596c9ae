import { invalid, notFound, type Problem, refuse } from "@/lib/errors.ts";
import type { Entry, Kv, Transaction } from "@/lib/store/kv.ts";
import {
  type Activity,
  type ActivityCreate,
  type ActivityPatch,
  checkParcel,
  type CreatedParts,
  missingHalves,
} from "./schema.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { ENTRY_FIELDS, MAX_AHEAD_MS } from "@/lib/fields/constants.ts";
import {
  activityIdKey,
  activityKey,
  decodeActivity,
  encodeActivity,
  historyKey,
  parcels,
  type StoredActivity,
  type StoredParcel,
} from "./store.ts";
import { changesOf, noteKind } from "@/lib/store/origin.ts";
import {
  defined,
  newStamp,
  overwrite,
  requireVersion,
} from "@/lib/store/stamps.ts";
import {
  legacyMark,
  type Mark,
  namedIn,
  needsHistory,
  settle,
  statusOrigin,
} from "./state.ts";
import { recordEntry, recordGone } from "./reached.ts";
import { findCreatedId, rememberCreated } from "@/lib/store/requests.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { onLocalClock } from "@/lib/dates.ts";

const MAX_ENTRIES = 1000;
const READ_TOGETHER = 1000;

/**
 * Adds an entry to a parcel's history. Its status, place and point become the parcel's in the same commit unless a newer
 * one was set (decision 117). A repeated `requestKey` returns the entry of the first call. Throws 404 for an unknown
 * parcel, 422 for a time too far ahead and for a parcel that would break the rules across its fields.
 */
export async function createActivity(
  kv: Kv,
  input: ActivityCreate,
  { requestKey }: { requestKey?: string | undefined } = {},
): Promise<Activity> {
  const request = { noun: "activities", input, requestKey };
  // Read before the commit, because a failure after it would report a done call as failed.
  const { time_zone } = await getSettings(kv);
  const activity = await kv.transact(async (tx) => {
    const [createdId, parcel] = await Promise.all([
      findCreatedId(tx, request),
      parcels.read(tx, input.parcel_id),
    ]);
    // One in the trash still has its history.
    if (parcel === null) throw notFound("parcel");
    const existing = await readActivity(tx, createdId);
    if (existing !== null) return existing;
    const created = await insertActivity(tx, input, kv);
    await rememberCreated(tx, request, { kv, id: created.id });
    return created;
  }, { lock: input.parcel_id });
  return toActivity(activity, time_zone);
}

/**
 * Adds an entry in the caller's commit, which then depends on the parcel alone. Throws like createActivity(), before it writes
 * anything.
 */
export async function insertActivity(
  tx: Transaction,
  input: ActivityCreate,
  kv: Kv,
): Promise<StoredActivity> {
  const parcel = await parcels.require(tx, input.parcel_id);
  const created = newActivity(input, parcel, newStamp(tx.now));
  refuse([
    ...checkAhead(created, tx.now),
    ...missingHalves({ ...parcel, ...defined(input) }),
  ]);
  const settled = await settleWith(kv, parcel, created);
  refuse(checkParcel(settled));
  // Writes even an unchanged parcel, so that the commit conflicts with its deletion and with other changes of its history.
  saveWithEntry(tx, parcel, settled, { before: null, after: created });
  writeEntry(tx, settled, created);
  return created;
}

/**
 * Changes the given fields of an entry (decision 23); another time may give the parcel other values (117). Throws 404, 409
 * for a stale `version`, and 422 for another parcel and a time too far ahead.
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
    const after = { ...before, ...merge(before, defined(changes)) };
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
    if (isMoved) recordEntry(tx, parcel, after);
    const settled = isMoved ? await resettled(kv, parcel, after) : parcel;
    saveWithEntry(tx, parcel, settled, { before, after });
    return { activity: after, changed: true };
  }, { lock: id });
  return { activity: toActivity(activity, time_zone), changed };
}

/** Removes an entry; the parcel takes the values of the next one (decision 117). Throws 404. */
export function deleteActivity(kv: Kv, id: string): Promise<void> {
  return kv.transact(async (tx) => {
    const { entry, parcel } = await requireEntry(tx, id);
    const settled = await settleWithout(kv, parcel, entry);
    dropEntry(tx, parcel, entry);
    saveWithEntry(tx, parcel, settled, { before: entry, after: null });
  }, { lock: id });
}

/** Returns the parcel with the state that it has after a new entry (decision 117). */
export async function settleWith(
  kv: Kv,
  parcel: StoredParcel,
  entry: StoredActivity,
): Promise<StoredParcel> {
  const history = needsHistory(parcel) ? await readHistory(kv, parcel.id) : [];
  return settle(withEntry(parcel, entry), [...history, entry]);
}

/** Writes a new entry in the caller's commit, which also writes its parcel. */
export function writeEntry(
  tx: Transaction,
  parcel: StoredParcel,
  entry: StoredActivity,
): void {
  storeActivity(tx, entry);
  tx.set(activityIdKey(entry.id), entry.parcel_id);
  recordEntry(tx, parcel, entry);
}

/** Returns the parcel with the state that its history gives it, without an entry that is removed (decision 117). */
export function settleWithout(
  kv: Kv,
  parcel: StoredParcel,
  entry: StoredActivity | null,
): Promise<StoredParcel> {
  return resettled(kv, parcel, entry, { isRemoved: true });
}

/** Removes an entry in the caller's commit, which also writes its parcel. */
export function dropEntry(
  tx: Transaction,
  parcel: StoredParcel,
  entry: StoredActivity,
): void {
  tx.delete(activityKey(parcel.id, entry.id));
  tx.delete(activityIdKey(entry.id));
  recordGone(tx, entry);
}

/** Returns the mark from which the present status of a parcel applies, or null when it was never set. */
export async function readStatusMark(
  kv: Kv,
  parcelId: string,
): Promise<Mark | null> {
  const parcel = await parcels.get(kv, parcelId);
  if (parcel === null) return null;
  const { newest, named } = statusOrigin(parcel);
  return newest ??
    (named && legacyMark(parcel, await readHistory(kv, parcelId)));
}

/** Returns the parcel with its state after an entry was removed or has another time. */
async function resettled(
  kv: Kv,
  parcel: StoredParcel,
  entry: StoredActivity | null,
  { isRemoved = false } = {},
): Promise<StoredParcel> {
  const history = await readHistory(kv, parcel.id);
  const rest = history.filter(({ id }) => id !== entry?.id);
  const present = isRemoved || entry === null ? rest : [...rest, entry];
  const settled = settle(
    withHistory(parcel, present),
    present,
    entry ?? undefined,
  );
  // A map cannot be drawn without the point (decision 26).
  const hasPoint = settled.map_current_latitude !== null;
  return hasPoint ? settled : { ...settled, show_map: "no" };
}

/** Returns the parcel with the time of its newest entry, once that is known, after an entry was added. */
function withEntry(
  parcel: StoredParcel,
  { occurred_at }: StoredActivity,
): StoredParcel {
  const { newest_entry: newest } = parcel;
  if (newest === null) return parcel;
  const added = Date.parse(occurred_at);
  return {
    ...parcel,
    newest_entry: newest === false ? added : Math.max(newest, added),
  };
}

/** Returns the parcel with the time of its newest entry, once that is known, after its history has changed. */
function withHistory(
  parcel: StoredParcel,
  history: StoredActivity[],
): StoredParcel {
  const empty = parcel.newest_entry === null ? null : false as const;
  return history.reduce(withEntry, { ...parcel, newest_entry: empty });
}

/** Returns a problem for a time more than a day ahead; clocks and time zones of offices differ (decision 117). */
export function checkAhead(
  { occurred_at }: Pick<StoredActivity, "occurred_at">,
  now: Date,
): Problem[] {
  const ahead = Date.parse(occurred_at) - now.getTime();
  return ahead > MAX_AHEAD_MS
    ? [{ key: "invalid.ahead", field: "occurred_at" }]
    : [];
}

export async function readActivity(
  tx: Transaction,
  id: string | null,
): Promise<StoredActivity | null> {
  const parcel_id = id && await tx.read<string>(activityIdKey(id));
  if (id === null || !parcel_id) return null;
  const cells = await tx.read<never>(activityKey(parcel_id, id));
  return cells === null ? null : decodeActivity({ id, parcel_id }, cells);
}

/** Reads an entry and its parcel, on which the commit then depends. Throws 404. */
async function requireEntry(
  tx: Transaction,
  id: string,
): Promise<{ entry: StoredActivity; parcel: StoredParcel }> {
  const entry = await readActivity(tx, id);
  const parcel = entry && await parcels.read(tx, entry.parcel_id);
  if (parcel === null) throw notFound("activity");
  return { entry: entry!, parcel };
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
    brought: namedIn(input, { ...parcel, ...defined(input) }),
  };
}

function storeActivity(tx: Transaction, activity: StoredActivity): void {
  tx.set(
    activityKey(activity.parcel_id, activity.id),
    encodeActivity(activity),
  );
}

/**
 * Saves a parcel with what a change of its history does to it, and returns it. The journal is told of the parcel if one of its
 * fields changes, else of the entry.
 */
export function saveWithEntry(
  tx: Transaction,
  parcel: StoredParcel,
  settled: StoredParcel,
  { before, after }: {
    before: StoredActivity | null;
    after: StoredActivity | null;
  },
): StoredParcel {
  const { id: record_id } = (after ?? before)!;
  const changes = changesOf(before, after, ENTRY_FIELDS);
  if (Object.keys(parcels.changesOf(parcel, settled)).length === 0) {
    const { id: parent_id, tracking_code: label } = parcel;
    const kind = noteKind(before, after);
    tx.note({ noun: "activities", record_id, parent_id, label, kind, changes });
    return parcels.save(tx, parcel, settled);
  }
  const isEdited = before !== null && after !== null;
  return parcels.save(tx, parcel, settled, {
    ...{ entry_id: record_id, ...(isEdited && { changes }) },
  });
}

/** Returns a parcel's history, newest first by its time (decision 24); of a very long one the last thousand entries. */
export async function listHistory(
  kv: Kv,
  parcelId: string,
): Promise<StoredActivity[]> {
  const entries = await kv.list<never>({ prefix: historyKey(parcelId) }, {
    limit: MAX_ENTRIES,
    reverse: true,
  });
  const history = entries.map((entry) => readEntry(parcelId, entry));
  // The store returns the last created first, which also orders entries of the same time.
  return history.sort((a, b) =>
    Date.parse(b.occurred_at) - Date.parse(a.occurred_at)
  );
}

/** Reads a parcel's whole history in the order of creation. */
export async function readHistory(
  kv: Kv,
  parcelId: string,
): Promise<StoredActivity[]> {
  const entries = kv.walk<never>(historyKey(parcelId), READ_TOGETHER);
  return await Array.fromAsync(entries, (entry) => readEntry(parcelId, entry));
}

function readEntry(
  parcel_id: string,
  { key, value }: Entry<never>,
): StoredActivity {
  return decodeActivity({ id: String(key.at(-1)), parcel_id }, value);
}

/** Returns a parcel's history for the administrator, newest first (decision 24). */
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

/** Converts a stored entry: derives its parts in a time zone, and drops what it set. */
export function toActivity(
  { brought: _, ...entry }: StoredActivity,
  timeZone: string,
): Activity {
  return { ...entry, ...createdParts(entry.occurred_at, timeZone) };
}

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Derives month, day and time of a history entry, such as Nov, 20 and 03:45 PM, in a time zone (decision 24). */
export function createdParts(moment: string, timeZone: string): CreatedParts {
  const { month, day, hour, minute } = onLocalClock(moment, timeZone);
  const twoDigits = (count: number) => String(count).padStart(2, "0");
  const time = `${twoDigits(hour % 12 || 12)}:${twoDigits(minute)}`;
  return {
    created_at_month: MONTHS[month - 1]!,
    created_at_day: String(day),
    created_at_time: `${time} ${hour < 12 ? "AM" : "PM"}`,
  };
}
