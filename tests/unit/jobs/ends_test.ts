import { deepEqual, equal, ok } from "node:assert/strict";
import { unavailable } from "@/lib/errors.ts";
import {
  applyImport,
  importKinds,
  requireImport,
  undoImport,
} from "@/lib/imports/imports.ts";
import { jobs, listProblems } from "@/lib/jobs/jobs.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { bulkKind, startBulk } from "@/lib/bulk/bulk.ts";
import { createParcel, getParcel } from "@/lib/parcels/parcels.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { startTrash, trashKinds } from "@/lib/bulk/trash.ts";
import { createKv, type Kv } from "@/lib/store/kv.ts";
import { COMMIT_LIMITS } from "@/lib/store/transaction.ts";
import { codesOf, createParcels } from "../../helpers/bulk.ts";
import { Clock, memoryKv, parcelInput } from "../../helpers/domain.ts";
import { longText } from "../../helpers/drawn_office.ts";
import { storeTable } from "../../helpers/imports.ts";
import { countingKind, queueCounting } from "../../helpers/jobs.ts";
import { memoryLog } from "../../helpers/log.ts";

const MINUTE_MS = 60_000;
const UPDATE = { status: "In transit" };

/** Runs jobs by a clock that jumps to when the next one is due. */
class Office {
  readonly clock: Clock;
  readonly log = memoryLog();
  readonly kv: Kv;
  readonly #kinds: JobKind[];

  constructor(kv: Kv, clock: Clock, ...kinds: JobKind[]) {
    this.kv = kv;
    this.clock = clock;
    this.#kinds = kinds;
  }

  async finish({ id }: Pick<Job, "id">): Promise<Job> {
    const { kv, clock, log: { log } } = this;
    const runner = new JobRunner({ kv, log, kinds: this.#kinds });
    while (true) {
      await runner.drain();
      const job = (await jobs.get(kv, id))!;
      if (job.next_at === null) return job;
      clock.ms = Math.max(clock.ms, Date.parse(job.next_at));
    }
  }

  async problems(job: Job): Promise<unknown[]> {
    const all = await listProblems(this.kv, job, { from: 0, limit: 100 });
    return all.map(({ row, problem }) => [row, problem.key]);
  }
}

Deno.test("a job whose step always throws has failed after five tries within ten minutes", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  let tries = 0;
  const kind = countingKind({
    step() {
      tries += 1;
      throw new TypeError("Oh");
    },
  });
  const office = new Office(kv, clock, kind);
  const began = clock.ms;
  const { status, done } = await office.finish(await queueCounting(kv, 3));
  deepEqual([status, done, tries], ["failed", 0, 5]);
  ok(clock.ms - began < 10 * MINUTE_MS);
});

Deno.test("a 503 that is not the store's is a try like any other error", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  let tries = 0;
  const kind = countingKind({
    act() {
      tries += 1;
      return Promise.reject(unavailable());
    },
  });
  const office = new Office(kv, clock, kind);
  const { status } = await office.finish(await queueCounting(kv, 3));
  deepEqual([status, tries], ["failed", 5]);
});

Deno.test("a store that is away for longer than five tries take costs a job no try", async () => {
  const clock = new Clock();
  const back = clock.ms + 11 * MINUTE_MS;
  const before = ({ keys: [key] }: { keys: readonly Deno.KvKey[] }) => {
    if (key![0] !== "counted" || clock.ms > back) return;
    throw new Error("connection closed");
  };
  using kv = await memoryKv({ now: clock.now, faults: { before } });
  const office = new Office(kv, clock, countingKind());
  const { status, done } = await office.finish(await queueCounting(kv, 3));
  deepEqual([status, done], ["done", 3]);
  deepEqual(office.log.lines, []);
});

Deno.test("a bulk update of a parcel that cannot be read tells of it and updates the others", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const office = new Office(kv, clock, bulkKind(kv));
  const created = await createParcels(kv, 5);
  const job = await startBulk(kv, { codes: codesOf(created), update: UPDATE });
  await kv.transact((tx) => tx.set(parcels.keyOf(created[2]!.id), 1));
  const ended = await office.finish(job);
  deepEqual([ended.status, ended.done, ended.failed], ["done", 5, 1]);
  deepEqual(ended.result, { updated: 4 });
  const [problem] = await listProblems(kv, ended, { from: 0, limit: 1 });
  deepEqual([problem?.row, problem?.problem.key], [2, "error.stepFailed"]);
  const told = office.log.lines.map(({ failure }) => failure);
  equal(problem?.problem.params?.id, told.at(-1));
  for (const [at, { id }] of created.entries()) {
    if (at !== 2) equal((await getParcel(kv, id))?.status, UPDATE.status);
  }
});

Deno.test("a parcel that is too large for a commit is told in words, and the others go into the trash", async () => {
  const clock = new Clock();
  const db = await Deno.openKv(":memory:");
  using roomy = createKv(db, clock);
  const limits = { ...COMMIT_LIMITS, writes: 90 };
  const kv = createKv(db, { now: clock.now, limits });
  const office = new Office(kv, clock, ...trashKinds(kv));
  const sender_name = longText("Ann");
  const created = await createParcels(roomy, 4);
  const large = await createParcel(roomy, parcelInput({ sender_name }));
  created.splice(1, 0, large);
  const job = await startTrash(kv, { codes: codesOf(created) });
  const ended = await office.finish(job);
  deepEqual([ended.status, ended.result], ["done", { trashed: 4 }]);
  deepEqual(await office.problems(ended), [[1, "error.itemTooLarge"]]);
  equal(await parcels.count(kv), 1);
});

/** Applies an import of 300 rows whose job fails in the middle; returns the kinds of jobs in order. */
async function breakImport(kv: Kv, clock: Clock) {
  const kinds = importKinds(kv);
  let reads = 0;
  const broken = kinds.map((kind): JobKind => ({
    ...kind,
    act(job) {
      reads += 1;
      if (job.kind === "import_apply" && reads > 5) throw new TypeError("Oh");
      return kind.act!(job);
    },
  }));
  const rows = Array.from({ length: 300 }, (_, at) => `WB-${at + 1_000};Ann;A`);
  const table = ["Code;Recipient;Destination", ...rows].join("\n");
  const office = new Office(kv, clock, ...broken);
  const { id, job_id } = await storeTable(kv, table);
  await office.finish({ id: job_id! });
  const job = await office.finish(
    await applyImport(kv, { id, skip_wrong: "no" }),
  );
  const written = await parcels.count(kv);
  deepEqual(
    [job.status, (await requireImport(kv, id)).status, job.done],
    ["failed", "failed", written],
  );
  ok(written > 0 && written < 300);
  return { id, written, repaired: new Office(kv, clock, ...kinds) };
}

Deno.test("an import whose job has failed goes on where that has come to", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const { id, repaired } = await breakImport(kv, clock);
  const job = await repaired.finish(
    await applyImport(kv, { id, skip_wrong: "no" }),
  );
  deepEqual([job.status, job.result], ["done", { created: 300, changed: 0 }]);
  equal(await parcels.count(kv), 300);
  equal((await requireImport(kv, id)).status, "applied");
});

Deno.test("an import whose job has failed can be undone", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const { id, written, repaired } = await breakImport(kv, clock);
  const job = await repaired.finish(await undoImport(kv, id));
  deepEqual([job.status, job.result], ["done", { undone: written }]);
  equal(await parcels.count(kv), 0);
  equal((await requireImport(kv, id)).status, "undone");
});

Deno.test("a job all of whose items fail ends within the hour", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const office = new Office(kv, clock, bulkKind(kv));
  const created = await createParcels(kv, 30);
  const job = await startBulk(kv, { codes: codesOf(created), update: UPDATE });
  for (const { id } of created) {
    await kv.transact((tx) => tx.set(parcels.keyOf(id), 1));
  }
  const began = clock.ms;
  const { status, failed } = await office.finish(job);
  deepEqual([status, failed], ["done", 30]);
  ok(clock.ms - began < 60 * MINUTE_MS);
});
