import { type Problem, refuse } from "@/lib/errors.ts";
import type { Stored } from "@/lib/fields/record.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import type { Found, Paged, SearchQuery } from "@/lib/fields/paging.ts";
import {
  checkParcel,
  type Parcel,
  type ParcelCreate,
  type ParcelPatch,
  type ParcelQuery,
} from "./schema.ts";
import {
  normalizeTrackingCode,
  pastedCode,
  readLookalikes,
} from "./tracking_code.ts";
import {
  codeKey,
  EMPTY_PARCEL,
  parcels,
  shown,
  type StoredActivity,
  type StoredParcel,
} from "./store.ts";
import { claimKey, CLAIMS_MARK } from "@/lib/trash/trash.ts";
import {
  countFiltered,
  type FilterCounts,
  filterOf,
  listFiltered,
  requirePlainCursor,
} from "./filters.ts";
import { listHistory, readHistory } from "./activities.ts";
import { recordHistory, recordNamed } from "./reached.ts";
import {
  defined,
  newId,
  overwrite,
  requireVersion,
} from "@/lib/store/stamps.ts";
import { mapPage } from "@/lib/store/paging.ts";
import {
  changedAspects,
  namedIn,
  nameState,
  needsHistory,
  type ParcelState,
} from "./state.ts";

/** Maximum former codes of a parcel; the oldest are forgotten. */
const MAX_OLD_CODES = 50;

/** A parcel and its history, newest first. */
export interface FoundParcel {
  parcel: Parcel;
  history: StoredActivity[];
}

/** A parcel and the normal form of the code that led to it. */
export interface TypedParcel {
  found: FoundParcel;
  code: string;
}

/**
 * Creates a parcel (spec section 7, decision 13). A repeated `requestKey` returns the parcel of the first call. Throws 422
 * when the code is taken or the rules across the fields are broken.
 */
export async function createParcel(
  kv: Kv,
  input: ParcelCreate,
  { requestKey }: { requestKey?: string | undefined } = {},
): Promise<Parcel> {
  const request = { input, requestKey };
  const parcel = await parcels.create(
    kv,
    request,
    (tx, stamp) => newParcel(tx, input, stamp),
  );
  return shown(parcel);
}

/** Returns a new parcel for the caller's commit. Throws 422 like createParcel(). */
export async function newParcel(
  tx: Transaction,
  input: ParcelCreate,
  stamp: Stored,
): Promise<StoredParcel> {
  const parcel: StoredParcel = {
    ...{ ...stamp, ...EMPTY_PARCEL, ...defined(input), origins: [] },
    newest_entry: false,
  };
  refuse([...await checkCode(tx, parcel), ...checkParcel(parcel)]);
  const mark = { at: tx.now.getTime(), id: stamp.id };
  const named = namedIn(input, parcel);
  const created = nameState(parcel, named, mark);
  if ("status" in named) recordNamed(tx, created);
  return created;
}

/** Returns a parcel by its id, or null. */
export async function getParcel(kv: Kv, id: string): Promise<Parcel | null> {
  const parcel = await parcels.get(kv, id);
  return parcel && shown(parcel);
}

/** Returns the parcel of a present or former code with its history, or null (decisions 13 and 14). */
export async function getParcelWithHistory(
  kv: Kv,
  code: string,
): Promise<FoundParcel | null> {
  const id = await findParcelId(kv, code);
  return id === null ? null : await readFoundParcel(kv, id);
}

/** Returns the id of the parcel of a present or former code, or null (decision 13). */
export async function findParcelId(
  kv: Kv,
  code: string,
): Promise<string | null> {
  const normalized = normalizeTrackingCode(code);
  return normalized === null ? null : await kv.get<string>(codeKey(normalized));
}

/** Returns the parcel of a present or former code, or null. */
export async function findParcel(
  kv: Kv,
  code: string,
): Promise<Parcel | null> {
  const id = await findParcelId(kv, code);
  return id === null ? null : await getParcel(kv, id);
}

/**
 * Finds a parcel by a typed code: as it stands, else with every O read as 0 and every I and L as 1 (decision 13). Returns
 * its id and the normal form of the code that matched.
 */
export async function findTypedCode(
  kv: Kv,
  text: string,
): Promise<{ parcelId: string; code: string } | null> {
  const typed = normalizeTrackingCode(text);
  if (typed === null) return null;
  for (const code of new Set([typed, readLookalikes(typed)])) {
    const parcelId = await kv.get<string>(codeKey(code));
    if (parcelId !== null) return { parcelId, code };
  }
  return null;
}

/** Finds a parcel with its history by a typed code, as findTypedCode() does. */
export async function findTypedParcel(
  kv: Kv,
  text: string,
): Promise<TypedParcel | null> {
  const typed = await findTypedCode(kv, text);
  if (typed === null) return null;
  const found = await readFoundParcel(kv, typed.parcelId);
  return found && { found, code: typed.code };
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

/** Returns a page of all parcels (decision 10), or of those of a filter (152). Throws 422 for a cursor of another list. */
export async function listParcels(
  kv: Kv,
  query: ParcelQuery,
): Promise<Paged<Parcel>> {
  const filter = filterOf(query);
  const counts = filter && await countFiltered(kv, filter);
  return mapPage(await listStored(kv, query, counts), shown);
}

/** Returns a page like listParcels() as the parcels are stored; a filter's needs its counts, which save others a request. */
export async function listStored(
  kv: Kv,
  query: ParcelQuery,
  counts: FilterCounts | null,
): Promise<Paged<StoredParcel>> {
  const filter = filterOf(query);
  if (filter !== null) return listFiltered(kv, query, filter, counts!);
  requirePlainCursor(query);
  return await parcels.list(kv, query, counts?.total);
}

/**
 * Finds parcels by the words of their search keys. The parcel whose present or former code the text is or contains comes
 * first (decisions 11 and 13).
 */
export async function searchParcels(
  kv: Kv,
  query: SearchQuery,
): Promise<Found<Parcel>> {
  return mapPage(await searchStored(kv, query), shown);
}

/** Finds parcels like searchParcels() as they are stored. */
export async function searchStored(
  kv: Kv,
  query: SearchQuery,
): Promise<Found<StoredParcel>> {
  const typed = await findParcelId(kv, pastedCode(query.search));
  return await parcels.search(kv, query, typed);
}

/**
 * Changes the given fields of a parcel (decision 23). Throws 404, 409 for a stale `version` and like `merge`, 422 when the new code is taken or the rules across the fields are broken.
 */
export function updateParcel(
  kv: Kv,
  { id, version, ...patch }: ParcelPatch,
  merge = overwrite,
): Promise<{ parcel: Parcel; changed: boolean }> {
  return kv.transact(async (tx) => {
    const before = await parcels.require(tx, id);
    requireVersion(before, version);
    const changes = merge(before, defined(patch), checkParcel);
    const after = { ...before, ...changes };
    const isRecoded = codeOf(after) !== codeOf(before);
    const problems = isRecoded ? await checkCode(tx, after) : [];
    refuse([...problems, ...checkParcel(after)]);
    const isChanged = JSON.stringify(after) !== JSON.stringify(before);
    if (isRecoded) {
      after.old_codes = [...before.old_codes, codeOf(before)]
        .filter((code) => code !== codeOf(after)).slice(-MAX_OLD_CODES);
    }
    const named = namedIn(changes, after);
    // A form posts all of its fields, so only the changed ones are meant.
    const meant = merge === overwrite ? named : changedAspects(named, before);
    const marked = await withNamed(kv, after, meant);
    const saved = isChanged || marked !== after
      ? parcels.save(tx, before, marked)
      : before;
    if ("status" in meant) {
      // The status of an older record is gone with this commit.
      const isOlder = needsHistory(before);
      if (isOlder) recordHistory(tx, before, await readHistory(kv, id));
      recordNamed(tx, marked, before);
    }
    return { parcel: shown(saved), changed: isChanged };
  }, { lock: id });
}

/**
 * Returns the parcel with the named values applying from now on, or from its newest entry if that is in the future
 * (decision 117). Reads the history after the parcel, because every commit that changes a history writes its parcel.
 */
export async function withNamed(
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

/** Returns a problem when the code belongs to another parcel, be it in the trash. */
async function checkCode(
  tx: Transaction,
  parcel: StoredParcel,
): Promise<Problem[]> {
  const key = codeKey(codeOf(parcel));
  const claim = claimKey(key);
  await tx.prefetch([CLAIMS_MARK, key, claim]);
  const [, owner] = await tx.readMany<string>([CLAIMS_MARK, key]);
  // Whatever claims a code writes the mark.
  const trashed = await tx.look<string>(claim);
  const field = "tracking_code";
  if (trashed != null) {
    return [{ key: "invalid.codeInTrash", field, params: { id: trashed } }];
  }
  return owner == null || owner === parcel.id
    ? []
    : [{ key: "invalid.taken", field }];
}

function codeOf({ tracking_code }: StoredParcel): string {
  return normalizeTrackingCode(tracking_code)!;
}
