import { AppError, type Problem } from "@/lib/errors.ts";
import type { Key, Transaction } from "@/lib/store/kv.ts";
import type { JobKind, Progress } from "./kind.ts";
import { addCounts, type Counts, type Job, type JobProblem } from "./schema.ts";

/** Returned by an item that is partly done and continues in the next commit. */
export const MORE = Symbol("more");

/** The outcome of an item: the counts to increment, null for none, or MORE. */
export type Did = string | string[] | null | typeof MORE;

type Done = Exclude<Did, typeof MORE>;

/** A kind of job that processes a list of items. */
export interface ItemKind<Payload, Item>
  extends Pick<JobKind<Payload>, "isCancellable" | "source" | "ended"> {
  /** The names of counts in the job's result. */
  results: string[];
  /** Returns the next items in order, found by the number of completed steps or the payload; empty after the last one. */
  next(job: Job<Payload>): Promise<Item[]>;
  /** Returns the keys that an item reads, so that the keys of several items are fetched together. */
  keys?(item: Item): Key[];
  /** Processes an item in the caller's commit. An AppError below 500 rolls it back and becomes its problem. */
  run(tx: Transaction, item: Item, job: Job<Payload>): Promise<Did> | Did;
  /** Returns the row and code that identify an item in problems. */
  about(item: Item): Pick<JobProblem, "row" | "code">;
  /** Returns the name of the count to increment for an item with a problem; null, the default, for none. */
  countOf?(problem: Problem): string | null;
  /** Returns the payload after an item; unchanged by default. */
  after?(payload: Payload, item: Item): Payload;
}

const TOO_LARGE: Problem = { key: "error.itemTooLarge" };

/**
 * Creates a kind of job that processes as many items per commit as fit. After an error other than a refusal it processes them
 * one by one, and an item that keeps failing becomes a problem of the job.
 */
export function eachItem<Payload, Item>(
  kind: ItemKind<Payload, Item>,
): JobKind<Payload, Item[]> {
  const { isCancellable, source, ended, next } = kind;
  return {
    isCancellable,
    interrupted: "repeat",
    ...(source && { source }),
    ...(ended && { ended }),
    act: next,
    step: (tx, job, items) => doItems(tx, job, { kind, items }),
    skip: (job, [item], problem) =>
      item === undefined
        ? { ends: "failed" }
        : new EndedItems(kind, job).fail(item, problem),
  };
}

async function doItems<Payload, Item>(
  tx: Transaction,
  job: Job<Payload>,
  { kind, items }: { kind: ItemKind<Payload, Item>; items: Item[] },
): Promise<Progress<Payload>> {
  const ended = new EndedItems(kind, job);
  // After a failure, isolates the item that causes it.
  const some = job.attempts === 0 ? items : items.slice(0, 1);
  for (const [at, item] of some.entries()) {
    const isRead = await readAhead(tx, kind, some.slice(at));
    if (!isRead && at > 0) break;
    const did = await tryItem(tx, () => kind.run(tx, item, job), at === 0);
    if (did === null) break;
    if ("problem" in did) ended.fail(item, did.problem);
    else if (did.did === MORE) break;
    else ended.add(item, did.did);
  }
  return items.length === 0 || ended.areLast
    ? { ...ended, ends: "done", result: ended.jobResult }
    : ended;
}

/** Prefetches the keys of as many items as the commit has reads left for. Returns false if it has none. */
async function readAhead<Payload, Item>(
  tx: Transaction,
  { keys }: ItemKind<Payload, Item>,
  items: Item[],
): Promise<boolean> {
  if (keys === undefined || tx.knows(keys(items[0]!))) return true;
  await tx.prefetch(items.slice(0, tx.readsLeft).flatMap(keys));
  return tx.readsLeft > 0;
}

/** Processes an item; returns null if it has to wait for the next commit. */
async function tryItem(
  tx: Transaction,
  run: () => Promise<Did> | Did,
  isFirst: boolean,
): Promise<{ did: Did } | { problem: Problem } | null> {
  let did: Did = null;
  try {
    const hasRoom = await tx.fit(async () => {
      did = await run();
    });
    if (hasRoom) return { did };
    return isFirst ? { problem: TOO_LARGE } : null;
  } catch (error) {
    const isRefused = error instanceof AppError && error.status < 500;
    if (isRefused) return { problem: error.problems[0]! };
    // Commit the preceding items first; then this one fails alone.
    if (!isFirst) return null;
    throw error;
  }
}

/** The items completed in a commit, as the job's progress. */
class EndedItems<Payload, Item> implements Progress<Payload> {
  done = 0;
  counts: Counts = {};
  payload: Payload;
  readonly problems: JobProblem[] = [];
  readonly #kind: ItemKind<Payload, Item>;
  readonly #job: Job<Payload>;

  constructor(kind: ItemKind<Payload, Item>, job: Job<Payload>) {
    this.payload = job.payload;
    this.#kind = kind;
    this.#job = job;
  }

  add(item: Item, did: Done): this {
    this.done += 1;
    this.payload = this.#kind.after?.(this.payload, item) ?? this.payload;
    for (const name of [did ?? []].flat()) {
      this.counts = addCounts(this.counts, { [name]: 1 });
    }
    return this;
  }

  fail(item: Item, problem: Problem): this {
    this.problems.push({ ...this.#kind.about(item), problem });
    return this.add(item, this.#kind.countOf?.(problem) ?? null);
  }

  /** Whether the job can end in this commit: no item is left, and there is no `ended`, which may need a commit to itself. */
  get areLast(): boolean {
    const { done, total } = this.#job;
    return !this.#kind.ended && done + this.done === total;
  }

  get jobResult(): Counts {
    const sum = addCounts(this.#job.counts, this.counts);
    return Object.fromEntries(
      this.#kind.results.map((name) => [name, sum[name] ?? 0]),
    );
  }
}
