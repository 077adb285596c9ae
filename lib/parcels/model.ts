import { pick } from "deno-std/collections/pick.js";
import { refuse } from "@/lib/errors.ts";
import { ENTRY_FIELDS } from "@/lib/fields/constants.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import {
  type HistoryChange,
  lookEntry,
  readHistory,
  storeChange,
  type StoredActivity,
} from "./entries.ts";
import { withEntryTime, withStage } from "./filing.ts";
import { getMeanings, type StatusMeanings } from "@/lib/statuses/meanings.ts";
import { countUse } from "@/lib/statuses/uses.ts";
import { recordChange, recordOwn } from "./reached.ts";
import type { ParcelCreate } from "./schema.ts";
import { settle } from "./state.ts";
import { EMPTY_PARCEL, parcels, type StoredParcel } from "./store.ts";
import { checkCode, checkParcel } from "./rules.ts";
import {
  type EntryOptions,
  isRecoded,
  type Patch,
  withChanges,
  withEntry,
  withFormerCode,
  type WrittenParcel,
} from "./draft.ts";
import { changesOf, noteKind } from "@/lib/store/origin.ts";
import type { NoteOverrides } from "@/lib/store/record_options.ts";
import { endedAt, mayMoveEnd } from "./ended.ts";

/** Creates a parcel in the caller's commit. Throws 422 when the code is taken or a cross-field rule is broken. */
export async function insertParcel(
  tx: Transaction,
  kv: Kv,
  input: ParcelCreate,
  entering?: EntryOptions,
): Promise<WrittenParcel> {
  const written = await newParcel(tx, kv, input, entering);
  const { parcel, entry } = written;
  parcels.insert(tx, parcel, entry === null ? {} : { entry_id: entry.id });
  return written;
}

/** Builds a parcel for the caller to insert, and writes its history in the caller's commit. Throws 422 like insertParcel(). */
export async function newParcel(
  tx: Transaction,
  kv: Kv,
  input: ParcelCreate,
  entering?: EntryOptions,
): Promise<WrittenParcel> {
  const stored = { ...newStamp(tx.now), ...EMPTY_PARCEL };
  const blank = stored as unknown as StoredParcel;
  const statuses = await getMeanings(kv);
  const changed = withChanges(tx, statuses, blank, input, entering);
  const { entry, own } = changed;
  const parcel = withStage(changed.parcel, statuses);
  refuse([...await checkCode(tx, parcel), ...checkParcel(parcel)]);
  if (own.status !== undefined) recordOwn(tx, statuses, parcel);
  writeHistory(tx, statuses, parcel, { before: null, after: entry });
  countUse(tx, statuses, null, parcel.status);
  return { parcel, entry };
}

/**
 * Changes a parcel in the caller's commit, and adds the history entry that `entering` describes, if any. Writes nothing if
 * nothing changes. Throws 422 when the new code is taken or a cross-field rule is broken.
 */
export async function changeParcel(
  tx: Transaction,
  kv: Kv,
  before: StoredParcel,
  changes: Patch,
  entering?: EntryOptions,
): Promise<WrittenParcel> {
  const statuses = await getMeanings(kv);
  const changed = withChanges(tx, statuses, before, changes, entering);
  const { entry, own } = changed;
  const parcel = withFormerCode(changed.parcel, before);
  const problems = isRecoded(parcel, before) ? await checkCode(tx, parcel) : [];
  refuse([...problems, ...checkParcel(parcel)]);
  if (JSON.stringify(parcel) === JSON.stringify(before)) {
    return { parcel: before, entry };
  }
  if (own.status !== undefined) recordOwn(tx, statuses, parcel);
  return {
    parcel: save(tx, statuses, [before, parcel], {
      before: null,
      after: entry,
    }),
    entry,
  };
}

/**
 * Adds an entry to a parcel's history in the caller's commit. Writes the parcel even if it is unchanged, so that the commit
 * conflicts with its deletion and with other changes of its history. Throws 422 when a cross-field rule is broken.
 */
export async function addEntry(
  tx: Transaction,
  kv: Kv,
  parcel: StoredParcel,
  entry: StoredActivity,
): Promise<StoredParcel> {
  const statuses = await getMeanings(kv);
  const change = { before: null, after: entry };
  const settled = mayMoveEnd(parcel, entry)
    ? await resettle(kv, statuses, parcel, change)
    : withEntry(parcel, entry);
  refuse(checkParcel(settled));
  return save(tx, statuses, [parcel, settled], change);
}

/** Changes or removes an entry in the caller's commit, and updates the parcel's state to the changed history. */
export async function changeEntry(
  tx: Transaction,
  kv: Kv,
  parcel: StoredParcel,
  change: HistoryChange,
): Promise<StoredParcel> {
  const isMoved = change.before?.occurred_at !== change.after?.occurred_at;
  const statuses = await getMeanings(kv);
  const settled = isMoved
    ? await resettle(kv, statuses, parcel, change)
    : parcel;
  return save(tx, statuses, [parcel, settled], change);
}

/** Restores a parcel's former values in the caller's commit and removes the entry `entry_id`, if any. */
export async function restoreParcel(
  tx: Transaction,
  kv: Kv,
  parcel: StoredParcel,
  { former, entry_id }: {
    former: Partial<StoredParcel>;
    entry_id: string | null;
  },
): Promise<StoredParcel> {
  const entry = entry_id === null
    ? null
    : await lookEntry(tx, parcel.id, entry_id);
  const change = { before: entry, after: null };
  const values = { ...parcel, ...former };
  const isStateKept = entry === null && former.origins === undefined;
  const statuses = await getMeanings(kv);
  const restored = isStateKept
    ? values
    : await resettle(kv, statuses, values, change);
  const told = { kind: "reverted" };
  return save(tx, statuses, [parcel, restored], { ...change, told });
}

/** Returns the parcel with its state recomputed from its changed history. */
async function resettle(
  kv: Kv,
  statuses: StatusMeanings,
  parcel: StoredParcel,
  { before, after }: HistoryChange,
): Promise<StoredParcel> {
  const history = await readHistory(kv, parcel.id);
  const others = history.filter(({ id }) => id !== before?.id);
  const present = after === null ? others : [...others, after];
  const empty: StoredParcel = { ...parcel, newest_entry: false };
  const settled = settle(present.reduce(withEntryTime, empty), present, before);
  const ended = {
    ...settled,
    stage: statuses.filedStageOf(settled.status),
    ended_at: endedAt(statuses, settled, present, before),
  };
  // A map requires the point.
  const hasPoint = ended.map_current_latitude !== null;
  return hasPoint ? ended : { ...ended, show_map: "no" };
}

/**
 * Saves and returns a parcel with a change of its history. Writes one note to the journal: if a field of the parcel changes,
 * it is about the parcel and includes the entry's edits or a deleted entry's title; otherwise it is about the entry.
 */
function save(
  tx: Transaction,
  statuses: StatusMeanings,
  [before, changed]: [before: StoredParcel, after: StoredParcel],
  { told = {}, ...change }: HistoryChange & { told?: NoteOverrides },
): StoredParcel {
  const after = withStage(changed, statuses);
  countUse(tx, statuses, before.status, after.status);
  const entry = change.after ?? change.before;
  if (entry === null) return parcels.save(tx, before, after, told);
  writeHistory(tx, statuses, after, change);
  const { id } = entry;
  const kind = noteKind(change.before, change.after);
  const changes = changesOf(change.before, change.after, ENTRY_FIELDS);
  if (Object.keys(parcels.changesOf(before, after)).length > 0) {
    const about = {
      ...(kind === "updated" && { changes }),
      ...(kind === "deleted" && { changes: pick(changes, ["title"]) }),
    };
    return parcels.save(tx, before, after, {
      entry_id: id,
      ...about,
      ...told,
    });
  }
  const { id: parent_id, tracking_code: label } = before;
  tx.note({
    noun: "activities",
    record_id: id,
    parent_id,
    label,
    kind,
    changes,
  });
  return parcels.save(tx, before, after);
}

function writeHistory(
  tx: Transaction,
  statuses: StatusMeanings,
  parcel: StoredParcel,
  change: HistoryChange,
): void {
  if (change.before === null && change.after === null) return;
  storeChange(tx, change);
  recordChange(tx, statuses, parcel, change);
}
