import { deepEqual, equal, notEqual, rejects } from "node:assert/strict";
import { jobs, listProblems } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { walkJournal } from "@/lib/journal/journal.ts";
import { getParcel } from "@/lib/parcels/parcels.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
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
import { isAppError, test } from "@/tests/helpers/domain.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";
import { jpg, toUpload } from "@/tests/helpers/pictures.ts";
import { listParcels } from "@/lib/parcel_lists/list.ts";

const PAGE = { page: 1, per_page: 15 };
const CLERK: Origin = {
  actor: { kind: "admin", id: "c1", name: "Clara" },
  request_id: "r1",
};

async function finish(kv: Kv, { id }: Job): Promise<Job> {
  await testRunner(kv, trashKinds(kv)).drain();
  return (await jobs.get(kv, id))!;
}

async function whichExist(kv: Kv, parcels: Parcel[]): Promise<boolean[]> {
  return await Promise.all(
    parcels.map(async ({ id }) => await getParcel(kv, id) !== null),
  );
}

test.withJournal("startTrash() trashes each parcel once, and its undo restores all as they were", async (kv) => {
  const parcels = await createParcels(kv, 20, { status: "Pending" });
  await replaceParcelImage(kv, { id: parcels[0]!.id, image: toUpload(jpg) });
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

test("an undo restores only what its own job trashed", async (kv) => {
  const parcels = await createParcels(kv, 4);
  const codes = codesOf(parcels);
  const job = await startTrash(kv, { codes: ["UNKNOWN-1", ...codes] });
  await parcelTrash.add(kv, parcels[0]!.id);
  const ended = await finish(kv, job);
  deepEqual([ended.done, ended.failed, ended.result], [5, 2, { trashed: 3 }]);
  const problem = { key: "error.parcelNotFound" };
  deepEqual(await listProblems(kv, ended, { from: 0, limit: 10 }), [
    { row: 0, code: "UNKNOWN-1", problem },
    { row: 1, code: codes[0], problem },
  ]);
  // Erase one parcel, and restore and re-trash another.
  await parcelTrash.purge(kv, parcels[1]!.id);
  await parcelTrash.restore(kv, parcels[2]!.id);
  await parcelTrash.add(kv, parcels[2]!.id);
  const undone = await finish(kv, await startUndo(kv, ended));
  deepEqual([undone.total, undone.failed], [3, 2]);
  const problems = await listProblems(kv, undone, { from: 0, limit: 10 });
  deepEqual(problems.map(({ code, problem }) => [code, problem.key]), [
    [codes[1], "error.trashNotFound"],
    [codes[2], "error.trashNotFound"],
  ]);
  deepEqual(await whichExist(kv, parcels), [false, false, false, true]);
  deepEqual(await findFaults(kv), []);
});

test("an undo is offered once after the job has ended, and again if the undo was cancelled", async (kv) => {
  const parcels = await createParcels(kv, 6);
  const queued = await startTrash(kv, { codes: codesOf(parcels) });
  const isOffered = async ({ id }: Job) =>
    await offersUndo(kv, (await jobs.get(kv, id))!);
  equal(await isOffered(queued), false);
  await rejects(startUndo(kv, queued), isAppError(404));
  const job = await finish(kv, queued);
  equal(await isOffered(job), true);
  const first = await startUndo(kv, job);
  equal(await isOffered(job), false);
  await testRunner(kv, trashKinds(kv)).cancel(kv, first.id);
  equal(await isOffered(job), true);
  const second = await startUndo(kv, job);
  equal((await startUndo(kv, job)).id, second.id);
  equal((await finish(kv, second)).status, "done");
  equal(await isOffered(job), false);
  equal((await startUndo(kv, job)).status, "done");
  deepEqual(await whichExist(kv, parcels), Array(6).fill(true));
  await rejects(startUndo(kv, second), isAppError(404));
  const nothing = await startTrash(kv, { codes: ["UNKNOWN-1"] });
  deepEqual((await finish(kv, nothing)).result, { trashed: 0 });
  equal(await isOffered(nothing), false);
});

/** Runs a job and cancels it during the given step. */
async function cancelAt(
  step: number,
  kv: Kv,
  { id, kind: name }: Job,
): Promise<Job> {
  const kind = new Map(Object.entries(trashKinds(kv))).get(name)!;
  let steps = 0;
  const act = async (held: Job) => {
    if (++steps === step) await runner.cancel(kv, id);
    return await kind.act!(held);
  };
  const runner = testRunner(kv, { [name]: { ...kind, act } });
  await runner.drain();
  return (await jobs.get(kv, id))!;
}

test("undos of a cancelled job restore its parcels, each continuing where the previous undo was cancelled", async (kv) => {
  const parcels = await createParcels(kv, 20);
  const begun = await startTrash(kv, { codes: codesOf(parcels) });
  const job = await cancelAt(3, kv, begun);
  deepEqual([job.status, job.done], ["cancelled", 16]);
  deepEqual((await whichExist(kv, parcels)).filter(Boolean).length, 4);
  const undo = await cancelAt(2, kv, await startUndo(kv, job));
  deepEqual([undo.status, undo.total, undo.done], ["cancelled", 16, 8]);
  const last = await finish(kv, await startUndo(kv, job));
  deepEqual([last.total, last.result], [8, { restored: 8 }]);
  deepEqual(await whichExist(kv, parcels), Array(20).fill(true));
  deepEqual(await findFaults(kv), []);
});

test("startTrash() starts one job per page and selection until it is undone", async (kv) => {
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

test("startTrash() trashes the parcels that match a filter at its start", async (kv) => {
  const inside = await createParcels(kv, 30, { status: "Delivered" });
  const outside = await createParcels(kv, 2, { status: "Pending" });
  const job = await startTrash(kv, { filter: { stage: "delivered" } });
  const late = await createParcels(kv, 1, { status: "Delivered" });
  deepEqual((await finish(kv, job)).result, { trashed: 30 });
  deepEqual(await whichExist(kv, inside), Array(30).fill(false));
  deepEqual(await whichExist(kv, [...outside, ...late]), Array(3).fill(true));
});
