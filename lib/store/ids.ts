import { decodeTime } from "deno-std/ulid/decode_time.js";
import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";

/** Returns a new id: a ULID, so that ids sort by creation. */
export function newId(now: Date): string {
  return monotonicUlid(now.getTime());
}

/** Returns the moment in an id. */
export function idTime(id: string): Date {
  return new Date(decodeTime(id));
}
