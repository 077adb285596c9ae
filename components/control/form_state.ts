import { describe, type Problem } from "@/lib/errors.ts";
import type { Translate } from "@/lib/i18n/translate.ts";

/** A form that is shown: what was typed, and what was wrong with it. */
export interface FormState {
  values: Record<string, string>;
  problems: Problem[];
}

/** Gives the text of the first problem of a field, to stand beside it. */
export function fieldError(
  t: Translate,
  problems: Problem[],
  field: string,
): string | undefined {
  const problem = problems.find((candidate) => candidate.field === field);
  return problem === undefined ? undefined : describe(t, problem);
}

/** Gives all problems as texts, for the panel under the form. */
export function problemTexts(t: Translate, problems: Problem[]): string[] {
  return problems.map((problem) => describe(t, problem));
}
