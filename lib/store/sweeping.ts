import { AppError } from "@/lib/errors.ts";
import { commitEach } from "./batches.ts";
import type { Key, Kv } from "./kv.ts";

/** How a sweep is stopped and reports failures. */
export interface Sweeping {
  /** Stops it between two records. */
  ended?: AbortSignal;
  /** Called for a damaged record or a bug, which by default is thrown. */
  onFailure?: (id: string, error: unknown) => void;
}

/**
 * Removes records one by one and returns how many. Skips those that are gone, and those that cannot be removed. Throws
 * when the store does not answer.
 */
export async function removeEach(
  ids: string[],
  remove: (id: string) => Promise<void>,
  { ended, onFailure }: Sweeping = {},
): Promise<number> {
  let removed = 0;
  for (const id of ids) {
    if (ended?.aborted) break;
    try {
      await remove(id);
      removed += 1;
    } catch (error) {
      if (isGone(error)) continue;
      if (error instanceof AppError || onFailure === undefined) throw error;
      onFailure(id, error);
    }
  }
  return removed;
}

const READ_TOGETHER = 500;

/** Removes all keys below a prefix, in as many commits as it takes. */
export async function removeBelow(kv: Kv, prefix: Key): Promise<void> {
  let rows: { key: Key }[];
  do {
    rows = await kv.list({ prefix }, { limit: READ_TOGETHER });
    await commitEach(kv, rows, (tx, { key }) => tx.delete(key));
  } while (rows.length === READ_TOGETHER);
}

/** Reports whether another process has removed the record or resent the mail. */
function isGone(error: unknown): boolean {
  return error instanceof AppError &&
    (error.status === 404 || error.status === 409);
}
