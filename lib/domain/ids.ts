import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";

/** Makes the id of a new record: a ULID, so that ids sort by the moment of creation (design section 3). */
export function newId(now: Date): string {
  return monotonicUlid(now.getTime());
}
