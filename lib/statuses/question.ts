import { AppError, hasProblem, invalid } from "@/lib/errors.ts";
import type { Values } from "@/lib/forms/description.ts";
import type { FormState } from "@/lib/forms/form_state.ts";
import { shownName } from "@/lib/forms/offers.ts";
import type { State } from "@/lib/site/state.ts";
import { getMeanings, type StatusMeanings } from "./meanings.ts";
import { nearestOffered } from "./nearest.ts";
import { listOffered, type OfferedStatus } from "./offered.ts";
import { ANSWER, STATUS_STAGES, type StatusStage } from "./schema.ts";
import { createStatus } from "./statuses.ts";

/** What a form asks about an unknown status. */
export interface StatusQuestion {
  /** The offered status that was perhaps meant. */
  suggestion: string | null;
  /** The stage that the person has chosen, or an empty text. */
  stage: string;
}

/** What the status field of a form offers and asks. */
export interface StatusField {
  offered: OfferedStatus[];
  question: StatusQuestion | null;
}

/**
 * Lets a form post a status. One that neither the site nor the product knows causes 422, a question, until the form answers
 * it; the answer is remembered for the site. Throws 422 too if the site has no room for another status.
 */
export async function settleStatus(
  { kv, jobs }: Pick<State, "kv" | "jobs">,
  text: string | null | undefined,
  values: Values,
): Promise<void> {
  if (!text || (await getMeanings(kv)).isKnown(text)) return;
  const stage = answerIn(values);
  if (stage === null) {
    const params = { status: text };
    throw invalid({ key: "invalid.unknownStatus", field: "status", params });
  }
  const requireChange = () => {
    throw invalid({ key: "invalid.taken", field: "text" });
  };
  try {
    const input = { text, stage, hidden: "no" } as const;
    await createStatus(kv, input, { requireChange });
    jobs.wake();
  } catch (error) {
    // Another person has meanwhile said what it means.
    if (!hasProblem(error, "invalid.taken")) throw atStatus(error);
  }
}

/** Returns an error about a status's text as one about the form's status field. */
function atStatus(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const problems = error.problems.map((problem) =>
    problem.field === "text" ? { ...problem, field: "status" } : problem
  );
  return new AppError(error.status, problems, error.headers);
}

/** Returns the stage that a form gives to its status; null if it gives none, or gave it to a text changed since. */
function answerIn(values: Values): StatusStage | null {
  const { status, [shownName("status")]: shown = status } = values;
  if (values[ANSWER.asIs] !== "yes" || status !== shown) return null;
  const stage = values[ANSWER.stage];
  return STATUS_STAGES.find((candidate) => candidate === stage) ?? null;
}

/** Returns what a form's status field offers and asks in the reader's language. */
export async function readStatusField(
  { kv, locale: { code } }: Pick<State, "kv" | "locale">,
  data: FormState,
): Promise<StatusField> {
  const statuses = await getMeanings(kv);
  const { status = "" } = data.values;
  const offered = await listOffered(kv, statuses, code);
  const chosen = chosenStage(data, statuses);
  if (chosen === null) return { offered, question: null };
  const suggestion = nearestOffered(statuses, status, code);
  return { offered, question: { suggestion, stage: chosen } };
}

/** Returns the stage chosen so far for an unknown status; null if the form asks nothing. */
function chosenStage(
  { values, problems }: FormState,
  statuses: StatusMeanings,
): string | null {
  if (problems.some(({ key }) => key === "invalid.unknownStatus")) return "";
  const { status, [ANSWER.asIs]: asIs, [ANSWER.stage]: stage = "" } = values;
  return asIs === "yes" && status && !statuses.isKnown(status) ? stage : null;
}
