import { conflict, type Problem, refuse } from "@/lib/errors.ts";
import type { Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type {
  Found,
  Paged,
  PageQuery,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import {
  checkParcel,
  type Parcel,
  type ParcelCreate,
  type ParcelPatch,
} from "./schema.ts";
import {
  normalizeTrackingCode,
  pastedCode,
  readLookalikes,
} from "./tracking_code.ts";
import {
  EMPTY_PARCEL,
  type StoredActivity,
  type StoredParcel,
} from "./codec.ts";
import { changeFiles } from "@/lib/photos/files.ts";
import { listHistory, readHistory } from "./history.ts";
import { newId } from "@/lib/store/ids.ts";
import {
  defined,
  requireSeen,
  requireVersion,
  type Seen,
} from "@/lib/store/versions.ts";
import { mapPage } from "@/lib/store/paging.ts";
import { markChanged } from "./changes.ts";
import {
  activityIdKey,
  activityKey,
  codeKey,
  historyKey,
  verificationGuardKey,
} from "./keys.ts";
import type { ParcelState } from "./origins.ts";
import { changedAspects, namedIn, nameState, withoutOrigins } from "./state.ts";
import { parcels, shown } from "./store.ts";

/** How many codes that a parcel had before still lead to it. */
const MAX_OLD_CODES = 50;

/** How many history entries go with a parcel in one commit; a longer history goes in a series before it. */
const DELETED_TOGETHER = 200;

/** A parcel and its history, newest first. */
export interface FoundParcel {
  parcel: Parcel;
  history: StoredActivity[];
}

/**
 * Creates a parcel (spec section 7, decision 13). A repeated `requestKey` gives the parcel the first call made. Throws
 * 422 when the code is taken or the fields do not fit together.
 */
export async function createParcel(
  kv: Kv,
  input: ParcelCreate,
  { requestKey }: { requestKey?: string | undefined } = {},
): Promise<Parcel> {
  const request = { input, requestKey };
  const parcel = await parcels.create(kv, request, async (tx, stamp) => {
    const parcel: StoredParcel = withoutOrigins({
      ...{ ...stamp, ...EMPTY_PARCEL, ...defined(input) },
    });
    refuse([...await checkCode(tx, parcel), ...checkParcel(parcel)]);
    const mark = { at: tx.now.getTime(), id: stamp.id };
    return nameState(parcel, namedIn(input, parcel), mark);
  });
  return shown(parcel);
}

/** Returns a parcel by its id, or null. */
export async function getParcel(kv: Kv, id: string): Promise<Parcel | null> {
  const parcel = await parcels.get(kv, id);
  return parcel && shown(parcel);
}

/** Returns the parcel that a code, or one it had before, leads to, with its history; or null (decisions 13 and 14). */
export async function getParcelWithHistory(
  kv: Kv,
  code: string,
): Promise<FoundParcel | null> {
  const id = await findParcelId(kv, code);
  return id === null ? null : await readFoundParcel(kv, id);
}

/** Returns the id of the parcel that a code, or one it had before, leads to; or null (decision 13). */
export async function findParcelId(
  kv: Kv,
  code: string,
): Promise<string | null> {
  const normalized = normalizeTrackingCode(code);
  return normalized === null ? null : await kv.get<string>(codeKey(normalized));
}

/** What a typed code led to. */
export interface FoundCode {
  parcelId: string;
  /** The normal form of the code that leads there. */
  code: string;
}

/**
 * Finds a parcel by a code that a person typed: as it stands, else with every O read as 0 and every I and L as 1 (decision
 * 13).
 */
export async function findTypedCode(
  kv: Kv,
  text: string,
): Promise<FoundCode | null> {
  const typed = normalizeTrackingCode(text);
  if (typed === null) return null;
  for (const code of new Set([typed, readLookalikes(typed)])) {
    const parcelId = await kv.get<string>(codeKey(code));
    if (parcelId !== null) return { parcelId, code };
  }
  return null;
}

/** Returns a parcel by its id with its history, or null. */
export async function readFoundParcel(
  kv: Kv,
  id: string,
): Promise<FoundParcel | null> {
  const [parcel, history] = await Promise.all([
    getParcel(kv, id),
    listHistory(kv, id),
  ]);
  return parcel === null ? null : { parcel, history };
}

/** Returns the newest parcels. */
export async function newestParcels(kv: Kv, limit: number): Promise<Parcel[]> {
  return (await parcels.take(kv, { limit, reverse: true })).map(shown);
}

/** Returns a page of all parcels (decision 10). */
export async function listParcels(
  kv: Kv,
  query: PageQuery,
): Promise<Paged<Parcel>> {
  return mapPage(await parcels.list(kv, query), shown);
}

/**
 * Finds parcels by the words of their search keys, after the one that the text is a code of: however it was typed, and
 * also one it had before, and in a pasted link (decisions 11 and 13).
 */
export async function searchParcels(
  kv: Kv,
  query: SearchQuery,
): Promise<Found<Parcel>> {
  const typed = await findParcelId(kv, pastedCode(query.search));
  return mapPage(await parcels.search(kv, query, typed), shown);
}

/**
 * Changes the given fields of a parcel (decision 23). Throws 404, 409 when `version` is not the current one or a form has
 * `seen` other values, 422 when the whole does not fit together or the new code is taken.
 */
export function updateParcel(
  kv: Kv,
  { id, version, ...changes }: ParcelPatch,
  { seen }: { seen?: Seen } = {},
): Promise<{ parcel: Parcel; changed: boolean }> {
  return kv.transact(async (tx) => {
    const before = await parcels.require(tx, id);
    requireVersion(before, version);
    if (seen !== undefined) requireSeen(before, seen);
    const after = { ...before, ...defined(changes) };
    refuse([...await checkCode(tx, after, before), ...checkParcel(after)]);
    const isChanged = JSON.stringify(after) !== JSON.stringify(before);
    if (isChanged) {
      after.version += 1;
      after.updated_at = tx.now.toISOString();
      after.old_codes = oldCodes(before, after);
    }
    const named = namedIn(changes, after);
    // A form posts all of its fields: what stayed as it was is not named by it.
    const meant = seen === undefined ? named : changedAspects(named, before);
    const marked = await withNamed(kv, after, meant);
    if (isChanged || marked !== after) parcels.put(tx, before, marked);
    return { parcel: shown(after), changed: isChanged };
  }, { lock: id });
}

/**
 * Returns the parcel with what a change names counting from now on, or from its newest entry on where that is ahead (decision
 * 117). Read after the parcel, because every commit that touches a history writes its parcel.
 */
async function withNamed(
  kv: Kv,
  parcel: StoredParcel,
  named: Partial<ParcelState>,
): Promise<StoredParcel> {
  if (Object.keys(named).length === 0) return parcel;
  const history = await readHistory(kv, parcel.id);
  const now = kv.now();
  const times = history.map(({ occurred_at }) => Date.parse(occurred_at));
  const at = times.reduce((a, b) => Math.max(a, b), now.getTime());
  return nameState(parcel, named, { at, id: newId(now) });
}

/** Makes a deletion depend on what was known of the parcel. */
interface DeleteOptions {
  /** Its `updated_at`. */
  unchangedSince?: string;
}

/**
 * Removes a parcel with its history, photo, codes and its place in the search (decision 27). Throws 404, and 409 when
 * something was written about it since.
 */
export async function deleteParcel(
  kv: Kv,
  id: string,
  options: DeleteOptions = {},
): Promise<void> {
  while (!await deleteSome(kv, id, options));
}

/** Removes the end of a long history, or what is left and the parcel; true when the parcel is gone. */
function deleteSome(
  kv: Kv,
  id: string,
  { unchangedSince }: DeleteOptions,
): Promise<boolean> {
  return kv.transact(async (tx) => {
    const parcel = await parcels.require(tx, id);
    if ((unchangedSince ?? parcel.updated_at) !== parcel.updated_at) {
      throw conflict({ version: parcel.version });
    }
    const entries = await kv.list({ prefix: historyKey(id) }, {
      limit: DELETED_TOGETHER + 1,
    });
    for (const { key } of entries.slice(0, DELETED_TOGETHER)) {
      const activityId = String(key.at(-1));
      tx.delete(activityKey(id, activityId));
      tx.delete(activityIdKey(activityId));
    }
    if (entries.length > DELETED_TOGETHER) {
      markChanged(tx, id);
      return false;
    }
    tx.delete(verificationGuardKey(id));
    if (parcel.image !== null) {
      await changeFiles(tx, { added: null, removed: parcel.image });
    }
    await parcels.drop(tx, parcel);
    return true;
  }, { lock: parcels.noun });
}

/** Returns what is wrong with the code of a parcel, which had another one `before`: it leads to another parcel. */
async function checkCode(
  tx: Transaction,
  parcel: StoredParcel,
  before?: StoredParcel,
): Promise<Problem[]> {
  if (before !== undefined && isSameCode(before, parcel)) return [];
  const owner = await tx.read<string>(keyOfCode(parcel));
  return owner === null || owner === parcel.id
    ? []
    : [{ key: "invalid.taken", field: "tracking_code" }];
}

function isSameCode(one: StoredParcel, other: StoredParcel): boolean {
  return normalizeTrackingCode(one.tracking_code) ===
    normalizeTrackingCode(other.tracking_code);
}

function keyOfCode({ tracking_code }: StoredParcel): Key {
  return codeKey(normalizeTrackingCode(tracking_code)!);
}

/** Returns the codes that lead to a parcel besides its present one; of many, the oldest are forgotten. */
function oldCodes(before: StoredParcel, after: StoredParcel): string[] {
  if (isSameCode(before, after)) return before.old_codes;
  const code = normalizeTrackingCode(after.tracking_code)!;
  const previous = normalizeTrackingCode(before.tracking_code)!;
  return [...before.old_codes.filter((old) => old !== code), previous]
    .slice(-MAX_OLD_CODES);
}
