import { EnvError } from "../env.ts";

/** Says why a task was not done; its message is what the operator reads. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/**
 * Runs a task; what the operator has to know, in the words of `explain`, is one line without a stack, and ends the process
 * with 1. Throws what `explain` throws.
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

/** Returns the message of an error that is meant for the operator. Throws any other again. */
export function explainFailure(error: unknown): string {
  const isSaid = error instanceof OperatorError ||
    error instanceof EnvError || isOfSystem(error);
  if (isSaid) return error.message;
  throw error;
}

/** A missing right, a full disk, a folder in the place of a file: the message says it all. */
export function isOfSystem(error: unknown): error is Error {
  return error instanceof Error && "code" in error &&
    /^E[A-Z0-9]+$/.test(String(error.code));
}
