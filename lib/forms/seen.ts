import { markOf, type Seen } from "@/lib/store/versions.ts";
import { type FormDescription, formValues, SEEN } from "./description.ts";
import type { FormState } from "./form_state.ts";

/** Returns a record's values for a form, with their mark (decision 80). */
export function seenValues(
  form: FormDescription,
  record: object,
): FormState["values"] {
  const mark = markOf(record, fieldsOf(form));
  return { ...formValues(form, record), [SEEN.name]: mark };
}

/** Returns the fields and posted mark of a form for requireSeen(). */
export function seenBy(form: FormDescription, mark: string | undefined): Seen {
  return { fields: fieldsOf(form), mark };
}

function fieldsOf({ sections }: FormDescription): string[] {
  return sections.flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind !== "hidden")
    .map(({ name }) => name);
}
