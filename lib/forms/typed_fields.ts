import { filterKeys } from "deno-std/collections/filter_keys.js";
import { mapKeys } from "deno-std/collections/map_keys.js";
import type { Values } from "./description.ts";
import { withoutSecrets } from "./post.ts";

/** Prefixes fields that are carried through the sign-in, so that they do not collide with its own. */
const MARK = "typed.";

/** Returns the fields of a form whose session had ended as hidden fields of the sign-in. */
export function markTyped(posted: Values): Values {
  return mapKeys(withoutSecrets(posted), (name: string) => MARK + name);
}

/** Returns the carried fields among a form's. */
export function keepMarked(posted: Values): Values {
  return filterKeys(posted, (name: string) => name.startsWith(MARK));
}

/** Returns the carried fields under their original names. */
export function unmarkTyped(values: Values): Values {
  return mapKeys(keepMarked(values), (name: string) => name.slice(MARK.length));
}
