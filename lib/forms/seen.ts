import { markOf, type Seen } from "@/lib/store/seen.ts";
import { type FormDescription, formValues, SEEN } from "./description.ts";
import type { FormState } from "./form_state.ts";

/** Returns what a record puts into the fields of a form, with the mark of it (decision 80). */
export function seenValues(
  form: FormDescription,
  record: object,
): FormState["values"] {
  const mark = markOf(record, fieldsOf(form));
  return { ...formValues(form, record), [SEEN.name]: mark };
}

/** Returns what a form was filled in over, by the mark that it has posted; requireSeen() takes it. */
export function seenBy(form: FormDescription, mark: string | undefined): Seen {
  return { fields: fieldsOf(form), mark };
}

function fieldsOf({ sections }: FormDescription): string[] {
  return sections.flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind !== "hidden")
    .map(({ name }) => name);
}
