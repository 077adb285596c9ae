import { EnvError } from "@/lib/env_values.ts";

/** A task failed for a known reason. The message is for the operator. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/**
 * Runs a task. An error that `explain` knows becomes a line without a stack, and exit code 1; `explain` rethrows all
 * others.
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

/** Returns the message of an error meant for the operator. Rethrows any other error. */
export function explainFailure(error: unknown): string {
  const isSaid = error instanceof OperatorError ||
    error instanceof EnvError || isOfSystem(error);
  if (isSaid) return error.message;
  throw error;
}

/** Reports whether an error is a system error, such as a full disk. Its message tells the operator enough. */
export function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && "code" in error &&
    /^E[A-Z0-9]+$/.test(String(error.code));
}
