import type { Problem } from "@/lib/errors.ts";

/**
 * What a failed try means: `temporary` may work later, `permanent` will not, and with `unknown` the mail may have been
 * taken all the same.
 */
export type Failure = "temporary" | "permanent" | "unknown";

/** A mail that was not taken, with the reason in words for the administrator (decision 8). */
export class MailError extends Error {
  override name = "MailError";
  readonly failure: Failure;
  readonly problem: Problem;

  constructor(failure: Failure, problem: Problem) {
    super(problem.key);
    this.failure = failure;
    this.problem = problem;
  }
}
