import type { Kv, Transaction } from "./kv.ts";

/** Does work for each item, in order, as many of them in each commit as fit. Throws CommitFull for an item that alone does not. */
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

/** Returns for how many of the items there was room. */
async function commitSome<Item>(
  tx: Transaction,
  items: Item[],
  work: (tx: Transaction, item: Item) => Promise<void> | void,
): Promise<number> {
  for (const [at, item] of items.entries()) {
    // Nothing follows them, so one alone may fill the commit.
    if (at === 0) await work(tx, item);
    else if (!await tx.fit(() => work(tx, item))) return at;
  }
  return items.length;
}
