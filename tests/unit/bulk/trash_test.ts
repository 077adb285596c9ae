import { deepEqual, equal, notEqual, ok, rejects } from "node:assert/strict";
import { jobs, listProblems } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { JOURNAL } from "@/lib/journal/entries.ts";
import { walkJournal } from "@/lib/journal/journal.ts";
import {
  createParcel,
  findParcelId,
  getParcel,
} from "@/lib/parcels/parcels.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { eraseParcel, parcelTrash, trashParcel } from "@/lib/parcels/trash.ts";
import {
  offersUndo,
  startTrash,
  startUndo,
  trashKinds,
} from "@/lib/bulk/trash.ts";
import { replaceParcelImage } from "@/lib/parcels/photos.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Origin } from "@/lib/store/origin.ts";
import { codesOf, createParcels } from "@/tests/helpers/bulk.ts";
import {
  Clock,
  isAppError,
  memoryKv,
  parcelInput,
} from "@/tests/helpers/domain.ts";
import { openFaultyKv } from "@/tests/helpers/faulty_store.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";
import { jpg, uploaded } from "@/tests/helpers/pictures.ts";
import { sharedStore } from "@/tests/helpers/store.ts";
import { listParcels } from "@/lib/parcel_lists/list.ts";

const SECOND = 1_000;
const PAGE = { page: 1, per_page: 15 };
const CLERK: Origin = {
  actor: { kind: "admin", id: "c1", name: "Clara" },
  request_id: "r1",
};

async function finish(kv: Kv, { id }: Job): Promise<Job> {
  await testRunner(kv, ...trashKinds(kv)).drain();
  return (await jobs.get(kv, id))!;
}

async function trash(kv: Kv, parcels: Parcel[]): Promise<Job> {
  return await finish(kv, await startTrash(kv, { codes: codesOf(parcels) }));
}

async function present(kv: Kv, parcels: Parcel[]): Promise<boolean[]> {
  return await Promise.all(
    parcels.map(async ({ id }) => await getParcel(kv, id) !== null),
  );
}

Deno.test("startTrash() puts each parcel into the trash once, and its undo brings all back as they were", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const parcels = await createParcels(kv, 20, { status: "Pending" });
  await replaceParcelImage(kv, { id: parcels[0]!.id, image: uploaded(jpg) });
  const before = await listParcels(kv, { ...PAGE, per_page: 50 });
  const job = await startTrash(kv.from(CLERK), { codes: codesOf(parcels) });
  equal(job.starter_id, "c1");
  const ended = await finish(kv, job);
  deepEqual(
    [ended.status, ended.done, ended.failed, ended.result],
    ["done", 20, 0, { trashed: 20 }],
  );
  equal((await listParcels(kv, PAGE)).total, 0);
  equal(await parcelTrash.count(kv), 20);
  const { data } = await parcelTrash.list(kv, PAGE);
  deepEqual(data[0]?.deleted_by, CLERK.actor);
  deepEqual(await findFaults(kv), []);
  const undone = await finish(kv, await startUndo(kv.from(CLERK), ended));
  deepEqual([undone.status, undone.result], ["done", { restored: 20 }]);
  deepEqual(await listParcels(kv, { ...PAGE, per_page: 50 }), before);
  const [, one] = parcels;
  const entries = await Array.fromAsync(
    walkJournal(kv, { record_id: one!.id }, 10),
  );
  deepEqual(
    entries.map(({ kind, actor }) => [kind, actor.name]),
    [["restored", "Clara"], ["trashed", "Clara"], ["created", null]],
  );
  deepEqual(await findFaults(kv), []);
});

Deno.test("an undo restores what its job has trashed, and nothing that another deletion has", async () => {
  using kv = await memoryKv();
  const parcels = await createParcels(kv, 4);
  const codes = codesOf(parcels);
  const job = await startTrash(kv, { codes: ["UNKNOWN-1", ...codes] });
  await trashParcel(kv, parcels[0]!.id);
  const ended = await finish(kv, job);
  deepEqual([ended.done, ended.failed, ended.result], [5, 2, { trashed: 3 }]);
  const problem = { key: "error.parcelNotFound" };
  deepEqual(await listProblems(kv, ended, { from: 0, limit: 10 }), [
    { row: 0, code: "UNKNOWN-1", problem },
    { row: 1, code: codes[0], problem },
  ]);
  // One is erased meanwhile, another has been restored and deleted anew.
  await eraseParcel(kv, parcels[1]!.id);
  await parcelTrash.restore(kv, parcels[2]!.id);
  await trashParcel(kv, parcels[2]!.id);
  const undone = await finish(kv, await startUndo(kv, ended));
  deepEqual([undone.total, undone.failed], [3, 2]);
  const problems = await listProblems(kv, undone, { from: 0, limit: 10 });
  deepEqual(problems.map(({ code, problem }) => [code, problem.key]), [
    [codes[1], "error.trashNotFound"],
    [codes[2], "error.trashNotFound"],
  ]);
  deepEqual(await present(kv, parcels), [false, false, false, true]);
  deepEqual(await findFaults(kv), []);
});

Deno.test("an undo is offered once, after the end, and again when it was broken off", async () => {
  using kv = await memoryKv();
  const parcels = await createParcels(kv, 6);
  const queued = await startTrash(kv, { codes: codesOf(parcels) });
  equal(await offersUndo(kv, queued), false);
  await rejects(startUndo(kv, queued), isAppError(404));
  const job = await finish(kv, queued);
  const isOffered = async () =>
    await offersUndo(kv, (await jobs.get(kv, job.id))!);
  equal(await isOffered(), true);
  const first = await startUndo(kv, job);
  equal(await isOffered(), false);
  await testRunner(kv, ...trashKinds(kv)).cancel(kv, first.id);
  equal(await isOffered(), true);
  const second = await startUndo(kv, job);
  equal((await startUndo(kv, job)).id, second.id);
  equal((await finish(kv, second)).status, "done");
  equal(await isOffered(), false);
  equal((await startUndo(kv, job)).status, "done");
  deepEqual(await present(kv, parcels), Array(6).fill(true));
  await rejects(startUndo(kv, second), isAppError(404));
});

/** Runs a job until some of its parcels are done, then cancels it. */
async function cancelBetween(kv: Kv, { id, kind: name }: Job): Promise<Job> {
  const kind = trashKinds(kv).find((kind) => kind.name === name)!;
  let steps = 0;
  const runner = testRunner(kv, {
    ...kind,
    async act(held) {
      if (++steps === 2) await runner.cancel(kv, id);
      return await kind.act!(held);
    },
  });
  await runner.drain();
  return (await jobs.get(kv, id))!;
}

Deno.test("an undo restores what the cancelled ones before it have left", async () => {
  using kv = await memoryKv();
  const parcels = await createParcels(kv, 20);
  const job = await trash(kv, parcels);
  for (const total of [20, 12]) {
    const cancelled = await cancelBetween(kv, await startUndo(kv, job));
    deepEqual(
      [cancelled.status, cancelled.total, cancelled.done],
      ["cancelled", total, 8],
    );
  }
  const last = await finish(kv, await startUndo(kv, job));
  deepEqual([last.total, last.failed], [4, 0]);
  deepEqual(await present(kv, parcels), Array(20).fill(true));
  deepEqual(await findFaults(kv), []);
});

Deno.test("the undo of a cancelled job restores what it had trashed", async () => {
  using kv = await memoryKv();
  const parcels = await createParcels(kv, 12);
  const begun = await startTrash(kv, { codes: codesOf(parcels) });
  const job = await cancelBetween(kv, begun);
  deepEqual([job.status, job.done], ["cancelled", 8]);
  equal((await present(kv, parcels)).filter((isHere) => isHere).length, 4);
  const undone = await finish(kv, await startUndo(kv, job));
  deepEqual([undone.total, undone.result], [8, { restored: 8 }]);
  deepEqual(await present(kv, parcels), Array(12).fill(true));
});

Deno.test("a job that trashed nothing offers no undo", async () => {
  using kv = await memoryKv();
  const job = await finish(kv, await startTrash(kv, { codes: ["UNKNOWN-1"] }));
  deepEqual([job.failed, job.result], [1, { trashed: 0 }]);
  equal(await offersUndo(kv, job), false);
});

Deno.test("startTrash() starts one job for the same ticks of a page, until that is undone", async () => {
  using kv = await memoryKv();
  const parcels = await createParcels(kv, 2);
  const [one, other] = codesOf(parcels);
  const options = { requestKey: "page" };
  const first = await startTrash(kv, { codes: [one!] }, options);
  equal((await startTrash(kv, { codes: [one!] }, options)).id, first.id);
  const second = await startTrash(kv, { codes: [other!] }, options);
  notEqual(second.id, first.id);
  await finish(kv, await startUndo(kv, await finish(kv, first)));
  const again = await startTrash(kv, { codes: [one!] }, options);
  notEqual(again.id, first.id);
  deepEqual((await finish(kv, again)).result, { trashed: 1 });
});

Deno.test("startTrash() takes all that a filter matches at its start", async () => {
  using kv = await memoryKv();
  const inside = await createParcels(kv, 30, { status: "Delivered" });
  const outside = await createParcels(kv, 2, { status: "Pending" });
  const job = await startTrash(kv, { filter: { stage: "delivered" } });
  const late = await createParcels(kv, 1, { status: "Delivered" });
  deepEqual((await finish(kv, job)).result, { trashed: 30 });
  deepEqual(await present(kv, inside), Array(30).fill(false));
  deepEqual(await present(kv, [...outside, ...late]), Array(3).fill(true));
});

Deno.test("parcels with as many words as possible fit the commits of trash and undo", async () => {
  using kv = await memoryKv();
  const words = (letter: string) =>
    Array.from({ length: 75 }, (_, at) => `${letter}${100 + at}`).join(" ")
      .slice(0, 300);
  const parcels = await createParcels(kv, 8, {
    ...{ status: words("a"), sender_name: words("b"), reference: words("c") },
    ...{ recipient_name: words("d"), destination: words("e") },
  });
  const job = await trash(kv, parcels);
  deepEqual([job.status, job.failed], ["done", 0]);
  const undone = await finish(kv, await startUndo(kv, job));
  deepEqual([undone.status, undone.failed], ["done", 0]);
  deepEqual(await findFaults(kv), []);
});

class Death extends Error {}

Deno.test("trash and undo of 60 parcels do each once, though runners die at random points", async () => {
  await using store = await sharedStore();
  const clock = new Clock();
  const options = { now: clock.now, journal: JOURNAL };
  using kv = await openFaultyKv(store.path, options);
  const parcels = await createParcels(kv, 60);
  async function finishMortally(job: Job): Promise<Job> {
    for (let deaths = 0; deaths < 4; deaths++) {
      let left = Math.ceil(Math.random() * 40);
      const dies = () => {
        if (left-- <= 0) throw new Death();
      };
      const faults = deaths % 2 === 0 ? { before: dies } : { after: dies };
      using mortal = await openFaultyKv(store.path, { ...options, faults });
      await testRunner(mortal, ...trashKinds(mortal)).drain()
        .catch((error) => ok(error instanceof Death));
      clock.forward(30 * SECOND);
    }
    return await finish(kv, job);
  }
  const job = await finishMortally(
    await startTrash(kv, { codes: codesOf(parcels) }),
  );
  deepEqual([job.status, job.done, job.failed], ["done", 60, 0]);
  deepEqual(await present(kv, parcels), Array(60).fill(false));
  equal(await parcelTrash.count(kv), 60);
  const undone = await finishMortally(await startUndo(kv, job));
  deepEqual([undone.status, undone.done, undone.failed], ["done", 60, 0]);
  deepEqual(await present(kv, parcels), Array(60).fill(true));
  for (const { id } of parcels) {
    const entries = await Array.fromAsync(
      walkJournal(kv, { record_id: id }, 9),
    );
    deepEqual(entries.map(({ kind }) => kind), [
      "restored",
      "trashed",
      "created",
    ]);
  }
  deepEqual(await findFaults(kv), []);
});

Deno.test("a code that a parcel in the trash holds stays taken until the undo", async () => {
  using kv = await memoryKv();
  const [parcel] = await createParcels(kv, 1);
  const { tracking_code } = parcel!;
  const job = await trash(kv, [parcel!]);
  await rejects(
    createParcel(kv, parcelInput({ tracking_code })),
    isAppError(422, "invalid.codeInTrash", "tracking_code"),
  );
  await finish(kv, await startUndo(kv, job));
  equal(await findParcelId(kv, tracking_code), parcel!.id);
});
