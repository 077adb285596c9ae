import { chunk } from "deno-std/collections/chunk.js";
import {
  CLOSED_STAGES,
  PARCEL_STAGES,
  type ParcelStage,
} from "@/lib/fields/constants.ts";
import { toLocalDay } from "@/lib/dates.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Entry, Key, Kv, Transaction } from "@/lib/store/kv.ts";
import type { Filing } from "./filing.ts";

/**
 * The base of all counts of parcels by where they are filed, and below it what each commit changed since. Commits read none
 * of them, so they never conflict over a count; foldParcelCounts() adds the changes to the base (decision 151).
 */
const COUNTS: Key = ["parcel_counts"];

/** The number of open parcels that are due on a day. */
const DUE = "parcels_due";

/** The numbers of open parcels whose last event was on a day of UTC, one for each quarter of an hour. */
const EVENTS = "parcel_events";

const DAY_MS = 24 * 60 * 60_000;

/** In every time zone days begin at a quarter of an hour, so that these counts are right in all of them. */
const QUARTER_MS = 15 * 60_000;
const QUARTERS = DAY_MS / QUARTER_MS;

/** The days of last events whose totals the base has: more than any filter asks about. */
const EVENT_DAYS = 400;

/** The most changes that a count reads; folding keeps them far below. */
const MAX_CHANGES = 1_000;

/** The changes of one fold, and the days that it may write beside the last of them, which has at most 500. */
const FOLDED_TOGETHER = 300;
const DAYS_TOGETHER = 150;

/** The most days between two looks at the counts: a century. */
const MAX_DAYS = 36_525;

/** Attempts to read a count that folds do not change meanwhile. */
const MAX_READS = 5;

/** One parcel more or less at a place. */
type Difference = [
  change: number,
  stage: ParcelStage,
  due: string | null,
  event: number | null,
];

interface Base {
  /** The number of folds. */
  folds: number;
  stages: Partial<Record<ParcelStage, number>>;
  /** The number of open parcels that were due before `day`. */
  late: number;
  day: string;
  /**
   * Days of UTC that are not long past, each followed by the number of open parcels whose last event was on it: a list is read
   * several times as fast as an object with these keys.
   */
  events: number[];
}

/** The count of a day, and the fold that wrote it; one without parcels has no quarters. */
type DueDay = [fold: number, count: number];
type EventDay = [fold: number, quarters: number[]];

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
  stages: Record<ParcelStage, number>;
  late: number;
  /** In the order of the days and moments asked for. */
  due: number[];
  before: number[];
}

/** Counts a parcel at a place, or one less, by the commit. */
export function gatherDifference(
  tx: Transaction,
  change: 1 | -1,
  { stage, due, event }: Filing,
): void {
  const difference: Difference = [change, stage, due, event];
  tx.gather(COUNTS, difference);
}

/** Counts parcels by two requests to the store, by three around midnight, however many parcels there are. */
export async function readParcelCounts(
  kv: Kv,
  counted: Counted,
): Promise<ParcelCounts> {
  for (let reads = 1;; reads++) {
    const { counts, isTorn } = await readOnce(kv, counted);
    if (!isTorn || reads === MAX_READS) return counts;
  }
}

/** Counts; the result is torn when a fold came between the requests. */
async function readOnce(
  kv: Kv,
  { today, due, before }: Counted,
): Promise<{ counts: ParcelCounts; isTorn: boolean }> {
  // The base sorts before its changes, so that one read, a snapshot, has both.
  const range = { start: COUNTS, end: [...COUNTS, true] };
  const limit = MAX_CHANGES + 1;
  const entries = await kv.list<Base | Difference[]>(range, { limit });
  const base = baseOf(entries) ?? newBase(today);
  const changes = changesOf(entries);
  const keys = [
    ...due.map(dueKey),
    ...before.map((moment) => eventKey(utcDay(moment))),
  ];
  const [read, passed] = await Promise.all([
    kv.getMany<DueDay | EventDay>(keys),
    countPassed(kv, base.day, today),
  ]);
  const dueDays = read.slice(0, due.length) as (DueDay | null)[];
  const eventDays = read.slice(due.length) as (EventDay | null)[];
  const stages = Object.fromEntries(
    PARCEL_STAGES.map((stage) => [stage, base.stages[stage] ?? 0]),
  ) as Record<ParcelStage, number>;
  for (const [change, stage] of changes) stages[stage] += change;
  const total = sum(Object.values(stages));
  const open = total - sum(CLOSED_STAGES.map((stage) => stages[stage]));
  return {
    isTorn: read.some((day) => day !== null && day[0] > base.folds),
    counts: {
      ...{ total, stages },
      late: base.late + passed +
        sumOf(changes, ([, , day]) => day !== null && day < today),
      due: due.map((day, at) =>
        (dueDays[at]?.[1] ?? 0) + sumOf(changes, ([, , due]) => due === day)
      ),
      before: before.map((moment, at) =>
        open - countSince(moment, base, eventDays[at]?.[1] ?? []) -
        sumOf(
          changes,
          ([, , , event]) => event !== null && event >= moment.getTime(),
        )
      ),
    },
  };
}

/** Returns the number of open parcels by their last event, from a moment on. */
function countSince(
  moment: Date,
  { events }: Base,
  quarters: number[],
): number {
  const day = utcDay(moment);
  let count = sum(quarters.slice(quarterOf(moment.getTime())));
  for (let at = 0; at < events.length; at += 2) {
    if (events[at]! > day) count += events[at + 1]!;
  }
  return count;
}

/** Returns how many more open parcels are due before the one day than before the other. */
async function countPassed(
  kv: Kv,
  from: string,
  to: string,
): Promise<number> {
  if (from === to) return 0;
  const [first, last] = [from, to].sort();
  const range = { start: dueKey(first!), end: dueKey(last!) };
  const days = await kv.list<DueDay>(range, { limit: MAX_DAYS });
  const count = sum(days.map(({ value }) => value[1]));
  return from < to ? count : -count;
}

/**
 * Folds all changes into the counts, a bounded number in each commit, and moves the base to the present day of the site.
 * Several processes may fold at once: each commit depends on the base, which every one of them writes.
 */
export async function foldParcelCounts(kv: Kv): Promise<void> {
  const { time_zone } = await getSettings(kv);
  while (!await foldSome(kv, toLocalDay(kv.now(), time_zone)));
}

/** Folds some changes; returns true when none are left. */
function foldSome(kv: Kv, today: string): Promise<boolean> {
  return kv.transact(async (tx) => {
    // Read first: whatever another process's fold changes after it makes this commit fail.
    const stored = await tx.read<Base>(COUNTS);
    const limit = FOLDED_TOGETHER;
    const rows = await kv.list<Difference[]>({ prefix: COUNTS }, { limit });
    if (rows.length === 0 && (stored === null || stored.day === today)) {
      return true;
    }
    const base = stored ?? newBase(today);
    const folded = takeSome(rows);
    const changes = folded.flatMap(({ value }) => value);
    const fold = base.folds + 1;
    const due = await changedDueDays(kv, changes);
    for (const [day, count] of due) tx.set(dueKey(day), [fold, count]);
    for (const [day, quarters] of await changedEventDays(kv, changes)) {
      // Kept, because a reader learns from its fold that it has changed.
      const isEmpty = quarters.every((count) => count === 0);
      tx.set(eventKey(day), [fold, isEmpty ? [] : quarters]);
    }
    for (const { key } of folded) tx.delete(key);
    const late = base.late + await countPassed(kv, base.day, today) +
      sumOf(changes, ([, , day]) => day !== null && day < today);
    tx.set(COUNTS, {
      ...{ folds: fold, stages: { ...base.stages }, late, day: today },
      ...addToBase(base, changes, tx.now),
    });
    return folded.length === rows.length && rows.length < limit;
  });
}

/** Returns as many changes as fit into a commit. */
function takeSome(
  rows: Entry<Difference[]>[],
): Entry<Difference[]>[] {
  const days = new Set<string | number>();
  const taken = rows.findIndex(({ value }) => {
    const isFull = days.size > DAYS_TOGETHER;
    for (const [, , due, event] of value) {
      if (due !== null) days.add(due);
      if (event !== null) days.add(utcDay(event));
    }
    return isFull;
  });
  return taken === -1 ? rows : rows.slice(0, taken);
}

/** Returns the stages and days of the base with the changes, without days that are long past. */
function addToBase(
  base: Base,
  changes: Difference[],
  now: Date,
): Pick<Base, "stages" | "events"> {
  const stages = { ...base.stages };
  const events = new Map(chunk(base.events, 2) as [number, number][]);
  for (const [change, stage, , event] of changes) {
    stages[stage] = (stages[stage] ?? 0) + change;
    if (event === null) continue;
    const day = utcDay(event);
    events.set(day, (events.get(day) ?? 0) + change);
  }
  const first = utcDay(now) - EVENT_DAYS;
  const kept = [...events]
    .filter(([day, count]) => day >= first && count !== 0);
  return { stages, events: kept.flat() };
}

async function changedDueDays(
  kv: Kv,
  changes: Difference[],
): Promise<Map<string, number>> {
  const days = [...new Set(changes.map(([, , due]) => due))]
    .filter((day) => day !== null);
  const stored = await kv.getMany<DueDay>(days.map(dueKey));
  const counts = new Map(days.map((day, at) => [day, stored[at]?.[1] ?? 0]));
  for (const [change, , due] of changes) {
    if (due !== null) counts.set(due, counts.get(due)! + change);
  }
  return counts;
}

async function changedEventDays(
  kv: Kv,
  changes: Difference[],
): Promise<Map<number, number[]>> {
  const moments = changes.map(([, , , event]) => event)
    .filter((event) => event !== null);
  const days = [...new Set(moments.map(utcDay))];
  const stored = await kv.getMany<EventDay>(days.map(eventKey));
  const counts = new Map(
    days.map((day, at) => {
      const quarters: number[] = Array(QUARTERS).fill(0);
      stored[at]?.[1].forEach((count, quarter) => quarters[quarter] = count);
      return [day, quarters];
    }),
  );
  for (const [change, , , event] of changes) {
    if (event === null) continue;
    counts.get(utcDay(event))![quarterOf(event)]! += change;
  }
  return counts;
}

function newBase(day: string): Base {
  return { folds: 0, stages: {}, late: 0, day, events: [] };
}

function baseOf(entries: Entry<Base | Difference[]>[]): Base | undefined {
  return entries.find(({ key }) => key.length === COUNTS.length)
    ?.value as Base | undefined;
}

function changesOf(entries: Entry<Base | Difference[]>[]): Difference[] {
  return entries.filter(({ key }) => key.length > COUNTS.length)
    .flatMap(({ value }) => value as Difference[]);
}

/** Returns the sum of the changes that are chosen. */
function sumOf(
  changes: Difference[],
  isChosen: (difference: Difference) => boolean,
): number {
  return sum(changes.filter(isChosen).map(([change]) => change));
}

function sum(counts: number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

/** Returns the number of a day of UTC. */
function utcDay(moment: Date | number): number {
  return Math.floor(Number(moment) / DAY_MS);
}

/** Returns the number of a moment's quarter of an hour in its day of UTC. */
function quarterOf(moment: number): number {
  return Math.floor((moment - utcDay(moment) * DAY_MS) / QUARTER_MS);
}

function dueKey(day: string): Key {
  return [DUE, day];
}

function eventKey(day: number): Key {
  return [EVENTS, day];
}
