import { AppError } from "@/lib/errors.ts";

/** Returns what `write` gives, or null when the store takes no writes now: that is no reason not to show what is in it. */
export async function ifWritable<T>(
  write: () => Promise<T>,
): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    const isReadOnly = error instanceof AppError &&
      error.problems[0]?.key === "error.readOnly";
    if (isReadOnly) return null;
    throw error;
  }
}
