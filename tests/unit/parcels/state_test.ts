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
import { activityKey, encodeParcel, parcels } from "@/lib/parcels/store.ts";
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
  memoryKv,
  parcelInput,
} from "../../helpers/domain.ts";
import { searchParcels } from "@/lib/parcel_lists/list.ts";
import type { ActivityCreate } from "@/lib/parcels/entry_schema.ts";

const HOUR_MS = 60 * 60_000;
const NOW = "2026-11-20T15:45:00.000Z";

/** A status, a place and a point, as fields name them. */
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
  const { status, current_location, ...rest } = (await getParcel(kv, id))!;
  const { map_current_latitude, map_current_longitude } = rest;
  return {
    ...{ status, current_location },
    ...{ map_current_latitude, map_current_longitude },
  };
}

/** Adds an entry and returns its id. */
async function add(
  kv: Kv,
  parcelId: string,
  fields: Partial<ActivityCreate>,
): Promise<string> {
  return (await createActivity(kv, activityInput(parcelId, fields))).id;
}

/**
 * Writes a parcel and entries that do not say what they have set, as an upgrade leaves them: the state is the parcel's own from
 * the newest of them on, or from its creation.
 */
async function addOldParcel(
  kv: Kv,
  { status, place, hours }: {
    status: string | null;
    place: string | null;
    hours: number[];
  },
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
      addEntry(tx, parcel, { ...entry, brought: {} });
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

Deno.test("createActivity() leaves the state alone when a newer entry has brought it", async () => {
  using kv = await memoryKv(new Clock());
  const { id } = await createParcel(kv, parcelInput());
  await add(kv, id, { status: "Delivered", occurred_at: hour(-1) });
  await add(kv, id, {
    status: "In transit",
    current_location: "Lyon",
    occurred_at: hour(-24),
  });
  const { status, current_location } = await stateOf(kv, id);
  equal(status, "Delivered");
  equal(current_location, "Lyon", "nothing newer has brought a place");
});

Deno.test("of two entries of one moment the later created counts", async () => {
  using kv = await memoryKv(new Clock());
  const { id } = await createParcel(kv, parcelInput({ status: "Pending" }));
  await add(kv, id, { status: "First" });
  equal((await stateOf(kv, id)).status, "First");
  await add(kv, id, { status: "Second" });
  equal((await stateOf(kv, id)).status, "Second");
});

Deno.test("deleteActivity() hands the state over to the next entry, search words included, in one commit", async () => {
  const clock = new Clock();
  let commits = 0;
  using kv = await memoryKv({
    now: clock.now,
    faults: { before: ({ kind }) => void (kind === "commit" && commits++) },
  });
  const { id } = await createParcel(kv, parcelInput());
  await add(kv, id, { status: "Loaded", occurred_at: hour(-2) });
  const newest = await add(kv, id, { status: "Delivered" });
  const { version } = (await getParcel(kv, id))!;
  commits = 0;
  await deleteActivity(kv, newest);
  equal(commits, 1);
  const parcel = (await getParcel(kv, id))!;
  equal(parcel.status, "Loaded");
  equal(parcel.version, version + 1);
  const found = async (search: string) =>
    (await searchParcels(kv, { search, page: 1, per_page: 15 })).total;
  deepEqual([await found("Loaded"), await found("Delivered")], [1, 0]);
});

Deno.test("updateActivity() of the time hands the state over to the newest entry", async () => {
  using kv = await memoryKv(new Clock());
  const { id } = await createParcel(kv, parcelInput());
  const early = await add(kv, id, { status: "Early", occurred_at: hour(-3) });
  const late = await add(kv, id, { status: "Late", occurred_at: hour(-1) });
  await updateActivity(kv, { id: late, occurred_at: hour(-5) });
  equal((await stateOf(kv, id)).status, "Early");
  await updateActivity(kv, { id: early, occurred_at: hour(-6) });
  equal((await stateOf(kv, id)).status, "Late");
});

Deno.test("what was named on the parcel comes back when the newer entry goes", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const { id } = await createParcel(kv, parcelInput());
  await updateParcel(kv, { id, status: "On hold" });
  clock.forward(HOUR_MS);
  const entry = await add(kv, id, { status: "In transit" });
  await add(kv, id, { status: "Picked up", occurred_at: hour(-1) });
  equal((await stateOf(kv, id)).status, "In transit");
  await deleteActivity(kv, entry);
  equal((await stateOf(kv, id)).status, "On hold");
});

Deno.test("updateParcel() of a status counts from its newest entry on where that is ahead of the clock", async () => {
  using kv = await memoryKv(new Clock());
  const { id } = await createParcel(kv, parcelInput());
  await add(kv, id, { occurred_at: hour(10) });
  await updateParcel(kv, { id, status: null });
  await add(kv, id, { status: "Early", occurred_at: hour(9) });
  equal((await stateOf(kv, id)).status, null);
  await add(kv, id, { status: "Same moment", occurred_at: hour(10) });
  equal((await stateOf(kv, id)).status, "Same moment");
});

Deno.test("updateParcel() with the status it has already lets that count from now on, and changes no version", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const { id } = await createParcel(kv, parcelInput({ status: "Pending" }));
  clock.forward(2 * HOUR_MS);
  const { parcel, changed } = await updateParcel(kv, { id, status: "Pending" });
  equal(changed, false);
  equal(parcel.version, 1);
  await add(kv, id, { status: "Between", occurred_at: hour(1) });
  equal((await stateOf(kv, id)).status, "Pending");
});

Deno.test("updateParcel() by a form without marks names only what was changed in it", async () => {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const { id } = await createParcel(kv, parcelInput({ status: "Pending" }));
  clock.forward(2 * HOUR_MS);
  const typed = { status: "Pending", weight: "2 kg" };
  await updateParcel(kv, { id, ...typed }, (_before, changes) => changes);
  await add(kv, id, { status: "Between", occurred_at: hour(1) });
  equal((await stateOf(kv, id)).status, "Between");
});

Deno.test("where the last point goes the map goes with it", async () => {
  using kv = await memoryKv(new Clock());
  const { id } = await createParcel(kv, parcelInput());
  const entry = await add(kv, id, {
    ...{ map_current_latitude: 1, map_current_longitude: 2 },
  });
  await updateParcel(kv, { id, show_map: "yes", map_zoom: 3 });
  await deleteActivity(kv, entry);
  const parcel = (await getParcel(kv, id))!;
  equal(parcel.map_current_latitude, null);
  equal(parcel.show_map, "no");
  await updateParcel(kv, { id, weight: "2 kg" });
});

Deno.test("an entry may be 24 hours ahead and no more", async () => {
  using kv = await memoryKv(new Clock());
  const { id } = await createParcel(kv, parcelInput());
  const tooFar = isAppError(422, "invalid.ahead", "occurred_at");
  const beyond = new Date(Date.parse(hour(24)) + 1).toISOString();
  await rejects(add(kv, id, { occurred_at: beyond }), tooFar);
  const entry = await add(kv, id, { occurred_at: hour(24) });
  await rejects(
    updateActivity(kv, { id: entry, occurred_at: beyond }),
    tooFar,
  );
});

Deno.test("an old entry that is too far ahead can still be edited", async () => {
  using kv = await memoryKv(new Clock());
  const { entries } = await addOldParcel(kv, {
    ...{ status: "Old", place: null, hours: [100] },
  });
  const { changed } = await updateActivity(kv, {
    ...{ id: entries[0]!, title: "Corrected", occurred_at: hour(100) },
  });
  ok(changed);
});

Deno.test("the state of an old record counts as its own from its newest old entry on, and outlives all of them", async () => {
  using kv = await memoryKv(new Clock());
  const { id, entries } = await addOldParcel(kv, {
    ...{ status: "Old", place: "Oslo", hours: [-5, -3] },
  });
  await add(kv, id, { status: "Between", occurred_at: hour(-4) });
  equal((await stateOf(kv, id)).status, "Old");
  const newer = await add(kv, id, { status: "New", occurred_at: hour(-2) });
  equal((await stateOf(kv, id)).status, "New");
  await deleteActivity(kv, newer);
  equal((await stateOf(kv, id)).status, "Old");
  for (const entry of entries) await deleteActivity(kv, entry);
  const { status, current_location } = await stateOf(kv, id);
  deepEqual([status, current_location], ["Old", "Oslo"]);
});

Deno.test("40 entries added at once to two instances are all kept, and the newest counts", async () => {
  const path = await Deno.makeTempFile();
  const { openKv } = await import("@/lib/store/kv.ts");
  await Deno.remove(path);
  const clock = new Clock();
  const stores = await Promise.all([openKv(path, clock), openKv(path, clock)]);
  try {
    const { id } = await createParcel(stores[0], parcelInput());
    const hours = Array.from({ length: 40 }, (_, index) => -index);
    await Promise.all(
      hours.map((at, index) =>
        add(stores[index % 2]!, id, { status: `S${at}`, occurred_at: hour(at) })
      ),
    );
    equal((await stateOf(stores[1], id)).status, "S0");
    deepEqual(await findFaults(stores[0]), []);
    const { total } = await searchParcels(stores[1], {
      ...{ search: "S0", page: 1, per_page: 15 },
    });
    equal(total, 1);
  } finally {
    for (const kv of stores) kv.close();
    await Deno.remove(path);
  }
});

Deno.test("an update asks the store six times at most, and no more often for a long history", async () => {
  let asked = 0;
  using kv = await memoryKv({ faults: { before: () => void asked++ } });
  const { id } = await createParcel(kv, parcelInput({ status: "Pending" }));
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

/** What the state of a parcel should be, in as few lines as it can be said. */
class Model {
  #serial = 0;
  entries: { order: number; at: number; fields: Fields }[] = [];
  #named: { order: number; at: number; fields: Fields }[] = [];
  /** The state of an old record, which is its own from the newest of its old entries on. */
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

Deno.test("random additions, re-datings, deletions and updates keep the state equal to a model", async () => {
  await fc.assert(
    fc.asyncProperty(
      old,
      fields(),
      fc.array(step(), { minLength: 1, maxLength: 15 }),
      compare,
    ),
    { numRuns: 150 },
  );
});

async function compare(
  old: { status: string | null; place: string | null; hours: number[] } | null,
  first: Fields,
  steps: Step[],
): Promise<void> {
  const clock = new Clock();
  using kv = await memoryKv(clock);
  const { id, entries } = old === null
    ? { id: (await createParcel(kv, parcelInput(first))).id, entries: [] }
    : await addOldParcel(kv, old);
  const model = new Model(
    old && { status: old.status, current_location: old.place },
    old?.hours,
  );
  if (old === null) model.name(0, first);
  const ids = [...entries];
  for (const step of steps) {
    const before = await getParcel(kv, id);
    await take(kv, step, { clock, id, ids, model });
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
}

function stateIn(parcel: Required<Fields>): Required<Fields> {
  const { status, current_location } = parcel;
  const { map_current_latitude, map_current_longitude } = parcel;
  return {
    ...{ status, current_location },
    ...{ map_current_latitude, map_current_longitude },
  };
}

async function take(
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
