import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import {
  createActivity,
  deleteActivity,
  updateActivity,
} from "@/lib/parcels/activities.ts";
import { createParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import type { ActivityCreate } from "@/lib/parcels/schema.ts";
import {
  activityKey,
  decodeActivity,
  decodeParcel,
  encodeActivity,
  encodeParcel,
} from "@/lib/parcels/store.ts";
import { eraseParcel, parcelTrash, trashParcel } from "@/lib/parcels/trash.ts";
import {
  countingProgress,
  countSome,
  requireCounted,
} from "@/lib/reports/backfill.ts";
import { foldFigures } from "@/lib/reports/counting.ts";
import type { Key, Kv, Operation } from "@/lib/store/kv.ts";
import {
  activityInput,
  Clock,
  isAppError,
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";
import { countedFigures, keptFigures } from "../../helpers/figures.ts";
import {
  killableKv,
  markDone,
  migrate,
} from "../../helpers/killed_migration.ts";
import { addParcels } from "../../helpers/parcels.ts";

const DAY = 24 * 60 * 60_000;
const STATUSES = ["Picked up", "In transit", "Lost", "Delivered", undefined];

/** Removes all figures, and what is to be counted, as a store of an earlier version has none. */
async function forgetFigures(kv: Kv): Promise<void> {
  const rows = await kv.list({ prefix: [] }, { limit: 99_999 });
  for (const { key } of rows) {
    if (!String(key[0]).startsWith("figures")) continue;
    await kv.transact((tx) => tx.delete(key));
  }
}

/** Counts everything as the migration's job does. */
async function countAll(kv: Kv): Promise<void> {
  let cursor: Key | null = null;
  do {
    cursor = await kv.transact(async (tx) =>
      (await countSome(kv, tx, cursor)).cursor
    );
  } while (cursor !== null);
}

/** Adds parcels of all kinds with histories; returns their ids. */
async function addSome(kv: Kv, clock: Clock, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    clock.forward(60_000);
    const status = STATUSES[(at + 2) % STATUSES.length];
    const { id } = await createParcel(
      kv,
      parcelInput({
        ...{ shipped_via: "Air", ...(status !== undefined && { status }) },
        ...(at % 3 === 0 && { max_expected_delivery_date: "2026-11-14" }),
      }),
    );
    ids.push(id);
    for (let entry = 0; entry < at % 5; entry++) {
      const moment = clock.ms - (4 - entry) * 3 * DAY - at * DAY / 4;
      const occurred_at = new Date(moment).toISOString();
      await enter(kv, id, { status: STATUSES[entry], occurred_at });
    }
  }
  return ids;
}

async function enter(
  kv: Kv,
  parcelId: string,
  fields: Partial<ActivityCreate>,
): Promise<string> {
  return (await createActivity(kv, activityInput(parcelId, fields))).id;
}

Deno.test("a migration killed five times counts every parcel as it was counted", async () => {
  const clock = new Clock();
  const killable = await killableKv(clock);
  using kv = killable.kv;
  await addParcels(
    kv,
    Array.from({ length: 1_500 }, () => parcelInput()),
  );
  await addSome(kv, clock, 40);
  const whole = await countedFigures(kv);
  ok(Object.keys(whole.onTime).length > 0 && Object.keys(whole.ways).length);
  await forgetFigures(kv);
  await markDone(kv, ["owner", "filing"]);
  for (let kills = 0; kills < 5; kills++) {
    await killable.kill();
    ok(await countingProgress(kv) !== null);
  }
  ok((await countingProgress(kv))! > 0);
  await rejects(requireCounted(kv), isAppError(503, "error.preparing"));
  await migrate(kv);
  equal(await countingProgress(kv), null);
  await requireCounted(kv);
  deepEqual(await keptFigures(kv), whole);
});

Deno.test("counting again changes nothing", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  await addSome(kv, clock, 20);
  const whole = await countedFigures(kv);
  await countAll(kv);
  deepEqual(await countedFigures(kv), whole);
});

/** Changes of parcels, and of entries of the same numbers. */
const CHANGES: ((kv: Kv, ids: string[], entries: string[]) => unknown)[] = [
  (kv, [id]) => enter(kv, id!, { status: "Delivered" }),
  (kv, [, id]) => updateParcel(kv, { id: id!, status: "On hold" }),
  (kv, _, [, , entry]) => deleteActivity(kv, entry!),
  (kv, _, [, , , id]) =>
    updateActivity(kv, { id: id!, occurred_at: "2026-11-09T12:00:00Z" }),
  (kv) => createParcel(kv, parcelInput({ status: "Pending" })),
  async (kv, [, , , , id]) => {
    await trashParcel(kv, id!);
    await foldFigures(kv);
    await parcelTrash.restore(kv, id!);
  },
];

Deno.test("parcels that change, come and go meanwhile are counted once", async () => {
  let meanwhile: (() => unknown) | undefined;
  const faults = {
    async before({ kind, keys }: Operation) {
      if (kind !== "list" || keys[0]?.[0] !== "activities") return;
      const change = meanwhile;
      meanwhile = undefined;
      await change?.();
    },
  };
  for (const [at, change] of CHANGES.entries()) {
    const outcomes = [];
    for (const when of ["before", "counted later", "counted at once"]) {
      const clock = new Clock();
      using kv = await memoryKv({ now: clock.now, faults });
      const ids = await addSome(kv, clock, 12);
      const entries: string[] = [];
      for (const id of ids.slice(0, 6)) {
        const occurred_at = "2026-11-10T12:00:00Z";
        entries.push(await enter(kv, id, { status: "Customs", occurred_at }));
      }
      if (when === "before") {
        await change(kv, ids, entries);
      } else {
        await forgetFigures(kv);
        meanwhile = async () => {
          await change(kv, ids, entries);
          if (when === "counted at once") await foldFigures(kv);
        };
        await countAll(kv);
        equal(meanwhile, undefined);
      }
      outcomes.push(await countedFigures(kv));
    }
    deepEqual(outcomes[1], outcomes[0], `${at}`);
    deepEqual(outcomes[2], outcomes[0], `${at}`);
  }
});

Deno.test("a parcel that was in the trash meanwhile is counted when it returns", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const ids = await addSome(kv, clock, 10);
  const whole = await countedFigures(kv);
  await trashParcel(kv, ids[3]!);
  await trashParcel(kv, ids[4]!);
  await forgetFigures(kv);
  await countAll(kv);
  await parcelTrash.restore(kv, ids[3]!);
  await parcelTrash.restore(kv, ids[4]!);
  deepEqual(await countedFigures(kv), whole);
});

Deno.test("entries that do not say what they brought count by their titles, once with the parcel's status", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const [told, untold, bare] = [
    await oldParcel(kv, "Delivered", ["Abgeholt", "Left Lyon", "Delivered"]),
    await oldParcel(kv, "On hold", ["In transit", "Left Lyon"]),
    await oldParcel(kv, "Pending", []),
  ];
  await forgetFigures(kv);
  await countAll(kv);
  const { stages, ways, onTime } = await keptFigures(kv);
  deepEqual(stages, {
    "delivered 2026-11-12": 1,
    "in_transit 2026-11-10": 1,
    "on_hold 2026-11-11": 1,
    "pending 2026-11-20": 1,
    "picked_up 2026-11-10": 1,
  });
  deepEqual(ways, { " 2026-11 2": 1 });
  deepEqual(onTime, { "2026-11": [1, 1] });
  // They are moved and taken back like others.
  const [first, , last] = await entryIds(kv, told);
  await updateActivity(kv, { id: last!, occurred_at: "2026-11-13T12:00:00Z" });
  deepEqual((await countedFigures(kv)).ways, { " 2026-11 3": 1 });
  await deleteActivity(kv, first!);
  deepEqual((await countedFigures(kv)).ways, {});
  for (const id of [told, untold, bare]) await eraseParcel(kv, id);
  equal((await countedFigures(kv)).stages["delivered 2026-11-13"], 1);
});

Deno.test("the status of an older record counts, though another one has replaced it", async () => {
  for (const isCountedBefore of [true, false]) {
    for (const isPatched of [true, false]) {
      const clock = new Clock();
      using kv = await memoryKv(clock);
      const id = await oldParcel(kv, "On hold", ["Left Lyon"]);
      await forgetFigures(kv);
      if (isCountedBefore) await countAll(kv);
      if (isPatched) await updateParcel(kv, { id, status: "Delivered" });
      else await enter(kv, id, { status: "Delivered" });
      await foldFigures(kv);
      await countAll(kv);
      deepEqual((await countedFigures(kv)).stages, {
        "delivered 2026-11-20": 1,
        "on_hold 2026-11-10": 1,
      });
    }
  }
});

async function entryIds(kv: Kv, parcelId: string): Promise<string[]> {
  const prefix = ["activities", parcelId];
  const rows = await kv.list({ prefix }, { limit: 99 });
  return rows.map(({ key }) => String(key[2]));
}

/** Adds a parcel of a version whose entries, one a day from the 10th on, did not say what they brought. */
async function oldParcel(
  kv: Kv,
  status: string,
  titles: string[],
): Promise<string> {
  const { id } = await createParcel(
    kv,
    parcelInput({ max_expected_delivery_date: "2026-11-12" }),
  );
  for (const [at, title] of titles.entries()) {
    const occurred_at = `2026-11-${10 + at}T12:00:00Z`;
    const entry = await enter(kv, id, { title, occurred_at });
    const key = activityKey(id, entry);
    const cells = await kv.get<never>(key);
    const { brought: _, ...old } = decodeActivity(
      { id: entry, parcel_id: id },
      cells!,
    );
    await kv.transact((tx) => tx.set(key, encodeActivity(old)));
  }
  const parcel = decodeParcel(id, (await kv.get<never>(["parcels", id]))!);
  const old = { ...parcel, status, origins: null };
  await kv.transact((tx) => tx.set(["parcels", id], encodeParcel(old)));
  return id;
}
