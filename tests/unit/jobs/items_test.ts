import { deepEqual, equal, match } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import { eachItem, type ItemKind, MORE } from "@/lib/jobs/items.ts";
import { listProblems, queueJob } from "@/lib/jobs/jobs.ts";
import type { Job, JobProblem } from "@/lib/jobs/schema.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import type { Kv, Operation } from "@/lib/store/kv.ts";
import { COMMIT_LIMITS } from "@/lib/store/transaction.ts";
import { Clock, memoryKv, valuesBelow } from "../../helpers/domain.ts";
import type { FaultyOptions } from "../../helpers/faulty_store.ts";
import { finishJob } from "../../helpers/jobs.ts";
import { memoryLog } from "../../helpers/log.ts";
import type { DeclaredJob } from "@/lib/site/nouns.ts";

type Items = ItemKind<number, number>;

/** A job with the items 0 to `total`, each of which writes a key. */
class Numbers implements Disposable {
  readonly clock = new Clock();
  readonly log = memoryLog();
  readonly kv: Kv;
  readonly runner: JobRunner;
  /** How many items each commit contained. */
  readonly commits: number[] = [];

  constructor(kv: Kv, total: number, fields: Partial<Items>) {
    this.kv = kv;
    const kind = eachItem<number, number>({
      isCancellable: true,
      results: ["written"],
      next: ({ payload }) =>
        Promise.resolve(
          Array.from({ length: total - payload }, (_, at) => payload + at),
        ),
      run: (tx, item) => {
        tx.set(["numbers", item], item);
        return "written";
      },
      after: (_, item) => item + 1,
      about: (item) => ({ row: item, code: null }),
      ...fields,
    });
    this.runner = new JobRunner({
      kv,
      log: this.log.log,
      kinds: { numbers: kind },
    });
  }

  static async open(
    total: number,
    fields: Partial<Items> = {},
    options: FaultyOptions = {},
  ): Promise<Numbers> {
    const clock = new Clock();
    const kv = await memoryKv({ now: clock.now, ...options });
    return Object.assign(new Numbers(kv, total, fields), { clock });
  }

  /** Runs a job to its end without pauses; returns it with its problems. */
  async finish(): Promise<Job & { problems: JobProblem[] }> {
    const { id } = await this.kv.transact((tx) =>
      queueJob(tx, { kind: "numbers" as DeclaredJob, payload: 0 })
    );
    const { runner, kv, clock } = this;
    const job = await finishJob(runner, kv, { clock, id });
    const page = { from: 0, limit: 1_000 };
    return { ...job, problems: await listProblems(kv, job, page) };
  }

  /** Returns the items that were written. */
  async written(): Promise<number[]> {
    const rows = await this.kv.list({ prefix: ["numbers"] }, { limit: 1_000 });
    return rows.map(({ key }) => Number(key[1]));
  }

  [Symbol.dispose](): void {
    this.kv.close();
  }
}

Deno.test("eachItem() commits as many items as fit at a time", async () => {
  const limits = { ...COMMIT_LIMITS, writes: 60 };
  using numbers = await Numbers.open(100, {
    run(tx, item) {
      for (let at = 0; at < 5; at++) tx.set(["numbers", item, at], tx.id);
      return "written";
    },
  }, { limits });
  const { status, done, failed, result } = await numbers.finish();
  deepEqual([status, done, failed, result], ["done", 100, 0, { written: 100 }]);
  // 60 writes minus the reserve of 32 leave room for five items of five writes.
  equal(new Set(await valuesBelow(numbers.kv, ["numbers"])).size, 20);
});

Deno.test("eachItem() rolls back a rejected item and reports its problem", async () => {
  using numbers = await Numbers.open(5, {
    run(tx, item) {
      tx.set(["numbers", item], item);
      if (item % 2 === 1) throw new AppError(409, { key: "import.gone" });
      return "written";
    },
  });
  const { failed, result, problems } = await numbers.finish();
  deepEqual(await numbers.written(), [0, 2, 4]);
  deepEqual([failed, result], [2, { written: 3 }]);
  deepEqual(problems.map(({ row, problem }) => [row, problem.key]), [
    [1, "import.gone"],
    [3, "import.gone"],
  ]);
});

Deno.test("eachItem() skips an item that keeps failing and logs its error", async () => {
  let tries = 0;
  using numbers = await Numbers.open(5, {
    run(tx, item) {
      tx.set(["numbers", item], item);
      if (item !== 2) return "written";
      tries += 1;
      throw new TypeError("Oh");
    },
  });
  const started = numbers.clock.ms;
  const { status, failed, problems } = await numbers.finish();
  deepEqual([status, failed], ["done", 1]);
  deepEqual(await numbers.written(), [0, 1, 3, 4]);
  const [{ row, problem }] = problems as [JobProblem];
  deepEqual([row, problem.key], [2, "error.stepFailed"]);
  const line = numbers.log.lines.at(-1)!;
  equal(problem.params!.id, line.failure);
  match(String(line.detail), /TypeError: Oh/);
  // Once together with others, then five times alone.
  equal(tries, 6);
  equal(numbers.clock.ms - started < 10 * 60_000, true);
});

Deno.test("eachItem() reports an item that is too large for a commit", async () => {
  using numbers = await Numbers.open(3, {
    run(tx, item) {
      const keys = item === 1 ? 1_000 : 1;
      for (let at = 0; at < keys; at++) tx.set(["numbers", item, at], 0);
      return "written";
    },
  });
  const { status, failed, problems, result } = await numbers.finish();
  deepEqual([status, failed, result], ["done", 1, { written: 2 }]);
  equal(problems[0]!.problem.key, "error.itemTooLarge");
});

Deno.test("eachItem() continues an item that returns MORE in the next commit", async () => {
  let left = 2_500;
  using numbers = await Numbers.open(2, {
    async run(tx, item) {
      if (item === 1) return "written";
      const before = left;
      while (left > 0) {
        const at = left;
        if (!await tx.fit(() => tx.set(["numbers", item, at], 0))) return MORE;
        left -= 1;
      }
      return before > 0 || item === 0 ? "written" : null;
    },
  });
  const { done, result } = await numbers.finish();
  deepEqual([done, result], [2, { written: 2 }]);
});

Deno.test("eachItem() prefetches the keys of as many items as a commit has room for", async () => {
  let requests = 0;
  const before = ({ keys: [key] }: Operation) => {
    if (key![0] === "known") requests += 1;
  };
  using numbers = await Numbers.open(16, {
    keys: (item) => [["known", item]],
    async run(tx, item) {
      await tx.read(["known", item]);
      tx.set(["numbers", item], item);
      return "written";
    },
  }, { faults: { before } });
  const { result } = await numbers.finish();
  // A commit reads its job and eight other keys.
  deepEqual([result, requests], [{ written: 16 }, 2]);
});

Deno.test("eachItem() fails a job whose next items cannot be read", async () => {
  using numbers = await Numbers.open(1, {
    next: () => Promise.reject(new TypeError("Oh")),
  });
  const { status, done } = await numbers.finish();
  deepEqual([status, done], ["failed", 0]);
});

Deno.test("eachItem() ends within an hour even if all 30 items fail", async () => {
  using numbers = await Numbers.open(30, {
    run() {
      throw new TypeError("Oh");
    },
  });
  const started = numbers.clock.ms;
  const { status, failed } = await numbers.finish();
  deepEqual([status, failed], ["done", 30]);
  equal(numbers.clock.ms - started < 60 * 60_000, true);
});
