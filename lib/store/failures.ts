import { AppError, unavailable } from "@/lib/errors.ts";

/** An operation that the store has not answered in time: whether it was done is unknown. */
export class Deadline extends Error {
  override name = "Deadline";
  constructor() {
    super("The store did not answer in time");
  }
}

const LOCKED = /database is locked/i;
const CANNOT_WRITE =
  /database or disk is full|disk I\/O error|read-only database|readonly database|database is read only|writes are disabled/i;
const BROKEN =
  /malformed|closed|connection|error sending request|timed out|bad resource|not a database|could not deserialize/i;
/** What the runtime says of a KV Connect server that does not let it in, or is none; a limit that we broke is our mistake. */
const NOT_LET_IN =
  /(fetch|parse) metadata|metadata response|status=(401|403|404)|reads are disabled|failed to (read|decode) response/i;

/** Reports whether another process holds the file at this moment. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && LOCKED.test(error.message);
}

/**
 * Reports a failure of the store from a mistake of ours. KV throws plain TypeErrors and BadResource for everything, so the text
 * decides.
 */
export function isOutage(error: Error): boolean {
  if (error instanceof AppError) return false;
  return error instanceof Deadline ||
    [LOCKED, CANNOT_WRITE, BROKEN, NOT_LET_IN].some((text) =>
      text.test(error.message)
    );
}

/** Reports whether nothing can be saved, as opposed to nothing being answered. */
export function cannotWrite({ message }: Error): boolean {
  return CANNOT_WRITE.test(message);
}

/** Returns the 503 that a failure of the store is to the caller: saving is impossible, or all of it is busy. */
export function toAppError(error: Error): AppError {
  const refusal = unavailable(
    cannotWrite(error) ? "error.readOnly" : "error.busy",
  );
  refusal.cause = error;
  return refusal;
}
