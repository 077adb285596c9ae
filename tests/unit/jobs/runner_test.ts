import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import { jobs } from "@/lib/jobs/jobs.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import { AppError, unavailable } from "@/lib/errors.ts";
import { StoreAway } from "@/lib/store/failures.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  Clock,
  memoryKv,
  runConcurrently,
  test,
} from "../../helpers/domain.ts";
import { openFaultyKv } from "../../helpers/faulty_store.ts";
import {
  countingKind,
  finishJob,
  queueCounting,
  readStepCounts,
  testRunner,
} from "../../helpers/jobs.ts";
import { memoryLog } from "../../helpers/log.ts";
import { stopMonotonicClock } from "../../helpers/monotonic_clock.ts";
import { sharedStore } from "../../helpers/store.ts";
import { until } from "../../helpers/until.ts";

const SECOND = 1_000;
const COUNT = countingKind();

class Death extends Error {}

/** Runs jobs in a process that dies before or after one of its first store operations. */
async function runMortally(path: string, clock: Clock): Promise<void> {
  let left = Math.ceil(Math.random() * 400);
  const dies = () => {
    if (left-- <= 0) throw new Death();
  };
  const before = Math.random() < 0.5;
  const faults = before ? { before: dies } : { after: dies };
  using kv = await openFaultyKv(path, { now: clock.now, faults });
  await testRunner(kv, { count: COUNT }).drain()
    .catch((error) => ok(error instanceof Death));
}

async function statusOf(kv: Kv, { id }: { id: string }): Promise<unknown> {
  return (await jobs.get(kv, id))?.status;
}

Deno.test("each of a job's 500 steps runs once, even if five runners die at random points", async () => {
  await using store = await sharedStore();
  const clock = new Clock();
  using kv = await openFaultyKv(store.path, clock);
  const job = await queueCounting(kv, 500);
  for (let deaths = 0; deaths < 5; deaths++) {
    await runMortally(store.path, clock);
    clock.forward(30 * SECOND);
  }
  await testRunner(kv, { count: COUNT }).drain();
  const { status, done } = (await jobs.get(kv, job.id))!;
  deepEqual([status, done], ["done", 500]);
  deepEqual(await readStepCounts(kv), Array(500).fill(1));
});

test("two runners share the jobs and run each step once", async (kv) => {
  for (const id of ["a", "b"]) await queueCounting(kv, 20, { id });
  await runConcurrently(2, () => testRunner(kv, { count: COUNT }).drain());
  // Both jobs increment the same twenty keys.
  deepEqual(await readStepCounts(kv), Array(20).fill(2));
});

test("a runner runs two jobs and four mails concurrently", async (kv) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const running: string[] = [];
  const kind = countingKind({
    async act({ id }) {
      running.push(id);
      await promise;
    },
  });
  for (const id of ["a", "b", "c", "m1", "m2", "m3", "m4", "m5"]) {
    const lane = id.startsWith("m") ? "mail" : "work";
    await queueCounting(kv, 1, { id, lane });
  }
  const draining = testRunner(kv, { count: kind }).drain();
  await until("six jobs run", () => running.length === 6);
  deepEqual(running.toSorted(), ["a", "b", "m1", "m2", "m3", "m4"]);
  resolve();
  await draining;
  equal(running.length, 8);
});

test("start() resumes the jobs of an earlier process, and wake() finds new ones", async (kv) => {
  const runner = testRunner(kv, { count: COUNT });
  const isDone = (job: Job) => async () => await statusOf(kv, job) === "done";
  const first = await queueCounting(kv, 3);
  runner.wake();
  deepEqual(await readStepCounts(kv), []);
  runner.start();
  await until("the first job is done", isDone(first));
  const second = await queueCounting(kv, 3);
  runner.wake();
  await until("the second job is done", isDone(second));
  await runner.stop();
});

test("runNow() runs one job to its end, even before start()", async (kv) => {
  const job = await queueCounting(kv, 20);
  const other = await queueCounting(kv, 20);
  await testRunner(kv, { count: COUNT }).runNow(job.id, 60 * SECOND);
  equal(await statusOf(kv, job), "done");
  equal(await statusOf(kv, other), "queued");
});

test("runNow() waits only as long as requested if the job takes longer", async (kv) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const job = await queueCounting(kv, 2);
  const runner = testRunner(kv, {
    count: countingKind({ act: () => promise }),
  });
  await runner.runNow(job.id, 1);
  equal(await statusOf(kv, job), "running");
  // Another process finds the job taken.
  await testRunner(kv, { count: COUNT }).runNow(job.id, 60 * SECOND);
  resolve();
  await runner.stop(60 * SECOND);
  ok((await readStepCounts(kv)).length > 0);
});

test("runNow() waits for a job that its runner is already running", async (kv) => {
  const begun = Promise.withResolvers<void>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const job = await queueCounting(kv, 2);
  const act = () => {
    begun.resolve();
    return promise;
  };
  const runner = testRunner(kv, { count: countingKind({ act }) });
  runner.start();
  await begun.promise;
  const ended = runner.runNow(job.id, 60 * SECOND);
  resolve();
  await ended;
  equal(await statusOf(kv, job), "done");
  await runner.stop();
});

test("a started runner takes the next job when one ends", async (kv) => {
  const runner = testRunner(kv, { count: COUNT });
  for (const id of ["a", "b", "c", "d", "e"]) {
    await queueCounting(kv, 2, { id });
  }
  runner.start();
  await until("all have ended", async () => {
    const all = await jobs.listFirst(kv, { limit: 10 });
    return all.every(({ status }) => status === "done");
  });
  await runner.stop();
});

test("stop() waits for the step in progress, and the next process resumes the job", async (kv) => {
  const begun = Promise.withResolvers<void>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const act = () => {
    begun.resolve();
    return promise;
  };
  const job = await queueCounting(kv, 50);
  const runner = testRunner(kv, { count: countingKind({ act }) });
  runner.start();
  await begun.promise;
  const stopped = runner.stop(10_000);
  resolve();
  await stopped;
  const { status, done, attempts } = (await jobs.get(kv, job.id))!;
  deepEqual([status, done, attempts], ["queued", 1, 0]);
  await testRunner(kv, { count: COUNT }).drain();
  deepEqual(await readStepCounts(kv), Array(50).fill(1));
});

test.withClock("a failing step is logged and retried, without repeating the steps before it", async ({ kv, clock }) => {
  let failures = 2;
  const kind = countingKind({
    step(tx, job) {
      if (job.payload.next === 3 && failures-- > 0) throw new TypeError("Oh");
      return COUNT.step(tx, job, undefined);
    },
  });
  const { log, lines } = memoryLog();
  const runner = new JobRunner({ kv, log, kinds: { count: kind } });
  const job = await queueCounting(kv, 5);
  for (let attempt = 0; attempt < 3; attempt++) {
    await runner.drain();
    clock.forward(15 * SECOND);
  }
  deepEqual(await readStepCounts(kv), [1, 1, 1, 1, 1]);
  equal(await statusOf(kv, job), "done");
  const event = "job.step_failed";
  deepEqual(lines.map(({ event }) => event), [event, event]);
  match(String(lines[0]?.detail), /TypeError: Oh/);
});

for (const part of ["step", "act"] as const) {
  test.withClock(`a job whose ${part}() always throws fails after five attempts within ten minutes`, async ({ kv, clock }) => {
    let tries = 0;
    const kind = countingKind({
      [part]() {
        tries += 1;
        // A 503 that does not come from the store counts as an ordinary error.
        throw unavailable();
      },
    });
    const { id } = await queueCounting(kv, 3);
    const began = clock.ms;
    const runner = testRunner(kv, { count: kind });
    const { status, done } = await finishJob(runner, kv, { clock, id });
    deepEqual([status, done, tries], ["failed", 0, 5]);
    ok(clock.ms - began < 600 * SECOND);
  });
}

Deno.test("a store outage longer than five attempts does not fail a job", async () => {
  const clock = new Clock();
  const back = clock.ms + 660 * SECOND;
  const before = ({ keys: [key] }: { keys: readonly Deno.KvKey[] }) => {
    if (key![0] !== "counted" || clock.ms > back) return;
    throw new Error("connection closed");
  };
  using kv = await memoryKv({ now: clock.now, faults: { before } });
  const { log, lines } = memoryLog();
  const runner = new JobRunner({ kv, log, kinds: { count: COUNT } });
  const { id } = await queueCounting(kv, 3);
  const { status, done } = await finishJob(runner, kv, { clock, id });
  deepEqual([status, done, lines], ["done", 3, []]);
});

test.withClock("a freeze interrupts a job without counting a failure", async ({ kv, clock }) => {
  const { log, lines } = memoryLog();
  const kind = countingKind({
    async step(tx, job) {
      if (job.payload.next === 2 && clock.ms === start) {
        await kv.freeze(60 * SECOND);
      }
      return await COUNT.step(tx, job, undefined);
    },
  });
  const start = clock.ms;
  const runner = new JobRunner({ kv, log, kinds: { count: kind } });
  const { id } = await queueCounting(kv, 5);
  await runner.drain();
  const frozen = (await jobs.get(kv, id))!;
  deepEqual([frozen.done, frozen.attempts], [2, 0]);
  clock.forward(50 * SECOND);
  await rejects(runner.drain(), AppError);
  clock.forward(10 * SECOND);
  await runner.drain();
  const { status, done, attempts } = (await jobs.get(kv, id))!;
  deepEqual([status, done, attempts, lines], ["done", 5, 0, []]);
  deepEqual(await readStepCounts(kv), [1, 1, 1, 1, 1]);
});

test.withClock("a store that is temporarily unavailable requeues the job without counting a failure", async ({ kv, clock }) => {
  let refusals = 9;
  const kind = countingKind({
    step(tx, job) {
      if (refusals-- > 0) throw new StoreAway(503, { key: "error.busy" });
      return COUNT.step(tx, job, undefined);
    },
  });
  const runner = testRunner(kv, { count: kind });
  const job = await queueCounting(kv, 2);
  for (let attempt = 0; attempt < 9; attempt++) {
    await runner.drain();
    const { status, attempts } = (await jobs.get(kv, job.id))!;
    deepEqual([status, attempts], ["queued", 0]);
    clock.forward(2 * SECOND);
  }
  await runner.drain();
  equal(await statusOf(kv, job), "done");
});

test.withClock("a step that may already have been done is not repeated: its job fails when the lease expires", async ({ kv, clock }) => {
  let acts = 0;
  const kind = countingKind({
    interrupted: "unknown",
    act() {
      acts += 1;
      throw new TypeError("Oh");
    },
  });
  const runner = testRunner(kv, { count: kind });
  const { id } = await queueCounting(kv, 1);
  await rejects(runner.drain(), TypeError);
  equal((await jobs.get(kv, id))?.status, "running");
  clock.forward(30 * SECOND);
  await runner.drain();
  deepEqual([(await jobs.get(kv, id))?.status, acts], ["failed", 1]);
});

test("a job that cannot be taken does not block others", async (kv) => {
  const { log, lines } = memoryLog();
  const kind = countingKind({
    begin(_, { id }) {
      if (id === "broken") throw new TypeError("Oh");
      return Promise.resolve(null);
    },
  });
  await queueCounting(kv, 1, { id: "broken" });
  await queueCounting(kv, 1, { id: "whole" });
  await new JobRunner({ kv, log, kinds: { count: kind } }).drain();
  equal((await jobs.get(kv, "whole"))?.status, "done");
  deepEqual([lines[0]?.event, lines[0]?.id], ["job.not_taken", "broken"]);
});

test.withClock("a kind may end or postpone a job instead of running it", async ({ kv, clock }) => {
  const kind = countingKind({
    begin: (_, { id }) => {
      const continuesAt = new Date(clock.ms + SECOND);
      return Promise.resolve(
        id === "gone" ? { ends: "done" } : { continuesAt },
      );
    },
  });
  const gone = await queueCounting(kv, 1, { id: "gone" });
  const later = await queueCounting(kv, 1, { id: "later" });
  await testRunner(kv, { count: kind }).drain();
  equal(await statusOf(kv, gone), "done");
  equal(await statusOf(kv, later), "queued");
  deepEqual(await readStepCounts(kv), []);
});

Deno.test("two long jobs yield to a short one", async () => {
  using time = stopMonotonicClock();
  using kv = await memoryKv();
  const ended: string[] = [];
  const kind = countingKind({
    act({ id, payload: { next }, total }) {
      time.forward(300);
      if (next + 1 === total) ended.push(id);
      return Promise.resolve();
    },
  });
  for (const id of ["long-a", "long-b"]) await queueCounting(kv, 60, { id });
  await queueCounting(kv, 1, { id: "short" });
  await testRunner(kv, { count: kind }).drain();
  equal(ended.length, 3);
  equal(ended[0], "short");
});
