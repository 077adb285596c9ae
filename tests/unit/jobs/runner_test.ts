import { deepEqual, equal, match, ok, rejects } from "node:assert/strict";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { jobs } from "@/lib/jobs/jobs.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import { AppError } from "@/lib/errors.ts";
import { StoreAway } from "@/lib/store/failures.ts";
import { Clock, memoryKv } from "../../helpers/domain.ts";
import { openFaultyKv } from "../../helpers/faulty_store.ts";
import {
  counted,
  countingKind,
  queueCounting,
  testRunner,
} from "../../helpers/jobs.ts";
import { memoryLog } from "../../helpers/log.ts";
import { stopMonotonicClock } from "../../helpers/monotonic_clock.ts";
import { sharedStore } from "../../helpers/store.ts";
import { until } from "../../helpers/until.ts";

const SECOND = 1_000;
const COUNT = countingKind();

class Death extends Error {}

/** A process on a store that dies at one of its first operations, before or after it is done. */
async function mortal(path: string, clock: Clock, kind: JobKind) {
  let left = Math.ceil(Math.random() * 400);
  const dies = () => {
    if (left-- <= 0) throw new Death();
  };
  const before = Math.random() < 0.5;
  const faults = before ? { before: dies } : { after: dies };
  const kv = await openFaultyKv(path, { ...clock, now: clock.now, faults });
  return { kv, runner: testRunner(kv, kind) };
}

Deno.test("a job of 500 steps does each once, though five runners die at random points", async () => {
  await using store = await sharedStore();
  const clock = new Clock();
  using kv = await openFaultyKv(store.path, clock);
  const job = await queueCounting(kv, 500);
  for (let deaths = 0; deaths < 5; deaths++) {
    const { kv, runner } = await mortal(store.path, clock, COUNT);
    await runner.drain().catch((error) => ok(error instanceof Death));
    kv.close();
    clock.forward(30 * SECOND);
  }
  await testRunner(kv, COUNT).drain();
  const { status, done } = (await jobs.get(kv, job.id))!;
  deepEqual([status, done], ["done", 500]);
  deepEqual(await counted(kv), Array.from({ length: 500 }, () => 1));
});

Deno.test("two runners share the jobs and do each step once", async () => {
  using kv = await memoryKv();
  await queueCounting(kv, 20, { id: "a" });
  await queueCounting(kv, 20, { id: "b", payload: { next: 0 } });
  await Promise.all([
    testRunner(kv, COUNT).drain(),
    testRunner(kv, COUNT).drain(),
  ]);
  // Both jobs count the same twenty keys.
  deepEqual(await counted(kv), Array.from({ length: 20 }, () => 2));
});

Deno.test("a runner runs two jobs at once, and mails beside them", async () => {
  using kv = await memoryKv();
  const { promise, resolve } = Promise.withResolvers<void>();
  const running: string[] = [];
  const kind = countingKind({
    async act({ id }) {
      running.push(id);
      await promise;
    },
  });
  for (const id of ["a", "b", "c"]) await queueCounting(kv, 1, { id });
  for (const id of ["m1", "m2", "m3", "m4", "m5"]) {
    await queueCounting(kv, 1, { id, lane: "mail" });
  }
  const draining = testRunner(kv, kind).drain();
  await until("six jobs run", () => running.length === 6);
  deepEqual(running.toSorted(), ["a", "b", "m1", "m2", "m3", "m4"]);
  resolve();
  await draining;
  equal(running.length, 8);
});

Deno.test("start() goes on with the jobs of an earlier process, wake() finds new ones", async () => {
  using kv = await memoryKv();
  const runner = testRunner(kv, COUNT);
  const isDone = (id: string) => async () =>
    (await jobs.get(kv, id))?.status === "done";
  const first = await queueCounting(kv, 3);
  runner.wake();
  deepEqual(await counted(kv), []);
  runner.start();
  await until("the first job is done", isDone(first.id));
  const second = await queueCounting(kv, 3);
  runner.wake();
  await until("the second job is done", isDone(second.id));
  await runner.stop();
});

Deno.test("runNow() runs one job to its end, also before start()", async () => {
  using kv = await memoryKv();
  const job = await queueCounting(kv, 20);
  const other = await queueCounting(kv, 20);
  await testRunner(kv, COUNT).runNow(job.id, 60 * SECOND);
  equal((await jobs.get(kv, job.id))?.status, "done");
  equal((await jobs.get(kv, other.id))?.status, "queued");
});

Deno.test("runNow() waits no longer than it is told, and the job goes on", async () => {
  using kv = await memoryKv();
  const { promise, resolve } = Promise.withResolvers<void>();
  const job = await queueCounting(kv, 2);
  const runner = testRunner(kv, countingKind({ act: () => promise }));
  await runner.runNow(job.id, 1);
  equal((await jobs.get(kv, job.id))?.status, "running");
  // Another process finds it taken.
  await testRunner(kv, COUNT).runNow(job.id, 60 * SECOND);
  resolve();
  await runner.stop(60 * SECOND);
  ok((await counted(kv)).length > 0);
});

Deno.test("runNow() waits for a job that its runner has taken by itself", async () => {
  using kv = await memoryKv();
  const begun = Promise.withResolvers<void>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const job = await queueCounting(kv, 2);
  const runner = testRunner(
    kv,
    countingKind({
      act() {
        begun.resolve();
        return promise;
      },
    }),
  );
  runner.start();
  await begun.promise;
  const ended = runner.runNow(job.id, 60 * SECOND);
  resolve();
  await ended;
  equal((await jobs.get(kv, job.id))?.status, "done");
  await runner.stop();
});

Deno.test("a runner that watches takes the next job when one ends", async () => {
  using kv = await memoryKv();
  const runner = testRunner(kv, COUNT);
  for (const id of ["a", "b", "c", "d", "e"]) {
    await queueCounting(kv, 2, { id });
  }
  runner.start();
  await until("all have ended", async () => {
    const all = await jobs.take(kv, { limit: 10 });
    return all.every(({ status }) => status === "done");
  });
  await runner.stop();
});

Deno.test("stop() waits for the step under way, and the job goes on in the next process", async () => {
  using kv = await memoryKv();
  const { promise, resolve } = Promise.withResolvers<void>();
  const acted: unknown[] = [];
  const kind = countingKind({
    act(job) {
      acted.push(job);
      return promise;
    },
  });
  const job = await queueCounting(kv, 50);
  const runner = testRunner(kv, kind);
  runner.start();
  await until("a step is under way", () => acted.length > 0);
  const stopped = runner.stop(10_000);
  resolve();
  await stopped;
  const { status, done, attempts } = (await jobs.get(kv, job.id))!;
  deepEqual([status, done, attempts], ["queued", 1, 0]);
  await testRunner(kv, COUNT).drain();
  deepEqual(await counted(kv), Array.from({ length: 50 }, () => 1));
});

Deno.test("a failing step is logged and repeated, and the steps before it are not", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  let failures = 2;
  const kind = countingKind({
    step(tx, job) {
      if (job.payload.next === 3 && failures-- > 0) throw new TypeError("Oh");
      return COUNT.step(tx, job, undefined);
    },
  });
  const { log, lines } = memoryLog();
  const runner = new JobRunner({ kv, log, kinds: [kind] });
  const { id } = await queueCounting(kv, 5);
  for (let attempt = 0; attempt < 3; attempt++) {
    await runner.drain();
    clock.forward(15 * SECOND);
  }
  deepEqual(await counted(kv), [1, 1, 1, 1, 1]);
  equal((await jobs.get(kv, id))?.status, "done");
  deepEqual(lines.map(({ event }) => event), [
    "job.step_failed",
    "job.step_failed",
  ]);
  match(String(lines[0]?.detail), /TypeError: Oh/);
});

Deno.test("a freeze interrupts a job without counting a failure", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
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
  const runner = new JobRunner({ kv, log, kinds: [kind] });
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
  deepEqual(await counted(kv), [1, 1, 1, 1, 1]);
});

Deno.test("a store that refuses a step for the moment puts the job back without counting a failure", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  let refusals = 9;
  const kind = countingKind({
    step(tx, job) {
      if (refusals-- > 0) throw new StoreAway(503, { key: "error.busy" });
      return COUNT.step(tx, job, undefined);
    },
  });
  const runner = testRunner(kv, kind);
  const { id } = await queueCounting(kv, 2);
  for (let attempt = 0; attempt < 9; attempt++) {
    await runner.drain();
    const { status, attempts } = (await jobs.get(kv, id))!;
    deepEqual([status, attempts], ["queued", 0]);
    clock.forward(2 * SECOND);
  }
  await runner.drain();
  equal((await jobs.get(kv, id))?.status, "done");
});

Deno.test("a step that may have been done is not repeated: its job waits for the end of the lease", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  let acts = 0;
  const kind = countingKind({
    interrupted: "unknown",
    act() {
      acts += 1;
      throw new TypeError("Oh");
    },
  });
  const runner = testRunner(kv, kind);
  const { id } = await queueCounting(kv, 1);
  await rejects(runner.drain(), TypeError);
  equal((await jobs.get(kv, id))?.status, "running");
  clock.forward(30 * SECOND);
  await runner.drain();
  deepEqual([(await jobs.get(kv, id))?.status, acts], ["failed", 1]);
});

Deno.test("a job that cannot be taken does not hold up the others", async () => {
  using kv = await memoryKv();
  const { log, lines } = memoryLog();
  const kind = countingKind({
    begin(_, { id }) {
      if (id === "broken") throw new TypeError("Oh");
      return Promise.resolve(null);
    },
  });
  await queueCounting(kv, 1, { id: "broken" });
  await queueCounting(kv, 1, { id: "whole" });
  await new JobRunner({ kv, log, kinds: [kind] }).drain();
  equal((await jobs.get(kv, "whole"))?.status, "done");
  deepEqual([lines[0]?.event, lines[0]?.id], ["job.not_taken", "broken"]);
});

Deno.test("a kind may end a job or put it off instead of running it", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const kind = countingKind({
    begin: (_, { id }) =>
      Promise.resolve(
        id === "gone"
          ? { ends: "done" }
          : { continuesAt: new Date(clock.ms + SECOND) },
      ),
  });
  await queueCounting(kv, 1, { id: "gone" });
  await queueCounting(kv, 1, { id: "later" });
  await testRunner(kv, kind).drain();
  deepEqual(
    (await jobs.take(kv, { limit: 9 })).map(({ id, status }) => [id, status]),
    [["gone", "done"], ["later", "queued"]],
  );
  deepEqual(await counted(kv), []);
});

Deno.test("two long jobs give way to a short one that waits", async () => {
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
  await testRunner(kv, kind).drain();
  equal(ended.length, 3);
  equal(ended[0], "short");
});
