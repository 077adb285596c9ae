import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { pick } from "deno-std/collections/pick.js";
import { AppError } from "@/lib/errors.ts";
import { jobs, listProblems } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { walkJournal } from "@/lib/journal/journal.ts";
import { bulkKind, startBulk } from "@/lib/bulk/bulk.ts";
import { bulkCreate, MAX_MATCHES } from "@/lib/bulk/schema.ts";
import { getParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Origin } from "@/lib/store/origin.ts";
import { codesOf, createParcels } from "@/tests/helpers/bulk.ts";
import { Clock, isAppError, memoryKv, test } from "@/tests/helpers/domain.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";
import { parse } from "@/lib/fields/parse.ts";
import { JOURNAL } from "@/lib/journal/authors.ts";
import { listHistory } from "@/lib/parcels/entries.ts";

const SECOND = 1_000;
const CLERK: Origin = {
  actor: { kind: "admin", id: "c1", name: "Clara" },
  request_id: "r1",
};

function bulkInput(input: Record<string, unknown>) {
  return parse(bulkCreate, { update: { status: "In transit" }, ...input });
}

function start(kv: Kv, input: Record<string, unknown>): Promise<Job> {
  return startBulk(kv, bulkInput(input));
}

async function finish(kv: Kv, { id }: Job): Promise<Job> {
  await testRunner(kv, { bulk: bulkKind(kv) }).drain();
  return (await jobs.get(kv, id))!;
}

async function problemsOf(kv: Kv, job: Job): Promise<unknown[]> {
  const problems = await listProblems(kv, job, { from: 0, limit: 10 });
  return problems.map(({ row, code, problem }) => [row, code, problem.key]);
}

Deno.test("a bulk update adds one entry with its status and place to each parcel, on behalf of its starter", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL });
  const parcels = await createParcels(kv, 20, { status: "Pending" });
  clock.forward(60 * SECOND);
  const occurred_at = clock.now().toISOString();
  const update = { status: "In transit", current_location: "Lyon" };
  const job = await start(kv.from(CLERK), { codes: codesOf(parcels), update });
  equal(job.starter_id, "c1");
  clock.forward(60 * SECOND);
  const { status, done, failed, result } = await finish(kv, job);
  deepEqual([status, done, failed, result], ["done", 20, 0, {
    updated: 20,
    unknown: 0,
  }]);
  const entry = {
    title: "In transit",
    description: "",
    icon: "local_shipping",
    color: "black",
    occurred_at,
  };
  for (const { id, tracking_code: label } of parcels) {
    const parcel = (await getParcel(kv, id))!;
    deepEqual(pick(parcel, ["status", "current_location", "version"]), {
      ...update,
      version: 2,
    });
    const history = await listHistory(kv, id);
    const names = Object.keys(entry) as (keyof typeof entry)[];
    deepEqual(history.map((each) => pick(each, names)), [entry]);
    const [updated, created, ...more] = await Array.fromAsync(
      walkJournal(kv, { record_id: id }, 10),
    );
    deepEqual([created?.actor.kind, more], ["system", []]);
    deepEqual(
      pick(updated!, ["actor", "request_id", "label", "noun", "kind"]),
      { ...CLERK, label, noun: "parcels", kind: "updated" },
    );
    deepEqual(updated!.changes.status, ["Pending", "In transit"]);
  }
  deepEqual(await findFaults(kv), []);
});

test("the title of an entry is the update's title, or else its status, or else its place", async (kv) => {
  const updates = [
    [{ title: "Departed", status: "In transit" }, "Departed"],
    [{ status: "Held", current_location: "Lyon" }, "Held"],
    [{ status: "", current_location: "Lyon" }, "Lyon"],
  ] as const;
  for (const [update, title] of updates) {
    const [parcel] = await createParcels(kv, 1);
    await finish(kv, await start(kv, { codes: codesOf([parcel!]), update }));
    const [entry] = await listHistory(kv, parcel!.id);
    equal(entry?.title, title);
  }
});

test.withClock("startBulk() rejects an update without content and an update more than a day ahead", async ({ kv, clock }) => {
  const codes = codesOf(await createParcels(kv, 1));
  const occurred_at = new Date(clock.ms + 86_401 * SECOND).toISOString();
  const empty = isAppError(422, "invalid.noUpdate", "status");
  const updates = [
    [{}, empty],
    [{ icon: "directions_boat", color: "red" }, empty],
    [{ description: "Snow" }, empty],
    [{ occurred_at: clock.now().toISOString() }, empty],
    [{ status: null }, empty],
    [{ status: "Held", occurred_at }, isAppError(422, "invalid.ahead")],
  ] as const;
  for (const [update, check] of updates) {
    await rejects(start(kv, { codes, update }), check, JSON.stringify(update));
  }
  equal(await jobs.count(kv), 0);
});

test("a bulk update counts unknown and deleted parcels as failed, and repeated codes once", async (kv) => {
  const [first, second, third] = await createParcels(kv, 3);
  await updateParcel(kv, { id: second!.id, tracking_code: "RENAMED-1" });
  const [one, former, gone] = codesOf([first!, second!, third!]);
  const codes = [
    ...[one!, "no code!", "UNKNOWN-1", one!.toLowerCase(), gone!],
    ...["renamed1", former!, "unknown1", "no code!"],
  ];
  const job = await start(kv, { codes });
  equal(job.total, 5);
  await parcelTrash.purge(kv, third!.id);
  const ended = await finish(kv, job);
  deepEqual(
    [ended.status, ended.done, ended.failed, ended.result],
    ["done", 5, 3, { updated: 2, unknown: 3 }],
  );
  deepEqual(await problemsOf(kv, ended), [
    [1, "no code!", "error.parcelNotFound"],
    [2, "UNKNOWN-1", "error.parcelNotFound"],
    [4, gone, "error.parcelNotFound"],
  ]);
  equal((await listHistory(kv, second!.id)).length, 1);
  deepEqual(await findFaults(kv), []);
});

test("a bulk update by a search updates the parcels that match at its start", async (kv) => {
  const inside = await createParcels(kv, 120, { destination: "Nantes" });
  const outside = await createParcels(kv, 2, { destination: "Lyon" });
  const job = await start(kv, { filter: { search: "nantes" } });
  equal(job.total, 120);
  const late = await createParcels(kv, 1, { destination: "Nantes" });
  await updateParcel(kv, { id: inside[0]!.id, destination: "Paris" });
  await parcelTrash.purge(kv, inside[1]!.id);
  const ended = await finish(kv, job);
  deepEqual([ended.done, ended.failed], [120, 1]);
  deepEqual(await problemsOf(kv, ended), [
    [null, inside[1]!.tracking_code, "error.parcelNotFound"],
  ]);
  const statusOf = async (id: string) => (await getParcel(kv, id))?.status;
  equal(await statusOf(inside[0]!.id), "In transit");
  for (const { id } of [...outside, ...late]) equal(await statusOf(id), null);
  const empty = await finish(kv, await start(kv, { filter: { search: "x" } }));
  deepEqual([empty.status, empty.total, empty.done], ["done", 0, 0]);
});

test("startBulk() rejects a search with more than 5,000 matches", async (kv) => {
  const [parcel] = await createParcels(kv, 1, { destination: "many" });
  for (let at = 0; at <= MAX_MATCHES; at += 490) {
    await kv.transact(async (tx) => {
      const stored = await tx.read<unknown>(["parcels", parcel!.id]);
      for (let n = at; n < at + 490; n++) {
        const id = `01KZZZZZZZZZZZZZZZZZ${String(n).padStart(6, "0")}`;
        tx.set(["search", "parcels", "many", id], 0);
        tx.set(["parcels", id], stored);
      }
    });
  }
  await rejects(start(kv, { filter: { search: "many" } }), (error) => {
    ok(isAppError(422, "invalid.tooManyMatches", "filter")(error));
    const { params } = (error as AppError).problems[0]!;
    return params?.known === "no" && params.max === MAX_MATCHES;
  });
  equal(await jobs.count(kv), 0);
});

test("startBulk() starts one job per request key", async (kv) => {
  const parcels = await createParcels(kv, 2);
  const input = bulkInput({ codes: codesOf(parcels) });
  const options = { requestKey: "k" };
  const job = await startBulk(kv, input, options);
  deepEqual(await startBulk(kv, input, options), job);
  await finish(kv, job);
  equal((await startBulk(kv, input, options)).status, "done");
  equal((await listHistory(kv, parcels[0]!.id)).length, 1);
  const other = bulkInput({ codes: codesOf(parcels.slice(1)) });
  await rejects(
    startBulk(kv, other, options),
    isAppError(422, "error.repeated"),
  );
});

test("a cancelled bulk update keeps its finished changes", async (kv) => {
  const parcels = await createParcels(kv, 30);
  const job = await start(kv, { codes: codesOf(parcels) });
  const kind = bulkKind(kv);
  let steps = 0;
  const act = async (held: Job<never>) => {
    if (++steps === 3) await runner.cancel(kv, job.id);
    return await kind.act!(held);
  };
  const runner = testRunner(kv, { bulk: { ...kind, act } });
  await runner.drain();
  const { status, done } = (await jobs.get(kv, job.id))!;
  deepEqual([status, done], ["cancelled", 16]);
  const filter = { search: "In transit" };
  equal((await start(kv, { filter })).total, 16);
});
