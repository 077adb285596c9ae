import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { AppError } from "@/lib/errors.ts";
import { JOURNAL } from "@/lib/journal/entries.ts";
import { blankEntries, recordErasureKind } from "@/lib/journal/erasure.ts";
import { listJournal, readMakers, walkJournal } from "@/lib/journal/journal.ts";
import { sweepJournal } from "@/lib/journal/retention.ts";
import type { JournalEntry } from "@/lib/journal/schema.ts";
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
import { parcels } from "@/lib/parcels/store.ts";
import { dropSome, eraseParcel } from "@/lib/parcels/trash.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { Origin } from "@/lib/store/origin.ts";
import { idTime, newId } from "@/lib/store/stamps.ts";
import { toLocalDay } from "@/lib/dates.ts";
import {
  activityInput,
  Clock,
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";
import { memoryLog } from "../../helpers/log.ts";

const ADA: Origin = {
  actor: { kind: "admin", id: "01KAGZZZZZZZZZZZZZZZZZZZZA", name: "Ada" },
  request_id: "7b0f2a7e-2f4e-4c0c-9d57-6b6f0f1f7a11",
};
const BEN: Origin = {
  actor: { kind: "admin", id: "01KAGZZZZZZZZZZZZZZZZZZZZB", name: "Ben" },
  request_id: null,
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
  });
  equal(created!.kind, "created");
  deepEqual(created!.actor, ADA.actor);
  equal(created!.request_id, ADA.request_id);
  deepEqual(created!.changes.status, [null, "Pending"]);
});

Deno.test("a history entry and what it does to its parcel are one entry, found by either", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const { id, tracking_code } = await createParcel(kv, parcelInput());
  const input = activityInput(id, { status: "Customs", title: "Arrived" });
  const activity = await createActivity(kv.from(ADA), input);
  await updateActivity(kv.from(BEN), { id: activity.id, title: "Landed" });
  await deleteActivity(kv.from(BEN), activity.id);
  const found = await all(kv, { record_id: activity.id });
  deepEqual(found.map(({ kind }) => kind), ["deleted", "updated", "created"]);
  deepEqual(found[1]!.changes, { title: ["Arrived", "Landed"] });
  const { label, changes } = found[2]!;
  equal(label, tracking_code);
  deepEqual(changes.status, [null, "Customs"]);
  deepEqual(changes.title, [null, "Arrived"]);
  deepEqual(found[0]!.changes.status, ["Customs", null]);
  const ofParcel = await all(kv, { record_id: id });
  deepEqual(ofParcel.slice(0, 3), found);
  equal(ofParcel.length, 4);
});

Deno.test("readMakers() names who created a record and its parts", async () => {
  using kv = await memoryKv({ journal: JOURNAL });
  const { id } = await createParcel(kv.from(ADA), parcelInput());
  const activity = await createActivity(kv.from(BEN), activityInput(id));
  await updateActivity(kv.from(ADA), { id: activity.id, title: "Landed" });
  const makers = await readMakers(kv, id);
  equal(makers.get(id)?.name, "Ada");
  equal(makers.get(activity.id)?.name, "Ben");
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
    await createActivity(kv.from(BEN), activityInput(id, { title }));
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
  equal(entries[0]!.kind, "deleted");
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
    for (const parcel of await parcels.getMany(kv, ids)) {
      await dropSome(kv, tx, parcel!);
    }
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
  const { id } = await createParcel(kv.from(ADA), parcelInput());
  await createActivity(kv.from(ADA), activityInput(id));
  equal(await sweepJournal(kv), 0);
  clock.forward(401 * DAY_MS);
  await updateParcel(kv.from(ADA), { id, weight: "1 kg" });
  equal(await sweepJournal(kv), 2);
  const prefixes = ["journal", "journal_by_record", "journal_by_actor"];
  for (const prefix of prefixes) {
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
