import { deepEqual, equal } from "node:assert/strict";
import { filingTally, readParcelCounts } from "@/lib/parcels/counts.ts";
import { updateParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  Clock,
  makeEntry,
  makeParcel,
  memoryKv,
  test,
  valuesBelow,
} from "../../helpers/domain.ts";
import { findFaults } from "../../helpers/integrity.ts";

const DAY = 24 * 60 * 60_000;
const TODAY = "2026-11-20";

/** Creates a parcel with a due day and optionally an event. */
async function add(kv: Kv, due: string | null, at?: string): Promise<string> {
  const { id } = await makeParcel(kv, { max_expected_delivery_date: due });
  if (at === undefined) return id;
  await makeEntry(kv, id, { occurred_at: at });
  return id;
}

/** Returns how many parcels are late, due on the day, and without events since the moment. */
async function countParcels(
  kv: Kv,
  { today = TODAY, due = TODAY, before = "2026-11-17T00:00:00Z" } = {},
): Promise<number[]> {
  const moment = new Date(before);
  const asked = { today, due: [due], before: [moment] };
  const counts = await readParcelCounts(kv, asked);
  return [counts.late, counts.dueOn(due), counts.quietSince(moment)];
}

test.withClock("late, due and stalled parcels are counted alike before and after a fold", async ({ kv }) => {
  await add(kv, null);
  await add(kv, "2026-11-19", "2026-11-16T23:59:59.999Z");
  await add(kv, TODAY, "2026-11-17T00:00:00.000Z");
  await add(kv, TODAY, "2016-01-01T00:00:00.000Z");
  await add(kv, "2016-01-01");
  await add(kv, "2036-01-01");
  const closed = await add(kv, "2026-11-01", "2026-11-01T00:00:00.000Z");
  await updateParcel(kv, { id: closed, status: "Delivered" });
  deepEqual(await countParcels(kv), [2, 2, 2]);
  await filingTally.fold(kv);
  deepEqual(await countParcels(kv), [2, 2, 2]);
  await updateParcel(kv, { id: closed, status: "On hold" });
  deepEqual(await countParcels(kv), [3, 2, 3]);
  await parcelTrash.purge(kv, closed);
  deepEqual(await countParcels(kv), [2, 2, 2]);
});

test.withClock("counts stay right when the day moves forward or back, folded or not", async ({ kv, clock }) => {
  for (const day of ["19", "20", "20", "21", "24"]) {
    await add(kv, `2026-11-${day}`);
  }
  await filingTally.fold(kv);
  const late = async (today: string) =>
    (await countParcels(kv, { today: `2026-11-${today}` }))[0];
  const asked = ["18", "19", "20", "21", "22", "25", "30"];
  const expected = [0, 0, 1, 3, 4, 5, 5];
  for (let days = 0; days < 6; days++) {
    const found = [];
    for (const day of asked) found.push(await late(day));
    deepEqual(found, expected, `after ${days} days`);
    clock.forward(days === 3 ? -2 * DAY : DAY);
    if (days % 2 === 0) await filingTally.fold(kv);
  }
});

test.withClock("events are counted by quarters of an hour, so that days begin correctly in every time zone", async ({ kv }) => {
  // A day begins at 18:15 UTC in Kathmandu, and at 13:30 UTC in Adelaide.
  const moments = ["2026-11-12T18:15:00Z", "2026-11-13T13:30:00Z"];
  for (const moment of moments) {
    const start = Date.parse(moment);
    for (const ms of [-1, 0]) {
      await add(kv, null, new Date(start + ms).toISOString());
    }
  }
  for (let folds = 0; folds < 2; folds++) {
    const found = [];
    for (const before of moments) {
      found.push((await countParcels(kv, { before }))[2]);
    }
    deepEqual(found, [1, 3]);
    await filingTally.fold(kv);
  }
});

test.withClock("counts are right after a long idle time, before the next fold", async ({ kv, clock }) => {
  await add(kv, "2026-12-24", "2026-11-19T00:00:00Z");
  await filingTally.fold(kv);
  clock.forward(900 * DAY);
  const later = { today: "2029-05-08", before: "2029-05-05T00:00:00Z" };
  deepEqual(await countParcels(kv, later), [1, 0, 1]);
  await filingTally.fold(kv);
  deepEqual(await countParcels(kv, later), [1, 0, 1]);
});

Deno.test("counting 300 parcels takes as many requests as counting three", async () => {
  let requests = 0;
  using kv = await memoryKv({
    now: new Clock().now,
    faults: { before: () => void requests++ },
  });
  const count = async () => {
    await foldAll(kv);
    requests = 0;
    await countParcels(kv);
    return requests;
  };
  for (let at = 0; at < 3; at++) await add(kv, TODAY);
  const few = await count();
  equal(few, 2);
  for (let at = 0; at < 300; at++) {
    const back = new Date(Date.parse(TODAY) - at * 10 * DAY).toISOString();
    await add(kv, back.slice(0, 10), back);
  }
  equal(await count(), few);
});

test.withClock("folding handles more changes and days than fit into one commit", async ({ kv, clock }) => {
  for (let at = 0; at < 350; at++) {
    const moment = new Date(clock.ms - at * 2 * DAY).toISOString();
    await add(kv, moment.slice(0, 10), moment);
  }
  await filingTally.fold(kv);
  deepEqual(await valuesBelow(kv, ["parcel_counts"]), []);
  deepEqual(await findFaults(kv), []);
});

Deno.test("a count interrupted by a fold is read again", async () => {
  let awaitsFold = false;
  using kv: Kv & Disposable = await memoryKv({
    now: new Clock().now,
    faults: {
      async before({ kind, keys }) {
        if (kind !== "get" || keys[0]?.[0] !== "parcels_due") return;
        if (!awaitsFold) return;
        awaitsFold = false;
        await filingTally.fold(kv);
      },
    },
  });
  await add(kv, TODAY);
  await filingTally.fold(kv);
  await add(kv, TODAY);
  awaitsFold = true;
  deepEqual((await countParcels(kv)).slice(0, 2), [0, 2]);
  equal(awaitsFold, false);
});
