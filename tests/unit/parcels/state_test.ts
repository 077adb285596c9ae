import type { ActivityCreate } from "@/lib/parcels/entry_schema.ts";
import { deepEqual, equal, ok, rejects } from "node:assert/strict";
import fc from "fast-check";
import {
  createActivity,
  deleteActivity,
  updateActivity,
} from "@/lib/parcels/activities.ts";
import { addEntry } from "@/lib/parcels/model.ts";
import { claim } from "@/lib/parcels/state.ts";
import { newStamp } from "@/lib/store/stamps.ts";
import { encodeParcel, parcels } from "@/lib/parcels/store.ts";
import {
  createParcel,
  getParcel,
  updateParcel,
} from "@/lib/parcels/parcels.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { findFaults } from "@/tests/helpers/integrity.ts";
import {
  activityInput,
  Clock,
  isAppError,
  makeEntry,
  makeParcel,
  memoryKv,
  parcelInput,
  runConcurrently,
  test,
} from "../../helpers/domain.ts";
import { searchParcels } from "@/lib/parcel_lists/list.ts";
import { sharedStore } from "../../helpers/store.ts";
import { openKv } from "@/lib/store/open.ts";
import { activityKey } from "@/lib/parcels/entries.ts";

const HOUR_MS = 60 * 60_000;
const NOW = "2026-11-20T15:45:00.000Z";

/** A status, place and point under the names of their fields. */
interface Fields {
  status?: string | null;
  current_location?: string | null;
  map_current_latitude?: number | null;
  map_current_longitude?: number | null;
}

const TEXTS = [null, "Alpha", "Beta", "Gamma"];
const POINTS = [null, [1, 2], [3, 4]] as const;

function hour(hours: number): string {
  return new Date(Date.parse(NOW) + hours * HOUR_MS).toISOString();
}

async function stateOf(kv: Kv, id: string): Promise<Required<Fields>> {
  return stateIn((await getParcel(kv, id))!);
}

/** Adds an entry and returns its id. */
async function add(
  kv: Kv,
  parcelId: string,
  fields: Partial<ActivityCreate>,
): Promise<string> {
  return (await makeEntry(kv, parcelId, fields)).id;
}

/**
 * Writes a parcel as an upgrade leaves it: its entries do not record the values they set, and its state is dated by the newest
 * entry or else by its creation.
 */
async function addOldParcel(
  kv: Kv,
  { status, place, hours }: Legacy,
): Promise<{ id: string; entries: string[] }> {
  const input = parcelInput({ status, current_location: place });
  const { id } = await createParcel(kv, input);
  const entries: string[] = [];
  for (const at of hours) {
    const entry = await kv.transact(async (tx) => {
      const parcel = await parcels.require(tx, id);
      const { parcel_id, ...input } = activityInput(id);
      const occurred_at = hour(at);
      const entry = { ...newStamp(tx.now), ...input, parcel_id, occurred_at };
      await addEntry(tx, kv, parcel, { ...entry, brought: {} });
      return entry.id;
    });
    entries.push(entry);
  }
  const now = kv.now().getTime();
  const times = hours.map((at) => Date.parse(hour(at)));
  const mark = entries.length === 0
    ? { at: now, id }
    : { at: Math.max(...times), id: entries.at(-1)! };
  await kv.transact(async (tx) => {
    const parcel = await parcels.require(tx, id);
    const state = { status, current_location: place, point: null };
    tx.set(parcels.keyOf(id), encodeParcel(claim(parcel, state, mark)));
    for (const entry of entries) {
      const key = activityKey(id, entry);
      const cells = await kv.get<unknown[]>(key);
      tx.set(key, cells!.slice(0, -3));
    }
  });
  return { id, entries };
}

async function countMatches(kv: Kv, search: string): Promise<number> {
  return (await searchParcels(kv, { search, page: 1, per_page: 15 })).total;
}

Deno.test("deleteActivity() resets state and search words to the next entry's in the same commit", async () => {
  let commits = 0;
  using kv = await memoryKv({
    now: new Clock().now,
    faults: { before: ({ kind }) => void (kind === "commit" && commits++) },
  });
  const { id } = await makeParcel(kv);
  await add(kv, id, { status: "Loaded", occurred_at: hour(-2) });
  const newest = await add(kv, id, { status: "Delivered" });
  commits = 0;
  await deleteActivity(kv, newest);
  equal(commits, 1);
  equal(await countMatches(kv, "Loaded"), 1);
  equal(await countMatches(kv, "Delivered"), 0);
});

test.withClock("updateParcel() by a form without marks dates only the fields that were changed", async ({ kv, clock }) => {
  const { id } = await makeParcel(kv, { status: "Pending" });
  clock.forward(2 * HOUR_MS);
  const typed = { status: "Pending", weight: "2 kg" };
  await updateParcel(kv, { id, ...typed }, (_before, changes) => changes);
  await add(kv, id, { status: "Between", occurred_at: hour(1) });
  equal((await stateOf(kv, id)).status, "Between");
});

test.withClock("removing the last point hides the map", async ({ kv }) => {
  const { id } = await makeParcel(kv);
  const point = { map_current_latitude: 1, map_current_longitude: 2 };
  const entry = await add(kv, id, point);
  await updateParcel(kv, { id, show_map: "yes", map_zoom: 3 });
  await deleteActivity(kv, entry);
  const parcel = (await getParcel(kv, id))!;
  equal(parcel.map_current_latitude, null);
  equal(parcel.show_map, "no");
  await updateParcel(kv, { id, weight: "2 kg" });
});

test.withClock("an entry may be at most 24 hours ahead unless it dates from an earlier version", async ({ kv }) => {
  const { id } = await makeParcel(kv);
  const tooFar = isAppError(422, "invalid.ahead", "occurred_at");
  const occurred_at = new Date(Date.parse(hour(24)) + 1).toISOString();
  await rejects(add(kv, id, { occurred_at }), tooFar);
  const entry = await add(kv, id, { occurred_at: hour(24) });
  await rejects(updateActivity(kv, { id: entry, occurred_at }), tooFar);
  const legacy = { status: "Old", place: null, hours: [100] };
  const { entries } = await addOldParcel(kv, legacy);
  const { changed } = await updateActivity(kv, {
    id: entries[0]!,
    title: "Corrected",
    occurred_at: hour(100),
  });
  ok(changed);
});

Deno.test("40 concurrent entries by two instances are all kept, and the newest determines the state", async () => {
  await using store = await sharedStore();
  const clock = new Clock();
  using first = await openKv(store.path, clock);
  using second = await openKv(store.path, clock);
  const { id } = await makeParcel(first);
  await runConcurrently(40, (n) =>
    add(n % 2 === 0 ? first : second, id, {
      status: `S${n}`,
      occurred_at: hour(-n),
    }));
  equal((await stateOf(second, id)).status, "S0");
  deepEqual(await findFaults(first), []);
  equal(await countMatches(second, "S0"), 1);
});

Deno.test("an update makes at most six store requests regardless of the length of the history", async () => {
  let asked = 0;
  using kv = await memoryKv({ faults: { before: () => void asked++ } });
  const { id } = await makeParcel(kv, { status: "Pending" });
  for (let entry = 0; entry < 30; entry++) await add(kv, id, {});
  asked = 0;
  const input = activityInput(id, { status: "Delivered" });
  const { id: entry } = await createActivity(kv, input, { requestKey: "form" });
  ok(asked <= 6, `asked ${asked} times to add`);
  asked = 0;
  await updateActivity(kv, { id: entry, occurred_at: hour(-1) });
  ok(asked <= 6, `asked ${asked} times to re-date`);
  asked = 0;
  await updateParcel(kv, { id, status: "On hold" });
  ok(asked <= 6, `asked ${asked} times to name`);
});

/** Computes the state of a parcel by the simplest algorithm. */
class Model {
  #serial = 0;
  entries: { order: number; at: number; fields: Fields }[] = [];
  #named: { order: number; at: number; fields: Fields }[] = [];
  /** The state of a legacy record, dated by its newest legacy entry. */
  readonly #old: Fields | null;
  readonly #last: number;

  constructor(old: Fields | null, hours: number[] = []) {
    for (const at of hours) this.add(at, {});
    this.#old = old;
    this.#last = this.#serial;
  }

  add(at: number, fields: Fields): void {
    this.entries.push({ order: ++this.#serial, at, fields });
  }

  name(now: number, fields: Fields): void {
    const at = Math.max(now, ...this.entries.map(({ at }) => at));
    this.#named.push({ order: ++this.#serial, at, fields });
  }

  value(field: keyof Fields): unknown {
    const names = ({ fields }: { fields: Fields }) => field in fields;
    const claims = [...this.entries.filter(names)];
    const named = this.#named.filter(names).at(-1);
    if (named !== undefined) claims.push(named);
    else if (this.#old !== null) {
      const olds = this.entries.filter(({ order }) => order <= this.#last);
      const [first = { order: 0, at: 0 }] = newest(olds);
      claims.push({ ...first, fields: this.#old });
    }
    return newest(claims)[0]?.fields[field] ?? null;
  }
}

function newest<T extends { at: number; order: number }>(claims: T[]): T[] {
  return claims.toSorted((a, b) => b.at - a.at || b.order - a.order);
}

type Step =
  | { do: "add" | "name"; at: number; fields: Fields }
  | { do: "redate"; entry: number; at: number }
  | { do: "delete"; entry: number }
  | { do: "wait"; hours: number };

function fields(): fc.Arbitrary<Fields> {
  const texts = { status: fc.constantFrom(...TEXTS) };
  const place = { current_location: fc.constantFrom(...TEXTS) };
  const point = fc.constantFrom(undefined, ...POINTS);
  return fc.tuple(
    fc.record({ ...texts, ...place }, { requiredKeys: [] }),
    point,
  ).map(([named, point]) =>
    point === undefined ? named : {
      ...named,
      map_current_latitude: point?.[0] ?? null,
      map_current_longitude: point?.[1] ?? null,
    }
  );
}

function step(): fc.Arbitrary<Step> {
  const at = fc.integer({ min: -6, max: 24 });
  const entry = fc.nat(9);
  const doing = <Kind extends string>(kind: Kind) => ({
    do: fc.constant(kind),
  });
  return fc.oneof(
    fc.record({ ...doing("add"), at, fields: fields() }),
    fc.record({ ...doing("add"), at, fields: fields() }),
    fc.record({ ...doing("name"), at, fields: fields() }),
    fc.record({ ...doing("redate"), entry, at }),
    fc.record({ ...doing("delete"), entry }),
    fc.record({ ...doing("wait"), hours: fc.integer({ min: 1, max: 5 }) }),
  );
}

const old = fc.option(fc.record({
  status: fc.constantFrom(...TEXTS),
  place: fc.constantFrom(...TEXTS),
  hours: fc.array(fc.integer({ min: -6, max: 6 }), { maxLength: 3 }),
}));

interface Legacy {
  status: string | null;
  place: string | null;
  hours: number[];
}

function addStep(at: number, status?: string): Step {
  return { do: "add", at, fields: status === undefined ? {} : { status } };
}

function nameStep(status: string | null): Step {
  return { do: "name", at: 0, fields: { status } };
}

const LEGACY: Legacy = { status: "Old", place: "Oslo", hours: [-5, -3] };

const SCENARIOS: [
  name: string,
  steps: Step[],
  status: string | null,
  legacy?: Legacy,
][] = [
  [
    "an older entry does not replace the status of a newer one",
    [addStep(-1, "Delivered"), addStep(-24, "In transit")],
    "Delivered",
  ],
  [
    "of two entries at the same moment the one created last counts",
    [addStep(0, "First"), addStep(0, "Second")],
    "Second",
  ],
  [
    "deleting the newest entry restores the status of the one before",
    [addStep(-2, "Loaded"), addStep(0, "Delivered"), {
      do: "delete",
      entry: 1,
    }],
    "Loaded",
  ],
  [
    "re-dating the newest entry hands the status over",
    [addStep(-3, "A"), addStep(-1, "B"), { do: "redate", entry: 1, at: -5 }],
    "A",
  ],
  [
    "a status set on the parcel returns when a newer entry is deleted",
    [
      nameStep("On hold"),
      { do: "wait", hours: 1 },
      addStep(1, "In transit"),
      addStep(-1, "Picked up"),
      { do: "delete", entry: 0 },
    ],
    "On hold",
  ],
  [
    "a status set on the parcel counts from an entry ahead of the clock",
    [addStep(10), nameStep(null), addStep(9, "Early")],
    null,
  ],
  [
    "an entry at the moment of that entry, but created later, replaces it",
    [addStep(10), nameStep(null), addStep(10, "Same moment")],
    "Same moment",
  ],
  [
    "setting the same status again makes it count from now",
    [
      nameStep("A"),
      { do: "wait", hours: 2 },
      nameStep("A"),
      addStep(1, "Between"),
    ],
    "A",
  ],
  [
    "a legacy record's state is dated by its newest legacy entry",
    [addStep(-4, "Between")],
    "Old",
    LEGACY,
  ],
  [
    "a newer entry replaces a legacy record's state",
    [addStep(-2, "New")],
    "New",
    LEGACY,
  ],
  [
    "a legacy record's state survives the deletion of its entries",
    [
      addStep(-2, "New"),
      ...[2, 1, 0].map((entry): Step => ({ do: "delete", entry })),
    ],
    "Old",
    LEGACY,
  ],
];

for (const [name, steps, status, legacy] of SCENARIOS) {
  Deno.test(name, async () => {
    equal(await compare(legacy ?? null, {}, steps), status);
  });
}

Deno.test("after random additions, re-datings, deletions and updates the state equals a model's", async () => {
  await fc.assert(
    fc.asyncProperty(
      old,
      fields(),
      fc.array(step(), { minLength: 1, maxLength: 15 }),
      async (...history) => void await compare(...history),
    ),
    { numRuns: 150 },
  );
});

/** Compares a parcel with the model after each step; returns its final status. */
async function compare(
  old: Legacy | null,
  first: Fields,
  steps: Step[],
): Promise<string | null> {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const { id, entries } = old === null
    ? { id: (await makeParcel(kv, first)).id, entries: [] }
    : await addOldParcel(kv, old);
  const model = new Model(
    old && { status: old.status, current_location: old.place },
    old?.hours,
  );
  if (old === null) model.name(0, first);
  const ids = [...entries];
  for (const step of steps) {
    const before = await getParcel(kv, id);
    await applyStep(kv, step, { clock, id, ids, model });
    const state = await stateOf(kv, id);
    for (const field of Object.keys(state) as (keyof Fields)[]) {
      equal(state[field], model.value(field), field);
    }
    const { version } = (await getParcel(kv, id))!;
    const isChanged = JSON.stringify(state) !==
      JSON.stringify(stateIn(before!));
    equal(version, before!.version + (isChanged ? 1 : 0));
  }
  deepEqual(await findFaults(kv), []);
  return (await stateOf(kv, id)).status;
}

function stateIn(parcel: Required<Fields>): Required<Fields> {
  const { status, current_location } = parcel;
  const { map_current_latitude, map_current_longitude } = parcel;
  return {
    ...{ status, current_location },
    ...{ map_current_latitude, map_current_longitude },
  };
}

async function applyStep(
  kv: Kv,
  step: Step,
  { clock, id, ids, model }: {
    clock: Clock;
    id: string;
    ids: string[];
    model: Model;
  },
): Promise<void> {
  const now = (clock.ms - Date.parse(NOW)) / HOUR_MS;
  switch (step.do) {
    case "wait":
      return clock.forward(step.hours * HOUR_MS);
    case "add":
      ids.push(
        await add(kv, id, { ...step.fields, occurred_at: hour(step.at) }),
      );
      return model.add(step.at, step.fields);
    case "name":
      await updateParcel(kv, { id, ...step.fields });
      return model.name(now, step.fields);
  }
  if (ids.length === 0) return;
  const place = step.entry % ids.length;
  if (step.do === "redate") {
    await updateActivity(kv, { id: ids[place]!, occurred_at: hour(step.at) });
    model.entries[place]!.at = step.at;
  } else {
    await deleteActivity(kv, ids[place]!);
    ids.splice(place, 1);
    model.entries.splice(place, 1);
  }
}
