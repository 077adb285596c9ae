import { pick } from "deno-std/collections/pick.js";
import { refuse } from "@/lib/errors.ts";
import {
  dropEntry,
  saveWithEntry,
  settleWith,
  settleWithout,
  writeEntry,
} from "@/lib/parcels/activities.ts";
import { newParcel, withNamed } from "@/lib/parcels/parcels.ts";
import {
  checkParcel,
  type ParcelCreate,
  type ParcelRow,
} from "@/lib/parcels/schema.ts";
import { lookOf, stageOf } from "@/lib/parcels/stages.ts";
import { namedIn } from "@/lib/parcels/state.ts";
import {
  activityKey,
  decodeActivity,
  parcels,
  type StoredActivity,
  type StoredParcel,
} from "@/lib/parcels/store.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import type { UndoRow } from "./store.ts";

/** What undoes a row that was written. */
export type Written = Omit<UndoRow, "row">;

/**
 * Creates a parcel in the caller's commit, with a history entry for its status. Throws 422 when the code is taken or the rules
 * across the fields are broken.
 */
export async function createParcel(
  tx: Transaction,
  kv: Kv,
  { status, ...input }: ParcelCreate,
  moment: string,
): Promise<Written> {
  const bare = await newParcel(tx, input, newStamp(tx.now));
  const entry = status ? newEntry(tx, bare, status, moment) : null;
  const parcel = entry === null ? bare : await settleWith(kv, bare, entry);
  parcels.insert(tx, parcel, entry === null ? {} : { entry_id: entry.id });
  if (entry !== null) writeEntry(tx, parcel, entry);
  return writtenOf(parcel, { former: null, entry });
}

/**
 * Changes a parcel in the caller's commit, with a history entry for another status. Throws 422 when the rules across the fields
 * are broken.
 */
export async function changeParcel(
  tx: Transaction,
  kv: Kv,
  { before, changes, moment }: {
    before: StoredParcel;
    changes: ParcelRow;
    moment: string;
  },
): Promise<Written> {
  const { status, ...others } = changes;
  const changed = { ...before, ...others } as StoredParcel;
  const named = await withNamed(kv, changed, namedIn(others, changed));
  const entry = status ? newEntry(tx, before, status, moment) : null;
  const settled = entry === null ? named : await settleWith(kv, named, entry);
  refuse(checkParcel(settled));
  const after = save(tx, before, settled, { before: null, after: entry });
  if (entry !== null) writeEntry(tx, after, entry);
  const isStateKept = after.origins === before.origins;
  const fields = [...Object.keys(changes), ...(isStateKept ? [] : ["origins"])];
  const former = pick(before, fields as (keyof StoredParcel)[]);
  return writtenOf(after, { former, entry });
}

/** Returns a parcel's values before an import, in the caller's commit, and removes the entry that the import added. */
export async function restoreParcel(
  tx: Transaction,
  kv: Kv,
  parcel: StoredParcel,
  { former, entry_id }: Pick<UndoRow, "former" | "entry_id">,
): Promise<void> {
  const entry = await readEntry(kv, parcel.id, entry_id);
  const values = { ...parcel, ...former } as StoredParcel;
  const restored = "origins" in (former ?? {})
    ? await settleWithout(kv, values, entry)
    : values;
  save(tx, parcel, restored, { before: entry, after: null });
  if (entry !== null) dropEntry(tx, parcel, entry);
}

/** Saves a parcel with the entry that changes it, if any. */
function save(
  tx: Transaction,
  parcel: StoredParcel,
  changed: StoredParcel,
  entry: { before: StoredActivity | null; after: StoredActivity | null },
): StoredParcel {
  return entry.before === entry.after
    ? parcels.save(tx, parcel, changed)
    : saveWithEntry(tx, parcel, changed, entry);
}

async function readEntry(
  kv: Kv,
  parcel_id: string,
  id: string | null,
): Promise<StoredActivity | null> {
  const cells = id && await kv.get<never>(activityKey(parcel_id, id));
  return cells ? decodeActivity({ id: id!, parcel_id }, cells) : null;
}

function newEntry(
  tx: Transaction,
  { id: parcel_id }: StoredParcel,
  status: string,
  occurred_at: string,
): StoredActivity {
  const { icon, color } = lookOf(stageOf(status));
  return {
    ...{ ...newStamp(tx.now), parcel_id, occurred_at },
    ...{ title: status, description: "", icon, color, brought: { status } },
  };
}

function writtenOf(
  { id: parcel_id, tracking_code: code, version }: StoredParcel,
  { former, entry }: {
    former: UndoRow["former"];
    entry: StoredActivity | null;
  },
): Written {
  return { code, parcel_id, version, former, entry_id: entry?.id ?? null };
}
