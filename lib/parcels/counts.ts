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
import { COUNTS, type Difference } from "./filing.ts";

/** Counts are per quarter of an hour, because days start on a UTC quarter-hour in every time zone. */
const QUARTER_MS = 15 * 60_000;
const QUARTERS = 24 * 4;

/** The days of last events kept in the base: more than any filter needs. */
const EVENT_DAYS = 400;

/** Maximum days between two folds: a century. */
const MAX_DAYS = 36_525;

type Stages = Record<ParcelStage, number>;

const NO_STAGES = Object.fromEntries(
  PARCEL_STAGES.map((stage) => [stage, 0]),
) as Stages;

interface Base {
  /** The number of folds. */
  folds: number;
  stages: Partial<Stages>;
  /** The number of open parcels that were due before `day`. */
  late: number;
  day: string;
  /**
   * Recent UTC days, each followed by the number of open parcels whose last event was on it. A flat list is read several
   * times as fast as an object.
   */
  events: number[];
}

/** The count of a due day, or the counts of an event day's quarter-hours, with the number of the fold that wrote it. */
type Day<Counted> = [fold: number, counted: Counted];

interface Counts {
  stages: Stages;
  late: number;
  /** Open parcels by due day. */
  due: Map<string, number>;
  /** Open parcels by the UTC day of their last event, and for some days by its quarter-hour. */
  days: Map<number, number>;
  quarters: Map<number, number[]>;
}

/** The days and times that readParcelCounts() counts for. */
interface CountedDates {
  /** Open parcels due before this day are late. */
  today: string;
  due: string[];
  before: Date[];
}

export interface ParcelCounts {
  total: number;
  open: number;
  stages: Stages;
  late: number;
  /** Returns the number of open parcels due on one of the requested days. */
  dueOn(day: string): number;
  /** Returns the number of open parcels whose last event was before one of the requested times. */
  quietSince(moment: Date): number;
}

/** Counts parcels by their index positions. */
export const filingTally = tally<Base, Difference>({
  head: [COUNTS],
  changes: COUNTS,
  add: addDifferences,
});

/** Counts parcels in two requests to the store (three before a day's first fold), however many parcels there are. */
export async function readParcelCounts(
  kv: Kv,
  counted: CountedDates,
): Promise<ParcelCounts> {
  const { today, due, before } = counted;
  const key = [COUNTS];
  const { base, changes } = await readWithChanges<Base, Difference>(kv, key);
  const events = before.map((moment) => placeOf(moment).day);
  const { counts, fold } = await readFolded(kv, base, { today, due, events });
  // A fold ran between the two requests.
  if (fold > (base?.folds ?? 0)) return readParcelCounts(kv, counted);
  addTo(counts, changes, today);
  const { stages, late } = counts;
  const total = sum(Object.values(stages));
  const open = total - sum(CLOSED_STAGES.map((stage) => stages[stage]));
  return {
    total,
    open,
    stages,
    late,
    dueOn: (day) => counts.due.get(day) ?? 0,
    quietSince: (moment) => open - countSince(counts, moment),
  };
}

/** Reads the counts as of the last fold, and the number of the newest fold that wrote any of the days. */
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
  const counts: Counts = {
    stages: { ...NO_STAGES, ...base?.stages },
    late: (base?.late ?? 0) + passed,
    due: new Map(due.map((day, at) => [day, dueCounts[at] ?? 0])),
    days: new Map(chunk(base?.events ?? [], 2) as [number, number][]),
    quarters: new Map(
      events.map((day, at) => [day, eventCounts[at] ?? noQuarters()]),
    ),
  };
  return { counts, fold: Math.max(0, ...days.map((day) => day?.[0] ?? 0)) };
}

/** Returns the number of open parcels due from the day `from` until before the day `to`; negative if `to` is earlier. */
async function countPassed(kv: Kv, from: string, to: string): Promise<number> {
  if (from === to) return 0;
  const [start, end] = [from, to].sort().map(dueKey) as [Key, Key];
  const days = await kv.list<[fold: number, count: number]>({ start, end }, {
    limit: MAX_DAYS,
  });
  const count = sum(days.map(({ value }) => value[1]));
  return from < to ? count : -count;
}

/** Adds differences to counts, including those of days that were not read. */
function addTo(counts: Counts, changes: Difference[], today: string): void {
  const { stages, due: dueDays, days, quarters } = counts;
  for (const [change, stage, due, event] of changes) {
    const add = <Place>(to: Map<Place, number>, place: Place) =>
      to.set(place, (to.get(place) ?? 0) + change);
    stages[stage] += change;
    if (due !== null) add(dueDays, due);
    if (due !== null && due < today) counts.late += change;
    if (event === null) continue;
    const { day, quarter } = placeOf(event);
    add(days, day);
    const ofDay = quarters.get(day) ?? noQuarters();
    ofDay[quarter]! += change;
    quarters.set(day, ofDay);
  }
}

/** Returns the number of open parcels whose last event was at or after a time; its day must have been read. */
function countSince({ days, quarters }: Counts, moment: Date): number {
  const { day, quarter } = placeOf(moment);
  const onDay = quarters.get(day)!.slice(quarter);
  const later = [...days].filter(([other]) => other > day);
  return sum([...onDay, ...later.map(([, count]) => count)]);
}

/** Applies differences in the commit of a fold. */
async function addDifferences(
  { kv, tx, head, changes: gathered }: Fold<Base, Difference>,
): Promise<Base> {
  const changes = [...gathered.values()].flat();
  const { time_zone } = await getSettings(kv);
  const today = toLocalDay(tx.now, time_zone);
  const due = new Set(changes.flatMap(([, , due]) => due ?? []));
  const events = new Set(
    changes.flatMap(([, , , event]) =>
      event === null ? [] : placeOf(event).day
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
  const first = placeOf(tx.now).day - EVENT_DAYS;
  const days = [...counts.days]
    .filter(([day, count]) => day >= first && count !== 0);
  const { stages, late } = counts;
  return { folds, stages, late, day: today, events: days.flat() };
}

/** Returns the UTC day of a time, counted from 1970, and its quarter-hour within that day. */
function placeOf(moment: Date | number): { day: number; quarter: number } {
  const quarters = Math.floor(Number(moment) / QUARTER_MS);
  const day = Math.floor(quarters / QUARTERS);
  return { day, quarter: quarters - day * QUARTERS };
}

function noQuarters(): number[] {
  return Array<number>(QUARTERS).fill(0);
}

function dueKey(day: string): Key {
  return ["parcels_due", day];
}

function eventKey(day: number): Key {
  return ["parcel_events", day];
}
