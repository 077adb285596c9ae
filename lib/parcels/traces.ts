import { queueJob } from "@/lib/jobs/jobs.ts";
import { newId } from "@/lib/store/stamps.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { comparableReference, type StoredParcel } from "./store.ts";
import { normalizeTrackingCode, readLookalikes } from "./tracking_code.ts";

/** The kind of job that removes erased parcels from imports and jobs. */
export const TRACES = "erase_traces";

const WAITING = "erased_parcels";

/** Maximum parcels whose traces one job erases. */
const TOGETHER = 100;

/** The identifiers of an erased parcel, kept until its traces are erased. */
interface ErasedParcel {
  id: string;
  /** Its present and former codes, normalized by traceOf(). */
  codes: string[];
  reference: string | null;
}

/** The parcels whose traces a job looks for. */
export interface WantedParcels {
  /** The ids in their waitingKey(). */
  waiting: string[];
  ids: Set<string>;
  codes: Set<string>;
  references: Set<string>;
}

/** Detects stored entries of one kind that mention erased parcels, and erases the mentions. */
export interface TraceRule<Value> {
  isTrace: (value: Value, wanted: WantedParcels) => boolean;
  erase: (tx: Transaction, key: Key, wanted: WantedParcels) => Promise<void>;
}

/**
 * Queues a job that erases a parcel's traces in imports and jobs, in the commit that erases the parcel permanently. The first
 * such job handles all waiting parcels; the others then end immediately.
 */
export function queueTraceErasure(tx: Transaction, parcel: StoredParcel): void {
  tx.set(waitingKey(newId(tx.now)), identifiersOf(parcel));
  queueJob(tx, { kind: TRACES, payload: { waiting: null, cursor: [] } });
}

function identifiersOf(
  { id, tracking_code, old_codes, reference }: StoredParcel,
): ErasedParcel {
  return {
    id,
    codes: [tracking_code, ...old_codes].map((code) => traceOf(code)!),
    reference: reference && comparableReference(reference),
  };
}

/** Normalizes a code, including lookalikes, so that all its spellings are equal. Returns null for a malformed code. */
function traceOf(text: string): string | null {
  const code = normalizeTrackingCode(text);
  return code && readLookalikes(code);
}

/** Reports whether a code belongs to one of the parcels. */
export function isWanted(
  code: string | null,
  { codes }: WantedParcels,
): boolean {
  return code !== null && codes.has(traceOf(code) ?? "");
}

/**
 * Returns the parcels whose traces a job is to erase: those of `waiting` that still wait, or if null, any waiting ones. A running
 * job takes no new parcels, because the entries it has already read may mention them.
 */
export async function readWanted(
  kv: Kv,
  waiting: string[] | null,
): Promise<WantedParcels> {
  const rows = waiting === null
    ? await kv.list<ErasedParcel>({ prefix: [WAITING] }, { limit: TOGETHER })
    : await readWaiting(kv, waiting);
  const waitingIds = rows.map(({ key }) => String(key.at(-1)));
  return wantedOf(rows.map(({ value }) => value), waitingIds);
}

/** Returns what identifies parcels that do not wait. */
export function wantedParcels(parcels: StoredParcel[]): WantedParcels {
  return wantedOf(parcels.map(identifiersOf), []);
}

function wantedOf(parcels: ErasedParcel[], waiting: string[]): WantedParcels {
  return {
    waiting,
    ids: new Set(parcels.map(({ id }) => id)),
    codes: new Set(parcels.flatMap(({ codes }) => codes)),
    references: new Set(parcels.flatMap(({ reference }) => reference ?? [])),
  };
}

async function readWaiting(
  kv: Kv,
  waiting: string[],
): Promise<Entry<ErasedParcel>[]> {
  const keys = waiting.map(waitingKey);
  const values = await kv.getMany<ErasedParcel>(keys);
  return values.flatMap((value, at) =>
    value === null ? [] : [{ key: keys[at]!, value }]
  );
}

/** Returns the key of an erased parcel whose traces are not erased yet. */
export function waitingKey(id: string): Key {
  return [WAITING, id];
}
