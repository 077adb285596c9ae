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

/** The state that a form is rendered from; excludes passwords. */
export interface FormState {
  values: Values;
  problems: Problem[];
  /** Fields that another person has changed; the user picks one of the two values. */
  conflicts?: FieldConflict[];
}

/**
 * Returns the field with the initial focus. After an error: the first field that is invalid or was emptied (passwords).
 * Otherwise, in a plain or eager form: the first empty field, preferably a required one. Undefined if there is none.
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
  // A prefilled form, such as a copy.
  return fields.find(({ name }) => !values[name])?.name;
}

/** Returns the problems in the order of the form's fields and with their labels; problems of other fields come last. */
export function shownProblems(form: Form, problems: Problem[]): Problem[] {
  const shown = visibleFields(form).flatMap(({ name, called = name }) =>
    problems.filter(({ field }) => field === name)
      .map((problem) => ({ ...problem, called }))
  );
  const names = visibleNames(form);
  const others = problems.filter(({ field = "" }) => !names.includes(field));
  return [...shown, ...others];
}

/** Returns a page's title. After an error the title begins with it, because screen readers read the title first. */
export function formTitle(
  t: Translate,
  title: string,
  { problems }: Pick<FormState, "problems"> = { problems: [] },
): string {
  return problems.length === 0 ? title : t("form.refusedTitle", { title });
}

/** Messages of forms that replace those of the API. */
const FORM_TEXTS: Partial<Record<MessageKey, MessageKey>> = {
  "error.conflict": "form.conflictText",
  "error.repeated": "form.repeatedText",
};

/** Returns the text of a problem for the panel under a form (spec section 8). */
export function problemText(t: Translate, problem: Problem): string {
  const text = FORM_TEXTS[problem.key];
  return text === undefined ? describe(t, problem) : t(text, problem.params);
}

/**
 * Returns the word that flash() put into the URL, or null. Always null for a POST, because its own outcome is newer.
 */
export function readFlash(
  { req, url }: { req: Request; url: URL },
): string | null {
  return req.method === "POST" ? null : url.searchParams.get(DONE);
}

/** Returns a page's path and query without the word of flash(). */
export function pageAddress({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  query.delete(DONE);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
