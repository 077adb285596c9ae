import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import {
  createActivity,
  createdParts,
  deleteActivity,
  updateActivity,
} from "@/lib/parcels/activities.ts";
import { findTypedParcel } from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  activityInput,
  allKeys,
  Clock,
  isAppError,
  makeEntry,
  makeParcel,
  memoryKv,
  runConcurrently,
  test,
} from "../../helpers/domain.ts";

const UNKNOWN_ID = "01KAGZZZZZZZZZZZZZZZZZZZZZ";
const noActivity = isAppError(404, "error.activityNotFound");

async function titles(kv: Kv, code: string): Promise<string[]> {
  const { found } = (await findTypedParcel(kv, code))!;
  return found.history.map(({ title }) => title);
}

test.withClock("createActivity() stores the moment and its parts in the site's time zone", async ({ kv }) => {
  const { id, tracking_code } = await makeParcel(kv);
  const activity = await makeEntry(kv, id, { title: "Left" });
  const time = "2026-11-20T15:45:00.000Z";
  deepEqual(activity, {
    id: activity.id,
    parcel_id: id,
    version: 1,
    title: "Left",
    description: "Left the sorting centre.",
    icon: "airplanemode_active",
    color: "green",
    occurred_at: time,
    created_at: time,
    updated_at: time,
    created_at_month: "Nov",
    created_at_day: "20",
    created_at_time: "03:45 PM",
  });
  deepEqual(await titles(kv, tracking_code), ["Left"]);
  await updateSettings(kv, { time_zone: "Asia/Tokyo" });
  const { created_at_day, created_at_time } = await makeEntry(kv, id);
  deepEqual([created_at_day, created_at_time], ["21", "12:45 AM"]);
});

test.withClock("the history is sorted by moment, then by creation, newest first", async ({ kv }) => {
  const { id, tracking_code } = await makeParcel(kv);
  const add = (title: string, occurred_at?: string) =>
    makeEntry(kv, id, { title, ...(occurred_at && { occurred_at }) });
  const early = await add("early", "2026-11-18T10:00:00.000Z");
  await add("now 1");
  await add("now 2");
  await add("between", "2026-11-19T10:00:00.000Z");
  const order = ["now 2", "now 1", "between", "early"];
  deepEqual(await titles(kv, tracking_code), order);
  const occurred_at = "2026-11-21T10:00:00.000Z";
  await updateActivity(kv, { id: early.id, occurred_at });
  deepEqual(await titles(kv, tracking_code), ["early", ...order.slice(0, 3)]);
});

Deno.test("createActivity() updates the parcel in the same commit if the entry has a status, place or point", async () => {
  const clock = new Clock();
  let commits = 0;
  using kv = await memoryKv({
    now: clock.now,
    faults: { before: ({ kind }) => void (kind === "commit" && commits++) },
  });
  const before = await makeParcel(kv);
  const find = async () =>
    (await findTypedParcel(kv, before.tracking_code))!.found.parcel;
  await makeEntry(kv, before.id);
  deepEqual(await find(), before);
  clock.forward(1_000);
  commits = 0;
  const state = {
    status: "In transit",
    current_location: "Oslo",
    map_current_latitude: 59.9,
    map_current_longitude: 10.7,
  };
  await makeEntry(kv, before.id, state);
  equal(commits, 1);
  deepEqual(await find(), {
    ...before,
    ...state,
    version: 2,
    updated_at: "2026-11-20T15:45:01.000Z",
  });
});

test("createActivity() rejects half a position and an unknown parcel", async (kv) => {
  const { id, tracking_code } = await makeParcel(kv);
  await rejects(
    makeEntry(kv, id, { map_current_latitude: 1 }),
    isAppError(422, "invalid.together", "map_current_longitude"),
  );
  await rejects(
    makeEntry(kv, UNKNOWN_ID),
    isAppError(404, "error.parcelNotFound"),
  );
  deepEqual(await titles(kv, tracking_code), []);
});

test("concurrent createActivity() calls lose no entry and create one per request key", async (kv) => {
  const { id, tracking_code } = await makeParcel(kv);
  const { results } = await runConcurrently(
    50,
    () => createActivity(kv, activityInput(id), { requestKey: "form" }),
  );
  equal(results.length, 50);
  equal(new Set(results.map((activity) => activity.id)).size, 1);
  equal((await titles(kv, tracking_code)).length, 1);
  await runConcurrently(100, () => makeEntry(kv, id));
  equal((await titles(kv, tracking_code)).length, 101);
});

test.withClock("updateActivity() changes only the given fields and increments the version only for real changes", async ({ kv, clock }) => {
  const { id: parcelId } = await makeParcel(kv);
  const before = await makeEntry(kv, parcelId);
  const { id } = before;
  clock.forward(1_000);
  const changes = { color: "red", icon: "pan_tool" } as const;
  const activity = {
    ...before,
    ...changes,
    version: 2,
    updated_at: "2026-11-20T15:45:01.000Z",
  };
  for (const changed of [true, false]) {
    const updated = await updateActivity(kv, { id, ...changes });
    deepEqual(updated, { activity, changed });
  }
});

test("updateActivity() rejects a stale version with 409 and an unknown id with 404", async (kv) => {
  const { id } = await makeParcel(kv);
  const activity = await makeEntry(kv, id);
  await updateActivity(kv, { id: activity.id, title: "One", version: 1 });
  await rejects(
    updateActivity(kv, { id: activity.id, title: "Two", version: 1 }),
    isAppError(409),
  );
  await rejects(
    updateActivity(kv, { id: UNKNOWN_ID, title: "Two" }),
    noActivity,
  );
});

test("deleteActivity() removes the entry and its index, and rejects a second call", async (kv) => {
  const { id, tracking_code } = await makeParcel(kv);
  const activity = await makeEntry(kv, id);
  await deleteActivity(kv, activity.id);
  deepEqual(await titles(kv, tracking_code), []);
  ok(!(await allKeys(kv)).some((key) => key.startsWith("activities")));
  await rejects(deleteActivity(kv, activity.id), noActivity);
});

function formatParts(moment: string, timeZone: string): string {
  const parts = createdParts(moment, timeZone);
  const { created_at_month, created_at_day, created_at_time } = parts;
  return `${created_at_month} ${created_at_day} ${created_at_time}`;
}

Deno.test("createdParts() returns month, day and time in the time zone", () => {
  const cases: [string, string, string][] = [
    ["2026-11-20T15:45:00.000Z", "UTC", "Nov 20 03:45 PM"],
    ["2026-11-20T00:00:00.000Z", "UTC", "Nov 20 12:00 AM"],
    ["2026-11-05T12:05:59.999Z", "UTC", "Nov 5 12:05 PM"],
    ["2026-12-31T23:30:00.000Z", "Europe/Lisbon", "Dec 31 11:30 PM"],
    ["2026-12-31T23:30:00.000Z", "Asia/Kathmandu", "Jan 1 05:15 AM"],
    ["2026-07-01T02:00:00.000Z", "America/New_York", "Jun 30 10:00 PM"],
    ["0999-05-01T09:00:00.000Z", "UTC", "May 1 09:00 AM"],
  ];
  for (const [moment, timeZone, wanted] of cases) {
    equal(formatParts(moment, timeZone), wanted);
  }
});

Deno.test("createdParts() agrees with Intl over three years in various time zones", () => {
  const zones = [
    ...["UTC", "Europe/Lisbon", "America/St_Johns", "Australia/Lord_Howe"],
    ...["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"],
  ];
  for (const timeZone of zones) {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      month: "short",
      day: "numeric",
      hour12: true,
      hour: "2-digit",
      minute: "2-digit",
    });
    const start = Date.UTC(2023, 11, 30, 0, 47, 59);
    for (let hour = 0; hour < 3 * 366 * 24; hour += 5) {
      const date = new Date(start + hour * 3_600_000);
      const wanted = format.format(date).replace("\u202f", " ");
      equal(formatParts(date.toISOString(), timeZone), wanted.replace(",", ""));
    }
  }
});
