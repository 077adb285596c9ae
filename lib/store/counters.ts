import { AppError, detailOf } from "@/lib/errors.ts";
import type { Log } from "@/lib/log.ts";
import type { Key, Kv, Transaction } from "./kv.ts";

/**
 * A noun's count is the value of its base, `["counters", noun]`, plus the changes below it, one key for each commit that changed
 * it. Commits read none of them, so they never conflict over a count; foldCounts() adds the changes to the base (decision 148).
 */
const COUNTERS = "counters";

/** The most changes that a count reads; folding keeps them far below. */
const MAX_CHANGES = 1_000;

/** The most changes that one commit folds. */
const FOLDED_TOGETHER = 500;

/** How often the counts changed by this process are folded. */
const FOLD_MS = 2_000;

/** How often they are folded in any case, because some depend on the day: days begin at quarters of an hour. */
const QUARTER_MS = 15 * 60_000;

/** Returns the key of a noun's base. */
export function counterKey(noun: string): Key {
  return [COUNTERS, noun];
}

/** Adds to a noun's count in the caller's commit. */
export function changeCount(
  tx: Transaction,
  noun: string,
  change: number,
): void {
  const key = [...counterKey(noun), tx.id];
  tx.set(key, (tx.peek<number>(key) ?? 0) + change);
  tx.changesCounts = true;
}

/** Returns the number of a noun's records. */
export async function readCount(kv: Kv, noun: string): Promise<number> {
  const base = counterKey(noun);
  // The base sorts before its changes, so that one read, a snapshot, has both.
  const range = { start: base, end: [...base, true] };
  return total(await kv.list<number>(range, { limit: MAX_CHANGES + 1 }));
}

/** Returns the numbers of several nouns' records, by one read unless folding has stopped. */
export async function readCounts(kv: Kv, nouns: string[]): Promise<number[]> {
  const entries = await listCounters(kv);
  if (entries.length < MAX_CHANGES) {
    return nouns.map((noun) =>
      total(entries.filter(({ key }) => key[1] === noun))
    );
  }
  return Promise.all(nouns.map((noun) => readCount(kv, noun)));
}

/**
 * Folds all changes into their bases, a bounded number in each commit. Several processes may fold at once: the commit depends on
 * the base, so no change is added twice.
 */
export async function foldCounts(kv: Kv): Promise<void> {
  let isMore = true;
  while (isMore) {
    const entries = await listCounters(kv);
    isMore = entries.length === MAX_CHANGES;
    const changes = entries.filter(({ key }) => key.length > 2);
    for (const noun of new Set(changes.map(({ key }) => String(key[1])))) {
      isMore = await foldSome(kv, noun) === FOLDED_TOGETHER || isMore;
    }
  }
}

/**
 * Runs `foldAll` now, within two seconds of every change of a count by this process, and at every quarter of an hour. Returns
 * a function that folds a last time and ends it. Failures are logged, never thrown.
 */
export function foldOften(
  kv: Kv,
  log: Log,
  foldAll: (kv: Kv) => Promise<void> = foldCounts,
): () => Promise<void> {
  let folded = "";
  let work = Promise.resolve();
  async function fold(): Promise<void> {
    const quarter = Math.floor(kv.now().getTime() / QUARTER_MS);
    const present = `${kv.root.countChanges} ${quarter}`;
    if (present === folded) return;
    try {
      await foldAll(kv);
      folded = present;
    } catch (error) {
      // The next run tries again; the store logs its own failures.
      if (error instanceof AppError) return;
      log.error("counts.failed", { detail: detailOf(error) });
    }
  }
  const begin = () => work = work.then(fold);
  begin();
  const timer = setInterval(begin, FOLD_MS);
  return async () => {
    clearInterval(timer);
    await begin();
  };
}

/** Folds some changes of a noun by one commit; returns how many. */
function foldSome(kv: Kv, noun: string): Promise<number> {
  return kv.transact(async (tx) => {
    const base = counterKey(noun);
    // Read first: another process's fold after it makes this commit fail, and one before it has removed its changes.
    const count = await tx.read<number>(base) ?? 0;
    const limit = FOLDED_TOGETHER;
    const changes = await kv.list<number>({ prefix: base }, { limit });
    if (changes.length > 0) tx.set(base, count + total(changes));
    for (const { key } of changes) tx.delete(key);
    return changes.length;
  });
}

function listCounters(kv: Kv) {
  return kv.list<number>({ prefix: [COUNTERS] }, { limit: MAX_CHANGES });
}

function total(entries: { value: number }[]): number {
  return entries.reduce((sum, { value }) => sum + value, 0);
}
