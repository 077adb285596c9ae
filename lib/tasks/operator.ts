import { AppError } from "../errors.ts";
import { EnvError } from "../env.ts";
import { FreezeError } from "../kv/freeze.ts";

/** Says why a task was not done; its message is what the operator reads. */
export class OperatorError extends Error {
  override name = "OperatorError";
}

/** Runs a task; what the operator has to know is one line without a stack, and ends the process with 1. */
export async function runTask(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(explain(error));
    Deno.exit(1);
  }
}

/** Throws OperatorError when there is something at this path. */
export async function refuseExisting(path: string): Promise<void> {
  if (await Deno.stat(path).catch(() => null) === null) return;
  throw new OperatorError(`${path} exists already`);
}

function explain(error: unknown): string {
  if (error instanceof AppError) {
    const cause = error.cause instanceof Error ? error.cause.message : "";
    return `The database does not answer: ${cause || error.message}`;
  }
  const isSaid = error instanceof OperatorError ||
    error instanceof EnvError || error instanceof FreezeError;
  if (isSaid) return error.message;
  throw error;
}
