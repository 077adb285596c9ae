import { decodeTime } from "deno-std/ulid/decode_time.js";
import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import { ulid } from "deno-std/ulid/ulid.js";
import { filterValues } from "deno-std/collections/filter_values.js";
import type { Stored } from "@/lib/fields/record.ts";
import { Conflict } from "@/lib/errors.ts";
import { sha256 } from "./secrets.ts";

/** The first symbols of an id are its time. */
const TIME_SYMBOLS = 10;

/** Returns a new id: a ULID, so that ids sort by creation. */
export function newId(now: Date): string {
  return monotonicUlid(now.getTime());
}

/** Returns a text before which all ids of earlier moments sort, and none of later ones. No id is older than 1970. */
export function idBound(moment: Date): string {
  return ulid(Math.max(0, moment.getTime())).slice(0, TIME_SYMBOLS);
}

/** Returns the moment in an id. */
export function idTime(id: string): Date {
  return new Date(decodeTime(id));
}

/** Returns the fields that every new record begins with. */
export function newStamp(now: Date): Stored {
  const time = now.toISOString();
  return { id: newId(now), version: 1, created_at: time, updated_at: time };
}

/** The fields of a form and the mark of the values that it was filled with (decision 80). */
export interface Seen {
  fields: string[];
  /** Undefined for a form without a mark. */
  mark: string | undefined;
}

/** Returns the mark of some fields of a record, which changes with any of their values. */
export function markOf(record: object, fields: string[]): string {
  const values = new Map<string, unknown>(Object.entries(record));
  return sha256(JSON.stringify(fields.map((name) => values.get(name))));
}

/**
 * Throws 409 when the fields of a form have changed since it was filled; without a mark it passes (decision 80). Changes
 * of other fields do not matter, because the form does not write them.
 */
export function requireSeen(
  record: { id: string },
  { fields, mark }: Seen,
): void {
  const present = markOf(record, fields);
  if (mark === undefined || mark === present) return;
  throw new Conflict(record.id, { seen: present });
}

type Defined<Fields> = {
  [Field in keyof Fields]: Exclude<Fields[Field], undefined>;
};

/** Drops undefined fields, so that spreading the rest over a record changes nothing else (decision 23). */
export function defined<Fields extends object>(
  fields: Fields,
): Defined<Fields> {
  return filterValues(fields, (value: unknown) => value !== undefined);
}

/** Throws 409 when a change is based on another version than the current one; without a version it passes (decision 23). */
export function requireVersion(
  { id, version }: { id: string; version: number },
  changed: number | undefined,
): void {
  if (changed === undefined || changed === version) return;
  throw new Conflict(id, { version });
}
