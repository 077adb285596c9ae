import { AppError } from "@/lib/errors.ts";
import type { Key, Kv, Transaction } from "./kv.ts";

/**
 * Calls `work` for each item in order, with as many items in each commit as fit. Throws CommitFull for an item that
 * exceeds a commit.
 */
export async function commitEach<Item>(
  kv: Kv,
  items: Item[],
  work: (tx: Transaction, item: Item) => Promise<void> | void,
): Promise<void> {
  let done = 0;
  while (done < items.length) {
    const left = items.slice(done);
    done += await kv.transact((tx) => commitSome(tx, left, work));
  }
}

/** Returns the number of items that fitted into the commit. */
async function commitSome<Item>(
  tx: Transaction,
  items: Item[],
  work: (tx: Transaction, item: Item) => Promise<void> | void,
): Promise<number> {
  for (const [at, item] of items.entries()) {
    // No reserve for later writes is needed, so a single item may fill the commit.
    if (at === 0) await work(tx, item);
    else if (!await tx.fit(() => work(tx, item))) return at;
  }
  return items.length;
}

/** The abort signal and error handler of a sweep. */
export interface SweepOptions {
  /** Stops it between two records. */
  ended?: AbortSignal;
  /** Called for a damaged record or a bug, which by default is thrown. */
  onFailure?: (id: string, error: unknown) => void;
}

/**
 * Removes records one by one and returns the number removed. Skips records that are gone or have changed, and with
 * `onFailure` those that cannot be removed. Throws when the store does not answer.
 */
export async function removeEach(
  ids: string[],
  remove: (id: string) => Promise<void>,
  { ended, onFailure }: SweepOptions = {},
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

/** Yields the ids that are the second parts of the keys below a first part, each once. */
export async function* walkIds(
  kv: Kv,
  first: string,
): AsyncGenerator<string> {
  const prefix = [first];
  let [row] = await kv.list({ prefix }, { limit: 1 });
  while (row !== undefined) {
    const id = String(row.key[1]);
    yield id;
    // A boolean sorts after all numbers and texts.
    const range = { prefix, start: [first, id, true] };
    [row] = await kv.list(range, { limit: 1 });
  }
}

/** Reports whether another process has removed the record or resent the mail. */
function isGone(error: unknown): boolean {
  return error instanceof AppError &&
    (error.status === 404 || error.status === 409);
}
