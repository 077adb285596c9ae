import { deepEqual, equal, notEqual, ok, rejects } from "node:assert/strict";
import type { JobKind } from "@/lib/jobs/kind.ts";
import {
  cancelJob,
  commitStep,
  jobs,
  listDueJobs,
  listProblems,
  queueJob,
  queueJobOnce,
  recordFailure,
  releaseJob,
  removeJob,
  takeJob,
} from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { nextItems, writeItems } from "@/lib/jobs/parts.ts";
import type { Kv, KvOptions } from "@/lib/store/kv.ts";
import { type Actor, SYSTEM } from "@/lib/store/origin.ts";
import { Clock, isAppError, memoryKv } from "../../helpers/domain.ts";
import {
  counted,
  countingJob,
  countingKind,
  queueCounting,
} from "../../helpers/jobs.ts";

const SECOND = 1_000;
const COUNT = countingKind();

function kindsOf(...kinds: JobKind[]): Map<string, JobKind> {
  return new Map(kinds.map((kind) => [kind.name, kind]));
}

const KINDS = kindsOf(COUNT);

async function openJobs() {
  const clock = new Clock();
  const kv = await memoryKv(clock);
  return { clock, kv, [Symbol.dispose]: () => kv[Symbol.dispose]() };
}

async function present(kv: Kv, { id }: Job): Promise<Job> {
  return (await jobs.get(kv, id))!;
}

function step(kv: Kv, job: Job, kind: JobKind = COUNT) {
  return commitStep(kv, job, { kind, acted: undefined });
}

function queueOnce(kv: Kv, total: number): Promise<Job> {
  const job = { ...countingJob(total), id: "one" };
  return kv.transact((tx) => queueJobOnce(tx, job));
}

/** Seconds until a job is due. */
function wait({ next_at }: Job, clock: Clock): number {
  return (Date.parse(next_at!) - clock.ms) / SECOND;
}

Deno.test("queueJob() queues a job in the caller's commit, due after the delay", async () => {
  using site = await openJobs();
  const { kv, clock } = site;
  const job = await queueCounting(kv, 3, { delayMs: 5 * SECOND });
  deepEqual(await present(kv, job), job);
  deepEqual(
    [job.status, job.done, job.total, job.failed, job.attempts, job.lease],
    ["queued", 0, 3, 0, 0, null],
  );
  equal(wait(job, clock), 5);
  equal(await takeJob(kv, job.id, KINDS), null);
  clock.forward(5 * SECOND);
  equal((await takeJob(kv, job.id, KINDS))?.status, "running");
});

Deno.test("queueJobOnce() leaves a job of the same id alone until it has ended", async () => {
  using site = await openJobs();
  const { kv } = site;
  const first = await queueOnce(kv, 2);
  deepEqual(await queueOnce(kv, 9), first);
  await cancelJob(kv, "one", KINDS);
  const again = await queueOnce(kv, 9);
  deepEqual([again.status, again.total, again.version], ["queued", 9, 3]);
  equal((await listDueJobs(kv, "work", 10)).length, 1);
  equal(await jobs.count(kv), 1);
});

Deno.test("takeJob() leases a due job to one of two runners", async () => {
  using site = await openJobs();
  const { kv, clock } = site;
  const { id } = await queueCounting(kv, 3);
  const taken = await Promise.all([
    takeJob(kv, id, KINDS),
    takeJob(kv, id, KINDS),
  ]);
  const [job, ...more] = taken.filter((job) => job !== null);
  equal(more.length, 0);
  equal(wait(job!, clock), 30);
});

Deno.test("takeJob() takes a job whose lease has ended where its steps have come to", async () => {
  using site = await openJobs();
  const { kv, clock } = site;
  const { id } = await queueCounting(kv, 3);
  await step(kv, (await takeJob(kv, id, KINDS))!);
  clock.forward(30 * SECOND - 1);
  equal(await takeJob(kv, id, KINDS), null);
  clock.forward(1);
  const again = (await takeJob(kv, id, KINDS))!;
  deepEqual([again.done, again.payload], [1, { next: 1 }]);
});

Deno.test("takeJob() ends an interrupted job whose steps are not repeated", async () => {
  using site = await openJobs();
  const { kv, clock } = site;
  const kinds = kindsOf(countingKind({ interrupted: "unknown" }));
  const job = await queueCounting(kv, 3);
  await takeJob(kv, job.id, kinds);
  clock.forward(30 * SECOND);
  equal(await takeJob(kv, job.id, kinds), null);
  const { status, next_at } = await present(kv, job);
  deepEqual([status, next_at], ["failed", null]);
});

Deno.test("takeJob() puts off a job of an unknown kind", async () => {
  using site = await openJobs();
  const { kv, clock } = site;
  const job = await queueCounting(kv, 3, { kind: "newer" });
  equal(await takeJob(kv, job.id, KINDS), null);
  equal(wait(await present(kv, job), clock), 60);
});

Deno.test("commitStep() commits a step with its progress and prolongs the lease", async () => {
  using site = await openJobs();
  const { kv, clock } = site;
  const { id } = await queueCounting(kv, 2);
  const taken = (await takeJob(kv, id, KINDS))!;
  clock.forward(20 * SECOND);
  const next = (await step(kv, taken))!;
  deepEqual([next.status, next.done, next.payload], ["running", 1, {
    next: 1,
  }]);
  equal(wait(next, clock), 30);
  deepEqual(await present(kv, next), next);
  const ended = (await step(kv, next))!;
  deepEqual(
    [ended.status, ended.done, ended.next_at, ended.result],
    ["done", 2, null, { last: 1 }],
  );
  deepEqual(await counted(kv), [1, 1]);
  deepEqual(await listDueJobs(kv, "work", 10), []);
});

Deno.test("commitStep() commits on behalf of the job's origin, else of the system", async () => {
  const actors: Actor[] = [];
  const journal: KvOptions["journal"] = {
    write: (_tx, _note, { actor }) => void actors.push(actor),
    explain: (_kv, error) => Promise.resolve(error),
  };
  using kv = await memoryKv({ journal });
  const kind = countingKind({
    step(tx) {
      tx.note({
        ...{ noun: "parcels", record_id: "p", label: null },
        ...{ kind: "updated", changes: {} },
      });
      return { ends: "done" };
    },
  });
  const actor: Actor = { kind: "admin", id: "c", name: "Clara" };
  for (const fields of [{ origin: { actor, request_id: "r" } }, {}]) {
    const { id } = await queueCounting(kv, 1, fields);
    await step(kv, (await takeJob(kv, id, KINDS))!, kind);
  }
  deepEqual(actors, [actor, SYSTEM.actor]);
});

Deno.test("nextItems() returns a job's items step by step, to the last one", async () => {
  using site = await openJobs();
  const { kv } = site;
  const items = Array.from({ length: 205 }, (_, at) => at);
  const job = await kv.transact((tx) => {
    const job = queueJob(tx, countingJob(items.length));
    writeItems(tx, job, items);
    return job;
  });
  const seen: number[] = [];
  while (seen.length < items.length) {
    const held = { ...job, done: seen.length };
    const next = await nextItems<number>(kv, held);
    ok(next.length > 0);
    seen.push(...next.slice(0, 8));
  }
  deepEqual(seen, items);
  const end = { ...job, done: items.length };
  deepEqual(await nextItems(kv, end), []);
});

Deno.test("commitStep() commits nothing once another runner has the lease", async () => {
  using site = await openJobs();
  const { kv, clock } = site;
  const { id } = await queueCounting(kv, 2);
  const late: string[] = [];
  const kind = countingKind({
    late: (_, acted) => Promise.resolve(void late.push(String(acted))),
  });
  const slow = (await takeJob(kv, id, KINDS))!;
  clock.forward(30 * SECOND);
  const other = (await takeJob(kv, id, KINDS))!;
  equal(await commitStep(kv, slow, { kind, acted: "sent" }), null);
  deepEqual([await counted(kv), late], [[], ["sent"]]);
  deepEqual(await present(kv, other), other);
});

Deno.test("commitStep() commits nothing when the lease is lost while the step runs", async () => {
  using site = await openJobs();
  const { kv, clock } = site;
  const { id } = await queueCounting(kv, 2);
  const slow = (await takeJob(kv, id, KINDS))!;
  const kind = countingKind({
    async step(tx, job) {
      clock.forward(30 * SECOND);
      await takeJob(kv, id, KINDS);
      return COUNT.step(tx, job, undefined);
    },
  });
  equal(await step(kv, slow, kind), null);
  deepEqual(await counted(kv), []);
});

Deno.test("commitStep() keeps the problems of failed steps in order", async () => {
  using site = await openJobs();
  const { kv } = site;
  const { id } = await queueCounting(kv, 300);
  const problem = { key: "error.parcelNotFound" } as const;
  const kind = countingKind({
    step: (_, { done }) => ({
      done: 150,
      problems: Array.from({ length: 150 }, (_, at) => ({
        ...{ row: done + at, code: "WB-1", problem },
      })),
    }),
  });
  const taken = (await takeJob(kv, id, KINDS))!;
  const job = (await step(kv, (await step(kv, taken, kind))!, kind))!;
  deepEqual([job.done, job.failed], [300, 300]);
  const first = await listProblems(kv, job, { from: 0, limit: 200 });
  const rest = await listProblems(kv, job, { from: 200, limit: 200 });
  deepEqual(
    [...first, ...rest].map(({ row }) => row),
    Array.from({ length: 300 }, (_, row) => row),
  );
  deepEqual(first[0], { row: 0, code: "WB-1", problem });
});

Deno.test("a job that starts anew shows no problem of its former run", async () => {
  using site = await openJobs();
  const { kv } = site;
  const { id } = await queueOnce(kv, 1);
  const kind = countingKind({
    step: () => ({
      problems: [{ row: 0, code: null, problem: { key: "error.busy" } }],
    }),
  });
  await step(kv, (await takeJob(kv, id, KINDS))!, kind);
  await cancelJob(kv, id, KINDS);
  const again = await queueOnce(kv, 1);
  deepEqual(await listProblems(kv, again, { from: 0, limit: 10 }), []);
});

Deno.test("recordFailure() repeats a step after growing pauses, then the job has failed", async () => {
  using site = await openJobs();
  const { kv, clock } = site;
  const job = await queueCounting(kv, 3);
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 6; attempt++) {
    await fail(kv, job);
    const failed = await present(kv, job);
    if (failed.next_at === null) break;
    deepEqual([failed.status, failed.attempts], ["queued", attempt]);
    waits.push(wait(failed, clock));
    clock.ms = Date.parse(failed.next_at);
  }
  const { status, next_at, done } = await present(kv, job);
  deepEqual([status, next_at, done], ["failed", null, 0]);
  deepEqual(
    waits.map((wait, at) => wait / [1, 10, 60, 300][at]!)
      .filter((share) => share < 0.79 || share > 1.21),
    [],
  );
  equal(waits.length, 4);
});

/** Records that a step of a job has failed. */
async function fail(kv: Kv, { id }: Job): Promise<void> {
  const problem = { key: "error.busy" } as const;
  const failure = { kind: COUNT as JobKind, acted: undefined, problem };
  await recordFailure(kv, (await takeJob(kv, id, KINDS))!, failure);
}

Deno.test("a step that succeeds forgets the failures before it", async () => {
  using site = await openJobs();
  const { kv, clock } = site;
  const job = await queueCounting(kv, 3);
  await fail(kv, job);
  clock.forward(2 * SECOND);
  const next = (await step(kv, (await takeJob(kv, job.id, KINDS))!))!;
  equal(next.attempts, 0);
});

Deno.test("releaseJob() lets another runner go on without a failure", async () => {
  using site = await openJobs();
  const { kv } = site;
  const job = await queueCounting(kv, 3);
  await releaseJob(kv, (await takeJob(kv, job.id, KINDS))!);
  const { status, attempts } = await present(kv, job);
  deepEqual([status, attempts], ["queued", 0]);
  notEqual(await takeJob(kv, job.id, KINDS), null);
});

Deno.test("cancelJob() ends a job, whose runner commits no further step", async () => {
  using site = await openJobs();
  const { kv } = site;
  const { id } = await queueCounting(kv, 3);
  const running = (await step(kv, (await takeJob(kv, id, KINDS))!))!;
  const { status, next_at, done } = await cancelJob(kv, id, KINDS);
  deepEqual([status, next_at, done], ["cancelled", null, 1]);
  equal(await step(kv, running), null);
  deepEqual(await counted(kv), [1]);
});

Deno.test("cancelJob() refuses an unknown job, one that has ended, and one that cannot be cancelled", async () => {
  using site = await openJobs();
  const { kv } = site;
  const { id } = await queueCounting(kv, 3);
  const fixed = kindsOf(countingKind({ isCancellable: false }));
  await rejects(cancelJob(kv, "none", KINDS), isAppError(404));
  await rejects(cancelJob(kv, id, fixed), isAppError(409, "error.jobGoesOn"));
  await cancelJob(kv, id, KINDS);
  await rejects(cancelJob(kv, id, KINDS), isAppError(409, "error.jobEnded"));
});

Deno.test("removeJob() removes an ended job with all its problems and items", async () => {
  using site = await openJobs();
  const { kv } = site;
  const job = await queueCounting(kv, 3);
  const { id } = job;
  await kv.transact((tx) => writeItems(tx, job, ["a", "b"]));
  const problem = { row: null, code: null, problem: { key: "error.busy" } };
  const kind = countingKind({
    step: () => ({ problems: Array.from({ length: 600 }, () => problem) }),
  } as Partial<typeof COUNT>);
  await step(kv, (await takeJob(kv, id, KINDS))!, kind);
  await rejects(removeJob(kv, id), isAppError(409, "error.jobGoesOn"));
  await cancelJob(kv, id, KINDS);
  await removeJob(kv, id);
  const rows = await kv.list({ prefix: [] }, { limit: 1_000 });
  ok(rows.every(({ key }) => !String(key[0]).startsWith("job")), "no job left");
});

Deno.test("a job of one lane is not listed with those of another", async () => {
  using site = await openJobs();
  const { kv } = site;
  const { id } = await queueCounting(kv, 3);
  const mail = await kv.transact((tx) =>
    queueJob(tx, { kind: "count", lane: "mail", payload: { next: 0 } })
  );
  const lists = [
    await listDueJobs(kv, "work", 10),
    await listDueJobs(kv, "mail", 10),
  ];
  deepEqual(lists.map((due) => due.map(({ id }) => id)), [[id], [mail.id]]);
});
