import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
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
import type { Job } from "@/lib/jobs/schema.ts";
import { createPage, updatePage } from "@/lib/pages/pages.ts";
import { pageCreate } from "@/lib/pages/schema.ts";
import {
  createActivity,
  deleteActivity,
  updateActivity,
} from "@/lib/parcels/activities.ts";
import { createParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash, withdrawParcel } from "@/lib/parcels/trash.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Origin, Source } from "@/lib/store/origin.ts";
import { COMMIT_LIMITS } from "@/lib/store/transaction.ts";
import { idTime, newId, omitUndefined } from "@/lib/store/stamps.ts";
import { toLocalDay } from "@/lib/dates.ts";
import {
  activityInput,
  Clock,
  makeEntry,
  makeParcel,
  memoryKv,
  parcelInput,
  test,
  valuesBelow,
} from "../../helpers/domain.ts";
import { recordStoreRequests } from "../../helpers/store_requests.ts";
import { testRunner } from "../../helpers/jobs.ts";
import { JOURNAL } from "@/lib/journal/authors.ts";
import { rightsOf } from "@/lib/site/access.ts";

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

/** Returns a clock at 15:45 on a day after all ids of this process, because ids are monotonic. */
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

async function runErasures(kv: Kv): Promise<void> {
  await testRunner(kv, { erase_record: recordErasureKind(kv) }).drain();
}

Deno.test("a change of a parcel writes one entry with actor, request, old and new values", async () => {
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

test.withJournal("a history entry that changes its parcel is journalled as one change of the parcel and found by either id", async (kv) => {
  const { id, tracking_code } = await makeParcel(kv);
  const input = activityInput(id, { status: "Customs", title: "Arrived" });
  const activity = await createActivity(kv.from(ADA), input);
  await updateActivity(kv.from(BEN), { id: activity.id, title: "Landed" });
  await deleteActivity(kv.from(BEN), activity.id);
  const found = await all(kv, { record_id: activity.id });
  const ofParcel = {
    noun: "parcels",
    kind: "updated",
    record_id: id,
    label: tracking_code,
    entry_id: activity.id,
  };
  const expected = [
    {
      ...ofParcel,
      changes: { title: ["Landed", null], status: ["Customs", null] },
    },
    {
      ...ofParcel,
      noun: "activities",
      record_id: activity.id,
      entry_id: null,
      changes: { title: ["Arrived", "Landed"] },
    },
    { ...ofParcel, changes: { status: [null, "Customs"] } },
  ];
  deepEqual(found, found.map((entry, at) => ({ ...entry, ...expected[at] })));
  equal(found.length, 3);
  const more = await all(kv, { record_id: id });
  deepEqual(more.slice(0, 3), found);
  equal(more.length, 4);
});

test.withJournal("re-dating an entry that changes its parcel is one change of both", async (kv) => {
  const { id } = await makeParcel(kv);
  const enter = (status: string, occurred_at: string) =>
    makeEntry(kv, id, { status, occurred_at });
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

test.withJournal("readMakers() names who created a record and its parts", async (kv) => {
  const { id } = await makeParcel(kv.from(ADA));
  const ids: string[] = [];
  for (const status of [undefined, "Customs"]) {
    const input = activityInput(id, { status });
    const activity = await createActivity(kv.from(BEN), input);
    ids.push(activity.id);
    const occurred_at = "2026-01-02T10:00:00.000Z";
    const patch = { id: activity.id, title: "Landed", occurred_at };
    await updateActivity(kv.from(ADA), patch);
  }
  const makers = await readMakers(kv, id, { rights: rightsOf("owner") });
  equal(makers.get(id)?.name, "Ada");
  deepEqual(ids.map((id) => makers.get(id)?.name), ["Ben", "Ben"]);
});

Deno.test("readMakers() names no creator once the journal entry of the creation is deleted", async () => {
  const clock = laterClock();
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL });
  const { id } = await makeParcel(kv);
  const input = activityInput(id, { status: "Customs" });
  const activity = await createActivity(kv.from(BEN), input);
  clock.forward(401 * DAY_MS);
  const occurred_at = "2026-01-02T10:00:00.000Z";
  await makeEntry(kv, id, { status: "Pending", occurred_at });
  await updateActivity(kv.from(ADA), {
    ...{ id: activity.id, occurred_at: "2026-01-01T10:00:00.000Z" },
  });
  const [moved] = await all(kv, { record_id: activity.id });
  deepEqual(moved!.changes.status, ["Customs", "Pending"]);
  equal(
    (await readMakers(kv, id, { rights: rightsOf("owner") })).get(activity.id)
      ?.name,
    "Ben",
  );
  await sweepJournal(kv);
  equal(
    (await readMakers(kv, id, { rights: rightsOf("owner") })).get(activity.id),
    undefined,
  );
});

test.withJournal("journal entries are small, with long texts reduced to length and hash", async (kv) => {
  const { id } = await makeParcel(kv);
  await makeEntry(kv.from(ADA), id, {
    title: "Arrived at sorting centre",
    status: "In transit",
    current_location: "Rotterdam, Netherlands",
  });
  const usual = (await valuesBelow(kv, ["journal"])).at(-1);
  ok(JSON.stringify(usual).length <= 550);
  const input = pageCreate.parse({ title: "Customs", content: CYRILLIC });
  const page = await createPage(kv.from(ADA), input, { language: "ru" });
  const content = `${CYRILLIC.slice(1)}!`;
  await updatePage(kv.from(ADA), { id: page.id, content }, { language: "ru" });
  const [updated] = await all(kv);
  const texts = updated!.changes.content as { length: number }[];
  deepEqual(texts.map(({ length }) => length), [20_000, 20_000]);
  ok(JSON.stringify(updated).length < 1_000);
});

Deno.test("listJournal() filters by noun, person and day, and pages through all results in order", async () => {
  const clock = laterClock();
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL });
  await updateSettings(kv, { time_zone: "Pacific/Auckland" });
  for (let at = 0; at < 120; at++) {
    await makeParcel(kv.from(at % 2 === 0 ? ADA : BEN));
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

/** Writes an entry in the format of version 1.2.0, indexed by its record and the parent record. */
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

Deno.test("an entry of version 1.2.0 is shown unchanged, names its creator and is removed with its indexes", async () => {
  const clock = laterClock();
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL });
  const id = await writeFormer(kv, "01PARCEL");
  const filters = [
    {},
    { record_id: "01PARCEL", field: "status" },
    { record_id: "01ENTRY", noun: "activities" },
  ];
  for (const filter of filters) {
    const [entry] = await all(kv, filter);
    deepEqual([entry?.id, entry?.source, entry?.entry_id], [id, null, null]);
  }
  const makers = await readMakers(kv, "01PARCEL", {
    rights: rightsOf("owner"),
  });
  equal(makers.get("01ENTRY")?.name, "Ada");
  await blankEntries(kv, [{ id, fields: ["title"] }], (row) => row);
  deepEqual((await all(kv))[0]!.changes.title, [null, null]);
  clock.forward(401 * DAY_MS);
  equal(await sweepJournal(kv), 1);
  deepEqual(await kv.list({ prefix: [] }, { limit: 9 }), []);
});

test.withJournal("changes are found by import, bulk update and field, also combined with other filters", async (kv) => {
  const { id } = await makeParcel(kv.from(ADA));
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

test.withJournal("consecutive changes by one job are one line unless the list is about a record or the job", async (kv) => {
  const { id } = await makeParcel(kv.from(ADA));
  const imported = kv.from({ ...ADA, source: IMPORT });
  const bulk = kv.from({ ...ADA, source: BULK });
  for (const view of [imported, imported, imported, bulk, kv.from(ADA), bulk]) {
    await makeParcel(view);
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

test.withJournal("a page makes at most 12 requests to the store, and paging reaches every entry", async (kv) => {
  const { id } = await makeParcel(kv.from(ADA));
  for (let count = 0; count < 1_150; count++) {
    // Every third entry has no source and gets a line to itself, so that lines differ from entries.
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
    let next: string | null = `?${new URLSearchParams(omitUndefined(query))}`;
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

test.withJournal("a conflict names the colleague who changed the record, but not the member", async (kv) => {
  const { id } = await makeParcel(kv.from(ADA));
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

test.withJournal("an erased parcel's entries keep who did what and when, but no label and no value", async (kv) => {
  const secret = "Grace Hopper";
  const input = parcelInput({ recipient_name: secret, tracking_code: "SEC-1" });
  const { id } = await createParcel(kv.from(BEN), input);
  for (let at = 0; at < 250; at++) {
    const title = `${secret} ${at}`;
    // Every second entry also changes the parcel.
    const status = at % 2 === 0 ? title : undefined;
    await makeEntry(kv.from(BEN), id, { title, status });
  }
  const kept = await makeParcel(kv.from(BEN));
  await parcelTrash.purge(kv.from(BEN), id);
  await runErasures(kv);
  const text = JSON.stringify(await kv.list({ prefix: [] }, { limit: 5_000 }));
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

test.withJournal("one job blanks all records that a commit erases, even with many entries", async (kv) => {
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
  const jobs = await valuesBelow<Job>(kv, ["jobs"]);
  deepEqual(jobs.map(({ kind }) => kind), ["erase_record"]);
  await runErasures(kv);
  const entries = await valuesBelow(kv, ["journal"]);
  equal(entries.length, 28);
  ok(!JSON.stringify(entries).includes("Grace"));
});

/** Blanks a field in all entries. */
async function blankField(kv: Kv, field: string): Promise<void> {
  const entries = await Array.fromAsync(walkJournal(kv, { field }, 1_000));
  const blankings = entries.map(({ id }) => ({ id, fields: [field] }));
  await blankEntries(kv, blankings, (row) => row);
}

test.withJournal("blankEntries() handles entries of maximum size", async (kv) => {
  const { id } = await makeParcel(kv);
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
  await blankField(kv, "weight");
  const { data } = await listJournal(kv, { record_id: id });
  const values = data.map(({ changes }) => changes.weight![1]);
  deepEqual(new Set(values), new Set([null]));
});

Deno.test("sweepJournal() removes entries older than the setting together with their indexes", async () => {
  const clock = laterClock();
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL });
  const job = kv.from({ ...ADA, source: IMPORT });
  const { id } = await makeParcel(job);
  await makeEntry(job, id);
  await makeEntry(job, id, { status: "Customs" });
  equal(await sweepJournal(kv), 0);
  clock.forward(401 * DAY_MS);
  await updateParcel(job, { id, weight: "1 kg" });
  equal(await sweepJournal(kv), 3);
  const indexes = ["record", "actor", "source"].map((by) => `journal_by_${by}`);
  for (const prefix of ["journal", ...indexes]) {
    equal((await valuesBelow(kv, [prefix])).length, 1, prefix);
  }
});

Deno.test("the journal is blanked and swept with any commit limit, until aborted", async () => {
  const clock = laterClock();
  const limits = { ...COMMIT_LIMITS, reads: 2, writes: 140 };
  using kv = await memoryKv({ now: clock.now, journal: JOURNAL, limits });
  const { id } = await makeParcel(kv.from(ADA));
  for (let count = 0; count < 200; count++) {
    await updateParcel(kv.from(ADA), { id, weight: `${count} kg` });
  }
  await blankField(kv, "weight");
  const filters = { field: "weight" };
  const entries = await Array.fromAsync(walkJournal(kv, filters, 1_000));
  const values = entries.map(({ changes }) => changes.weight?.[1]);
  deepEqual(values, Array(200).fill(null));
  clock.forward(401 * DAY_MS);
  equal(await sweepJournal(kv, { ended: AbortSignal.abort() }), 0);
  equal(await sweepJournal(kv), 201);
});
