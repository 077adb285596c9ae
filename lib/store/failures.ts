import { AppError, hasProblem, unavailable } from "@/lib/errors.ts";

/** An operation got no response in time; its outcome is unknown. */
export class Deadline extends Error {
  override name = "Deadline";
  constructor() {
    super("The store did not answer in time");
  }
}

/** The store does not respond, or is read-only. */
export class StoreAway extends AppError {}

const LOCKED = /database is locked/i;
const CANNOT_WRITE =
  /database or disk is full|disk I\/O error|read-only database|readonly database|database is read only|writes are disabled/i;
const BROKEN =
  /malformed|closed|connection|error sending request|timed out|bad resource|not a database|could not deserialize/i;
/** Authentication and handshake errors of KV Connect. A violated limit is our bug. */
const NOT_LET_IN =
  /(fetch|parse) metadata|metadata response|status=(401|403|404)|reads are disabled|failed to (read|decode) response/i;

const AWAY_AFTER_MS = 500;

/** Reports whether another process holds the file at this moment. */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && LOCKED.test(error.message);
}

/**
 * Reports whether an error is a failure of the store and not a bug. KV throws plain TypeErrors and BadResource for
 * everything, so the message decides.
 */
export function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error) || error instanceof AppError) return false;
  return error instanceof Deadline ||
    [LOCKED, CANNOT_WRITE, BROKEN, NOT_LET_IN].some((text) =>
      text.test(error.message)
    );
}

/** Reports whether writes fail, as opposed to all operations. */
export function cannotWrite({ message }: Error): boolean {
  return CANNOT_WRITE.test(message);
}

/** Converts a failure of the store to a 503: read-only or busy. */
export function toAppError(error: Error): StoreAway {
  const refusal = unavailable(
    cannotWrite(error) ? "error.readOnly" : "error.busy",
    StoreAway,
  );
  refusal.cause = error;
  return refusal;
}

/** Returns the result of `write`, or null on a read-only store, which can still be shown. */
export async function ifWritable<T>(
  write: () => Promise<T>,
): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    if (hasProblem(error, "error.readOnly")) return null;
    throw error;
  }
}

/** Reports whether the server at this URL refuses connections, stays silent, or is down behind its proxy. */
export async function isAway(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      signal: AbortSignal.timeout(AWAY_AFTER_MS),
    });
    await response.body?.cancel();
    return response.status >= 500;
  } catch {
    return true;
  }
}
