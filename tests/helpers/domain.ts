import { parse } from "@/lib/fields/parse.ts";
import {
  type Activity,
  type ActivityCreate,
  activityCreate,
} from "@/lib/parcels/entry_schema.ts";
import { AppError } from "@/lib/errors.ts";
import { JOURNAL } from "@/lib/journal/authors.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import { createActivity } from "@/lib/parcels/activities.ts";
import { createParcel } from "@/lib/parcels/parcels.ts";
import {
  type Parcel,
  type ParcelCreate,
  parcelCreate,
} from "@/lib/parcels/schema.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import { type FaultyOptions, openFaultyKv } from "./faulty_store.ts";

/** A clock that moves only when told. */
export class Clock {
  ms = Date.parse("2026-11-20T15:45:00.000Z");

  now = (): Date => new Date(this.ms);

  forward(ms: number): void {
    this.ms += ms;
  }
}

/** A store in memory that `using` closes. */
export async function memoryKv(
  options: FaultyOptions = {},
): Promise<Kv & Disposable> {
  const kv = await openFaultyKv(":memory:", options);
  return Object.assign(kv, { [Symbol.dispose]: () => kv.close() });
}

/** Defines a test on an empty store. */
export function test(name: string, run: (kv: Kv) => Promise<void>): void {
  define(name, run, {});
}

/** Defines a test on an empty store with a clock that moves only when told. */
test.withClock = (
  name: string,
  run: (site: { kv: Kv; clock: Clock }) => Promise<void>,
): void => {
  const clock = new Clock();
  define(name, (kv) => run({ kv, clock }), clock);
};

/** Defines a test on an empty store that keeps a journal. */
test.withJournal = (name: string, run: (kv: Kv) => Promise<void>): void => {
  define(name, run, { journal: JOURNAL });
};

function define(
  name: string,
  run: (kv: Kv) => Promise<void>,
  options: FaultyOptions,
): void {
  Deno.test(name, async () => {
    using kv = await memoryKv(options);
    await run(kv);
  });
}

let serial = 0;

/** Returns valid input for a new parcel with a new code. */
export function parcelInput(fields: Partial<ParcelCreate> = {}): ParcelCreate {
  serial += 1;
  return parse(parcelCreate, {
    tracking_code: `TEST-${String(serial).padStart(6, "0")}`,
    recipient_name: "Ada Lovelace",
    destination: "12 St James's Square, London, United Kingdom",
    ...fields,
  });
}

/** Returns valid input for a new history entry. */
export function activityInput(
  parcel_id: string,
  fields: Partial<ActivityCreate> = {},
): ActivityCreate {
  return parse(activityCreate, {
    parcel_id,
    title: "Departed",
    description: "Left the sorting centre.",
    color: "green",
    ...fields,
  });
}

/** Returns a check for rejects(): an AppError with this status and this first problem. */
export function isAppError(status: number, key?: string, field?: string) {
  return (error: unknown): boolean =>
    error instanceof AppError && error.status === status &&
    (key === undefined || error.problems[0]?.key === key) &&
    (field === undefined || error.problems[0]?.field === field);
}

/** Returns all keys of the store as texts, after folding the counts. */
export async function allKeys(kv: Kv): Promise<string[]> {
  await foldAll(kv);
  const entries = await kv.list({ prefix: [] }, { limit: 100_000 });
  return entries.map(({ key }) => key.join("/"));
}

/** Runs the same work several times concurrently; returns the results and the errors of failed runs. */
export async function runConcurrently<T>(
  count: number,
  work: (n: number) => Promise<T>,
): Promise<{ results: T[]; errors: unknown[] }> {
  const runs = Array.from({ length: count }, (_, n) => work(n));
  const settled = await Promise.allSettled(runs);
  const failed = settled.filter(({ status }) => status === "rejected");
  return {
    results: settled.flatMap((run) => "value" in run ? [run.value] : []),
    errors: failed.map((run) => (run as PromiseRejectedResult).reason),
  };
}

/** Returns the stored values below a prefix. */
export async function valuesBelow<T>(kv: Kv, prefix: Key): Promise<T[]> {
  const entries = await kv.list<T>({ prefix }, { limit: 10_000 });
  return entries.map(({ value }) => value);
}

/** Creates a parcel from parcelInput(). */
export function makeParcel(
  kv: Kv,
  fields: Partial<ParcelCreate> = {},
): Promise<Parcel> {
  return createParcel(kv, parcelInput(fields));
}

/** Creates a history entry from activityInput(). */
export function makeEntry(
  kv: Kv,
  parcel_id: string,
  fields: Partial<ActivityCreate> = {},
): Promise<Activity> {
  return createActivity(kv, activityInput(parcel_id, fields));
}
