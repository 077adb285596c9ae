import { filterEntries } from "deno-std/collections/filter_entries.js";
import type { Kv } from "@/lib/store/kv.ts";
import type { Parcel, ParcelCreate, ParcelPatch } from "./schema.ts";
import { codeKey, normalizeTrackingCode } from "./tracking_code.ts";
import { typedCodes } from "./typed_codes.ts";
import { type CodeMatch, matchCodes } from "./match_codes.ts";
import { parcels, toRecord } from "./store.ts";
import { changeParcel, newParcel } from "./model.ts";
import {
  omitUndefined,
  overwrite,
  requireVersion,
} from "@/lib/store/stamps.ts";
import { checkParcel } from "./rules.ts";
import type { EntryOptions } from "./draft.ts";
import { listHistory, type StoredActivity } from "./entries.ts";
import { getMeanings } from "@/lib/statuses/meanings.ts";
import { endedAt } from "./ended.ts";

/** A parcel and its history, newest first. */
export interface FoundParcel {
  parcel: Parcel;
  history: StoredActivity[];
}

/** A found parcel and the normalized code that led to it. */
export interface TypedParcel {
  found: FoundParcel;
  code: string;
}

/**
 * Creates a parcel, with the history entry that `entering` describes, if any. A repeated `requestKey` returns the parcel
 * of the first call. Throws 422 when the code is taken or a cross-field rule is broken.
 */
export async function createParcel(
  kv: Kv,
  input: ParcelCreate,
  { requestKey, entering }: {
    requestKey?: string | undefined;
    entering?: EntryOptions;
  } = {},
): Promise<Parcel> {
  const request = { input, requestKey };
  const parcel = await parcels.create(
    kv,
    request,
    async (tx) => (await newParcel(tx, kv, input, entering)).parcel,
  );
  return toRecord(parcel);
}

/** Returns a parcel by its id, or null. */
export async function getParcel(kv: Kv, id: string): Promise<Parcel | null> {
  const parcel = await parcels.get(kv, id);
  return parcel && toRecord(parcel);
}

/** Returns the id of the parcel with a present or former code, or null. */
export async function findParcelId(
  kv: Kv,
  code: string,
): Promise<string | null> {
  const normalized = normalizeTrackingCode(code);
  return normalized === null ? null : await kv.get<string>(codeKey(normalized));
}

/** Returns the parcel with a present or former code, or null. */
export async function findParcel(kv: Kv, code: string): Promise<Parcel | null> {
  const id = await findParcelId(kv, code);
  return id === null ? null : await getParcel(kv, id);
}

/**
 * Returns the parcels that a typed or pasted text may mean: the one with the code, or all whose codes look like it (decision 13). The
 * first reading that leads to any parcel counts.
 */
export async function matchTyped(kv: Kv, text: string): Promise<CodeMatch[]> {
  for (const reading of typedCodes(text)) {
    const code = normalizeTrackingCode(reading);
    if (code === null) continue;
    const { found } = (await matchCodes(kv, [code])).get(code)!;
    if (found.length > 0) return found;
  }
  return [];
}

/** Finds the only parcel that a typed or pasted text may mean. Returns its id and the normalized code that matched, or null. */
export async function findTypedCode(
  kv: Kv,
  text: string,
): Promise<CodeMatch | null> {
  const [match, ...others] = await matchTyped(kv, text);
  return others.length === 0 ? match ?? null : null;
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
  const [parcel, history, statuses] = await Promise.all([
    parcels.get(kv, id),
    listHistory(kv, id),
    getMeanings(kv),
  ]);
  if (parcel === null) return null;
  const ended_at = endedAt(statuses, parcel, history);
  return { parcel: { ...toRecord(parcel), ended_at }, history };
}

/**
 * Changes the given fields of a parcel. Throws 404; 409 for a stale `version` and on a conflict in `merge`; 422 when the new
 * code is taken or a cross-field rule is broken.
 */
export function updateParcel(
  kv: Kv,
  { id, version, ...patch }: ParcelPatch,
  merge = overwrite,
  entering?: EntryOptions,
): Promise<{ parcel: Parcel; changed: boolean }> {
  return kv.transact(async (tx) => {
    const before = await parcels.require(tx, id);
    requireVersion(before, version);
    const changes = merge(before, omitUndefined(patch), checkParcel);
    // A form posts all its fields, so unchanged ones do not count as changes.
    const values = new Map<string, unknown>(Object.entries(before));
    const named: typeof changes = merge === overwrite ? changes : filterEntries(
      changes,
      ([field, value]: [string, unknown]) => value !== values.get(field),
    );
    const { parcel } = await changeParcel(tx, kv, before, named, entering);
    const changed = parcel.version !== before.version;
    return { parcel: toRecord(parcel), changed };
  }, { lock: id });
}
