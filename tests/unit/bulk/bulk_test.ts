import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import { parse } from "@/lib/fields/fields.ts";
import { jobs, listProblems } from "@/lib/jobs/jobs.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { JOURNAL } from "@/lib/journal/entries.ts";
import { walkJournal } from "@/lib/journal/journal.ts";
import { bulkKind, startBulk } from "@/lib/bulk/bulk.ts";
import { bulkCreate, MAX_MATCHES } from "@/lib/bulk/schema.ts";
import { listHistory } from "@/lib/parcels/activities.ts";
import { getParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { eraseParcel } from "@/lib/parcels/trash.ts";
import { splitCodes } from "@/lib/parcel_lists/codes.ts";
import { normalizeTrackingCode } from "@/lib/parcels/tracking_code.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Origin } from "@/lib/store/origin.ts";
import { codesOf, createParcels } from "@/tests/helpers/bulk.ts";
import { Clock, isAppError, memoryKv } from "@/tests/helpers/domain.ts";
import { openFaultyKv } from "@/tests/helpers/faulty_store.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import { testRunner } from "@/tests/helpers/jobs.ts";
import { sharedStore } from "@/tests/helpers/store.ts";

const SECOND = 1_000;
const CLERK: Origin = {
  actor: { kind: "admin", id: "c1", name: "Clara" },
  request_id: "r1",
};

function bulkInput(input: Record<string, unknown>) {
  const update = { status: "In transit" };
  return parse(bulkCreate, { update, ...input });
}

function start(kv: Kv, input: Record<string, unknown>): Promise<Job> {
  return startBulk(kv, bulkInput(input));
}

async function finish(kv: Kv, { id }: Job): Promise<Job> {
  await testRunner(kv, bulkKind(kv)).drain();
  return (await jobs.get(kv, id))!;
}

Deno.test("startBulk() gives each parcel one entry, with its status and place", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const parcels = await createParcels(kv, 20, { status: "Pending" });
  clock.forward(60 * SECOND);
  const called = clock.now().toISOString();
  const job = await start(kv, {
    codes: codesOf(parcels),
    update: { status: "In transit", current_location: "Lyon" },
  });
  clock.forward(60 * SECOND);
  const { status, done, failed, result } = await finish(kv, job);
  deepEqual([status, done, failed, result], ["done", 20, 0, { updated: 20 }]);
  for (const { id } of parcels) {
    const parcel = (await getParcel(kv, id))!;
    deepEqual(
      [parcel.status, parcel.current_location, parcel.version],
      ["In transit", "Lyon", 2],
    );
    const history = await listHistory(kv, id);
    deepEqual(
      history.map(({ title, description, icon, color, occurred_at }) => ({
        ...{ title, description, icon, color, occurred_at },
      })),
      [{
        ...{ title: "In transit", description: "", occurred_at: called },
        ...{ icon: "local_shipping", color: "black" },
      }],
    );
  }
  deepEqual(await findFaults(kv), []);
});

Deno.test("startBulk() calls an entry by its title, else by the status, else by the place", async () => {
  using kv = await memoryKv();
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

Deno.test("startBulk() refuses an update that says nothing, and one too far ahead", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const [parcel] = await createParcels(kv, 1);
  const codes = codesOf([parcel!]);
  const nothing = [
    {},
    { icon: "directions_boat", color: "red" },
    { description: "Snow" },
    { occurred_at: clock.now().toISOString() },
    { status: null },
  ];
  for (const update of nothing) {
    await rejects(
      start(kv, { codes, update }),
      isAppError(422, "invalid.noUpdate", "status"),
      JSON.stringify(update),
    );
  }
  const occurred_at = new Date(clock.ms + 86_401 * SECOND).toISOString();
  await rejects(
    start(kv, { codes, update: { status: "Held", occurred_at } }),
    isAppError(422, "invalid.ahead", "occurred_at"),
  );
  equal(await jobs.count(kv), 0);
});

Deno.test("startBulk() counts an unknown code as a failed step, and a doubled one not at all", async () => {
  using kv = await memoryKv();
  const [first, second] = await createParcels(kv, 2);
  await updateParcel(kv, { id: second!.id, tracking_code: "RENAMED-1" });
  const [one, former] = codesOf([first!, second!]);
  const codes = [
    ...[one!, "no code!", "UNKNOWN-1", one!.toLowerCase()],
    ...["renamed1", former!, "unknown1", "no code!"],
  ];
  const job = await start(kv, { codes });
  equal(job.total, 4);
  const ended = await finish(kv, job);
  deepEqual(
    [ended.status, ended.done, ended.failed, ended.result],
    ["done", 4, 2, { updated: 2 }],
  );
  const problem = { key: "error.parcelNotFound" };
  deepEqual(await listProblems(kv, ended, { from: 0, limit: 10 }), [
    { row: 1, code: "no code!", problem },
    { row: 2, code: "UNKNOWN-1", problem },
  ]);
  equal((await listHistory(kv, second!.id)).length, 1);
});

Deno.test("a bulk update reports parcels that are deleted after its start", async () => {
  using kv = await memoryKv();
  const parcels = await createParcels(kv, 10);
  const codes = codesOf(parcels);
  const job = await start(kv, { codes });
  await eraseParcel(kv, parcels[3]!.id);
  const ended = await finish(kv, job);
  deepEqual([ended.done, ended.failed], [10, 1]);
  const [problem] = await listProblems(kv, ended, { from: 0, limit: 10 });
  deepEqual([problem?.row, problem?.code], [3, codes[3]]);
  deepEqual(await findFaults(kv), []);
});

Deno.test("a bulk update by a search is about the parcels that match at its start", async () => {
  using kv = await memoryKv();
  const inside = await createParcels(kv, 120, { destination: "Nantes" });
  const outside = await createParcels(kv, 2, { destination: "Lyon" });
  const job = await start(kv, { filter: { search: "nantes" } });
  equal(job.total, 120);
  const late = await createParcels(kv, 1, { destination: "Nantes" });
  await updateParcel(kv, { id: inside[0]!.id, destination: "Paris" });
  await eraseParcel(kv, inside[1]!.id);
  const ended = await finish(kv, job);
  deepEqual([ended.done, ended.failed], [120, 1]);
  const [problem] = await listProblems(kv, ended, { from: 0, limit: 10 });
  deepEqual([problem?.row, problem?.code], [null, inside[1]!.tracking_code]);
  const statusOf = async (id: string) => (await getParcel(kv, id))?.status;
  equal(await statusOf(inside[0]!.id), "In transit");
  for (const { id } of [...outside, ...late]) equal(await statusOf(id), null);
});

Deno.test("a bulk update by a search that finds nothing ends at once", async () => {
  using kv = await memoryKv();
  const ended = await finish(kv, await start(kv, { filter: { search: "x" } }));
  deepEqual([ended.status, ended.total, ended.done], ["done", 0, 0]);
});

Deno.test("startBulk() refuses a search that matches more than 5,000 parcels", async () => {
  using kv = await memoryKv();
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

Deno.test("startBulk() starts one job for calls with the same request key", async () => {
  using kv = await memoryKv();
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

Deno.test("a bulk update of long statuses fits its commits", async () => {
  using kv = await memoryKv();
  const words = (letter: string) =>
    Array.from({ length: 75 }, (_, at) => `${letter}${100 + at}`).join(" ")
      .slice(0, 300);
  const parcels = await createParcels(kv, 16, {
    status: words("a"),
    current_location: words("b"),
  });
  const job = await start(kv, {
    codes: codesOf(parcels),
    update: { status: words("c"), description: "é".repeat(2_000) },
  });
  const { status, failed } = await finish(kv, job);
  deepEqual([status, failed], ["done", 0]);
  deepEqual(await findFaults(kv), []);
});

Deno.test("the journal names the starter of a bulk update, once for each parcel", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const parcels = await createParcels(kv, 10);
  const codes = codesOf(parcels);
  const job = await startBulk(kv.from(CLERK), bulkInput({ codes }));
  equal(job.starter_id, "c1");
  await finish(kv, job);
  for (const { id, tracking_code } of parcels) {
    const entries = await Array.fromAsync(
      walkJournal(kv, { record_id: id }, 10),
    );
    const [entry, created] = entries;
    deepEqual(
      [entries.length, entry?.actor, entry?.request_id, entry?.label],
      [2, CLERK.actor, "r1", tracking_code],
    );
    deepEqual(
      [entry?.noun, entry?.kind, entry?.changes.status],
      ["parcels", "updated", [null, "In transit"]],
    );
    equal(created?.actor.kind, "system");
  }
});

class Death extends Error {}

Deno.test("a bulk update of 200 parcels does each once, though five runners die at random points", async () => {
  await using store = await sharedStore();
  const clock = new Clock();
  const options = { now: clock.now, journal: JOURNAL };
  using kv = await openFaultyKv(store.path, options);
  const parcels = await createParcels(kv, 200);
  const job = await start(kv, { codes: codesOf(parcels) });
  for (let deaths = 0; deaths < 5; deaths++) {
    let left = Math.ceil(Math.random() * 60);
    const dies = () => {
      if (left-- <= 0) throw new Death();
    };
    const faults = deaths % 2 === 0 ? { before: dies } : { after: dies };
    using mortal = await openFaultyKv(store.path, { ...options, faults });
    await testRunner(mortal, bulkKind(mortal)).drain()
      .catch((error) => ok(error instanceof Death));
    clock.forward(30 * SECOND);
  }
  const { status, done, failed } = await finish(kv, job);
  deepEqual([status, done, failed], ["done", 200, 0]);
  for (const { id } of parcels) {
    equal((await listHistory(kv, id)).length, 1);
    const entries = walkJournal(kv, { record_id: id }, 10);
    equal((await Array.fromAsync(entries)).length, 2);
  }
  deepEqual(await findFaults(kv), []);
});

Deno.test("a cancelled bulk update keeps what it has done", async () => {
  using kv = await memoryKv();
  const parcels = await createParcels(kv, 30);
  const job = await start(kv, { codes: codesOf(parcels) });
  const kind = bulkKind(kv);
  let steps = 0;
  const runner = testRunner(
    kv,
    {
      ...kind,
      async act(held) {
        if (++steps === 3) await runner.cancel(kv, job.id);
        return await kind.act!(held as Job<never>);
      },
    } as typeof kind,
  );
  await runner.drain();
  const { status, done } = (await jobs.get(kv, job.id))!;
  deepEqual([status, done], ["cancelled", 16]);
  const states = await Promise.all(
    parcels.map(async ({ id }) => (await getParcel(kv, id))?.status),
  );
  equal(states.filter((status) => status === "In transit").length, 16);
});

Deno.test("splitCodes() reads columns, lists and tracking links", () => {
  const link = "https://waybill.example/track.html?lang=de&code=WAY-1%2D2#map";
  const lists: [text: string, codes: string[]][] = [
    ["A-1\nB-2\r\nC-3\n", ["A-1", "B-2", "C-3"]],
    ["A-1; B-2,C-3\tD-4 ", ["A-1", "B-2", "C-3", "D-4"]],
    [`${link}\n"A-1"`, ["WAY-1-2", "A-1"]],
    ["Hamburg A-1", ["Hamburg", "A-1"]],
    ["A-1\u00a0A-1", ["A-1", "A-1"]],
    [" \n", []],
  ];
  for (const [text, codes] of lists) deepEqual(splitCodes(text), codes);
});

Deno.test("splitCodes() cuts words that are too long for codes and links, so that they are none", () => {
  const long = `WB-1001${"-".repeat(300)}2`;
  const [word] = splitCodes(long);
  equal(word, `${long.slice(0, 300)}…`);
  equal(normalizeTrackingCode(word!), null);
});
