import { deepEqual, equal, rejects } from "node:assert/strict";
import {
  deleteActivity,
  listActivities,
  updateActivity,
} from "@/lib/parcels/activities.ts";
import { FIGURES_DUE } from "@/lib/parcels/reached.ts";
import { figuresTally } from "@/lib/reports/counting.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { COMMIT_LIMITS } from "@/lib/store/transaction.ts";
import { Clock, makeEntry, memoryKv } from "../../helpers/domain.ts";
import { createParcels } from "../../helpers/bulk.ts";
import {
  type Counted,
  foldFigures,
  listFigures,
} from "../../helpers/figures.ts";
import { findFaults } from "../../helpers/integrity.ts";
import { sharedStore } from "../../helpers/store.ts";
import { openKv } from "@/lib/store/open.ts";
import { PLAIN_MEANINGS } from "@/lib/statuses/meanings.ts";

const HOUR = 60 * 60_000;
const STATUSES = ["Picked up", "In transit", "Delivered", "Delivered"];

function oneOf<Item>(items: Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}

/** Adds, re-dates or deletes a random entry of a random parcel, or folds. */
async function actAtRandom(kv: Kv, ids: string[]): Promise<unknown> {
  const id = oneOf(ids)!;
  const entry = oneOf(await listActivities(kv, id))?.id;
  const moment = kv.now().getTime() - Math.random() * 400 * HOUR;
  const occurred_at = new Date(moment).toISOString();
  const status = oneOf(STATUSES)!;
  return oneOf<() => unknown>([
    // recount() reads the status from the title.
    () => makeEntry(kv, id, { title: status, status, occurred_at }),
    () => makeEntry(kv, id, { title: status, status, occurred_at }),
    () => entry && updateActivity(kv, { id: entry, occurred_at }),
    () => entry && deleteActivity(kv, entry),
    () => figuresTally.fold(kv),
  ])!();
}

/** Recounts all histories by the rules. */
async function recount(kv: Kv, ids: string[]): Promise<Counted> {
  const counted: Counted = { stages: {}, onTime: {}, ways: {} };
  for (const id of ids) {
    const history = (await listActivities(kv, id)).toReversed();
    const reached = history.map(({ title, occurred_at }) => ({
      stage: PLAIN_MEANINGS.filedStageOf(title),
      day: occurred_at.slice(0, 10),
    }));
    const places = reached.map(({ stage, day }) => `${stage} ${day}`);
    for (const place of new Set(places)) {
      counted.stages[place] = (counted.stages[place] ?? 0) + 1;
    }
    const delivered = reached.find(({ stage }) => stage === "delivered");
    if (delivered === undefined) continue;
    const month = delivered.day.slice(0, 7);
    const [onTime, dated] = counted.onTime[month] ?? [0, 0];
    const isOnTime = delivered.day <= "2026-11-12" ? 1 : 0;
    counted.onTime[month] = [onTime + isOnTime, dated + 1];
    const moved = reached.find(({ stage }) => stage !== "delivered");
    const start = moved?.day ?? "2026-11-20";
    const days = (Date.parse(delivered.day) - Date.parse(start)) / HOUR / 24;
    if (days < 0) continue;
    const way = `air ${month} ${days}`;
    counted.ways[way] = (counted.ways[way] ?? 0) + 1;
  }
  return counted;
}

/** Sorts the keys, whose order does not matter. */
function sortKeys(counted: Counted): Counted {
  const ordered = Object.entries(counted).map(([name, counts]) => [
    name,
    Object.fromEntries(Object.entries(counts).toSorted()),
  ]);
  return Object.fromEntries(ordered);
}

async function addParcels(kv: Kv, count: number): Promise<string[]> {
  const max_expected_delivery_date = "2026-11-12";
  const fields = { shipped_via: "Air", max_expected_delivery_date };
  return (await createParcels(kv, count, fields)).map(({ id }) => id);
}

/** Adds an entry with a status to each parcel. */
async function enterAll(kv: Kv, ids: string[], status: string): Promise<void> {
  for (const id of ids) await makeEntry(kv, id, { title: status, status });
}

Deno.test("figures equal a recount after operations and folds by two processes", async () => {
  const clock = new Clock();
  await using store = await sharedStore();
  using first = await openKv(store.path, clock);
  // This process's clock is slow, so its changes sort before those that they follow.
  const late = { now: () => new Date(clock.ms - 90_000) };
  using second = await openKv(store.path, late);
  const ids = await addParcels(first, 4);
  for (let round = 0; round < 12; round++) {
    const acts = Array.from(
      { length: 10 },
      (_, at) =>
        actAtRandom(at % 2 === 0 ? first : second, ids).catch((error) => {
          // A 503 means that the file was locked too long.
          if (![404, 503].includes(error.status)) throw error;
        }),
    );
    await Promise.all(acts);
    clock.forward(1_000);
  }
  await Promise.all([figuresTally.fold(first), figuresTally.fold(second)]);
  deepEqual(
    sortKeys(await listFigures(first)),
    sortKeys(await recount(first, ids)),
  );
  deepEqual(await findFaults(second), []);
});

Deno.test("a killed fold counts everything once, whether or not it had committed", async () => {
  const clock = new Clock();
  let kills = Infinity;
  let fails: "before" | "after" = "before";
  const kill = (kind: string, when: string) => {
    if (kind === "commit" && when === fails && kills-- <= 0) {
      throw new TypeError("killed");
    }
  };
  using kv = await memoryKv({
    now: clock.now,
    // Small enough that a fold takes several commits.
    limits: { ...COMMIT_LIMITS, writes: 200 },
    faults: {
      before: ({ kind }) => kill(kind, "before"),
      after: ({ kind }) => kill(kind, "after"),
    },
  });
  const ids = await addParcels(kv, 120);
  for (const [at, id] of ids.entries()) {
    const status = STATUSES[at % STATUSES.length]!;
    await makeEntry(kv, id, { title: status, status });
  }
  const killed = ["before", "after", "after", "before", "after"] as const;
  for (const [at, when] of killed.entries()) {
    fails = when;
    // The first fold is killed after its first commit.
    kills = at === 0 ? 1 : 0;
    await rejects(figuresTally.fold(kv), when);
    kills = Infinity;
    await enterAll(kv, ids.slice(0, 9), "Lost");
  }
  deepEqual(
    sortKeys(await foldFigures(kv)),
    sortKeys(await recount(kv, ids)),
  );
});

Deno.test("a fold with one change per commit keeps the order of the changes", async () => {
  const clock = new Clock();
  const limits = { ...COMMIT_LIMITS, writes: 8 };
  using kv = await memoryKv({ now: clock.now, limits });
  const stage = "picked_up" as const;
  const reached = [{ source: "entry", stage, at: clock.ms }];
  const recorded = { reached, created: clock.ms, due: null, via: null };
  const changes = [["2", recorded], ["1", { gone: "entry" }]] as const;
  for (const [id, change] of changes) {
    await kv.transact((tx) => tx.set([FIGURES_DUE, "parcel", id], [change]));
  }
  deepEqual((await foldFigures(kv)).stages, {});
});

Deno.test("a fold over several commits reads each figure once", async () => {
  const clock = new Clock();
  const asked: string[] = [];
  let again = 0;
  using kv = await memoryKv({
    now: clock.now,
    limits: { ...COMMIT_LIMITS, writes: 100 },
    faults: {
      before({ kind, keys }) {
        if (kind === "commit") asked.length = 0;
        for (const key of keys) {
          if (kind !== "get" || key[0] !== "figures_of") continue;
          if (asked.includes(String(key[1]))) again += 1;
          asked.push(String(key[1]));
        }
      },
    },
  });
  const ids = await addParcels(kv, 120);
  await enterAll(kv, ids, "Picked up");
  again = 0;
  const counted = await foldFigures(kv);
  deepEqual(counted.stages, { "picked_up 2026-11-20": 120 });
  equal(again, 0);
});
