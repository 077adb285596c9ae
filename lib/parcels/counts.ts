import { chunk } from "deno-std/collections/chunk.js";
import { toLocalDay } from "@/lib/dates.ts";
import {
  CLOSED_STAGES,
  PARCEL_STAGES,
  type ParcelStage,
} from "@/lib/fields/constants.ts";
import { sum } from "@/lib/numbers.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Key, Kv } from "@/lib/store/kv.ts";
import { type Fold, readWithChanges, tally } from "@/lib/store/tally.ts";

/** What is counted of all parcels by where they are filed; what commits changed since is below it. */
export const COUNTS = "parcel_counts";

/** In every time zone days begin at a quarter of an hour, so that these counts are right in all of them. */
const QUARTER_MS = 15 * 60_000;
const QUARTERS = 24 * 4;

/** The days of last events whose totals are counted together: more than any filter asks about. */
const EVENT_DAYS = 400;

/** The most days between two looks at the counts: a century. */
const MAX_DAYS = 36_525;

/** One parcel more or less at a place. */
export type Difference = [
  change: number,
  stage: ParcelStage,
  due: string | null,
  event: number | null,
];

type Stages = Record<ParcelStage, number>;

interface Base {
  /** The number of folds. */
  folds: number;
  stages: Partial<Stages>;
  /** The number of open parcels that were due before `day`. */
  late: number;
  day: string;
  /**
   * Days of UTC that are not long past, each followed by the number of open parcels whose last event was on it: a list is read
   * several times as fast as an object with these keys.
   */
  events: number[];
}

/** The fold that wrote the count of a due day, or those of the quarters of a day of events. */
type Day<Counted> = [fold: number, counted: Counted];

/** Counts of parcels: by stage, late ones, open ones by due day and by the day of UTC of their last events. */
interface Counts {
  stages: Stages;
  late: number;
  due: Map<string, number>;
  days: Map<number, number>;
  /** By the same days, those of each quarter of an hour. */
  quarters: Map<number, number[]>;
}

/** What readParcelCounts() counts beside the stages. */
export interface Counted {
  /** Open parcels due before this day are counted as late. */
  today: string;
  /** Counts the open parcels due on these days. */
  due: string[];
  /** Counts the open parcels whose last event was before these moments. */
  before: Date[];
}

export interface ParcelCounts {
  total: number;
  stages: Stages;
  late: number;
  /** In the order of the days and moments asked for. */
  due: number[];
  before: number[];
}

/** The numbers of parcels by where they are filed. */
export const filingTally = tally<Base, Difference>({
  head: [COUNTS],
  changes: COUNTS,
  add: addDifferences,
});

/** Counts parcels by two requests to the store, by three until the first change of a day is folded, however many parcels there are. */
export async function readParcelCounts(
  kv: Kv,
  counted: Counted,
): Promise<ParcelCounts> {
  const { today, due, before } = counted;
  const key = [COUNTS];
  const { base, changes } = await readWithChanges<Base, Difference>(kv, key);
  const events = before.map((moment) => dayOf(quarterOf(moment)));
  const { counts, fold } = await readFolded(kv, base, { today, due, events });
  // A fold came between the requests.
  if (fold > (base?.folds ?? 0)) return readParcelCounts(kv, counted);
  addTo(counts, changes, today);
  const { stages, late } = counts;
  const total = sum(Object.values(stages));
  const open = total - sum(CLOSED_STAGES.map((stage) => stages[stage]));
  return {
    total,
    stages,
    late,
    due: due.map((day) => counts.due.get(day) ?? 0),
    before: before.map((moment) => open - countSince(counts, moment)),
  };
}

/** Reads counts as of the last fold, and the newest fold that wrote one of the days. */
async function readFolded(
  kv: Kv,
  base: Base | null,
  { today, due, events }: { today: string; due: string[]; events: number[] },
): Promise<{ counts: Counts; fold: number }> {
  const [days, passed] = await Promise.all([
    kv.getMany<Day<number | number[]>>([
      ...due.map(dueKey),
      ...events.map(eventKey),
    ]),
    base === null ? 0 : countPassed(kv, base.day, today),
  ]);
  const found = days.map((day) => day?.[1]);
  const dueCounts = found.slice(0, due.length) as (number | undefined)[];
  const eventCounts = found.slice(due.length) as (number[] | undefined)[];
  const stages = PARCEL_STAGES.map((stage) =>
    [stage, base?.stages[stage] ?? 0] as const
  );
  const counts: Counts = {
    stages: Object.fromEntries(stages) as Stages,
    late: (base?.late ?? 0) + passed,
    due: new Map(due.map((day, at) => [day, dueCounts[at] ?? 0])),
    days: new Map(chunk(base?.events ?? [], 2) as [number, number][]),
    quarters: new Map(
      events.map((day, at) => [day, eventCounts[at] ?? noQuarters()]),
    ),
  };
  return { counts, fold: Math.max(0, ...days.map((day) => day?.[0] ?? 0)) };
}

/** Returns how many more open parcels are due before the one day than before the other. */
async function countPassed(
  kv: Kv,
  from: string,
  to: string,
): Promise<number> {
  if (from === to) return 0;
  const [start, end] = [from, to].sort().map(dueKey) as [Key, Key];
  const days = await kv.list<[fold: number, count: number]>({ start, end }, {
    limit: MAX_DAYS,
  });
  const count = sum(days.map(({ value }) => value[1]));
  return from < to ? count : -count;
}

/** Adds differences to counts, also of days that were not read. */
function addTo(counts: Counts, changes: Difference[], today: string): void {
  const { stages, due: dueDays, days, quarters } = counts;
  for (const [change, stage, due, event] of changes) {
    const add = <Place>(to: Map<Place, number>, place: Place) =>
      to.set(place, (to.get(place) ?? 0) + change);
    stages[stage] += change;
    if (due !== null) add(dueDays, due);
    if (due !== null && due < today) counts.late += change;
    if (event === null) continue;
    const quarter = quarterOf(event);
    const day = dayOf(quarter);
    add(days, day);
    const ofDay = quarters.get(day) ?? noQuarters();
    ofDay[quarter % QUARTERS]! += change;
    quarters.set(day, ofDay);
  }
}

/** Returns the number of open parcels whose last event was at a moment, on a day that was read, or later. */
function countSince({ days, quarters }: Counts, moment: Date): number {
  const first = quarterOf(moment);
  const day = dayOf(first);
  const onDay = quarters.get(day)!.slice(first % QUARTERS);
  const later = [...days].filter(([other]) => other > day);
  return sum([...onDay, ...later.map(([, count]) => count)]);
}

/** Adds differences in the commit of a fold. */
async function addDifferences(
  { kv, tx, head, changes: gathered }: Fold<Base, Difference>,
): Promise<Base> {
  const changes = [...gathered.values()].flat();
  const { time_zone } = await getSettings(kv);
  const today = toLocalDay(tx.now, time_zone);
  const due = new Set(changes.flatMap(([, , due]) => due ?? []));
  const events = new Set(
    changes.flatMap(([, , , event]) =>
      event === null ? [] : dayOf(quarterOf(event))
    ),
  );
  const read = { today, due: [...due], events: [...events] };
  const { counts } = await readFolded(kv, head, read);
  addTo(counts, changes, today);
  const folds = (head?.folds ?? 0) + 1;
  for (const day of due) tx.set(dueKey(day), [folds, counts.due.get(day)]);
  for (const day of events) {
    tx.set(eventKey(day), [folds, counts.quarters.get(day)]);
  }
  const first = dayOf(quarterOf(tx.now)) - EVENT_DAYS;
  const days = [...counts.days]
    .filter(([day, count]) => day >= first && count !== 0);
  const { stages, late } = counts;
  return { folds, stages, late, day: today, events: days.flat() };
}

/** Returns the number of a moment's quarter of an hour since 1970. */
function quarterOf(moment: Date | number): number {
  return Math.floor(Number(moment) / QUARTER_MS);
}

/** Returns the number of a quarter's day of UTC. */
function dayOf(quarter: number): number {
  return Math.floor(quarter / QUARTERS);
}

function noQuarters(): number[] {
  return Array<number>(QUARTERS).fill(0);
}

/** Returns the key of the number of open parcels that are due on a day. */
function dueKey(day: string): Key {
  return ["parcels_due", day];
}

/** Returns the key of the numbers of open parcels whose last event was on a day of UTC, one for each quarter of an hour. */
function eventKey(day: number): Key {
  return ["parcel_events", day];
}
