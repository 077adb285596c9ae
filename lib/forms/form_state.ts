import { AppError, describe, type Problem } from "@/lib/errors.ts";
import type {
  MessageKey,
  MessageParams,
  Translate,
} from "@/lib/i18n/translate.ts";

/** The values and problems of a shown form, without passwords. */
export interface FormState {
  values: Record<string, string>;
  problems: Problem[];
}

/**
 * Statuses that show the form again: the visitor can fix or resubmit it, or the record is gone (404) but the input is
 * worth keeping. Others belong on the error page.
 */
const MENDABLE = [401, 403, 404, 409, 413, 422, 429, 502, 503];

/**
 * Turns a refusal into the form to show again, with status and headers (decision 45). Where resubmitting is a decision,
 * the form carries what it takes (29, 80, 102). Rethrows other errors.
 */
export function refusedForm(
  error: unknown,
  values: FormState["values"],
): { form: FormState; init: { status: number; headers: HeadersInit } } {
  if (!(error instanceof AppError) || !MENDABLE.includes(error.status)) {
    throw error;
  }
  const { problems, status, headers } = error;
  // Input is private; browsers must not cache it either.
  const kept = { ...headers, "cache-control": "no-store" };
  return {
    form: { values: { ...values, ...renewedValues(problems) }, problems },
    init: { status, headers: kept },
  };
}

/** Returns the hidden values with which a resubmit is accepted. */
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

/** Returns a page's title, which starts with a refusal, because screen readers read it first. */
export function formTitle(
  t: Translate,
  title: string,
  { problems }: FormState,
): string {
  return problems.length === 0 ? title : t("form.refusedTitle", { title });
}

/** Returns the text of a field's first problem. */
export function fieldError(
  t: Translate,
  problems: Problem[],
  field: string,
): string | undefined {
  const problem = problems.find((candidate) => candidate.field === field);
  return problem === undefined ? undefined : describe(t, problem);
}

/** Texts of forms in place of the API's. */
const FORM_TEXTS: Partial<Record<MessageKey, MessageKey>> = {
  "error.conflict": "form.conflictText",
  "error.repeated": "form.repeatedText",
};

/** Returns all problems as texts in field order, for the panel under the form (spec section 8). */
export function problemTexts(t: Translate, problems: Problem[]): string[] {
  return problems.map((problem) => {
    const text = FORM_TEXTS[problem.key];
    return text === undefined ? describe(t, problem) : t(text);
  });
}
