import { EnvError } from "@/lib/env_values.ts";

/** The reason why a task failed; the operator reads its message. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/**
 * Runs a task; an error that `explain` knows becomes one line without a stack and exit code 1. Throws what `explain`
 * throws.
 */
export async function runExplained(
  work: () => Promise<void>,
  explain: (error: unknown) => string = explainFailure,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(explain(error));
    Deno.exit(1);
  }
}

/** Returns the message of an error for the operator. Rethrows others. */
export function explainFailure(error: unknown): string {
  const isSaid = error instanceof OperatorError ||
    error instanceof EnvError || isOfSystem(error);
  if (isSaid) return error.message;
  throw error;
}

/** Reports a system error, such as a missing right or a full disk, whose message is enough. */
export function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && "code" in error &&
    /^E[A-Z0-9]+$/.test(String(error.code));
}
