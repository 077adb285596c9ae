import { filterValues } from "deno-std/collections/filter_values.js";
import { mapValues } from "deno-std/collections/map_values.js";
import { omit } from "deno-std/collections/omit.js";
import { pick } from "deno-std/collections/pick.js";
import { refuse } from "@/lib/errors.ts";
import { ENTRY_FIELDS } from "@/lib/fields/constants.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import type { Changes } from "@/lib/store/origin.ts";
import { changesOf, noteKind, type Told } from "@/lib/store/records.ts";
import { newId, newStamp, omitUndefined } from "@/lib/store/stamps.ts";
import { checkCode } from "./codes.ts";
import {
  type HistoryChange,
  lookEntry,
  readHistory,
  stateEntry,
  storeChange,
} from "./entries.ts";
import { withEntryTime } from "./filing.ts";
import { recordChange, recordOwn } from "./reached.ts";
import type { ParcelCreate, ParcelPatch } from "./schema.ts";
import {
  type Aspect,
  ASPECTS,
  claim,
  namedIn,
  originOf,
  type ParcelState,
  settle,
  stateOf,
  withState,
} from "./state.ts";
import {
  EMPTY_PARCEL,
  parcels,
  type StoredActivity,
  type StoredParcel,
} from "./store.ts";
import { normalizeTrackingCode } from "./tracking_code.ts";
import { checkParcel, missingHalves } from "./rules.ts";

/** Maximum former codes of a parcel; the oldest are forgotten. */
const MAX_OLD_CODES = 50;

/** Which parts of a parcel's state make a history entry, in place of being the parcel's own. */
export interface Entering {
  aspects: readonly Aspect[];
  /** When it happened; by default now, or at the newest entry if that is later, so that it applies. */
  occurred_at?: string;
  /** The title of an entry about a parcel that has neither status nor place. */
  title?: string;
}

/** A parcel as a commit writes it, and the entry that it got. */
export interface Written {
  parcel: StoredParcel;
  entry: StoredActivity | null;
}

type Patch = Omit<ParcelPatch, "id" | "version">;

/** Creates a parcel in the caller's commit. Throws 422 when the code is taken or the rules across the fields are broken. */
export async function insertParcel(
  tx: Transaction,
  input: ParcelCreate,
  entering?: Entering,
): Promise<Written> {
  const written = await newParcel(tx, input, entering);
  const { parcel, entry } = written;
  parcels.insert(tx, parcel, entry === null ? {} : { entry_id: entry.id });
  return written;
}

/** Returns a new parcel that the caller's commit inserts, and writes all else about it. Throws 422 like insertParcel(). */
export async function newParcel(
  tx: Transaction,
  input: ParcelCreate,
  entering?: Entering,
): Promise<Written> {
  const stored = { ...newStamp(tx.now), ...EMPTY_PARCEL };
  const blank = stored as unknown as StoredParcel;
  const { parcel, entry, own } = withChanges(tx, blank, input, entering);
  refuse([...await checkCode(tx, parcel), ...checkParcel(parcel)]);
  if (own.status !== undefined) recordOwn(tx, parcel);
  writeHistory(tx, parcel, { before: null, after: entry });
  return { parcel, entry };
}

/**
 * Changes a parcel in the caller's commit, with a new entry of its history if there is one. Nothing is written if nothing changes
 * and nothing is named. Throws 422 when the new code is taken or the rules across the fields are broken.
 */
export async function changeParcel(
  tx: Transaction,
  before: StoredParcel,
  changes: Patch,
  entering?: Entering,
): Promise<Written> {
  const changed = withChanges(tx, before, changes, entering);
  const { entry, own } = changed;
  const parcel = withFormerCode(changed.parcel, before);
  const problems = isRecoded(parcel, before) ? await checkCode(tx, parcel) : [];
  refuse([...problems, ...checkParcel(parcel)]);
  if (JSON.stringify(parcel) === JSON.stringify(before)) {
    return { parcel: before, entry };
  }
  if (own.status !== undefined) recordOwn(tx, parcel);
  return {
    parcel: save(tx, before, parcel, { before: null, after: entry }),
    entry,
  };
}

/**
 * Adds an entry to a parcel's history in the caller's commit. Writes even an unchanged parcel, so that the commit conflicts with
 * its deletion and with other changes of its history. Throws 422 when the rules across the fields are broken.
 */
export function addEntry(
  tx: Transaction,
  parcel: StoredParcel,
  entry: StoredActivity,
): StoredParcel {
  const settled = withEntry(parcel, entry);
  refuse(checkParcel(settled));
  return save(tx, parcel, settled, { before: null, after: entry });
}

/** Changes or removes an entry in the caller's commit; the parcel takes the values that its history gives it then. */
export async function changeEntry(
  tx: Transaction,
  kv: Kv,
  parcel: StoredParcel,
  change: HistoryChange,
): Promise<StoredParcel> {
  const isMoved = change.before?.occurred_at !== change.after?.occurred_at;
  const settled = isMoved ? await resettled(kv, parcel, change) : parcel;
  return save(tx, parcel, settled, change);
}

/** Returns the values that a parcel had before a change, which restoreParcel() gives it back. */
export function formerValues(
  before: StoredParcel,
  after: StoredParcel,
): Partial<StoredParcel> {
  const changes: Changes = {
    ...parcels.changesOf(before, after),
    ...changesOf(before, after, ["origins"]),
  };
  return mapValues(changes, ([former]: Changes[string]) => former);
}

/** Restores a parcel's former values in the caller's commit, and removes the history entry that came with the present ones. */
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
  const restored = isStateKept ? values : await resettled(kv, values, change);
  const told = { kind: "reverted" };
  return save(tx, parcel, restored, { ...change, told });
}

/** A parcel with changes, not written yet. */
interface Draft extends Written {
  /** The parts of its state that are the parcel's own from now on. */
  own: Partial<ParcelState>;
}

/** Returns the parcel with changes: what they name of its state is its own from now on, or that of a new entry. */
function withChanges(
  tx: Transaction,
  before: StoredParcel,
  changes: Patch,
  { aspects = [], occurred_at, title = "" }: Partial<Entering> = {},
): Draft {
  const edited: StoredParcel = { ...before, ...omitUndefined(changes) };
  const named = namedIn(changes, edited);
  const brought = filterValues(
    pick(named, [...aspects]),
    (value: unknown) => value != null,
  ) as Partial<ParcelState>;
  const entered = Object.keys(brought) as Aspect[];
  const own = omit(named, entered) as Partial<ParcelState>;
  // From this moment on a change applies, whatever the history says.
  const moment = Math.max(tx.now.getTime(), before.newest_entry || 0);
  const mark = { at: moment, id: newId(tx.now) };
  const isOwn = Object.keys(own).length > 0;
  const claimed = isOwn ? claim(edited, own, mark) : edited;
  if (entered.length === 0) return { parcel: claimed, entry: null, own };
  refuse(missingHalves(edited));
  const origins = ASPECTS.map((aspect) => originOf(claimed, aspect));
  const at = Math.max(
    moment,
    ...origins.map((origin) => origin?.newest.at ?? 0),
  );
  const entry = stateEntry(tx, claimed, {
    brought,
    title,
    occurred_at: occurred_at ?? new Date(at).toISOString(),
  });
  // What the entry brings becomes the parcel's by the entry alone.
  const former = withState(claimed, pick(stateOf(before), entered));
  return { parcel: withEntry(former, entry), entry, own };
}

function withEntry(parcel: StoredParcel, entry: StoredActivity): StoredParcel {
  return settle(withEntryTime(parcel, entry), [entry]);
}

/** Returns the parcel with the state that its changed history gives it. */
async function resettled(
  kv: Kv,
  parcel: StoredParcel,
  { before, after }: HistoryChange,
): Promise<StoredParcel> {
  const history = await readHistory(kv, parcel.id);
  const others = history.filter(({ id }) => id !== before?.id);
  const present = after === null ? others : [...others, after];
  const empty: StoredParcel = { ...parcel, newest_entry: false };
  const settled = settle(present.reduce(withEntryTime, empty), present, before);
  // A map cannot be drawn without the point.
  const hasPoint = settled.map_current_latitude !== null;
  return hasPoint ? settled : { ...settled, show_map: "no" };
}

/**
 * Saves a parcel with what a change of its history does to it, and returns it. The journal is told of the parcel if one of its
 * fields changes, else of the entry. Along with the parcel it is told what was edited of an entry, and the title of a deleted one.
 */
function save(
  tx: Transaction,
  before: StoredParcel,
  after: StoredParcel,
  { told = {}, ...change }: HistoryChange & { told?: Told },
): StoredParcel {
  const entry = change.after ?? change.before;
  if (entry === null) return parcels.save(tx, before, after, told);
  writeHistory(tx, after, change);
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
  parcel: StoredParcel,
  change: HistoryChange,
): void {
  if (change.before === null && change.after === null) return;
  storeChange(tx, change);
  recordChange(tx, parcel, change);
}

/** Reports whether a parcel has another code than before, not only another spelling. */
function isRecoded(after: StoredParcel, before: StoredParcel): boolean {
  return normalOf(after) !== normalOf(before);
}

/** Returns the parcel with its former code beside the older ones, if it has another one now. */
function withFormerCode(
  after: StoredParcel,
  before: StoredParcel,
): StoredParcel {
  if (!isRecoded(after, before)) return after;
  const old_codes = [...before.old_codes, normalOf(before)]
    .filter((code) => code !== normalOf(after)).slice(-MAX_OLD_CODES);
  return { ...after, old_codes };
}

function normalOf({ tracking_code }: StoredParcel): string {
  return normalizeTrackingCode(tracking_code)!;
}
