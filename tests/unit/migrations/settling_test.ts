import { deepEqual } from "node:assert/strict";
import { convert } from "@/lib/migrations/convert.ts";
import { FORMER_MARKS } from "@/lib/migrations/marks.ts";
import { deleteActivity, updateActivity } from "@/lib/parcels/activities.ts";
import { filedStageOf, stageOf } from "@/lib/statuses/stages.ts";
import { parcels } from "@/lib/parcels/store.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import { newId } from "@/lib/store/stamps.ts";
import { type Chance, testDraws } from "@/tests/helpers/chance.ts";
import type { Kv } from "@/lib/store/kv.ts";
import {
  Clock,
  makeEntry,
  makeParcel,
  memoryKv,
} from "@/tests/helpers/domain.ts";
import {
  type FormerEntry,
  type FormerOrigin,
  type FormerParcel,
  formerSettle,
  legacyMark,
} from "@/tests/helpers/former_settle.ts";

const ORIGINS = 29;
const PARCELS = 40;
const CHANGES = 14;
const HOUR_MS = 60 * 60_000;
const STATUSES = ["Pending", "In transit", "Customs", "Delivered", "Waiting"];
const PLACES = ["Lyon", "Brest", "Nantes"];

/** A parcel whose history changes in version 1.2.0 and in this version. */
class Twin {
  readonly kv: Kv;
  readonly chance: Chance;
  readonly clock: Clock;
  readonly entries: FormerEntry[] = [];
  /** Its figures by their entries. */
  readonly figures = new Map<string, string>();
  parcel: FormerParcel;

  constructor(
    { kv, chance, clock }: { kv: Kv; chance: Chance; clock: Clock },
    parcel: FormerParcel,
  ) {
    [this.kv, this.chance, this.clock] = [kv, chance, clock];
    this.parcel = parcel;
    for (let count = chance.below(5); count > 0; count--) {
      this.entries.push({
        ...{ id: newId(clock.now()), at: this.#moment() },
        title: chance.pick([...STATUSES, "Left the port"]),
      });
      clock.forward(1_000);
    }
    this.#count();
    // Later entries record the values they set.
    for (let count = chance.below(3); count > 0; count--) {
      this.#add(newId(clock.now()), this.#moment(), this.#brought());
      clock.forward(1_000);
    }
  }

  /** Counts like version 1.2.0 the first entries, and a status that none of them has. */
  #count(): void {
    for (const { id, at, title } of this.entries) {
      const stage = stageOf(title) && filedStageOf(title);
      if (stage !== null) this.figures.set(id, `${stage} ${at}`);
    }
    const { id, status } = this.parcel;
    if (status === null) return;
    const stage = filedStageOf(status);
    const told = [...this.figures.values()];
    if (told.some((figure) => figure.startsWith(`${stage} `))) return;
    const { at } = legacyMark(this.parcel, this.entries);
    this.figures.set(id, `${stage} ${at}`);
  }

  #moment(): number {
    return this.clock.ms - this.chance.below(9) * HOUR_MS;
  }

  #brought(): NonNullable<FormerEntry["brought"]> {
    return {
      ...(this.chance.below(3) > 0 && { status: this.chance.pick(STATUSES) }),
      ...(this.chance.below(3) > 0 &&
        { current_location: this.chance.pick(PLACES) }),
    };
  }

  #add(id: string, at: number, brought: FormerEntry["brought"]): void {
    const entry = { id, at, title: "Entry", brought: brought! };
    this.entries.push(entry);
    this.parcel = formerSettle(this.parcel, this.entries);
    const { status } = entry.brought;
    if (status) this.figures.set(id, `${filedStageOf(status)} ${at}`);
  }

  /** Makes the same random change to the parcel and to this model. */
  async change(): Promise<void> {
    const { chance, kv, parcel, entries } = this;
    this.clock.forward(1_000);
    const entry = entries[chance.below(entries.length + 1)];
    if (entry === undefined || chance.below(3) === 0) {
      const [at, brought] = [this.#moment(), this.#brought()];
      const occurred_at = new Date(at).toISOString();
      const { id } = await makeEntry(
        kv,
        parcel.id,
        { ...brought, occurred_at } as object,
      );
      return this.#add(id, at, brought);
    }
    if (chance.below(2) === 0) {
      await deleteActivity(kv, entry.id);
      entries.splice(entries.indexOf(entry), 1);
      this.figures.delete(entry.id);
      this.parcel = formerSettle(parcel, entries, entry);
      return;
    }
    const at = this.#moment();
    const occurred_at = new Date(at).toISOString();
    await updateActivity(kv, { id: entry.id, occurred_at });
    if (entry.at === at) return;
    entry.at = at;
    const figure = this.figures.get(entry.id)?.split(" ")[0];
    if (figure !== undefined) this.figures.set(entry.id, `${figure} ${at}`);
    this.parcel = formerSettle(parcel, entries, entry);
  }

  /** Writes it like version 1.2.0. */
  async store(): Promise<void> {
    const { id, status, current_location, origins } = this.parcel;
    const record = (await parcels.get(this.kv, id))!;
    const times = this.entries.map(({ at }) => at);
    const stored = {
      ...{ ...record, status, current_location },
      newest_entry: times.length > 0 && Math.max(...times),
      stage: filedStageOf(status),
    };
    const cells: unknown[] = parcels.encode(stored) as never;
    const statuses = [...this.figures].map(([source, figure]) => {
      const [stage, at] = figure.split(" ");
      return [source, [stage, Number(at), "2026-11-20"]];
    });
    await this.kv.transact((tx) => {
      tx.set(["parcels", id], cells.with(ORIGINS, origins));
      for (const { id: entryId, at, title, brought } of this.entries) {
        const said = brought === undefined ? [] : [
          ...[brought.status ?? false, brought.current_location ?? false],
          false,
        ];
        const look = ["local_shipping", "black", title, "It goes on."];
        tx.set(["activities", id, entryId], [1, at, at, at, ...look, ...said]);
        tx.set(["activities_by_id", entryId], id);
      }
      if (statuses.length === 0) return;
      tx.set(["figures_of", id], {
        ...{ created: "2026-11-20", statuses: Object.fromEntries(statuses) },
      });
    });
  }

  /** Compares the result of version 1.2.0 with the stored parcel. */
  async compare(place: string): Promise<void> {
    const { id, status, current_location } = this.parcel;
    const found = (await parcels.get(this.kv, id))!;
    const times = this.entries.map(({ at }) => at);
    deepEqual(
      [found.status, found.current_location, found.stage, found.newest_entry],
      [
        ...[status, current_location, filedStageOf(status)],
        times.length > 0 && Math.max(...times),
      ],
      place,
    );
  }

  async compareFigures(place: string): Promise<void> {
    const counted = await this.kv.get<{ statuses: Record<string, unknown[]> }>(
      ["figures_of", this.parcel.id],
    );
    const found = Object.entries(counted?.statuses ?? {})
      .map(([source, [stage, at]]) => `${source} ${stage} ${at}`);
    const expected = [...this.figures].map((pair) => pair.join(" "));
    deepEqual(found.sort(), expected.sort(), place);
  }
}

/** Creates a parcel without origins, or with unset ones. */
async function newTwin(
  tools: { kv: Kv; chance: Chance; clock: Clock },
): Promise<Twin> {
  const { kv, chance, clock } = tools;
  const { id } = await makeParcel(kv);
  const created = clock.ms;
  clock.forward(1_000);
  const unset: FormerOrigin[] = [[], [], []];
  return new Twin(tools, {
    ...{ id, created, origins: chance.below(2) === 0 ? null : unset },
    status: chance.below(4) === 0 ? null : chance.pick(STATUSES),
    current_location: chance.below(4) === 0 ? null : chance.pick(PLACES),
  });
}

testDraws(
  "histories that change at random settle and count after the conversion as in 1.2.0",
  async (chance) => {
    const clock = new Clock();
    using kv = await memoryKv({ now: clock.now });
    const tools = { kv, chance, clock };
    const twins: Twin[] = [];
    for (let count = 0; count < PARCELS; count++) {
      twins.push(await newTwin(tools));
    }
    await foldAll(kv);
    for (const twin of twins) await twin.store();
    await kv.transact((tx) => {
      for (const key of FORMER_MARKS) tx.set(key, "");
    });
    await convert(kv);
    for (const [at, twin] of twins.entries()) {
      await twin.compare(`parcel ${at}, converted`);
      for (let change = 0; change < CHANGES; change++) {
        await twin.change();
        await twin.compare(`parcel ${at}, change ${change}`);
      }
    }
    await foldAll(kv);
    for (const [at, twin] of twins.entries()) {
      await twin.compareFigures(`parcel ${at}`);
    }
  },
  3,
);
