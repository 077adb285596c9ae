import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import { JOURNAL } from "@/lib/journal/entries.ts";
import { blankEntries, recordErasureKind } from "@/lib/journal/erasure.ts";
import {
  listJournal,
  listLines,
  readMakers,
  walkJournal,
} from "@/lib/journal/journal.ts";
import { EVERYTHING } from "@/lib/journal/readers.ts";
import { sweepJournal } from "@/lib/journal/retention.ts";
import type { JournalEntry, JournalFilters } from "@/lib/journal/schema.ts";
import type { JobKind } from "@/lib/jobs/kind.ts";
import type { Job } from "@/lib/jobs/schema.ts";
import { JobRunner } from "@/lib/jobs/runner.ts";
import { createPage, updatePage } from "@/lib/pages/pages.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import {
  createActivity,
  deleteActivity,
  updateActivity,
} from "@/lib/parcels/activities.ts";
import { createParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { eraseParcel, withdrawParcel } from "@/lib/parcels/trash.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Origin, Source } from "@/lib/store/origin.ts";
import { COMMIT_LIMITS } from "@/lib/store/transaction.ts";
import { defined, idTime, newId } from "@/lib/store/stamps.ts";
import { toLocalDay } from "@/lib/dates.ts";
import {
  activityInput,
  Clock,
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";
import { recordStoreRequests } from "../../helpers/store_requests.ts";
import { memoryLog } from "../../helpers/log.ts";

const ADA: Origin = {
  actor: { kind: "admin", id: "01KAGZZZZZZZZZZZZZZZZZZZZA", name: "Ada" },
  request_id: "7b0f2a7e-2f4e-4c0c-9d57-6b6f0f1f7a11",
};
const BEN: Origin = {
  actor: { kind: "admin", id: "01KAGZZZZZZZZZZZZZZZZZZZZB", name: "Ben" },
  request_id: null,
};

const IMPORT: Source = {
  kind: "import",
  id: "01KAGZZZZZZZZZZZZZZZZZZZZC",
  name: "falsch.csv",
};

const BULK: Source = {
  kind: "bulk",
  id: "01KAGZZZZZZZZZZZZZZZZZZZZD",
  name: null,
};

/** Returns a clock at 15:45 on a day after all ids of this process, whose times never go back. */
function laterClock(): Clock {
  const clock = new Clock();
  const latest = idTime(newId(clock.now())).getTime();
  while (clock.ms <= latest) clock.forward(DAY_MS);
  return clock;
}

const DAY_MS = 24 * 60 * 60_000;

const CYRILLIC = "Ж".repeat(20_000);

async function all(kv: Kv, filters = {}): Promise<JournalEntry[]> {
  return (await listJournal(kv, filters)).data;
}

Deno.test("a change of a parcel is one entry, with the actor, the request and the values before and after", async () => {
  const clock = laterClock();
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL });
  const input = parcelInput({ status: "Pending" });
  const { id, tracking_code } = await createParcel(kv.from(ADA), input);
  clock.forward(60_000);
  await updateParcel(kv.from(BEN), { id, status: "Delivered", weight: "2 kg" });
  await updateParcel(kv.from(BEN), { id, status: "Delivered" });
  const [updated, created, ...others] = await all(kv);
  equal(others.length, 0);
  deepEqual(updated, {
    id: updated!.id,
    at: clock.now().toISOString(),
    actor: BEN.actor,
    noun: "parcels",
    record_id: id,
    label: tracking_code,
    kind: "updated",
    changes: { status: ["Pending", "Delivered"], weight: [null, "2 kg"] },
    request_id: null,
    source: null,
    entry_id: null,
  });
  equal(created!.kind, "created");
  deepEqual(created!.actor, ADA.actor);
  equal(created!.request_id, ADA.request_id);
  deepEqual(created!.changes.status, [null, "Pending"]);
});

Deno.test("a history entry that changes its parcel is one change of the parcel, found by either", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const { id, tracking_code } = await createParcel(kv, parcelInput());
  const input = activityInput(id, { status: "Customs", title: "Arrived" });
  const activity = await createActivity(kv.from(ADA), input);
  await updateActivity(kv.from(BEN), { id: activity.id, title: "Landed" });
  await deleteActivity(kv.from(BEN), activity.id);
  const found = await all(kv, { record_id: activity.id });
  const [deleted, edited, created] = found;
  equal(found.length, 3);
  for (const entry of [deleted, created]) {
    deepEqual(
      [entry!.noun, entry!.kind, entry!.record_id, entry!.label],
      ["parcels", "updated", id, tracking_code],
    );
    equal(entry!.entry_id, activity.id);
  }
  deepEqual(created!.changes, { status: [null, "Customs"] });
  deepEqual(deleted!.changes, {
    title: ["Landed", null],
    status: ["Customs", null],
  });
  deepEqual(
    [edited!.noun, edited!.kind, edited!.record_id, edited!.entry_id],
    ["activities", "updated", activity.id, null],
  );
  deepEqual(edited!.changes, { title: ["Arrived", "Landed"] });
  const ofParcel = await all(kv, { record_id: id });
  deepEqual(ofParcel.slice(0, 3), found);
  equal(ofParcel.length, 4);
});

Deno.test("an entry that is moved and so changes its parcel tells both in one", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const { id } = await createParcel(kv, parcelInput());
  const enter = (status: string, occurred_at: string) =>
    createActivity(kv, activityInput(id, { status, occurred_at }));
  await enter("Customs", "2026-11-20T10:00:00.000Z");
  const late = await enter("Delivered", "2026-11-21T10:00:00.000Z");
  const occurred_at = "2026-11-19T10:00:00.000Z";
  await updateActivity(kv, { id: late.id, occurred_at });
  const [moved] = await all(kv, { record_id: id });
  equal(moved!.entry_id, late.id);
  deepEqual(moved!.changes, {
    status: ["Delivered", "Customs"],
    occurred_at: ["2026-11-21T10:00:00.000Z", occurred_at],
  });
});

Deno.test("readMakers() names who created a record and its parts", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const { id } = await createParcel(kv.from(ADA), parcelInput());
  const ids: string[] = [];
  for (const status of [undefined, "Customs"]) {
    const input = activityInput(id, { status });
    const activity = await createActivity(kv.from(BEN), input);
    ids.push(activity.id);
    const occurred_at = "2026-01-02T10:00:00.000Z";
    const patch = { id: activity.id, title: "Landed", occurred_at };
    await updateActivity(kv.from(ADA), patch);
  }
  const makers = await readMakers(kv, id, "owner");
  equal(makers.get(id)?.name, "Ada");
  deepEqual(ids.map((id) => makers.get(id)?.name), ["Ben", "Ben"]);
});

Deno.test("readMakers() names nobody for an entry of whose creation nothing is left", async () => {
  const clock = laterClock();
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL });
  const { id } = await createParcel(kv, parcelInput());
  const input = activityInput(id, { status: "Customs" });
  const activity = await createActivity(kv.from(BEN), input);
  clock.forward(401 * DAY_MS);
  const occurred_at = "2026-01-02T10:00:00.000Z";
  await createActivity(
    kv,
    activityInput(id, { status: "Pending", occurred_at }),
  );
  await updateActivity(kv.from(ADA), {
    ...{ id: activity.id, occurred_at: "2026-01-01T10:00:00.000Z" },
  });
  const [moved] = await all(kv, { record_id: activity.id });
  deepEqual(moved!.changes.status, ["Customs", "Pending"]);
  equal((await readMakers(kv, id, "owner")).get(activity.id)?.name, "Ben");
  await sweepJournal(kv);
  equal((await readMakers(kv, id, "owner")).get(activity.id), undefined);
});

Deno.test("a long text stands as length and hash, and its entry fits", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const input = pageCreate.parse({ title: "Customs", content: CYRILLIC });
  const page = await createPage(kv.from(ADA), input, { language: "ru" });
  const content = `${CYRILLIC.slice(1)}!`;
  await updatePage(kv.from(ADA), { id: page.id, content }, { language: "ru" });
  const [updated] = await all(kv);
  const [before, after] = updated!.changes.content as { length: number }[];
  equal(before!.length, 20_000);
  equal(after!.length, 20_000);
  ok(JSON.stringify(updated).length < 1_000);
});

Deno.test("a usual update takes at most 600 bytes", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const { id } = await createParcel(kv.from(ADA), parcelInput());
  const input = activityInput(id, {
    title: "Arrived at sorting centre",
    status: "In transit",
    current_location: "Rotterdam, Netherlands",
  });
  await createActivity(kv.from(ADA), input);
  const rows = await kv.list<unknown>({ prefix: ["journal"] }, { limit: 9 });
  ok(JSON.stringify(rows.at(-1)).length <= 600);
});

Deno.test("listJournal() filters by noun, person and day within the order of time, and leads on to the end", async () => {
  const clock = laterClock();
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL });
  await updateSettings(kv, { time_zone: "Pacific/Auckland" });
  for (let at = 0; at < 120; at++) {
    await createParcel(kv.from(at % 2 === 0 ? ADA : BEN), parcelInput());
  }
  // 15:45 in UTC is the next morning in Auckland.
  const dayBefore = toLocalDay(clock.now(), "UTC");
  const day = toLocalDay(clock.now(), "Pacific/Auckland");
  deepEqual(await all(kv, { day: dayBefore }), []);
  equal((await all(kv, { day, noun: "settings" })).length, 1);
  const actor_id = ADA.actor.id!;
  equal((await all(kv, { actor_id, noun: "parcels" })).length, 60);
  equal((await all(kv, { actor_id, noun: "settings" })).length, 0);
  equal((await all(kv, { actor_id, day })).length, 60);
  const first = await listJournal(kv, { noun: "parcels" });
  equal(first.data.length, 100);
  const cursor = new URLSearchParams(first.next_page_url!.split("?")[1])
    .get("cursor")!;
  const rest = await listJournal(kv, { noun: "parcels", cursor });
  equal(rest.data.length, 20);
  equal(rest.next_page_url, null);
  const walked = await Array.fromAsync(walkJournal(kv, {}, 1_000));
  equal(new Set(walked.map(({ id }) => id)).size, 121);
  equal((await Array.fromAsync(walkJournal(kv, {}, 7))).length, 7);
});

/** Writes an entry as version 1.2.0 did, found by its record and the record that it is a part of. */
async function writeFormer(kv: Kv, parcelId: string): Promise<string> {
  const id = newId(kv.now());
  await kv.transact((tx) => {
    const changes = { title: [null, "Arrived"], status: [null, "Customs"] };
    tx.set(["journal", id], [
      ...["admin", ADA.actor.id, "Ada", "activities", "01ENTRY", "WB-1"],
      ...["created", changes, null, parcelId, kv.now().getTime()],
    ]);
    for (const record of [parcelId, "01ENTRY"]) {
      const fields = Object.keys(changes);
      const key = ["journal_by_record", record, id];
      tx.set(key, ["activities", "created", fields]);
    }
  });
  return id;
}

Deno.test("an entry of version 1.2.0 is shown as it was written, names its maker and is removed with its indexes", async () => {
  const clock = laterClock();
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL });
  const id = await writeFormer(kv, "01PARCEL");
  for (
    const filters of [{}, { record_id: "01PARCEL", field: "status" }, {
      ...{ record_id: "01ENTRY", noun: "activities" },
    }]
  ) {
    const [entry] = await all(kv, filters);
    deepEqual([entry?.id, entry?.source, entry?.entry_id], [id, null, null]);
  }
  equal(
    (await readMakers(kv, "01PARCEL", "owner")).get("01ENTRY")?.name,
    "Ada",
  );
  await blankEntries(kv, "01PARCEL", "");
  deepEqual((await all(kv))[0]!.changes.title, [null, null]);
  clock.forward(401 * DAY_MS);
  equal(await sweepJournal(kv), 1);
  deepEqual(await kv.list({ prefix: [] }, { limit: 9 }), []);
});

Deno.test("what an import and a bulk update did is found by them, and a field by its name, in every order", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const { id } = await createParcel(kv.from(ADA), parcelInput());
  await updateParcel(kv.from({ ...ADA, source: IMPORT }), {
    ...{ id, destination: "Bergen", weight: "2 kg" },
  });
  const activity = activityInput(id, { status: "Customs" });
  await createActivity(kv.from({ ...BEN, source: BULK }), activity);
  await updateSettings(kv.from(BEN), { gauge_air: 12 });
  const [imported] = await all(kv, { import_id: IMPORT.id });
  deepEqual(imported!.source, IMPORT);
  deepEqual(imported!.changes.destination?.[1], "Bergen");
  const [bulk, ...others] = await all(kv, { job_id: BULK.id });
  deepEqual([bulk!.source, bulk!.actor.name, others], [BULK, "Ben", []]);
  const found = async (filters: JournalFilters) =>
    (await all(kv, filters)).map(({ kind, source }) => [kind, source?.kind]);
  for (const filters of [{}, { record_id: id }]) {
    deepEqual(
      await found({ ...filters, field: "destination" }),
      [["updated", "import"], ["created", undefined]],
    );
    const ofSettings = await found({ ...filters, field: "gauge_air" });
    equal(ofSettings.length, "record_id" in filters ? 0 : 1);
  }
  deepEqual(
    await found({ actor_id: ADA.actor.id!, field: "weight" }),
    [["updated", "import"]],
  );
  deepEqual(await found({ import_id: IMPORT.id, field: "status" }), []);
  equal((await all(kv, { noun: "parcels" })).length, 3);
});

Deno.test("a screen shows what one job did in a row as one line, unless it is about a record or the job", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const { id } = await createParcel(kv.from(ADA), parcelInput());
  const imported = kv.from({ ...ADA, source: IMPORT });
  const bulk = kv.from({ ...ADA, source: BULK });
  for (const view of [imported, imported, imported, bulk, kv.from(ADA), bulk]) {
    await createParcel(view, parcelInput());
  }
  await updateParcel(imported, { id, weight: "1 kg" });
  await updateParcel(imported, { id, weight: "2 kg" });
  const counts = async (query: JournalFilters) =>
    (await listLines(kv, query, EVERYTHING)).lines.map(({ count }) => count);
  for (const query of [{}, { actor_id: ADA.actor.id! }]) {
    deepEqual(await counts(query), [2, 1, 1, 1, 3, 1]);
  }
  deepEqual(await counts({ record_id: id }), [1, 1, 1]);
  deepEqual(await counts({ import_id: IMPORT.id }), [1, 1, 1, 1, 1]);
});

Deno.test("a page costs at most 12 requests to the store, and leads on to everything", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const { id } = await createParcel(kv.from(ADA), parcelInput());
  for (let count = 0; count < 1_150; count++) {
    // Two of three entries are alike, so that lines differ from entries.
    const source = count % 3 === 0 ? null : BULK;
    const field = count % 4 === 0 ? "weight" : "declared_value";
    const view = kv.from({ ...ADA, source });
    await updateParcel(view, { id, [field]: `${count}` });
  }
  const day = toLocalDay(kv.now(), "UTC");
  const queries: JournalFilters[] = [
    {},
    { noun: "parcels", field: "weight" },
    { field: "destination" },
    { record_id: id },
    { record_id: id, field: "weight", day },
    { job_id: BULK.id, field: "weight" },
    { actor_id: ADA.actor.id! },
  ];
  for (const query of queries) {
    const said = JSON.stringify(query);
    const expected = await Array.fromAsync(walkJournal(kv, query, 9_999));
    const listed: string[] = [];
    let seen = 0;
    let next: string | null = `?${new URLSearchParams(defined(query))}`;
    while (next !== null) {
      using store = recordStoreRequests();
      const params = new URL(next, "http://waybill.test").searchParams;
      const page = await listJournal(kv, Object.fromEntries(params));
      ok(store.requests.length <= 12, `${said}: ${store.requests.length}`);
      listed.push(...page.data.map(({ id }) => id));
      next = page.next_page_url;
    }
    deepEqual(listed, expected.map(({ id }) => id), said);
    let cursor: string | undefined;
    do {
      using store = recordStoreRequests();
      const asked = { ...query, cursor };
      const { lines, next } = await listLines(kv, asked, EVERYTHING);
      ok(store.requests.length <= 12, `${said}: ${store.requests.length}`);
      for (const { count } of lines) seen += count;
      cursor = next ?? undefined;
    } while (cursor !== undefined);
    equal(seen, expected.length, said);
  }
});

Deno.test("a refused lost update names the colleague who changed the record, but not the same person", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const { id } = await createParcel(kv.from(ADA), parcelInput());
  await updateParcel(kv.from(ADA), { id, weight: "1 kg" });
  const stale = { id, version: 1, weight: "2 kg" };
  await rejects(updateParcel(kv.from(BEN), stale), names("Ada"));
  await rejects(updateParcel(kv.from(ADA), stale), names(""));
});

function names(name: string) {
  return (error: unknown): boolean =>
    error instanceof AppError && error.status === 409 &&
    error.problems[0]!.params?.by === name;
}

Deno.test("a deleted parcel leaves who did what when in the journal, but no label and no value", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const secret = "Grace Hopper";
  const input = parcelInput({ recipient_name: secret, tracking_code: "SEC-1" });
  const { id } = await createParcel(kv.from(BEN), input);
  for (let at = 0; at < 250; at++) {
    const title = `${secret} ${at}`;
    // Every other one changes the parcel, too.
    const status = at % 2 === 0 ? title : undefined;
    await createActivity(kv.from(BEN), activityInput(id, { title, status }));
  }
  const kept = await createParcel(kv.from(BEN), parcelInput());
  await eraseParcel(kv.from(BEN), id);
  const { log } = memoryLog();
  const kinds = [recordErasureKind(kv)] as JobKind[];
  await new JobRunner({ kv, log, kinds }).drain();
  const rows = await kv.list<unknown>({ prefix: [] }, { limit: 5_000 });
  const text = JSON.stringify(rows);
  for (const word of [secret, "SEC-1"]) ok(!text.includes(word), word);
  ok(text.includes(kept.tracking_code));
  const entries = await Array.fromAsync(
    walkJournal(kv, { record_id: id }, 1_000),
  );
  equal(entries.length, 252);
  equal(entries[0]!.kind, "erased");
  deepEqual(entries.at(-1)!.changes.recipient_name, [null, null]);
  equal(entries.at(-1)!.actor.name, "Ben");
});

Deno.test("one job forgets all records that a commit deletes, however many entries each has", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const ids: string[] = [];
  for (const changes of [1, 20, 1]) {
    const input = parcelInput({ recipient_name: "Grace Hopper" });
    const { id } = await createParcel(kv.from(BEN), input);
    for (let at = 0; at < changes; at++) {
      await updateParcel(kv.from(BEN), { id, sender_name: `Grace ${at}` });
    }
    ids.push(id);
  }
  await kv.transact(async (tx) => {
    for (const id of ids) await withdrawParcel(tx, kv, id, null);
  });
  const jobs = await kv.list<Job>({ prefix: ["jobs"] }, { limit: 10 });
  deepEqual(jobs.map(({ value }) => value.kind), ["erase_record"]);
  const { log } = memoryLog();
  const kinds = [recordErasureKind(kv)] as JobKind[];
  await new JobRunner({ kv, log, kinds }).drain();
  const rows = await kv.list<unknown>({ prefix: ["journal"] }, { limit: 100 });
  equal(rows.length, 28);
  ok(!JSON.stringify(rows).includes("Grace"));
});

Deno.test("blankEntries() takes entries that are as long as they can be", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const { id } = await createParcel(kv, parcelInput());
  const names = [
    ...["status", "current_location", "weight", "sender_name"] as const,
    ...["pickup_location", "shipped_via", "parcel_content"] as const,
    ...["declared_value", "recipient_name", "destination"] as const,
  ];
  for (let count = 100; count < 220; count++) {
    const text = "我".repeat(297) + count;
    const fields = Object.fromEntries(names.map((name) => [name, text]));
    await updateParcel(kv, { id, ...fields });
  }
  let cursor: string | null = "";
  while (cursor !== null) {
    cursor = await blankEntries(kv, id, cursor, ["weight"]);
  }
  const { data } = await listJournal(kv, { record_id: id });
  const values = data.map(({ changes }) => changes.weight![1]);
  deepEqual(new Set(values), new Set([null]));
});

Deno.test("sweepJournal() removes entries older than the setting with their indexes", async () => {
  const clock = laterClock();
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL });
  const job = kv.from({ ...ADA, source: IMPORT });
  const { id } = await createParcel(job, parcelInput());
  await createActivity(job, activityInput(id));
  await createActivity(job, activityInput(id, { status: "Customs" }));
  equal(await sweepJournal(kv), 0);
  clock.forward(401 * DAY_MS);
  await updateParcel(job, { id, weight: "1 kg" });
  equal(await sweepJournal(kv), 3);
  const indexes = ["record", "actor", "source"];
  for (
    const prefix of [
      "journal",
      ...indexes.map((by) => `journal_by_${by}`),
    ]
  ) {
    equal(
      (await kv.list({ prefix: [prefix] }, { limit: 9 })).length,
      1,
      prefix,
    );
  }
});

Deno.test("sweepJournal() removes everything that is due, however much", async () => {
  const clock = laterClock();
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL });
  const { id } = await createParcel(kv.from(ADA), parcelInput());
  for (let count = 0; count < 200; count++) {
    await updateParcel(kv.from(ADA), { id, weight: `${count} kg` });
  }
  clock.forward(401 * DAY_MS);
  equal(await sweepJournal(kv, { ended: AbortSignal.abort() }), 0);
  equal(await sweepJournal(kv), 201);
});

Deno.test("the journal is blanked and removed in commits of any size", async () => {
  const clock = laterClock();
  const limits = { ...COMMIT_LIMITS, reads: 2, writes: 140 };
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL, limits });
  const { id } = await createParcel(kv.from(ADA), parcelInput());
  for (let count = 0; count < 20; count++) {
    await updateParcel(kv.from(ADA), { id, weight: `${count} kg` });
  }
  let cursor: string | null = "";
  while (cursor !== null) cursor = await blankEntries(kv, id, cursor);
  const entries = await all(kv, { field: "weight" });
  equal(entries.length, 20);
  deepEqual(
    new Set(entries.map(({ changes }) => changes.weight?.[1])),
    new Set([null]),
  );
  clock.forward(401 * DAY_MS);
  equal(await sweepJournal(kv), 21);
});
