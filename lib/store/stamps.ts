import { filterValues } from "deno-std/collections/filter_values.js";
import { decodeTime } from "deno-std/ulid/decode_time.js";
import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import { ulid } from "deno-std/ulid/ulid.js";
import type { Problem } from "@/lib/errors.ts";
import type { Stored } from "@/lib/fields/record.ts";
import { Conflict } from "@/lib/conflicts.ts";

/** The length of the time at the start of an id. */
const TIME_SYMBOLS = 10;

/** Returns a new id: a ULID, so that ids sort by creation. */
export function newId(now: Date): string {
  return monotonicUlid(now.getTime());
}

/** Returns a lower bound for the ids of `moment` and later ones. No id is older than 1970. */
export function idBound(moment: Date): string {
  return ulid(Math.max(0, moment.getTime())).slice(0, TIME_SYMBOLS);
}

/** Returns the moment encoded in an id. */
export function idTime(id: string): Date {
  return new Date(decodeTime(id));
}

/** Returns the fields that every new record has. */
export function newStamp(now: Date): Stored {
  const time = now.toISOString();
  return { id: newId(now), version: 1, created_at: time, updated_at: time };
}

/**
 * Merges the changes of a form with those that others have made to the record since the form was opened. Throws 409 if
 * both have changed the same field, or if the result would break a rule of `check`.
 */
export type Merge = <Item extends { id: string }, Changes extends object>(
  before: Item,
  changes: Changes,
  check?: (after: Item) => Problem[],
) => Changes;

/** Accepts all changes. */
export const overwrite: Merge = (_before, changes) => changes;

type Defined<Fields> = {
  [Field in keyof Fields]: Exclude<Fields[Field], undefined>;
};

/** Drops undefined fields, so that spreading the result over a record keeps the record's other fields. */
export function omitUndefined<Fields extends object>(
  fields: Fields,
): Defined<Fields> {
  return filterValues(fields, (value: unknown) => value !== undefined);
}

/** Throws 409 when a change is based on a stale version; a change without a version passes. */
export function requireVersion(
  { id, version }: { id: string; version: number },
  changed: number | undefined,
): void {
  if (changed === undefined || changed === version) return;
  throw new Conflict(id, { version });
}
