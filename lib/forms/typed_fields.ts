import type { FormState } from "./form_state.ts";

type Values = FormState["values"];

/** Prefixes fields that are carried through the sign-in, so that they do not collide with its own. */
const MARK = "typed.";
/** A password is never shown again, not even hidden. */
const SECRET = /password|token/;

/** Returns the fields of a form that may be shown again. */
export function withoutSecrets(posted: Values): Values {
  return Object.fromEntries(
    Object.entries(posted).filter(([name]) => !SECRET.test(name)),
  );
}

/** Returns the fields of a form whose session had ended as hidden fields of the sign-in (decision 97). */
export function markTyped(posted: Values): Values {
  return Object.fromEntries(
    Object.entries(withoutSecrets(posted))
      .map(([name, value]) => [MARK + name, value]),
  );
}

/** Returns the carried fields among a form's. */
export function keepMarked(posted: Values): Values {
  return Object.fromEntries(
    Object.entries(posted).filter(([name]) => name.startsWith(MARK)),
  );
}

/** Restores the names of carried fields. */
export function unmarkTyped(values: Values): Values {
  return Object.fromEntries(
    Object.entries(keepMarked(values))
      .map(([name, value]) => [name.slice(MARK.length), value]),
  );
}
