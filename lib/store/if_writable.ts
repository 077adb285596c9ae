import { AppError } from "@/lib/errors.ts";

/** Returns the result of `write`, or null on a read-only store, which can still be shown. */
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
