import { filterValues } from "deno-std/collections/filter_values.js";
import { mapValues } from "deno-std/collections/map_values.js";
import { omit } from "deno-std/collections/omit.js";
import { pick } from "deno-std/collections/pick.js";
import { refuse } from "@/lib/errors.ts";
import type { Transaction } from "@/lib/store/kv.ts";
import { type Changes, changesOf } from "@/lib/store/origin.ts";
import { newId, omitUndefined } from "@/lib/store/stamps.ts";
import { stateEntry } from "./entries.ts";
import { withEntryTime } from "./filing.ts";
import type { ParcelPatch } from "./schema.ts";
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
import { parcels, type StoredActivity, type StoredParcel } from "./store.ts";
import { normalizeTrackingCode } from "./tracking_code.ts";
import { missingHalves } from "./rules.ts";

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

export type Patch = Omit<ParcelPatch, "id" | "version">;

/** A parcel with changes, not written yet. */
interface Draft extends Written {
  /** The parts of its state that are the parcel's own from now on. */
  own: Partial<ParcelState>;
}

/** Returns the parcel with changes: what they name of its state is its own from now on, or that of a new entry. */
export function withChanges(
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

export function withEntry(
  parcel: StoredParcel,
  entry: StoredActivity,
): StoredParcel {
  return settle(withEntryTime(parcel, entry), [entry]);
}

/** Reports whether a parcel has another code than before, not only another spelling. */
export function isRecoded(after: StoredParcel, before: StoredParcel): boolean {
  return normalOf(after) !== normalOf(before);
}

/** Returns the parcel with its former code beside the older ones, if it has another one now. */
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
