import { deepEqual, equal, notEqual, ok, rejects } from "node:assert/strict";
import type { JobKind } from "@/lib/jobs/kind.ts";
import {
  jobs,
  listDueJobs,
  listProblems,
  type NewJob,
  queueJob,
  queueJobOnce,
  removeJob,
} from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { nextItems, writeItems } from "@/lib/jobs/parts.ts";
import { noteTouched } from "@/lib/jobs/touched.ts";
import type { Kv, KvOptions } from "@/lib/store/kv.ts";
import { type Actor, SYSTEM } from "@/lib/store/origin.ts";
import { Clock, isAppError, memoryKv, test } from "../../helpers/domain.ts";
import {
  type Counting,
  countingJob,
  countingKind,
  queueCounting,
  readStepCounts,
} from "../../helpers/jobs.ts";
import {
  cancelJob,
  commitStep,
  recordFailure,
  releaseJob,
  takeJob,
} from "@/lib/jobs/steps.ts";

const SECOND = 1_000;
const COUNT = countingKind();

function kindsOf(count: JobKind): Map<string, JobKind> {
  return new Map(Object.entries({ count }));
}

const KINDS = kindsOf(COUNT);

/** Opens a store with a job and returns functions to take and read it. */
async function openJob(total: number, fields: Partial<NewJob<Counting>> = {}) {
  const clock = new Clock();
  const kv = await memoryKv(clock);
  const { id } = await queueCounting(kv, total, fields);
  return {
    clock,
    kv,
    id,
    take: (kinds = KINDS) => takeJob(kv, id, kinds),
    present: async () => (await jobs.get(kv, id))!,
    [Symbol.dispose]: () => kv[Symbol.dispose](),
  };
}

function step(kv: Kv, job: Job, kind: JobKind = COUNT) {
  return commitStep(kv, job, { kind, acted: undefined });
}

async function stepOnce(kv: Kv, id: string, kind?: JobKind): Promise<Job> {
  return (await step(kv, (await takeJob(kv, id, KINDS))!, kind))!;
}

function queueOnce(kv: Kv, total: number): Promise<Job> {
  const job = { ...countingJob(total), id: "one" };
  return kv.transact((tx) => queueJobOnce(tx, job));
}

/** Returns the seconds until a job is due. */
function wait({ next_at }: Job, clock: Clock): number {
  return (Date.parse(next_at!) - clock.ms) / SECOND;
}

Deno.test("queueJob() queues a job that is due after its delay", async () => {
  using site = await openJob(3, { delayMs: 5 * SECOND });
  const { clock, take } = site;
  const job = await site.present();
  deepEqual(
    [job.status, job.done, job.total, job.failed, job.attempts, job.lease],
    ["queued", 0, 3, 0, 0, null],
  );
  equal(wait(job, clock), 5);
  equal(await take(), null);
  clock.forward(5 * SECOND);
  equal((await take())?.status, "running");
});

test.withClock("queueJobOnce() ignores a job whose id is already queued, and restarts an ended job without its old problems", async ({ kv }) => {
  const first = await queueOnce(kv, 2);
  deepEqual(await queueOnce(kv, 9), first);
  const problem = { row: 0, code: null, problem: { key: "error.busy" } };
  const kind = countingKind({
    step: () => ({ problems: [problem] }),
  } as Partial<typeof COUNT>);
  await stepOnce(kv, "one", kind);
  const { version } = await cancelJob(kv, "one", KINDS);
  const again = await queueOnce(kv, 9);
  deepEqual(
    [again.status, again.total, again.version],
    ["queued", 9, version + 1],
  );
  deepEqual(await listProblems(kv, again, { from: 0, limit: 10 }), []);
  equal((await listDueJobs(kv, "work", 10)).length, 1);
  equal(await jobs.count(kv), 1);
});

Deno.test("takeJob() leases a due job to only one of two runners", async () => {
  using site = await openJob(3);
  const taken = await Promise.all([site.take(), site.take()]);
  const [job, ...more] = taken.filter((job) => job !== null);
  equal(more.length, 0);
  equal(wait(job!, site.clock), 30);
});

Deno.test("takeJob() resumes a job whose lease has expired", async () => {
  using site = await openJob(3);
  const { kv, clock, id, take } = site;
  await stepOnce(kv, id);
  clock.forward(30 * SECOND - 1);
  equal(await take(), null);
  clock.forward(1);
  const again = (await take())!;
  deepEqual([again.done, again.payload], [1, { next: 1 }]);
});

Deno.test("takeJob() fails an interrupted job whose steps must not be repeated", async () => {
  using site = await openJob(3);
  const kinds = kindsOf(countingKind({ interrupted: "unknown" }));
  await site.take(kinds);
  site.clock.forward(30 * SECOND);
  equal(await site.take(kinds), null);
  const { status, next_at } = await site.present();
  deepEqual([status, next_at], ["failed", null]);
});

Deno.test("takeJob() postpones a job of an unknown kind", async () => {
  // @ts-expect-error no noun of this version declares it
  using site = await openJob(3, { kind: "newer" });
  equal(await site.take(), null);
  equal(wait(await site.present(), site.clock), 60);
});

Deno.test("commitStep() commits a step with its progress and extends the lease", async () => {
  using site = await openJob(2);
  const { kv, clock } = site;
  const taken = (await site.take())!;
  clock.forward(20 * SECOND);
  const next = (await step(kv, taken))!;
  const { status, done, payload } = next;
  deepEqual([status, done, payload], ["running", 1, { next: 1 }]);
  equal(wait(next, clock), 30);
  deepEqual(await site.present(), next);
  const ended = (await step(kv, next))!;
  deepEqual(
    [ended.status, ended.done, ended.next_at, ended.result],
    ["done", 2, null, { last: 1 }],
  );
  deepEqual(await readStepCounts(kv), [1, 1]);
  deepEqual(await listDueJobs(kv, "work", 10), []);
});

Deno.test("commitStep() commits on behalf of the job's origin, or else of the system", async () => {
  const actors: Actor[] = [];
  const journal: KvOptions["journal"] = {
    write: (_tx, _note, { actor }) => void actors.push(actor),
    explain: (_kv, error) => Promise.resolve(error),
  };
  using kv = await memoryKv({ journal });
  const kind = countingKind({
    step(tx) {
      const record = { noun: "parcels", record_id: "p", label: null } as const;
      tx.note({ ...record, kind: "updated", changes: {} });
      return { ends: "done" };
    },
  });
  const actor: Actor = { kind: "admin", id: "c", name: "Clara" };
  for (const fields of [{ origin: { actor, request_id: "r" } }, {}]) {
    const { id } = await queueCounting(kv, 1, fields);
    await stepOnce(kv, id, kind);
  }
  deepEqual(actors, [actor, SYSTEM.actor]);
});

test("nextItems() returns all of a job's items in batches", async (kv) => {
  const items = Array.from({ length: 205 }, (_, at) => at);
  const job = await kv.transact((tx) => {
    const job = queueJob(tx, countingJob(items.length));
    writeItems(tx, job, items);
    return job;
  });
  const seen: number[] = [];
  while (seen.length < items.length) {
    const next = await nextItems<number>(kv, { ...job, done: seen.length });
    ok(next.length > 0);
    seen.push(...next.slice(0, 8));
  }
  deepEqual(seen, items);
  deepEqual(await nextItems(kv, { ...job, done: items.length }), []);
});

Deno.test("commitStep() commits nothing after another runner has taken over the lease", async () => {
  using site = await openJob(2);
  const { kv, clock, take } = site;
  const late: string[] = [];
  const kind = countingKind({
    late: (_, acted) => Promise.resolve(void late.push(String(acted))),
  });
  const slow = (await take())!;
  clock.forward(30 * SECOND);
  const other = (await take())!;
  equal(await commitStep(kv, slow, { kind, acted: "sent" }), null);
  deepEqual([await readStepCounts(kv), late], [[], ["sent"]]);
  deepEqual(await site.present(), other);
});

Deno.test("commitStep() commits nothing if the lease expires during the step", async () => {
  using site = await openJob(2);
  const { kv, clock, take } = site;
  const slow = (await take())!;
  const kind = countingKind({
    async step(tx, job) {
      clock.forward(30 * SECOND);
      await take();
      return COUNT.step(tx, job, undefined);
    },
  });
  equal(await step(kv, slow, kind), null);
  deepEqual(await readStepCounts(kv), []);
});

Deno.test("commitStep() stores the problems of several steps in order", async () => {
  using site = await openJob(300);
  const { kv } = site;
  const problem = { key: "error.parcelNotFound" } as const;
  const problemAt = (row: number) => ({ row, code: "WB-1", problem });
  const kind = countingKind({
    step: (_, { done }) => ({
      done: 150,
      problems: Array.from({ length: 150 }, (_, at) => problemAt(done + at)),
    }),
  });
  const taken = (await site.take())!;
  const job = (await step(kv, (await step(kv, taken, kind))!, kind))!;
  deepEqual([job.done, job.failed], [300, 300]);
  const first = await listProblems(kv, job, { from: 0, limit: 200 });
  const rest = await listProblems(kv, job, { from: 200, limit: 200 });
  const expected = Array.from({ length: 300 }, (_, row) => problemAt(row));
  deepEqual([...first, ...rest], expected);
});

Deno.test("recordFailure() backs off after each failure until the fifth in a row fails the job; a success resets the count", async () => {
  using site = await openJob(3);
  const { kv, clock, take, present } = site;
  const failure = {
    kind: COUNT as JobKind,
    acted: undefined,
    problem: { key: "error.busy" },
  } as const;
  const fail = async () => await recordFailure(kv, (await take())!, failure);
  await fail();
  clock.forward(2 * SECOND);
  await releaseJob(kv, await stepOnce(kv, site.id));
  for (const [at, pause] of [1, 10, 60, 300].entries()) {
    await fail();
    const job = await present();
    deepEqual([job.status, job.attempts], ["queued", at + 1]);
    const share = wait(job, clock) / pause;
    ok(share > 0.79 && share < 1.21, `${share} of ${pause} s`);
    clock.ms = Date.parse(job.next_at!);
  }
  await fail();
  const { status, next_at, done } = await present();
  deepEqual([status, next_at, done], ["failed", null, 1]);
});

Deno.test("releaseJob() lets another runner continue without counting a failure", async () => {
  using site = await openJob(3);
  await releaseJob(site.kv, (await site.take())!);
  const { status, attempts } = await site.present();
  deepEqual([status, attempts], ["queued", 0]);
  notEqual(await site.take(), null);
});

Deno.test("cancelJob() ends a job, and its runner commits no further step", async () => {
  using site = await openJob(3);
  const { kv, id } = site;
  const running = await stepOnce(kv, id);
  const { status, next_at, done } = await cancelJob(kv, id, KINDS);
  deepEqual([status, next_at, done], ["cancelled", null, 1]);
  equal(await step(kv, running), null);
  deepEqual(await readStepCounts(kv), [1]);
});

Deno.test("cancelJob() rejects an unknown, ended or uncancellable job", async () => {
  using site = await openJob(3);
  const { kv, id } = site;
  const fixed = kindsOf(countingKind({ isCancellable: false }));
  await rejects(cancelJob(kv, "none", KINDS), isAppError(404));
  await rejects(cancelJob(kv, id, fixed), isAppError(409, "error.jobGoesOn"));
  await cancelJob(kv, id, KINDS);
  await rejects(cancelJob(kv, id, KINDS), isAppError(409, "error.jobEnded"));
});

Deno.test("removeJob() removes an ended job with its problems, items and list of parcels", async () => {
  using site = await openJob(3);
  const { kv, id } = site;
  const job = await site.present();
  await kv.transact((tx) => {
    writeItems(tx, job, ["a", "b"]);
    noteTouched(tx, job, "p1");
  });
  const problem = { row: null, code: null, problem: { key: "error.busy" } };
  const kind = countingKind({
    step: () => ({ problems: Array.from({ length: 600 }, () => problem) }),
  } as Partial<typeof COUNT>);
  await stepOnce(kv, id, kind);
  await rejects(removeJob(kv, id), isAppError(409, "error.jobGoesOn"));
  await cancelJob(kv, id, KINDS);
  await removeJob(kv, id);
  const rows = await kv.list({ prefix: [] }, { limit: 1_000 });
  ok(rows.every(({ key }) => !String(key[0]).startsWith("job")), "no job left");
});

test("listDueJobs() lists the jobs of one lane", async (kv) => {
  for (const lane of ["work", "mail"] as const) {
    await queueCounting(kv, 3, { id: `a ${lane} job`, lane });
  }
  for (const lane of ["work", "mail"] as const) {
    const due = await listDueJobs(kv, lane, 10);
    deepEqual(due.map(({ id }) => id), [`a ${lane} job`]);
  }
});
