import { deepEqual, equal, ok } from "node:assert/strict";
import { PARCEL_STAGES } from "@/lib/fields/constants.ts";
import {
  createActivity,
  deleteActivity,
  updateActivity,
} from "@/lib/parcels/activities.ts";
import { createParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { FIGURES_DUE } from "@/lib/parcels/reached.ts";
import { eraseParcel, parcelTrash, trashParcel } from "@/lib/parcels/trash.ts";
import { encodeMonth, figuresTally } from "@/lib/reports/counting.ts";
import { readExpected } from "@/lib/reports/expected.ts";
import { NO_FIGURES, withDifferences } from "@/lib/reports/figures.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { ParcelCreate } from "@/lib/parcels/schema.ts";
import {
  activityInput,
  Clock,
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";
import { countedFigures, reachedOn } from "../../helpers/figures.ts";

const DAY = 24 * 60 * 60_000;
const NONE = { stages: {}, onTime: {}, ways: {} };

async function add(
  kv: Kv,
  fields: Partial<ParcelCreate> = {},
): Promise<string> {
  return (await createParcel(kv, parcelInput(fields))).id;
}

/** Adds an entry that brings a status; returns its id. */
async function bring(
  kv: Kv,
  parcelId: string,
  status: string,
  occurred_at?: string,
): Promise<string> {
  const fields = { status, ...(occurred_at && { occurred_at }) };
  return (await createActivity(kv, activityInput(parcelId, fields))).id;
}

Deno.test("a parcel counts once for each stage and day, however it got the status", async () => {
  using kv = await memoryKv(new Clock());
  const id = await add(kv, { status: "In transit" });
  await bring(kv, id, "In transit");
  await bring(kv, id, "Unterwegs", "2026-11-20T00:00:00Z");
  await bring(kv, id, "In transit", "2026-11-19T23:59:59Z");
  await updateParcel(kv, { id, status: "On hold" });
  await updateParcel(kv, { id, status: null });
  await updateParcel(kv, { id, weight: "3 kg" });
  await bring(kv, id, "Lost at sea");
  await createActivity(kv, activityInput(id, { current_location: "Lyon" }));
  await add(kv, { status: "In transit" });
  deepEqual((await countedFigures(kv)).stages, {
    "in_transit 2026-11-19": 1,
    "in_transit 2026-11-20": 2,
    "on_hold 2026-11-20": 1,
    "other 2026-11-20": 1,
  });
});

Deno.test("what is counted is not counted again", async () => {
  using kv = await memoryKv(new Clock());
  const id = await add(kv, { status: "Pending" });
  const counted = await countedFigures(kv);
  deepEqual(await countedFigures(kv), counted);
  await bring(kv, id, "Pending");
  deepEqual(await countedFigures(kv), counted);
  deepEqual(await kv.list({ prefix: ["figures_due"] }, { limit: 9 }), []);
});

Deno.test("another time moves a figure, removing an entry takes it back", async () => {
  using kv = await memoryKv(new Clock());
  const id = await add(kv, { shipped_via: "Air" });
  const first = await bring(kv, id, "Delivered", "2026-11-18T12:00:00Z");
  const second = await bring(kv, id, "Delivered", "2026-11-18T18:00:00Z");
  const days = async () => reachedOn(await countedFigures(kv), "delivered");
  deepEqual(await days(), { "2026-11-18": 1 });
  await updateActivity(kv, { id: first, occurred_at: "2026-11-01T12:00:00Z" });
  deepEqual(await days(), { "2026-11-01": 1, "2026-11-18": 1 });
  await updateActivity(kv, { id: second, title: "Handed over" });
  deepEqual(await days(), { "2026-11-01": 1, "2026-11-18": 1 });
  // Before anything of it is counted.
  await updateActivity(kv, { id: first, occurred_at: "2026-11-02T12:00:00Z" });
  await updateActivity(kv, { id: first, occurred_at: "2026-11-03T12:00:00Z" });
  await deleteActivity(kv, second);
  deepEqual(await days(), { "2026-11-03": 1 });
  await deleteActivity(kv, first);
  deepEqual(await countedFigures(kv), NONE);
});

Deno.test("a source that moves takes its figure to the site's day of its new time, and one that is not counted stays so", async () => {
  using kv = await memoryKv(new Clock());
  await updateSettings(kv, { time_zone: "Asia/Tokyo" });
  const id = await add(kv);
  const move = (moved: string, moment: string) =>
    kv.transact((tx) => {
      const change = { moved, at: Date.parse(moment) };
      tx.gather([FIGURES_DUE, id], change);
    });
  const days = async () => reachedOn(await countedFigures(kv), "on_hold");
  const entry = await bring(kv, id, "On hold", "2026-11-18T12:00:00Z");
  await move("never counted", "2026-11-11T12:00:00Z");
  deepEqual(await days(), { "2026-11-18": 1 });
  await move(entry, "2026-11-15T20:00:00Z");
  deepEqual(await days(), { "2026-11-16": 1 });
  // Twice before it is counted.
  await move(entry, "2026-11-13T12:00:00Z");
  await move(entry, "2026-11-12T12:00:00Z");
  deepEqual(await days(), { "2026-11-12": 1 });
  await move(entry, "2026-11-14T12:00:00Z");
  await deleteActivity(kv, entry);
  deepEqual(await days(), {});
});

Deno.test("the first delivery is on time by the expected day of when it was recorded", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const both = {
    min_expected_delivery_date: "2026-11-18",
    max_expected_delivery_date: "2026-11-20",
  };
  const onTime = await add(kv, both);
  const { max_expected_delivery_date: _, ...min } = both;
  const late = await add(kv, min);
  const undated = await add(kv);
  for (const id of [onTime, late, undated]) await bring(kv, id, "Delivered");
  // None of these changes what counted then.
  await updateParcel(kv, {
    id: onTime,
    ...both,
    max_expected_delivery_date: "2026-11-18",
  });
  await updateParcel(kv, { id: undated, ...both });
  await updateParcel(kv, {
    id: late,
    max_expected_delivery_date: "2026-12-24",
  });
  clock.forward(2 * DAY);
  await bring(kv, onTime, "Delivered");
  const { onTime: counted } = await countedFigures(kv);
  deepEqual(counted, { "2026-11": [1, 2] });
});

Deno.test("an earlier delivery that is recorded later becomes the first one", async () => {
  using kv = await memoryKv(new Clock());
  const id = await add(kv, { max_expected_delivery_date: "2026-10-30" });
  await bring(kv, id, "Delivered");
  deepEqual((await countedFigures(kv)).onTime, { "2026-11": [0, 1] });
  const first = await bring(kv, id, "Delivered", "2026-10-30T12:00:00Z");
  deepEqual((await countedFigures(kv)).onTime, { "2026-10": [1, 1] });
  await deleteActivity(kv, first);
  deepEqual((await countedFigures(kv)).onTime, { "2026-11": [0, 1] });
});

Deno.test("days under way are from the first movement, else from the creation, to the first delivery", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const moved = await add(kv, { shipped_via: " Sea freight " });
  await bring(kv, moved, "In transit", "2026-11-11T23:00:00Z");
  await bring(kv, moved, "Picked up", "2026-11-10T01:00:00Z");
  const unmoved = await add(kv, { shipped_via: "SEA FREIGHT" });
  const long = await add(kv);
  await bring(kv, long, "Picked up", "2026-01-01T12:00:00Z");
  const before = await add(kv, { shipped_via: "Air" });
  await bring(kv, before, "Delivered", "2026-11-19T12:00:00Z");
  clock.forward(2 * DAY);
  for (const id of [moved, unmoved, long]) await bring(kv, id, "Delivered");
  deepEqual((await countedFigures(kv)).ways, {
    " 2026-11 90": 1,
    "sea freight 2026-11 2": 1,
    "sea freight 2026-11 12": 1,
  });
});

Deno.test("a new time zone counts from then on", async () => {
  using kv = await memoryKv(new Clock());
  const evening = "2026-11-19T20:00:00Z";
  const id = await add(kv);
  const entry = await bring(kv, id, "Delivered", evening);
  await figuresTally.fold(kv);
  await updateSettings(kv, { time_zone: "Asia/Tokyo" });
  await bring(kv, await add(kv), "Delivered", evening);
  const days = async () => reachedOn(await countedFigures(kv), "delivered");
  deepEqual(await days(), { "2026-11-19": 1, "2026-11-20": 1 });
  await updateActivity(kv, { id: entry, occurred_at: "2026-11-18T20:00:00Z" });
  deepEqual(await days(), { "2026-11-19": 1, "2026-11-20": 1 });
  await deleteActivity(kv, entry);
  deepEqual(await days(), { "2026-11-20": 1 });
});

Deno.test("trash and erasure change no figures", async () => {
  using kv = await memoryKv(new Clock());
  const id = await add(kv, {
    ...{ shipped_via: "Air", status: "In transit" },
    max_expected_delivery_date: "2026-11-20",
  });
  await bring(kv, id, "Delivered");
  const counted = await countedFigures(kv);
  await trashParcel(kv, id);
  deepEqual(await countedFigures(kv), counted);
  await parcelTrash.restore(kv, id);
  deepEqual(await countedFigures(kv), counted);
  await trashParcel(kv, id);
  await eraseParcel(kv, id);
  deepEqual(await countedFigures(kv), counted);
  deepEqual(await kv.list({ prefix: ["figures_of"] }, { limit: 9 }), []);
  // Erased before it is counted.
  const other = await add(kv, { status: "Pending" });
  await eraseParcel(kv, other);
  deepEqual(reachedOn(await countedFigures(kv), "pending"), {
    "2026-11-20": 1,
  });
  deepEqual(await kv.list({ prefix: ["figures_of"] }, { limit: 9 }), []);
});

Deno.test("months that are long past stay as they are", async () => {
  using kv = await memoryKv(new Clock());
  const id = await add(kv);
  const old = await bring(kv, id, "In transit", "2025-09-30T12:00:00Z");
  await bring(kv, id, "In transit", "2025-10-01T12:00:00Z");
  const days = async () => reachedOn(await countedFigures(kv), "in_transit");
  deepEqual(await days(), { "2025-10-01": 1 });
  await updateActivity(kv, { id: old, occurred_at: "2026-11-20T12:00:00Z" });
  deepEqual(await days(), { "2025-10-01": 1, "2026-11-20": 1 });
  await updateActivity(kv, { id: old, occurred_at: "2025-09-30T12:00:00Z" });
  deepEqual(await days(), { "2025-10-01": 1 });
});

Deno.test("a month tells 50 services apart, and takes back what it counted with the others", async () => {
  using kv = await memoryKv(new Clock());
  const entries: string[] = [];
  for (let at = 0; at < 52; at++) {
    const id = await add(kv, { shipped_via: `${at} ${"ß".repeat(290)}` });
    entries.push(await bring(kv, id, "Delivered"));
  }
  const { ways } = await countedFigures(kv);
  equal(Object.keys(ways).length, 51);
  equal(ways["OTHER 2026-11 0"], 2);
  for (const id of entries) await deleteActivity(kv, id);
  deepEqual(await countedFigures(kv), NONE);
});

Deno.test("more changes than fit into one commit are counted", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const id = await add(kv);
  for (let at = 0; at < 330; at++) {
    await bring(kv, id, "On hold", new Date(clock.ms - at * DAY).toISOString());
    if (at % 3 === 0) await add(kv, { status: "Pending" });
  }
  const { stages } = await countedFigures(kv);
  equal(stages["pending 2026-11-20"], 110);
  // So many of one parcel are counted, and the rest is left out.
  equal(Object.keys(stages).length, 1 + 250);
  deepEqual(await kv.list({ prefix: ["figures_due"] }, { limit: 9 }), []);
});

Deno.test("a service that is called like a part of every object is counted", async () => {
  using kv = await memoryKv(new Clock());
  for (const shipped_via of ["constructor", "__proto__"]) {
    await bring(kv, await add(kv, { shipped_via }), "Delivered");
  }
  deepEqual((await countedFigures(kv)).ways, {
    "constructor 2026-11 0": 1,
    "__proto__ 2026-11 0": 1,
  });
  equal(await readExpected(kv, "constructor"), null);
});

Deno.test("a parcel with more statuses than are counted fits into one value, and returns from the trash", async () => {
  using kv = await memoryKv(new Clock());
  const id = await add(kv, {
    shipped_via: "ж".repeat(300),
    max_expected_delivery_date: "2026-11-20",
  });
  for (let at = 0; at < 800; at++) await bring(kv, id, "Delivered");
  const counted = await countedFigures(kv);
  deepEqual(reachedOn(counted, "delivered"), { "2026-11-20": 1 });
  await trashParcel(kv, id);
  await parcelTrash.restore(kv, id);
  deepEqual(await countedFigures(kv), counted);
});

Deno.test("a month with all that it can hold fits into one value", () => {
  const changes = Array.from(
    { length: 70 },
    (_, at) =>
      Array.from({ length: 91 }, (_, days) => ({
        ...{ change: 1 as const, day: "2026-11-20", isOnTime: true, days },
        via: `${at} ${"世".repeat(57)}`,
      })),
  ).flat();
  const month = withDifferences(NO_FIGURES, changes);
  equal(Object.keys(month.ways).length, 51);
  for (const { days } of Object.values(month.ways)) days.fill(999_999);
  month.stages = Object.fromEntries(
    PARCEL_STAGES.map((stage) => [stage, Array(31).fill(9_999_999)]),
  );
  ok(encodeMonth(month).length < 60 * 1024);
});
