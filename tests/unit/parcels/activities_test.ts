import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import {
  createActivity,
  createdParts,
  deleteActivity,
  updateActivity,
} from "@/lib/parcels/activities.ts";
import { createParcel, getParcelWithHistory } from "@/lib/parcels/parcels.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  activityInput,
  allKeys,
  Clock,
  isAppError,
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";

const UNKNOWN = "01KAGZZZZZZZZZZZZZZZZZZZZZ";
const noActivity = isAppError(404, "error.activityNotFound");

async function newParcel(kv: Kv) {
  return await createParcel(kv, parcelInput());
}

async function titles(kv: Kv, code: string): Promise<string[]> {
  const found = await getParcelWithHistory(kv, code);
  return found!.history.map(({ title }) => title);
}

Deno.test("createActivity() stamps the moment and derives its parts", async () => {
  using kv = await memoryKv(new Clock());
  const { id, tracking_code } = await newParcel(kv);
  const activity = await createActivity(
    kv,
    activityInput(id, { title: "Left" }),
  );
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
});

Deno.test("the parts of the moment follow the site's time zone", async () => {
  using kv = await memoryKv(new Clock());
  const { id } = await newParcel(kv);
  await updateSettings(kv, { time_zone: "Asia/Tokyo" });
  const activity = await createActivity(kv, activityInput(id));
  deepEqual(
    [
      activity.created_at_month,
      activity.created_at_day,
      activity.created_at_time,
    ],
    ["Nov", "21", "12:45 AM"],
  );
});

Deno.test("the history is newest first by the moment, then by creation", async () => {
  using kv = await memoryKv(new Clock());
  const { id, tracking_code } = await newParcel(kv);
  const add = (title: string, occurred_at?: string) =>
    createActivity(
      kv,
      activityInput(id, { title, ...(occurred_at && { occurred_at }) }),
    );
  const early = await add("early", "2026-11-18T10:00:00.000Z");
  await add("first of now");
  await add("second of now");
  await add("between", "2026-11-19T10:00:00.000Z");
  deepEqual(await titles(kv, tracking_code), [
    "second of now",
    "first of now",
    "between",
    "early",
  ]);
  await updateActivity(kv, {
    id: early.id,
    occurred_at: "2026-11-21T10:00:00.000Z",
  });
  deepEqual(await titles(kv, tracking_code), [
    "early",
    "second of now",
    "first of now",
    "between",
  ]);
});

Deno.test("createActivity() may move the parcel in the same commit", async () => {
  const clock = new Clock();
  let commits = 0;
  using kv = await memoryKv({
    now: clock.now,
    faults: { before: ({ kind }) => void (kind === "commit" && commits++) },
  });
  const before = await newParcel(kv);
  clock.forward(1_000);
  commits = 0;
  await createActivity(
    kv,
    activityInput(before.id, {
      status: "In transit",
      current_location: "Oslo",
      map_current_latitude: 59.9,
      map_current_longitude: 10.7,
    }),
  );
  equal(commits, 1);
  const { parcel } = (await getParcelWithHistory(kv, before.tracking_code))!;
  deepEqual(parcel, {
    ...before,
    status: "In transit",
    current_location: "Oslo",
    map_current_latitude: 59.9,
    map_current_longitude: 10.7,
    version: 2,
    updated_at: "2026-11-20T15:45:01.000Z",
  });
});

Deno.test("an entry without status, place and point keeps the parcel's version", async () => {
  using kv = await memoryKv();
  const { id, tracking_code, version } = await newParcel(kv);
  await createActivity(kv, activityInput(id));
  const found = await getParcelWithHistory(kv, tracking_code);
  equal(found!.history.length, 1);
  equal(found!.parcel.version, version);
});

Deno.test("createActivity() refuses half a position and an unknown parcel, and changes nothing", async () => {
  using kv = await memoryKv();
  const { id, tracking_code } = await newParcel(kv);
  await rejects(
    createActivity(kv, activityInput(id, { map_current_latitude: 1 })),
    isAppError(422, "invalid.together", "map_current_longitude"),
  );
  await rejects(
    createActivity(kv, activityInput(UNKNOWN)),
    isAppError(404, "error.parcelNotFound"),
  );
  deepEqual(await titles(kv, tracking_code), []);
});

Deno.test("createActivity() with the same request key makes one entry, also in parallel", async () => {
  using kv = await memoryKv();
  const { id, tracking_code } = await newParcel(kv);
  const creates = Array.from(
    { length: 50 },
    () => createActivity(kv, activityInput(id), { requestKey: "form" }),
  );
  const made = await Promise.all(creates);
  equal(new Set(made.map((activity) => activity.id)).size, 1);
  equal((await titles(kv, tracking_code)).length, 1);
});

Deno.test("100 parallel entries of one parcel are all kept", async () => {
  using kv = await memoryKv();
  const { id, tracking_code } = await newParcel(kv);
  await Promise.all(
    Array.from({ length: 100 }, () => createActivity(kv, activityInput(id))),
  );
  equal((await titles(kv, tracking_code)).length, 100);
});

Deno.test("updateActivity() changes the given fields alone and counts the version", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const { id } = await newParcel(kv);
  const before = await createActivity(kv, activityInput(id));
  clock.forward(1_000);
  const { activity, changed } = await updateActivity(kv, {
    id: before.id,
    color: "red",
    icon: "pan_tool",
  });
  equal(changed, true);
  deepEqual(activity, {
    ...before,
    color: "red",
    icon: "pan_tool",
    version: 2,
    updated_at: "2026-11-20T15:45:01.000Z",
  });
  deepEqual(await updateActivity(kv, { id: before.id, color: "red" }), {
    activity,
    changed: false,
  });
});

Deno.test("updateActivity() refuses an older version with 409 and an unknown id with 404", async () => {
  using kv = await memoryKv();
  const { id } = await newParcel(kv);
  const activity = await createActivity(kv, activityInput(id));
  await updateActivity(kv, { id: activity.id, title: "One", version: 1 });
  await rejects(
    updateActivity(kv, { id: activity.id, title: "Two", version: 1 }),
    isAppError(409),
  );
  await rejects(updateActivity(kv, { id: UNKNOWN, title: "Two" }), noActivity);
});

Deno.test("deleteActivity() removes the entry and its index, and throws 404 the second time", async () => {
  using kv = await memoryKv();
  const { id, tracking_code } = await newParcel(kv);
  const activity = await createActivity(kv, activityInput(id));
  await deleteActivity(kv, activity.id);
  deepEqual(await titles(kv, tracking_code), []);
  ok(!(await allKeys(kv)).some((key) => key.startsWith("activities")));
  await rejects(deleteActivity(kv, activity.id), noActivity);
});

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
    const { created_at_month, created_at_day, created_at_time } = createdParts(
      moment,
      timeZone,
    );
    deepEqual(
      `${created_at_month} ${created_at_day} ${created_at_time}`,
      wanted,
    );
  }
});

Deno.test("createdParts() names the months of the whole year", () => {
  const months = Array.from({ length: 12 }, (_, month) => {
    const moment = new Date(Date.UTC(2026, month, 15)).toISOString();
    return createdParts(moment, "UTC").created_at_month;
  });
  deepEqual(
    months.join(" "),
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  );
});

Deno.test("createdParts() agrees with Intl over three years, in zones of all kinds", () => {
  for (
    const timeZone of [
      "UTC",
      "Europe/Lisbon",
      "America/St_Johns",
      "Australia/Lord_Howe",
      "Pacific/Kiritimati",
      "Pacific/Pago_Pago",
      "Asia/Kathmandu",
    ]
  ) {
    const format = new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, month: "short", day: "numeric", hour12: true },
      ...{ hour: "2-digit", minute: "2-digit" },
    });
    const start = Date.UTC(2023, 11, 30, 0, 47, 59);
    for (let hour = 0; hour < 3 * 366 * 24; hour += 5) {
      const time = start + hour * 3_600_000;
      const moment = new Date(time).toISOString();
      const parts = createdParts(moment, timeZone);
      const text =
        `${parts.created_at_month} ${parts.created_at_day}, ${parts.created_at_time}`;
      equal(text, format.format(time).replace("\u202f", " "), timeZone);
    }
  }
});
