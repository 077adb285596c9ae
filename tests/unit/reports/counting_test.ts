import { deepEqual, equal, ok } from "node:assert/strict";
import { PARCEL_STAGES, type ParcelStage } from "@/lib/fields/constants.ts";
import { deleteActivity, updateActivity } from "@/lib/parcels/activities.ts";
import { updateParcel } from "@/lib/parcels/parcels.ts";
import { FIGURES_DUE } from "@/lib/parcels/reached.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { figuresTally } from "@/lib/reports/counting.ts";
import { readExpected } from "@/lib/reports/expected.ts";
import { updateSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { ParcelCreate } from "@/lib/parcels/schema.ts";
import {
  makeEntry,
  makeParcel,
  test,
  valuesBelow,
} from "../../helpers/domain.ts";
import { foldFigures, reachedOn } from "../../helpers/figures.ts";
import {
  addDifferences,
  encodeMonth,
  NO_FIGURES,
} from "@/lib/reports/months.ts";

const DAY = 24 * 60 * 60_000;
const NONE = { stages: {}, onTime: {}, ways: {} };

async function add(
  kv: Kv,
  fields: Partial<ParcelCreate> = {},
): Promise<string> {
  return (await makeParcel(kv, fields)).id;
}

/** Adds an entry with a status; returns the entry's id. */
async function addStatus(
  kv: Kv,
  parcelId: string,
  status: string,
  occurred_at?: string,
): Promise<string> {
  const fields = { status, ...(occurred_at && { occurred_at }) };
  return (await makeEntry(kv, parcelId, fields)).id;
}

/** Returns how many parcels reached a stage on each day. */
async function daysOf(kv: Kv, stage: ParcelStage): Promise<unknown> {
  return reachedOn(await foldFigures(kv), stage);
}

test.withClock("a parcel counts once per stage and day, regardless of how it got the status", async ({ kv }) => {
  const id = await add(kv, { status: "In transit" });
  await addStatus(kv, id, "In transit");
  await addStatus(kv, id, "Unterwegs", "2026-11-20T00:00:00Z");
  await addStatus(kv, id, "In transit", "2026-11-19T23:59:59Z");
  await updateParcel(kv, { id, status: "On hold" });
  await updateParcel(kv, { id, status: null });
  await updateParcel(kv, { id, weight: "3 kg" });
  await addStatus(kv, id, "Lost at sea");
  await makeEntry(kv, id, { current_location: "Lyon" });
  await add(kv, { status: "In transit" });
  deepEqual((await foldFigures(kv)).stages, {
    "in_transit 2026-11-19": 1,
    "in_transit 2026-11-20": 2,
    "on_hold 2026-11-20": 1,
    "other 2026-11-20": 1,
  });
});

test.withClock("counting again changes nothing", async ({ kv }) => {
  const id = await add(kv, { status: "Pending" });
  const counted = await foldFigures(kv);
  deepEqual(await foldFigures(kv), counted);
  await addStatus(kv, id, "Pending");
  deepEqual(await foldFigures(kv), counted);
  deepEqual(await valuesBelow(kv, ["figures_due"]), []);
});

test.withClock("re-dating an entry moves its figure, and deleting the entry removes the figure", async ({ kv }) => {
  const id = await add(kv, { shipped_via: "Air" });
  const first = await addStatus(kv, id, "Delivered", "2026-11-18T12:00:00Z");
  const second = await addStatus(kv, id, "Delivered", "2026-11-18T18:00:00Z");
  const days = () => daysOf(kv, "delivered");
  deepEqual(await days(), { "2026-11-18": 1 });
  await updateActivity(kv, { id: first, occurred_at: "2026-11-01T12:00:00Z" });
  deepEqual(await days(), { "2026-11-01": 1, "2026-11-18": 1 });
  await updateActivity(kv, { id: second, title: "Handed over" });
  deepEqual(await days(), { "2026-11-01": 1, "2026-11-18": 1 });
  // Two changes before the next count.
  await updateActivity(kv, { id: first, occurred_at: "2026-11-02T12:00:00Z" });
  await updateActivity(kv, { id: first, occurred_at: "2026-11-03T12:00:00Z" });
  await deleteActivity(kv, second);
  deepEqual(await days(), { "2026-11-03": 1 });
  await deleteActivity(kv, first);
  deepEqual(await foldFigures(kv), NONE);
});

test.withClock("a re-dated status moves its figure to the new day in the site's time zone; an uncounted one has none to move", async ({ kv }) => {
  await updateSettings(kv, { time_zone: "Asia/Tokyo" });
  const id = await add(kv);
  const move = (moved: string, moment: string) =>
    kv.transact((tx) => {
      const change = { moved, at: Date.parse(moment) };
      tx.gather([FIGURES_DUE, id], change);
    });
  const days = () => daysOf(kv, "on_hold");
  const entry = await addStatus(kv, id, "On hold", "2026-11-18T12:00:00Z");
  await move("never counted", "2026-11-11T12:00:00Z");
  deepEqual(await days(), { "2026-11-18": 1 });
  await move(entry, "2026-11-15T20:00:00Z");
  deepEqual(await days(), { "2026-11-16": 1 });
  // Two moves before the next count.
  await move(entry, "2026-11-13T12:00:00Z");
  await move(entry, "2026-11-12T12:00:00Z");
  deepEqual(await days(), { "2026-11-12": 1 });
  await move(entry, "2026-11-14T12:00:00Z");
  await deleteActivity(kv, entry);
  deepEqual(await days(), {});
});

test.withClock("punctuality depends on the first delivery and the day expected when it was recorded", async ({ kv, clock }) => {
  const both = {
    min_expected_delivery_date: "2026-11-18",
    max_expected_delivery_date: "2026-11-20",
  };
  const onTime = await add(kv, both);
  const { max_expected_delivery_date: _, ...min } = both;
  const late = await add(kv, min);
  const undated = await add(kv);
  for (const id of [onTime, late, undated]) {
    await addStatus(kv, id, "Delivered");
  }
  // None of these changes affects the earlier counts.
  const redate = (id: string, day: string) =>
    updateParcel(kv, { id, max_expected_delivery_date: day });
  await redate(onTime, "2026-11-18");
  await redate(undated, "2026-11-20");
  await redate(late, "2026-12-24");
  clock.forward(2 * DAY);
  await addStatus(kv, onTime, "Delivered");
  deepEqual((await foldFigures(kv)).onTime, { "2026-11": [1, 2] });
});

test.withClock("an earlier delivery that is recorded later becomes the first", async ({ kv }) => {
  const id = await add(kv, { max_expected_delivery_date: "2026-10-30" });
  await addStatus(kv, id, "Delivered");
  deepEqual((await foldFigures(kv)).onTime, { "2026-11": [0, 1] });
  const first = await addStatus(kv, id, "Delivered", "2026-10-30T12:00:00Z");
  deepEqual((await foldFigures(kv)).onTime, { "2026-10": [1, 1] });
  await deleteActivity(kv, first);
  deepEqual((await foldFigures(kv)).onTime, { "2026-11": [0, 1] });
});

test.withClock("transit days run from the first movement, or else the creation, to the first delivery", async ({ kv, clock }) => {
  const moved = await add(kv, { shipped_via: " Sea freight " });
  await addStatus(kv, moved, "In transit", "2026-11-11T23:00:00Z");
  await addStatus(kv, moved, "Picked up", "2026-11-10T01:00:00Z");
  const unmoved = await add(kv, { shipped_via: "SEA FREIGHT" });
  const long = await add(kv);
  await addStatus(kv, long, "Picked up", "2026-01-01T12:00:00Z");
  const before = await add(kv, { shipped_via: "Air" });
  await addStatus(kv, before, "Delivered", "2026-11-19T12:00:00Z");
  clock.forward(2 * DAY);
  for (const id of [moved, unmoved, long]) await addStatus(kv, id, "Delivered");
  deepEqual((await foldFigures(kv)).ways, {
    " 2026-11 90": 1,
    "sea freight 2026-11 2": 1,
    "sea freight 2026-11 12": 1,
  });
});

test.withClock("a new time zone applies only to later changes", async ({ kv }) => {
  const evening = "2026-11-19T20:00:00Z";
  const id = await add(kv);
  const entry = await addStatus(kv, id, "Delivered", evening);
  await figuresTally.fold(kv);
  await updateSettings(kv, { time_zone: "Asia/Tokyo" });
  await addStatus(kv, await add(kv), "Delivered", evening);
  const days = () => daysOf(kv, "delivered");
  deepEqual(await days(), { "2026-11-19": 1, "2026-11-20": 1 });
  await updateActivity(kv, { id: entry, occurred_at: "2026-11-18T20:00:00Z" });
  deepEqual(await days(), { "2026-11-19": 1, "2026-11-20": 1 });
  await deleteActivity(kv, entry);
  deepEqual(await days(), { "2026-11-20": 1 });
});

test.withClock("trashing and erasing change no figures", async ({ kv }) => {
  const id = await add(kv, {
    ...{ shipped_via: "Air", status: "In transit" },
    max_expected_delivery_date: "2026-11-20",
  });
  await addStatus(kv, id, "Delivered");
  const counted = await foldFigures(kv);
  for (const step of ["add", "restore", "add", "purge"] as const) {
    await parcelTrash[step](kv, id);
    deepEqual(await foldFigures(kv), counted);
  }
  deepEqual(await valuesBelow(kv, ["figures_of"]), []);
  // Erased before it is counted.
  await parcelTrash.purge(kv, await add(kv, { status: "Pending" }));
  deepEqual(await daysOf(kv, "pending"), { "2026-11-20": 1 });
  deepEqual(await valuesBelow(kv, ["figures_of"]), []);
});

test.withClock("months outside the reports do not change", async ({ kv }) => {
  const id = await add(kv);
  const old = await addStatus(kv, id, "In transit", "2025-09-30T12:00:00Z");
  await addStatus(kv, id, "In transit", "2025-10-01T12:00:00Z");
  const days = () => daysOf(kv, "in_transit");
  deepEqual(await days(), { "2025-10-01": 1 });
  await updateActivity(kv, { id: old, occurred_at: "2026-11-20T12:00:00Z" });
  deepEqual(await days(), { "2025-10-01": 1, "2026-11-20": 1 });
  await updateActivity(kv, { id: old, occurred_at: "2025-09-30T12:00:00Z" });
  deepEqual(await days(), { "2025-10-01": 1 });
});

test.withClock("a month distinguishes 50 services and merges further ones, whose counts can also be taken back", async ({ kv }) => {
  const entries: string[] = [];
  for (let at = 0; at < 52; at++) {
    const id = await add(kv, { shipped_via: `${at} ${"ß".repeat(290)}` });
    entries.push(await addStatus(kv, id, "Delivered"));
  }
  const { ways } = await foldFigures(kv);
  equal(Object.keys(ways).length, 51);
  equal(ways["OTHER 2026-11 0"], 2);
  for (const id of entries) await deleteActivity(kv, id);
  deepEqual(await foldFigures(kv), NONE);
});

test.withClock("more changes than fit into one commit are counted", async ({ kv, clock }) => {
  const id = await add(kv);
  for (let at = 0; at < 330; at++) {
    await addStatus(
      kv,
      id,
      "On hold",
      new Date(clock.ms - at * DAY).toISOString(),
    );
    if (at % 3 === 0) await add(kv, { status: "Pending" });
  }
  const { stages } = await foldFigures(kv);
  equal(stages["pending 2026-11-20"], 110);
  // At most 250 statuses of one parcel are counted.
  equal(Object.keys(stages).length, 1 + 250);
  deepEqual(await valuesBelow(kv, ["figures_due"]), []);
});

test.withClock("services named like inherited object properties are counted", async ({ kv }) => {
  for (const shipped_via of ["constructor", "__proto__"]) {
    await addStatus(kv, await add(kv, { shipped_via }), "Delivered");
  }
  deepEqual((await foldFigures(kv)).ways, {
    "constructor 2026-11 0": 1,
    "__proto__ 2026-11 0": 1,
  });
  equal(await readExpected(kv, "constructor"), null);
});

test.withClock("a parcel with 800 statuses fits into one value and returns from the trash", async ({ kv }) => {
  const id = await add(kv, {
    shipped_via: "ж".repeat(300),
    max_expected_delivery_date: "2026-11-20",
  });
  for (let at = 0; at < 800; at++) await addStatus(kv, id, "Delivered");
  const counted = await foldFigures(kv);
  deepEqual(reachedOn(counted, "delivered"), { "2026-11-20": 1 });
  await parcelTrash.add(kv, id);
  await parcelTrash.restore(kv, id);
  deepEqual(await foldFigures(kv), counted);
});

Deno.test("a month of maximum size fits into one value", () => {
  const changes = Array.from(
    { length: 70 },
    (_, at) =>
      Array.from({ length: 91 }, (_, days) => ({
        ...{ change: 1 as const, day: "2026-11-20", isOnTime: true, days },
        via: `${at} ${"世".repeat(57)}`,
      })),
  ).flat();
  const month = addDifferences(NO_FIGURES, changes);
  equal(Object.keys(month.ways).length, 51);
  for (const { days } of Object.values(month.ways)) days.fill(999_999);
  month.stages = Object.fromEntries(
    PARCEL_STAGES.map((stage) => [stage, Array(31).fill(9_999_999)]),
  );
  ok(encodeMonth(month).length < 60 * 1024);
});
