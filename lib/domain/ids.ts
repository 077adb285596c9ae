import { monotonicUlid } from "deno-std/ulid/monotonic_ulid.js";

/** Makes the id of a new record: a ULID, so that ids sort by the moment of creation (design section 3). */
export function newId(now: Date): string {
  return monotonicUlid(now.getTime());
}

/** Tells whether a text from outside has the form of an id. */
export function isId(text: string): boolean {
  return /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text);
}
