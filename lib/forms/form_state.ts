import { AppError, describe, type Problem } from "@/lib/errors.ts";
import type {
  MessageKey,
  MessageParams,
  Translate,
} from "@/lib/i18n/translate.ts";

/** A form that is shown: what was typed, and what was wrong with it. Passwords are not kept. */
export interface FormState {
  values: Record<string, string>;
  problems: Problem[];
}

/**
 * What a visitor can mend in the form itself or by sending it again, and that its record is gone (404), because what was typed
 * is worth keeping even so; anything else belongs on the error page.
 */
const MENDABLE = [401, 403, 404, 409, 413, 422, 429, 502, 503];

/**
 * Turns a refusal into the form to show again, with the status and headers to answer with (decision 45). Where sending it again
 * is a decision, it bears what that takes (29, 80, 102). Throws again what the form's visitor cannot mend.
 */
export function refusedForm(
  error: unknown,
  values: FormState["values"],
): { form: FormState; init: { status: number; headers: HeadersInit } } {
  if (!(error instanceof AppError) || !MENDABLE.includes(error.status)) {
    throw error;
  }
  const { problems, status, headers } = error;
  // What somebody has typed is nobody else's: not even the browser keeps it.
  const kept = { ...headers, "cache-control": "no-store" };
  return {
    form: { values: { ...values, ...renewedValues(problems) }, problems },
    init: { status, headers: kept },
  };
}

/** Returns the hidden values with which a form is taken that was refused because of them. */
function renewedValues(problems: Problem[]): FormState["values"] {
  for (const { key, params } of problems) {
    if (key === "error.conflict") return textsOf(params ?? {});
    if (key === "error.repeated") return { request_id: crypto.randomUUID() };
    if (key === "invalid.noParcel") return { confirmed: String(params?.code) };
  }
  return {};
}

function textsOf(params: MessageParams): FormState["values"] {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  );
}

/** Returns the title of a page with a form: after a refusal it says so first, because it is what is read first. */
export function formTitle(
  t: Translate,
  title: string,
  { problems }: FormState,
): string {
  return problems.length === 0 ? title : t("form.refusedTitle", { title });
}

/** Returns the text of the first problem of a field, to stand beside it. */
export function fieldError(
  t: Translate,
  problems: Problem[],
  field: string,
): string | undefined {
  const problem = problems.find((candidate) => candidate.field === field);
  return problem === undefined ? undefined : describe(t, problem);
}

/** What a form says in place of a call's text: a call has to begin anew, a form is still there. */
const FORM_TEXTS: Partial<Record<MessageKey, MessageKey>> = {
  "error.conflict": "form.conflictText",
  "error.repeated": "form.repeatedText",
};

/** Returns all problems as texts in the form's field order, for the panel under the form (spec section 8). */
export function problemTexts(t: Translate, problems: Problem[]): string[] {
  return problems.map((problem) => {
    const text = FORM_TEXTS[problem.key];
    return text === undefined ? describe(t, problem) : t(text);
  });
}
