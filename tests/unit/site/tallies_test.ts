import { deepEqual, ok } from "node:assert/strict";
import {
  CLOSED_STAGES,
  PARCEL_STAGES,
  type ParcelStage,
} from "@/lib/fields/constants.ts";
import { readParcelCounts } from "@/lib/parcels/counts.ts";
import { FIGURES_DUE, type StageChange } from "@/lib/parcels/reached.ts";
import { foldAll } from "@/lib/site/tallies.ts";
import { changeCount, readCount, readCounts } from "@/lib/store/counters.ts";
import { StoreAway } from "@/lib/store/failures.ts";
import type { Kv, Transaction } from "@/lib/store/kv.ts";
import { COMMIT_LIMITS } from "@/lib/store/transaction.ts";
import { type Chance, testDraws } from "../../helpers/chance.ts";
import { Clock } from "../../helpers/domain.ts";
import { faultyDb } from "../../helpers/faulty_store.ts";
import { type Counted, listFigures } from "../../helpers/figures.ts";
import { createKv } from "@/lib/store/open.ts";
import { COUNTS, type Difference } from "@/lib/parcels/filing.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOUNS = ["parcels", "pages", "parcels_troubled"];
const SERVICES = ["Air", "Sea freight", null];
const CREATED = "2026-11-01";

/**
 * The default limits of a commit, limits that split a fold, and the smallest that one change of a parcel's history fits into.
 */
const LIMITS = [
  undefined,
  { ...COMMIT_LIMITS, writes: 60, bytes: 80 * 1024 },
  { ...COMMIT_LIMITS, reads: 1, writes: 20, bytes: 12 * 1024 },
];

interface Place {
  stage: ParcelStage;
  due: string | null;
  event: number | null;
}

interface Status {
  stage: ParcelStage;
  at: number;
  due: string | null;
  via: string | null;
}

/** Records all committed changes for a simple recount. */
class Said {
  readonly nouns = new Map(NOUNS.map((noun) => [noun, 0]));
  readonly places: Place[] = [];
  /** Statuses by parcel and source, including erased parcels. */
  readonly histories: Map<string, Status>[] = [];
  readonly erased = new Set<number>();
}

/** Several processes that share a database: some write, others fold and are killed. */
class World implements Disposable {
  readonly clock = new Clock();
  readonly said = new Said();
  readonly kv: Kv;
  readonly #db: Deno.Kv;
  readonly #chance: Chance;

  constructor(db: Deno.Kv, chance: Chance) {
    this.#db = db;
    this.#chance = chance;
    this.kv = createKv(db, { now: this.clock.now });
  }

  [Symbol.dispose](): void {
    this.kv.close();
  }

  /** Commits some changes. */
  async write(): Promise<void> {
    const acts = Array.from(
      { length: this.#chance.size(1, 6) },
      () => this.#drawAct(),
    );
    // Clocks of different processes differ, so ids do not sort in the order of the commits.
    const id = `${this.#chance.random()}`;
    await this.kv.transact((tx) => {
      Object.assign(tx, { id });
      acts.forEach((act) => act(tx));
    });
    this.clock.forward(this.#chance.size(1, DAY));
  }

  /** Folds while other processes interrupt; the fold may be killed at any of its operations. */
  async fold(depth = 0): Promise<void> {
    const end = this.#chance.pick(["before", "after", "never"]);
    let left = this.#chance.below(25);
    const die = (when: string) => {
      if (left <= 0 && end === when) throw new Error("connection closed");
    };
    let others = Promise.resolve();
    const db = faultyDb(this.#db, {
      before: async () => {
        left -= 1;
        const isPaused = depth < 2 && this.#chance.percent(15);
        if (isPaused) others = others.then(() => this.act(depth + 1));
        await others;
        die("before");
      },
      after: () => die("after"),
    });
    const limits = this.#chance.pick(LIMITS);
    const options = { now: this.clock.now, ...(limits && { limits }) };
    try {
      await foldAll(createKv(db, options));
    } catch (error) {
      ok(error instanceof StoreAway, error as Error);
    }
    // Waits for a concurrent operation that may have started.
    await others;
  }

  act(depth = 0): Promise<void> {
    return this.#chance.percent(80) ? this.write() : this.fold(depth);
  }

  /** Draws and records a change; nothing else may draw before the change is committed. */
  #drawAct(): (tx: Transaction) => void {
    return this.#chance.pick([
      () => this.#changeNoun(),
      () => this.#changePlace(),
      () => this.#changeHistory(),
    ])();
  }

  #changeNoun(): (tx: Transaction) => void {
    const noun = this.#chance.pick(NOUNS);
    const change = this.#chance.pick([1, 1, -1]);
    const { nouns } = this.said;
    nouns.set(noun, nouns.get(noun)! + change);
    return (tx) => changeCount(tx, noun, change);
  }

  #changePlace(): (tx: Transaction) => void {
    const { places } = this.said;
    const at = this.#chance.below(places.length + 2);
    const old = places[at];
    const present = old === undefined || this.#chance.percent(60)
      ? this.#drawPlace()
      : undefined;
    places.splice(at, 1, ...present === undefined ? [] : [present]);
    return (tx) => {
      for (const [change, place] of [[-1, old], [1, present]] as const) {
        if (place === undefined) continue;
        const { stage, due, event } = place;
        tx.gather([COUNTS], [change, stage, due, event] satisfies Difference);
      }
    };
  }

  #drawPlace(): Place {
    const stage = this.#chance.pick(PARCEL_STAGES);
    if (CLOSED_STAGES.includes(stage)) return { stage, due: null, event: null };
    const due = this.#chance.percent(30) ? null : this.#drawDay();
    return { stage, due, event: this.#drawMoment() };
  }

  #changeHistory(): (tx: Transaction) => void {
    const { histories, erased } = this.said;
    const parcel = this.#chance.below(histories.length + 1);
    const history = histories[parcel] ?? new Map<string, Status>();
    histories[parcel] = history;
    if (erased.has(parcel)) return () => {};
    const change = this.#drawStageChange(history);
    if ("erased" in change) erased.add(parcel);
    return (tx) => tx.gather([FIGURES_DUE, `parcel ${parcel}`], change);
  }

  #drawStageChange(history: Map<string, Status>): StageChange {
    const source = crypto.randomUUID();
    const at = this.#drawMoment();
    const known = this.#chance.pick([...history.keys(), null]);
    const status = known === null ? undefined : history.get(known)!;
    if (status !== undefined && this.#chance.percent(20)) {
      history.delete(known!);
      return { gone: known! };
    }
    if (status !== undefined && this.#chance.percent(50)) {
      status.at = at;
      return { moved: known!, at };
    }
    if (this.#chance.percent(10)) return { moved: source, at };
    if (this.#chance.percent(5)) return { erased: true };
    const [due, via] = [this.#drawDay(), this.#chance.pick(SERVICES)];
    const stage = this.#chance.pick([
      ...["picked_up", "in_transit", "delivered", "on_hold"] as const,
    ]);
    history.set(source, { stage, at, due, via });
    const created = Date.parse(CREATED);
    const reached = [{ source, stage, at }];
    return { reached, created, due, via };
  }

  #drawMoment(): number {
    return this.clock.ms - this.#chance.below(30 * DAY);
  }

  #drawDay(): string {
    return dayOf(this.clock.ms + (this.#chance.below(40) - 20) * DAY);
  }
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Asserts that counts equal a recount, folded or not. */
async function checkCounts({ kv, said, clock }: World): Promise<void> {
  const nouns = [...said.nouns.values()];
  deepEqual(await readCounts(kv, NOUNS), nouns);
  const alone = NOUNS.map((noun) => readCount(kv, noun));
  deepEqual(await Promise.all(alone), nouns);
  const { places } = said;
  const today = dayOf(clock.ms);
  const due = [...new Set(places.map((place) => place.due ?? today))];
  const before = [-40, -20, -3, 0, 1].map((days) =>
    new Date(Date.parse(today) + days * DAY + 6.25 * HOUR)
  );
  const count = (isCounted: (place: Place) => boolean) =>
    places.filter(isCounted).length;
  const asked = { today, due, before };
  const { dueOn, quietSince, ...counts } = await readParcelCounts(kv, asked);
  const found = {
    ...counts,
    due: due.map(dueOn),
    before: before.map(quietSince),
  };
  deepEqual(found, {
    total: places.length,
    open: count(({ event }) => event !== null),
    stages: Object.fromEntries(
      PARCEL_STAGES.map((name) => [name, count(({ stage }) => stage === name)]),
    ),
    late: count(({ due }) => due !== null && due < today),
    due: due.map((day) => count(({ due }) => due === day)),
    before: before.map((moment) =>
      count(({ event }) => event !== null && event < moment.getTime())
    ),
  });
}

/** Recounts all histories by the rules. */
function recount(histories: Map<string, Status>[]): Counted {
  const counted: Counted = { stages: {}, onTime: {}, ways: {} };
  for (const history of histories) {
    const ordered = [...history.values()].toSorted((a, b) => a.at - b.at);
    const reached = ordered.map(({ stage, at }) => `${stage} ${dayOf(at)}`);
    for (const place of new Set(reached)) increase(counted.stages, place);
    const delivery = ordered.find(({ stage }) => stage === "delivered");
    if (delivery === undefined) continue;
    const day = dayOf(delivery.at);
    const month = day.slice(0, 7);
    const [onTime, dated] = counted.onTime[month] ?? [0, 0];
    const isOnTime = day <= delivery.due! ? 1 : 0;
    counted.onTime[month] = [onTime + isOnTime, dated + 1];
    const start = ordered.find(({ stage }) =>
      stage === "picked_up" || stage === "in_transit"
    );
    const from = start === undefined ? CREATED : dayOf(start.at);
    const days = (Date.parse(day) - Date.parse(from)) / DAY;
    const way = (delivery.via ?? "").toLowerCase();
    if (days >= 0) increase(counted.ways, `${way} ${month} ${days}`);
  }
  return counted;
}

function increase(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

testDraws(
  "counts and figures equal a recount although processes write, fold and are killed",
  async (chance) => {
    using world = new World(await Deno.openKv(":memory:"), chance);
    for (let round = 0; round < 6; round++) {
      for (let acts = chance.size(1, 40); acts > 0; acts--) await world.act();
      await checkCounts(world);
    }
    await foldAll(world.kv);
    await checkCounts(world);
    const { kv, said: { histories } } = world;
    deepEqual(await listFigures(kv), recount(histories));
    for (const part of ["parcel_counts", FIGURES_DUE]) {
      deepEqual(await kv.list({ prefix: [part] }, { limit: 9 }), []);
    }
  },
);
