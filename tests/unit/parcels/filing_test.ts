import { deepEqual, equal } from "node:assert/strict";
import { deleteActivity, updateActivity } from "@/lib/parcels/activities.ts";
import { updateParcel } from "@/lib/parcels/parcels.ts";
import { parcelTrash } from "@/lib/parcels/trash.ts";
import {
  PARCEL_STAGES,
  type ParcelStage,
  STAGES,
} from "@/lib/fields/constants.ts";
import {
  BY_DUE,
  BY_EVENT,
  BY_STAGE,
  filedAt,
  type OtherPlaces,
} from "@/lib/parcels/filing.ts";
import { dictionaries } from "@/lib/i18n/dictionaries/mod.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { Clock, makeEntry, makeParcel, test } from "../../helpers/domain.ts";
import { listFiledKeys } from "../../helpers/filing.ts";
import { findFaults } from "../../helpers/integrity.ts";
import { sharedStore } from "../../helpers/store.ts";
import { openKv } from "@/lib/store/open.ts";
import { PLAIN_MEANINGS } from "@/lib/statuses/meanings.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Returns the index entries of the only parcel: its stage and, if it is open, the due day and the last event. */
async function readFiling(kv: Kv): Promise<string[]> {
  const keys = await listFiledKeys(kv);
  return keys.map((key) => {
    const [index, place] = key.split("/");
    return index === "parcels_by_event"
      ? new Date(Number(place)).toISOString()
      : place!;
  });
}

Deno.test("filedStageOf() files every suggestion in every language under its stage", () => {
  for (const texts of Object.values(dictionaries)) {
    STAGES.forEach((stage, at) => {
      const status = texts[`status.${stage}`];
      equal(PLAIN_MEANINGS.filedStageOf(status), PARCEL_STAGES[at], status);
      equal(
        PLAIN_MEANINGS.filedStageOf(` ${status.toUpperCase()}!`),
        PARCEL_STAGES[at],
      );
    });
  }
  equal(PLAIN_MEANINGS.filedStageOf("Lost at sea"), "other");
  equal(PLAIN_MEANINGS.filedStageOf(null), "none");
});

test.withClock("a parcel is refiled when its status or days change", async ({ kv }) => {
  const at = "2026-11-20T15:45:00.000Z";
  const { id } = await makeParcel(kv, {
    min_expected_delivery_date: "2026-12-01",
  });
  deepEqual(await readFiling(kv), ["none", "2026-12-01", at]);
  const max = "2026-12-05";
  await updateParcel(kv, { id, max_expected_delivery_date: max });
  deepEqual(await readFiling(kv), ["none", max, at]);
  await updateParcel(kv, { id, status: "In Zustellung" });
  deepEqual(await readFiling(kv), ["out_for_delivery", max, at]);
  await updateParcel(kv, { id, status: "Livré" });
  deepEqual(await readFiling(kv), ["delivered"]);
  await updateParcel(kv, { id, status: "At the neighbour's" });
  deepEqual(await readFiling(kv), ["other", max, at]);
  await updateParcel(kv, {
    ...{ id, status: null, max_expected_delivery_date: null },
    min_expected_delivery_date: null,
  });
  deepEqual(await readFiling(kv), ["none", at]);
  deepEqual(await findFaults(kv), []);
  await parcelTrash.purge(kv, id);
  deepEqual(await listFiledKeys(kv), []);
  deepEqual(await findFaults(kv), []);
});

test.withClock("index entries carry the parcel's places in the other indexes, also when only those change", async ({ kv, clock }) => {
  const due = "2026-12-01";
  const { id } = await makeParcel(kv, { max_expected_delivery_date: due });
  const event = clock.now().getTime();
  const read = async () => {
    const lists = [BY_STAGE, BY_DUE, BY_EVENT].map((index) =>
      kv.list<OtherPlaces>({ prefix: [index] }, { limit: 2 })
    );
    return (await Promise.all(lists)).flat();
  };
  const expect = async (stage: ParcelStage, event: number | null) => {
    const open = event === null ? null : due;
    const filed = { id, stage, due: open, event };
    const entries = await read();
    equal(entries.length, event === null ? 1 : 3);
    for (const entry of entries) deepEqual(filedAt(entry), filed);
  };
  await expect("none", event);
  await updateParcel(kv, { id, status: "Customs clearance" });
  await expect("customs", event);
  clock.forward(HOUR);
  await makeEntry(kv, id, { occurred_at: clock.now().toISOString() });
  await expect("customs", event + HOUR);
  await updateParcel(kv, { id, status: "Delivered" });
  await expect("delivered", null);
  await parcelTrash.add(kv, id);
  deepEqual(await read(), []);
  await parcelTrash.restore(kv, id);
  await expect("delivered", null);
  deepEqual(await findFaults(kv), []);
});

test.withClock("a parcel is refiled by its newest entry, even if that is older than the parcel", async ({ kv, clock }) => {
  const created = clock.now().toISOString();
  const { id } = await makeParcel(kv);
  clock.forward(DAY);
  const past = "2026-11-02T08:00:00.000Z";
  const older = "2026-10-02T08:00:00.000Z";
  const first = await makeEntry(kv, id, {
    occurred_at: past,
    status: "Customs clearance",
  });
  deepEqual((await readFiling(kv)).at(-1), past);
  const second = await makeEntry(kv, id);
  deepEqual((await readFiling(kv)).at(-1), "2026-11-21T15:45:00.000Z");
  await updateActivity(kv, { id: second.id, occurred_at: older });
  deepEqual((await readFiling(kv)).at(-1), past);
  await updateActivity(kv, { id: first.id, title: "Another title" });
  deepEqual((await readFiling(kv)).at(-1), past);
  await deleteActivity(kv, first.id);
  deepEqual((await readFiling(kv)).at(-1), older);
  await deleteActivity(kv, second.id);
  deepEqual(await readFiling(kv), ["none", created]);
  deepEqual(await findFaults(kv), []);
});

const STATUSES = [null, "In transit", "Delivered", "Lost", "On hold"];
const DAYS = [null, "2026-11-01", "2026-11-20", "2026-11-21", "2031-01-01"];

function oneOf<Item>(items: Item[]): Item {
  return items[Math.floor(Math.random() * items.length)]!;
}

/** Performs a random operation on one of the parcels, which may fail. */
async function actAtRandom(kv: Kv, ids: string[]): Promise<void> {
  const id = oneOf(ids);
  const back = Math.floor(Math.random() * 20 * DAY);
  const occurred_at = new Date(kv.now().getTime() - back).toISOString();
  const entries = await kv.list({ prefix: ["activities", id] }, { limit: 50 });
  const entry = entries.length === 0 ? null : String(oneOf(entries).key[2]);
  await oneOf([
    async () => {
      ids.push((await makeParcel(kv)).id);
    },
    () => updateParcel(kv, { id, status: oneOf(STATUSES) }),
    () => updateParcel(kv, { id, min_expected_delivery_date: oneOf(DAYS) }),
    () => makeEntry(kv, id, { occurred_at }),
    () => makeEntry(kv, id, { occurred_at, status: oneOf(STATUSES) }),
    () => entry && updateActivity(kv, { id: entry, occurred_at }),
    () => entry && deleteActivity(kv, entry),
    () => Math.random() < 0.3 ? parcelTrash.purge(kv, id) : foldAll(kv),
  ])();
}

Deno.test("indexes and counts equal a recount after operations by two processes", async () => {
  const clock = new Clock();
  await using store = await sharedStore();
  using first = await openKv(store.path, clock);
  using second = await openKv(store.path, clock);
  const ids = [(await makeParcel(first)).id];
  for (let round = 0; round < 15; round++) {
    const acts = Array.from(
      { length: 8 },
      (_, at) =>
        actAtRandom(at % 2 === 0 ? first : second, ids).catch((error) => {
          // A 503 means that the file was locked too long.
          if (![404, 422, 503].includes(error.status)) throw error;
        }),
    );
    await Promise.all(acts);
    // The site's day changes between two folds.
    clock.forward(7 * HOUR);
    deepEqual(await findFaults(second), []);
  }
  await foldAll(first);
  deepEqual(await findFaults(second), []);
});
