import { decodeTime } from "deno-std/ulid/decode_time.js";
import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";
import type { Stored } from "@/lib/fields/record.ts";

/** Returns a new id: a ULID, so that ids sort by creation. */
export function newId(now: Date): string {
  return monotonicUlid(now.getTime());
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
