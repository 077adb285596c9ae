import type { FormState } from "./form_state.ts";

type Values = FormState["values"];

/** What stands before the names of fields that pass through the sign-in, so that none of them is taken for one of its own. */
const MARK = "typed.";
/** A password is never shown again, not even hidden. */
const SECRET = /password|token/;

/** Returns the fields of a form that was sent after its session had ended as the sign-in's hidden fields (decision 97). */
export function markTyped(posted: Values): Values {
  const kept = Object.entries(posted).filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [MARK + name, value]),
  );
}

/** Returns those of a form's fields that are such hidden ones. */
export function keepMarked(posted: Values): Values {
  return Object.fromEntries(
    Object.entries(posted).filter(([name]) => name.startsWith(MARK)),
  );
}

/** Returns the fields back under their own names. */
export function unmarkTyped(values: Values): Values {
  return Object.fromEntries(
    Object.entries(keepMarked(values))
      .map(([name, value]) => [name.slice(MARK.length), value]),
  );
}
