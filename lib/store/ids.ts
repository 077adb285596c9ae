import { decodeTime } from "deno-std/ulid/decode_time.js";
import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";

/** Makes the id of a new record: a ULID, so that ids sort by the moment of creation. */
export function newId(now: Date): string {
  return monotonicUlid(now.getTime());
}

/** Returns the moment for which an id was made. */
export function idTime(id: string): Date {
  return new Date(decodeTime(id));
}
