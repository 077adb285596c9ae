import { queueJob } from "@/lib/jobs/jobs.ts";
import { newId } from "@/lib/store/stamps.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import { comparableReference, type StoredParcel } from "./store.ts";
import { normalizeTrackingCode, readLookalikes } from "./tracking_code.ts";

/** The kind of job that erases what imports and jobs say of erased parcels. */
export const TRACES = "erase_traces";

const WAITING = "erased_parcels";

/** The parcels whose traces one job erases. */
const TOGETHER = 100;

/** How an erased parcel was known, for as long as its traces are looked for. */
interface Erased {
  id: string;
  /** Its present and former codes, as traceOf() compares them. */
  codes: string[];
  reference: string | null;
}

/** The parcels whose traces are looked for at once. */
export interface Wanted {
  /** The last parts of the keys under which they wait. */
  waiting: string[];
  ids: Set<string>;
  codes: Set<string>;
  references: Set<string>;
}

/** How entries of one kind are recognized that mention erased parcels, and how they forget them. */
export interface TraceRule<Value> {
  isTrace: (value: Value, wanted: Wanted) => boolean;
  erase: (tx: Transaction, key: Key, wanted: Wanted) => Promise<void>;
}

/**
 * Queues, in the commit that erases a parcel for good, that imports and jobs forget it. The first of such jobs looks for the
 * traces of all parcels that wait, and the others then end at once.
 */
export function queueTraces(tx: Transaction, parcel: StoredParcel): void {
  const { id, tracking_code, old_codes, reference } = parcel;
  const codes = [tracking_code, ...old_codes].map((code) => traceOf(code)!);
  const erased: Erased = {
    id,
    codes,
    reference: reference && comparableReference(reference),
  };
  tx.set(waitingKey(newId(tx.now)), erased);
  queueJob(tx, { kind: TRACES, payload: { waiting: null, cursor: [] } });
}

/** Returns a code as all spellings of it compare that lead to its parcel; null for a text that cannot be one. */
export function traceOf(text: string): string | null {
  const code = normalizeTrackingCode(text);
  return code && readLookalikes(code);
}

/** Reports whether a code leads to one of the parcels. */
export function isWanted(code: string | null, { codes }: Wanted): boolean {
  return code !== null && codes.has(traceOf(code) ?? "");
}

/**
 * Returns the parcels that wait, as many as one job looks for, or those of `waiting` that still do: one that has come meanwhile may
 * have left traces in what the job has looked at.
 */
export async function readWanted(
  kv: Kv,
  waiting: string[] | null,
): Promise<Wanted> {
  const rows = waiting === null
    ? await kv.list<Erased>({ prefix: [WAITING] }, { limit: TOGETHER })
    : await readWaiting(kv, waiting);
  const erased = rows.map(({ value }) => value);
  return {
    waiting: rows.map(({ key }) => String(key.at(-1))),
    ids: new Set(erased.map(({ id }) => id)),
    codes: new Set(erased.flatMap(({ codes }) => codes)),
    references: new Set(erased.flatMap(({ reference }) => reference ?? [])),
  };
}

async function readWaiting(
  kv: Kv,
  waiting: string[],
): Promise<Entry<Erased>[]> {
  const keys = waiting.map(waitingKey);
  const values = await kv.getMany<Erased>(keys);
  return values.flatMap((value, at) =>
    value === null ? [] : [{ key: keys[at]!, value }]
  );
}

/** Returns the key under which an erased parcel waits. */
export function waitingKey(id: string): Key {
  return [WAITING, id];
}
