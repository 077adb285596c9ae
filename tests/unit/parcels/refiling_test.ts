import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import { createActivity } from "@/lib/parcels/activities.ts";
import { createParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import { eraseParcel } from "@/lib/parcels/trash.ts";
import { foldAllCounts } from "@/lib/parcels/counts.ts";
import {
  fileSome,
  filingProgress,
  requireFiled,
} from "@/lib/parcels/refiling.ts";
import { historyKey, parcels } from "@/lib/parcels/store.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import {
  activityInput,
  Clock,
  isAppError,
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";
import { FILED, unfile } from "../../helpers/filing.ts";
import { findFaults } from "../../helpers/integrity.ts";
import {
  killableKv,
  markDone,
  migrate,
} from "../../helpers/killed_migration.ts";
import { addParcels } from "../../helpers/parcels.ts";

const STATUSES = ["In transit", "Delivered", "Lost", "Annulé", undefined];

/** Adds parcels of all kinds, some with a history. */
async function addSome(kv: Kv, clock: Clock, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) {
    clock.forward(1000);
    const status = STATUSES[at % STATUSES.length];
    const { id } = await createParcel(
      kv,
      parcelInput({
        ...(status !== undefined && { status }),
        ...(at % 3 === 0 && { max_expected_delivery_date: "2026-11-18" }),
      }),
    );
    ids.push(id);
    for (let entry = 0; entry < at % 4; entry++) {
      const occurred_at = new Date(clock.ms - entry * 9_000_000).toISOString();
      await createActivity(kv, activityInput(id, { occurred_at }));
    }
  }
  return ids;
}

/** Returns all parcels, and what follows from where they are filed, without the numbers of folds. */
async function filedContent(kv: Kv): Promise<unknown[]> {
  await foldAllCounts(kv);
  const entries = await kv.list<never>({ prefix: [] }, { limit: 100_000 });
  const kinds = ["parcels", ...FILED];
  return entries.filter(({ key }) => kinds.includes(String(key[0])))
    .map(({ key, value }) => {
      if (key[0] === "parcel_counts") return { ...value as object, folds: 0 };
      const isCount = ["parcels_due", "parcel_events"].includes(String(key[0]));
      return [key, isCount ? value[1] : value];
    });
}

/** Files everything as the migration's job does. */
async function fileAll(kv: Kv): Promise<void> {
  let cursor: Key | null = null;
  do {
    cursor = await kv.transact(async (tx) =>
      (await fileSome(kv, tx, cursor)).cursor
    );
  } while (cursor !== null);
}

Deno.test("a migration killed five times files every parcel as it would have been filed", async () => {
  const clock = new Clock();
  const killable = await killableKv(clock);
  using kv = killable.kv;
  // Several commits' worth of them.
  const inputs = Array.from({ length: 1_500 }, () => parcelInput());
  await addParcels(kv, inputs);
  await addSome(kv, clock, 40);
  await foldAllCounts(kv);
  const whole = await filedContent(kv);
  await unfile(kv);
  equal((await filedContent(kv)).length, 1_540);
  await markDone(kv, ["owner", "figures"]);
  for (let kills = 0; kills < 5; kills++) {
    await killable.kill();
    ok(await filingProgress(kv) !== null);
  }
  ok((await filingProgress(kv))! > 0);
  await rejects(requireFiled(kv), isAppError(503, "error.preparing"));
  await migrate(kv);
  equal(await filingProgress(kv), null);
  await requireFiled(kv);
  deepEqual(await filedContent(kv), whole);
  deepEqual(await findFaults(kv), []);
});

Deno.test("filing again changes nothing", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  await addSome(kv, clock, 12);
  await unfile(kv);
  await fileAll(kv);
  const once = await filedContent(kv);
  await fileAll(kv);
  deepEqual(await filedContent(kv), once);
  deepEqual(await findFaults(kv), []);
});

Deno.test("parcels that change, come and go meanwhile are filed right", async () => {
  const clock = new Clock();
  let meanwhile: (() => Promise<unknown>) | undefined;
  using kv = await memoryKv({
    now: clock.now,
    faults: {
      async before({ kind, keys }) {
        if (kind !== "list" || keys[0]?.[0] !== "activities") return;
        const change = meanwhile;
        meanwhile = undefined;
        await change?.();
      },
    },
  });
  const [changed, moved, gone] = await addSome(kv, clock, 12);
  await unfile(kv);
  const changes = [
    () => updateParcel(kv, { id: changed!, status: "On hold" }),
    () => createActivity(kv, activityInput(moved!, { status: "Delivered" })),
    () => eraseParcel(kv, gone!),
    () => createParcel(kv, parcelInput()),
  ];
  for (const change of changes) {
    meanwhile = change;
    await fileAll(kv);
    equal(meanwhile, undefined);
    await unfile(kv);
  }
  for (const change of changes.slice(0, 2)) await change();
  await fileAll(kv);
  deepEqual(await findFaults(kv), []);
});

Deno.test("a history longer than one read is read to its end", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  const [id, next] = await addSome(kv, clock, 2);
  await createActivity(kv, activityInput(id!));
  const [entry] = await kv.list<number[]>({ prefix: historyKey(id!) }, {
    limit: 1,
  });
  const newest = clock.ms + 1_000;
  for (let part = 0; part < 9; part++) {
    await kv.transact((tx) => {
      for (let at = 0; at < 500; at++) {
        const [version, created, updated, , ...rest] = entry!.value;
        const number = part * 500 + at;
        const time = number === 4_400 ? newest : clock.ms - number;
        const cells = [version, created, updated, time, ...rest];
        tx.set(
          [...historyKey(id!), `02${String(number).padStart(6, "0")}`],
          cells,
        );
      }
    });
  }
  await unfile(kv);
  await fileAll(kv);
  const found = await parcels.getMany(kv, [id!, next!]);
  equal(found[0]!.newest_entry, newest);
  ok(found[1]!.stage !== null);
});

Deno.test("a store that took no writes at its start is not taken for prepared", async () => {
  const clock = new Clock();
  using kv = await memoryKv({ now: clock.now });
  await addSome(kv, clock, 2);
  await unfile(kv);
  equal(await filingProgress(kv), 0);
});
