import { AppError, type Problem } from "@/lib/errors.ts";
import type { Key, Transaction } from "@/lib/store/kv.ts";
import type { JobKind, Progress } from "./kind.ts";
import { addCounts, type Counts, type Job, type JobProblem } from "./schema.ts";

/** The result of an item that has done part of its work, and continues in the next commit. */
export const MORE = Symbol("more");

/** The result of an item: the name under which the job counts it, null if it is not counted, or MORE. */
export type Did = string | null | typeof MORE;

/** A kind of job that works through items. */
export interface ItemKind<Payload, Item>
  extends Pick<JobKind<Payload>, "isCancellable" | "source" | "ended"> {
  /** The names of counts in the job's result. */
  results: string[];
  /** Returns the next items in order, by the ended steps or the payload; none after the last one. */
  next(job: Job<Payload>): Promise<Item[]>;
  /** Returns keys that an item reads, to be read together with those of other items. */
  keys?(item: Item): Key[];
  /** Does an item in the caller's commit. An AppError below 500 undoes it and becomes its problem. */
  run(tx: Transaction, item: Item, job: Job<Payload>): Promise<Did> | Did;
  /** Returns how problems name an item. */
  about(item: Item): Pick<JobProblem, "row" | "code">;
  /** Returns the payload after an item; unchanged by default. */
  after?(payload: Payload, item: Item): Payload;
}

const TOO_LARGE: Problem = { key: "error.itemTooLarge" };

/**
 * Returns the kind of job that does items, as many in each commit as fit. After an error other than a refusal it does them
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
  // Finds the item that causes a failure.
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

/** Reads the keys of the next items, as many as the commit can depend on. Returns false if it can depend on none. */
async function readAhead<Payload, Item>(
  tx: Transaction,
  { keys }: ItemKind<Payload, Item>,
  items: Item[],
): Promise<boolean> {
  if (keys === undefined || tx.knows(keys(items[0]!))) return true;
  await tx.prefetch(items.slice(0, tx.readsLeft).flatMap(keys));
  return tx.readsLeft > 0;
}

/** Does an item; returns null if it has to wait for the next commit. */
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
    // The items before it are committed; then it fails alone.
    if (!isFirst) return null;
    throw error;
  }
}

/** The items that ended in a commit, as the job's progress. */
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

  add(item: Item, did: string | null): this {
    this.done += 1;
    this.payload = this.#kind.after?.(this.payload, item) ?? this.payload;
    if (did !== null) this.counts = addCounts(this.counts, { [did]: 1 });
    return this;
  }

  fail(item: Item, problem: Problem): this {
    this.problems.push({ ...this.#kind.about(item), problem });
    return this.add(item, null);
  }

  /** Whether the job can end in this commit: no item is left, and no `ended`, which may need a whole commit. */
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
