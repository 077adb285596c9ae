import { sum } from "@/lib/numbers.ts";
import type { Key, Kv, Transaction } from "./kv.ts";
import { MAX_CHANGES, readWithChanges, tally } from "./tally.ts";

/** `["counters", noun]` has a noun's count as of the last fold; the changes since then are below that key. */
const COUNTERS = "counters";

/** Counts the records of all nouns. */
export const nounTally = tally<number, number>({
  head: [COUNTERS],
  changes: COUNTERS,
  isChange: ({ key }) => key.length > 2,
  async add({ kv, tx, head, changes }) {
    const keys = [...changes.keys()].map(counterKey);
    const counts = await kv.getMany<number>(keys);
    [...changes.values()].forEach((found, at) =>
      tx.set(keys[at]!, sum([counts[at] ?? 0, ...found]))
    );
    return (head ?? 0) + 1;
  },
});

/** Returns the key of a noun's count as of the last fold. */
export function counterKey(noun: string): Key {
  return [COUNTERS, noun];
}

/** Adds to a noun's count in the caller's commit. */
export function changeCount(
  tx: Transaction,
  noun: string,
  change: number,
): void {
  tx.gather(counterKey(noun), change);
}

/** Returns the number of a noun's records. */
export async function readCount(kv: Kv, noun: string): Promise<number> {
  const key = counterKey(noun);
  const { base, changes } = await readWithChanges<number, number>(kv, key);
  return sum([base ?? 0, ...changes]);
}

/** Returns the numbers of several nouns' records, in one request unless folding has stopped. */
export async function readCounts(kv: Kv, nouns: string[]): Promise<number[]> {
  const limit = MAX_CHANGES;
  const rows = await kv.list<number | number[]>({ prefix: [COUNTERS] }, {
    limit,
  });
  if (rows.length === limit) {
    return Promise.all(nouns.map((noun) => readCount(kv, noun)));
  }
  return nouns.map((noun) =>
    sum(rows.filter(({ key }) => key[1] === noun).flatMap(({ value }) => value))
  );
}
