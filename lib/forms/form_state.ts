import { describe, type Problem } from "@/lib/errors.ts";
import type { MessageKey, Translate } from "@/lib/i18n/translate.ts";
import type { FieldConflict } from "@/lib/conflicts.ts";
import {
  type Form,
  type Values,
  visibleFields,
  visibleNames,
} from "./description.ts";
import { DONE } from "@/lib/fields/constants.ts";

/** The values and problems of a shown form, without passwords. */
export interface FormState {
  values: Values;
  problems: Problem[];
  /** Fields that another person has changed, to choose between two values. */
  conflicts?: FieldConflict[];
}

/**
 * Returns the field with the initial focus: after a refusal the first that is wrong or was emptied (passwords); before, the
 * first empty field of a plain or eager form, a required one if possible. Undefined when there is none.
 */
export function firstToFill(
  form: Form,
  { values, problems }: FormState,
): string | undefined {
  const { plain, isEager = plain } = form;
  if (problems.length === 0 && !isEager) return undefined;
  const wrong = new Set(problems.map(({ field }) => field));
  const fields = visibleFields(form);
  const first = fields.find(({ name, kind, optional }) =>
    wrong.has(name) ||
    (!values[name] && !optional && (isEager || kind === "password"))
  );
  if (first !== undefined || problems.length > 0) return first?.name;
  // A form that comes filled in, such as a copy.
  return fields.find(({ name }) => !values[name])?.name;
}

/** Returns the problems in the order of the form's fields, with their labels; those of other fields come last. */
export function shownProblems(form: Form, problems: Problem[]): Problem[] {
  const shown = visibleFields(form).flatMap(({ name, called = name }) =>
    problems.filter(({ field }) => field === name)
      .map((problem) => ({ ...problem, called }))
  );
  const names = visibleNames(form);
  const others = problems.filter(({ field = "" }) => !names.includes(field));
  return [...shown, ...others];
}

/** Returns a page's title; after a refusal it starts with that, because screen readers read the title first. */
export function formTitle(
  t: Translate,
  title: string,
  { problems }: Pick<FormState, "problems"> = { problems: [] },
): string {
  return problems.length === 0 ? title : t("form.refusedTitle", { title });
}

/** Texts of forms in place of the API's. */
const FORM_TEXTS: Partial<Record<MessageKey, MessageKey>> = {
  "error.conflict": "form.conflictText",
  "error.repeated": "form.repeatedText",
};

/** Returns the text of a problem, as the panel under a form shows it (spec section 8). */
export function problemText(t: Translate, problem: Problem): string {
  const text = FORM_TEXTS[problem.key];
  return text === undefined ? describe(t, problem) : t(text, problem.params);
}

/** Returns the word that flash() put into the address; null if there is none, and for a POST, whose own outcome is newer. */
export function readFlash(
  { req, url }: { req: Request; url: URL },
): string | null {
  return req.method === "POST" ? null : url.searchParams.get(DONE);
}

/** Returns the path and query of a page without that word. */
export function pageAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(DONE);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
