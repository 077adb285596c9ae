import { AppError } from "@/lib/errors.ts";

/** When a sweep ends before its time, and who hears of what it cannot remove. */
export interface Sweeping {
  /** Ends it between two records. */
  ended?: AbortSignal;
  /** Hears of a record that is damaged, or of a mistake of ours; by default it is thrown. */
  onFailure?: (id: string, error: unknown) => void;
}

/**
 * Removes records one after the other and gives how many it has removed. One that has gone meanwhile is fine, one that cannot
 * be removed keeps no other from it. Throws what the store says when it cannot answer.
 */
export async function removeEach(
  ids: string[],
  remove: (id: string) => Promise<void>,
  { ended, onFailure = rethrow }: Sweeping = {},
): Promise<number> {
  let removed = 0;
  for (const id of ids) {
    if (ended?.aborted) break;
    try {
      await remove(id);
      removed += 1;
    } catch (error) {
      if (isGone(error)) continue;
      if (error instanceof AppError) throw error;
      onFailure(id, error);
    }
  }
  return removed;
}

/** Somebody else may have removed it in the meantime, or have sent the mail again. */
function isGone(error: unknown): boolean {
  return error instanceof AppError &&
    (error.status === 404 || error.status === 409);
}

function rethrow(_id: string, error: unknown): void {
  throw error;
}
