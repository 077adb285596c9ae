import { AppError, type Problem } from "@/lib/errors.ts";
import type { Key, Transaction } from "@/lib/store/kv.ts";
import type { JobKind, Progress } from "./kind.ts";
import { addCounts, type Counts, type Job, type JobProblem } from "./schema.ts";

/** An item has done a part of its work in the commit, and goes on with the next part in another one. */
export const MORE = Symbol("more");

/** What an item did: the name that it counts under in the job's result, null for nothing to count, or MORE. */
export type Did = string | null | typeof MORE;

/** What the jobs of a kind do that work through items. */
export interface ItemKind<Payload, Item>
  extends Pick<JobKind<Payload>, "isCancellable" | "source" | "ended"> {
  /** The names of what an item can do, for the result. */
  results: string[];
  /** Returns the next items, in order; none after the last one. The steps that ended, or the payload, tell which are next. */
  next(job: Job<Payload>): Promise<Item[]>;
  /** Returns keys that an item reads, which are read ahead together with those of other items. */
  keys?(item: Item): Key[];
  /** Does an item as a part of the commit. An AppError below 500 is its problem, and leaves nothing of it in the commit. */
  run(tx: Transaction, item: Item, job: Job<Payload>): Promise<Did> | Did;
  /** Returns what problems name an item by. */
  about(item: Item): Pick<JobProblem, "row" | "code">;
  /** Returns the payload that leads past an item; unchanged by default. */
  after?(payload: Payload, item: Item): Payload;
}

const TOO_LARGE: Problem = { key: "error.itemTooLarge" };

/**
 * Returns the kind of job that does items, as many in each commit as fit. After an error that is no refusal they are done one by
 * one, and the one that keeps failing becomes a problem of the job.
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
        : new Steps(kind, job).fail(item, problem).progress,
  };
}

interface Doing<Payload, Item> {
  kind: ItemKind<Payload, Item>;
  items: Item[];
}

async function doItems<Payload, Item>(
  tx: Transaction,
  job: Job<Payload>,
  { kind, items }: Doing<Payload, Item>,
): Promise<Progress<Payload>> {
  const steps = new Steps(kind, job);
  // After a failure, the item that causes it has to be found.
  const some = job.attempts === 0 ? items : items.slice(0, 1);
  for (const [at, item] of some.entries()) {
    const isRead = await readAhead(tx, kind, some.slice(at));
    if (!isRead && at > 0) break;
    const did = await tryItem(tx, job, { kind, item, isFirst: at === 0 });
    if (did === null) break;
    if ("problem" in did) steps.fail(item, did.problem);
    else if (did.did === MORE) break;
    else steps.end(item, did.did);
  }
  return items.length === 0 || steps.isEnd
    ? { ...steps.progress, ends: "done", result: steps.result }
    : steps.progress;
}

/**
 * Reads the keys of the next items that are not known, of as many items as the commit can depend on. Returns false, without a
 * request, when it can depend on none.
 */
async function readAhead<Payload, Item>(
  tx: Transaction,
  { keys }: ItemKind<Payload, Item>,
  items: Item[],
): Promise<boolean> {
  if (keys === undefined || tx.knows(keys(items[0]!))) return true;
  await tx.prefetch(items.slice(0, tx.readsLeft).flatMap(keys));
  return tx.readsLeft > 0;
}

/** Does an item; returns null when it has to wait for the next commit. */
async function tryItem<Payload, Item>(
  tx: Transaction,
  job: Job<Payload>,
  { kind, item, isFirst }: {
    kind: ItemKind<Payload, Item>;
    item: Item;
    isFirst: boolean;
  },
): Promise<{ did: Did } | { problem: Problem } | null> {
  let did: Did = null;
  try {
    const hasRoom = await tx.fit(async () => {
      did = await kind.run(tx, item, job);
    });
    if (hasRoom) return { did };
    return isFirst ? { problem: TOO_LARGE } : null;
  } catch (error) {
    const isRefused = error instanceof AppError && error.status < 500;
    if (isRefused) return { problem: error.problems[0]! };
    // Those before it are done; then it fails alone.
    if (!isFirst) return null;
    throw error;
  }
}

/** The items that ended in a commit. */
class Steps<Payload, Item> {
  readonly #kind: ItemKind<Payload, Item>;
  readonly #job: Job<Payload>;
  readonly #problems: JobProblem[] = [];
  readonly #counts: Counts = {};
  #payload: Payload;
  #done = 0;

  constructor(kind: ItemKind<Payload, Item>, job: Job<Payload>) {
    this.#kind = kind;
    this.#job = job;
    this.#payload = job.payload;
  }

  end(item: Item, did: string | null): this {
    this.#done += 1;
    this.#payload = this.#kind.after?.(this.#payload, item) ?? this.#payload;
    if (did !== null) this.#counts[did] = (this.#counts[did] ?? 0) + 1;
    return this;
  }

  fail(item: Item, problem: Problem): this {
    this.#problems.push({ ...this.#kind.about(item), problem });
    return this.end(item, null);
  }

  get progress(): Progress<Payload> {
    return {
      done: this.#done,
      problems: this.#problems,
      counts: this.#counts,
      payload: this.#payload,
    };
  }

  /** Whether the last item has ended. What ends with the job may need the room of a commit of its own. */
  get isEnd(): boolean {
    const { ended } = this.#kind;
    return !ended && this.#job.done + this.#done === this.#job.total;
  }

  /** What all items of the job did. */
  get result(): Counts {
    const sum = addCounts(this.#job.counts, this.#counts);
    return Object.fromEntries(
      this.#kind.results.map((name) => [name, sum[name] ?? 0]),
    );
  }
}
