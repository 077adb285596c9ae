import { markOf, type Seen } from "@/lib/domain/seen.ts";
import {
  type FieldDescription,
  type FormDescription,
  formValues,
} from "./description.ts";
import type { FormState } from "./form_state.ts";

/**
 * The hidden field by which one of several forms of a record says what it was filled in over. A form that edits all of its
 * record carries the `version` instead.
 */
export const SEEN: FieldDescription = { name: "seen", kind: "hidden" };

/** Gives what a record puts into the fields of a form, with the mark of it (decision 80). */
export function seenValues(
  form: FormDescription,
  record: object,
): FormState["values"] {
  const mark = markOf(record, fieldsOf(form));
  return { ...formValues(form, record), [SEEN.name]: mark };
}

/** Gives what a form was filled in over, by the mark that it has posted; requireSeen() takes it. */
export function seenBy(form: FormDescription, mark: string | undefined): Seen {
  return { fields: fieldsOf(form), mark };
}

function fieldsOf({ sections }: FormDescription): string[] {
  return sections.flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind !== "hidden")
    .map(({ name }) => name);
}
