import { deepEqual, equal, rejects } from "node:assert/strict";
import { bulkKind, startBulk, UNDO_DATA } from "@/lib/bulk/bulk.ts";
import {
  BULK_UNDO,
  bulkUndoKind,
  offersBulkUndo,
  sweepBulkUndo,
  undoBulk,
} from "@/lib/bulk/undo.ts";
import { jobs, listProblems } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { updateParcel } from "@/lib/parcels/parcels.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { listHistory } from "@/lib/parcels/entries.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { codesOf, createParcels } from "@/tests/helpers/bulk.ts";
import { isAppError, test, valuesBelow } from "@/tests/helpers/domain.ts";
import { foldFigures } from "@/tests/helpers/figures.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";

const HOUR_MS = 60 * 60_000;

/** A person who may change settings, and one who may not. */
const MANAGER = { id: "m1", rights: new Set(["settings:write"]) };
const CLERK = { id: "c1", rights: new Set<string>() };

async function finish(kv: Kv, { id }: Job): Promise<Job> {
  const kinds = { bulk: bulkKind(kv), [BULK_UNDO]: bulkUndoKind(kv) };
  await testRunner(kv, kinds).drain();
  return (await jobs.get(kv, id))!;
}

async function update(kv: Kv, some: Parcel[], status = "Delivered") {
  const input = { codes: codesOf(some), update: { status } };
  return await finish(kv, await startBulk(kv, input));
}

async function undo(kv: Kv, { id }: Job): Promise<Job> {
  return await finish(kv, await undoBulk(kv, id, MANAGER));
}

/** Returns everything stored about parcels that an undo restores. */
async function stateOf(kv: Kv, some: Parcel[]) {
  const ids = some.map(({ id }) => id);
  const stored = (await parcels.getMany(kv, ids)).map((parcel) => {
    const { version: _, updated_at: _at, ...rest } = parcel!;
    return rest;
  });
  const histories = await Promise.all(ids.map((id) => listHistory(kv, id)));
  return { stored, histories, figures: await foldFigures(kv) };
}

test.withClock("undoing a bulk update restores parcels, filing and figures", async ({ kv, clock }) => {
  const some = await createParcels(kv, 30, { status: "In transit" });
  const before = await stateOf(kv, some);
  clock.forward(HOUR_MS);
  const job = await update(kv, some);
  equal((await parcels.get(kv, some[0]!.id))?.stage, "delivered");
  clock.forward(HOUR_MS);
  const { status, done, failed, result } = await undo(kv, job);
  deepEqual(
    [status, done, failed, result],
    ["done", 30, 0, { restored: 30, left: 0 }],
  );
  deepEqual(await stateOf(kv, some), before);
  deepEqual(await findFaults(kv), []);
});

test.withClock("undoing a bulk update leaves and lists parcels that have changed since or are gone", async ({ kv, clock }) => {
  const some = await createParcels(kv, 5, { status: "In transit" });
  const [one, changed, trashed, erased, other] = some;
  const job = await update(kv, some);
  clock.forward(HOUR_MS);
  await updateParcel(kv, { id: changed!.id, weight: "3" });
  await parcelTrash.add(kv, trashed!.id);
  await parcelTrash.purge(kv, erased!.id);
  const undone = await undo(kv, job);
  deepEqual([undone.done, undone.failed, undone.result], [5, 3, {
    restored: 2,
    left: 3,
  }]);
  const problems = await listProblems(kv, undone, { from: 0, limit: 10 });
  deepEqual(problems.map(({ code, problem: { key } }) => [code, key]), [
    [changed!.tracking_code, "bulk.changedSince"],
    [trashed!.tracking_code, "error.parcelNotFound"],
    [erased!.tracking_code, "error.parcelNotFound"],
  ]);
  const statuses = await parcels.getMany(
    kv,
    [one, changed, other].map((parcel) => parcel!.id),
  );
  deepEqual(statuses.map((parcel) => parcel!.status), [
    "In transit",
    "Delivered",
    "In transit",
  ]);
  deepEqual(await findFaults(kv), []);
});

test.withClock("a bulk update is undone once, within 24 hours of its end", async ({ kv, clock }) => {
  const some = await createParcels(kv, 2);
  const [job, other] = [await update(kv, some), await update(kv, some, "Held")];
  const queued = await startBulk(kv, {
    codes: codesOf(some),
    update: { status: "In transit" },
  });
  await rejects(
    undoBulk(kv, queued.id, MANAGER),
    isAppError(409, "bulk.notNow"),
  );
  await finish(kv, queued);
  clock.forward(24 * HOUR_MS);
  deepEqual((await undo(kv, other)).result, { restored: 0, left: 2 });
  await rejects(
    undoBulk(kv, other.id, MANAGER),
    isAppError(409, "bulk.notNow"),
  );
  clock.forward(1_000);
  await rejects(
    undoBulk(kv, job.id, MANAGER),
    isAppError(409, "bulk.tooLate"),
  );
  equal(await offersBulkUndo(kv, job, MANAGER), null);
});

test("undoBulk() rejects an update that changed nothing, and one of an earlier version", async (kv) => {
  const [parcel] = await createParcels(kv, 1);
  await parcelTrash.purge(kv, parcel!.id);
  const nothing = await update(kv, [parcel!]);
  deepEqual(nothing.result, { updated: 0, unknown: 1 });
  const former = await update(kv, await createParcels(kv, 1));
  await kv.transact(async (tx) => {
    const job = await jobs.require(tx, former.id);
    const { undo_id: _, ...payload } = job.payload as { undo_id: null };
    jobs.save(tx, job, { payload });
  });
  for (const { id } of [nothing, former]) {
    await rejects(undoBulk(kv, id, MANAGER), isAppError(409, "bulk.notNow"));
  }
});

test("only its starter and people who may change settings can undo a bulk update", async (kv) => {
  const some = await createParcels(kv, 1);
  const clerk = { kind: "admin", id: CLERK.id, name: "Clara" } as const;
  const view = kv.from({ actor: clerk, request_id: null });
  const own = await update(view, some);
  const others = await update(kv, some);
  await rejects(undoBulk(kv, others.id, CLERK), isAppError(403));
  equal(await offersBulkUndo(kv, others, CLERK), null);
  deepEqual([
    typeof await offersBulkUndo(kv, own, CLERK),
    typeof await offersBulkUndo(kv, others, MANAGER),
  ], ["string", "string"]);
  equal((await undoBulk(kv, own.id, CLERK)).kind, BULK_UNDO);
});

test("an undo that was given up is resumed where it failed", async (kv) => {
  const some = await createParcels(kv, 30, { status: "In transit" });
  const before = await stateOf(kv, some);
  const job = await update(kv, some);
  const { id } = await undoBulk(kv, job.id, MANAGER);
  const kind = bulkUndoKind(kv);
  let steps = 0;
  const act = async (held: Job<never>) => {
    if (++steps === 3) {
      await kv.transact(async (tx) => {
        const running = await jobs.require(tx, id);
        jobs.save(tx, running, {
          status: "failed",
          next_at: null,
          lease: null,
        });
      });
    }
    return await kind.act!(held);
  };
  await testRunner(kv, { [BULK_UNDO]: { ...kind, act } }).drain();
  const failed = (await jobs.get(kv, id))!;
  const again = await undo(kv, job);
  equal(again.total, 30 - failed.done);
  equal(failed.done > 0, true);
  deepEqual(again.result, { restored: 30, left: 0 });
  deepEqual(await stateOf(kv, some), before);
});

test.withClock("sweepBulkUndo() removes undo data once the update is undone or too old to undo", async ({ kv, clock }) => {
  const some = await createParcels(kv, 3);
  const [undone, kept] = [await update(kv, some), await update(kv, some)];
  await undo(kv, undone);
  const left = async () => (await valuesBelow(kv, [UNDO_DATA])).length;
  equal(await left(), 6);
  equal(await sweepBulkUndo(kv), 1);
  equal(await left(), 3);
  const { id } = await undoBulk(kv, kept.id, MANAGER);
  clock.forward(24 * HOUR_MS + 1_000);
  equal(await sweepBulkUndo(kv), 0, "the undo is queued");
  deepEqual((await finish(kv, { id } as Job)).result, { restored: 3, left: 0 });
  equal(await sweepBulkUndo(kv), 1);
  equal(await left(), 0);
});
