import { filterKeys } from "deno-std/collections/filter_keys.js";
import { mapKeys } from "deno-std/collections/map_keys.js";
import type { Values } from "./description.ts";
import { withoutSecrets } from "./post.ts";

/** Prefixes fields that are carried through the sign-in, so that they do not collide with those of the sign-in form. */
const MARK = "typed.";

/**
 * Returns the fields of a form posted after its session expired, prefixed so that the sign-in form can carry them as hidden
 * fields. Drops secrets.
 */
export function toCarried(posted: Values): Values {
  return mapKeys(withoutSecrets(posted), (name: string) => MARK + name);
}

/** Returns the carried fields of a posted form. */
export function pickCarried(posted: Values): Values {
  return filterKeys(posted, (name: string) => name.startsWith(MARK));
}

/** Returns the carried fields under their original names. */
export function fromCarried(values: Values): Values {
  return mapKeys(
    pickCarried(values),
    (name: string) => name.slice(MARK.length),
  );
}
