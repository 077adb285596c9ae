import { filterValues } from "deno-std/collections/filter_values.js";
import { mapValues } from "deno-std/collections/map_values.js";
import { omit } from "deno-std/collections/omit.js";
import { pick } from "deno-std/collections/pick.js";
import { refuse } from "@/lib/errors.ts";
import type { Transaction } from "@/lib/store/kv.ts";
import { type Changes, changesOf } from "@/lib/store/origin.ts";
import { newId, newStamp, omitUndefined } from "@/lib/store/stamps.ts";
import type { StoredActivity } from "./entries.ts";
import { withEntryTime } from "./filing.ts";
import type { ParcelPatch } from "./schema.ts";
import {
  type Aspect,
  ASPECTS,
  claim,
  originOf,
  type ParcelState,
  pickNamed,
  settle,
  stateOf,
  withState,
} from "./state.ts";
import { parcels, type StoredParcel } from "./store.ts";
import { normalizeTrackingCode } from "./tracking_code.ts";
import { missingHalves } from "./rules.ts";
import type { StatusMeanings } from "@/lib/statuses/meanings.ts";

/** Maximum former codes of a parcel; the oldest are dropped. */
const MAX_OLD_CODES = 50;

/** The parts of a parcel's state to set by a history entry instead of on the parcel itself. */
export interface EntryOptions {
  aspects: readonly Aspect[];
  /** The time of the entry; by default now, or the newest entry's time if later, so that the new entry takes effect. */
  occurred_at?: string;
  /** The title of the entry if the parcel has neither status nor place. */
  title?: string;
}

/** A parcel as written in a commit, and the entry written with it. */
export interface WrittenParcel {
  parcel: StoredParcel;
  entry: StoredActivity | null;
}

export type Patch = Omit<ParcelPatch, "id" | "version">;

/** A changed parcel that is not written yet. */
interface Draft extends WrittenParcel {
  /** The parts of the state that are set on the parcel itself. */
  own: Partial<ParcelState>;
}

/** Returns a changed parcel. Changes of its state are set on the parcel itself or, for `aspects`, by a new entry. */
export function withChanges(
  tx: Transaction,
  statuses: StatusMeanings,
  before: StoredParcel,
  changes: Patch,
  { aspects = [], occurred_at, title = "" }: Partial<EntryOptions> = {},
): Draft {
  const edited: StoredParcel = { ...before, ...omitUndefined(changes) };
  const named = pickNamed(changes, edited);
  const brought = filterValues(
    pick(named, [...aspects]),
    (value: unknown) => value != null,
  ) as Partial<ParcelState>;
  const entered = Object.keys(brought) as Aspect[];
  const own = omit(named, entered) as Partial<ParcelState>;
  // A change made now overrides entries dated in the future.
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
  const entry = stateEntry(tx, statuses, claimed, {
    brought,
    title,
    occurred_at: occurred_at ?? new Date(at).toISOString(),
  });
  // Only the entry sets these on the parcel.
  const former = withState(claimed, pick(stateOf(before), entered));
  return { parcel: withEntry(former, entry), entry, own };
}

/** Creates an entry that sets a parcel's state. Its title is the status, or else the place, or else `title`. */
function stateEntry(
  tx: Transaction,
  statuses: StatusMeanings,
  { id: parcel_id, ...parcel }: StoredParcel,
  { brought, occurred_at, title: fallback }: {
    brought: Partial<ParcelState>;
    occurred_at: string;
    title: string;
  },
): StoredActivity {
  const title = brought.status ?? brought.current_location ??
    parcel.status ?? parcel.current_location ?? fallback;
  return {
    ...newStamp(tx.now),
    parcel_id,
    occurred_at,
    title,
    description: "",
    ...statuses.lookOf(title),
    brought,
  };
}

export function withEntry(
  parcel: StoredParcel,
  entry: StoredActivity,
): StoredParcel {
  return settle(withEntryTime(parcel, entry), [entry]);
}

/** Reports whether a code has changed in more than its spelling. */
export function isRecoded(after: StoredParcel, before: StoredParcel): boolean {
  return normalOf(after) !== normalOf(before);
}

/** Returns the parcel; if its code has changed, the replaced code is added to the former ones. */
export function withFormerCode(
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

/** Returns the former values of a parcel's changed fields, for restoreParcel(). */
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
