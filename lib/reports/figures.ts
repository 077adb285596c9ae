import type { ParcelStage } from "@/lib/fields/constants.ts";
import type { Reached, Recorded, StageChange } from "@/lib/parcels/reached.ts";
import { daysBetween, toLocalDay } from "@/lib/dates.ts";

/** The stages that are counted of a parcel; so many, or their figures with the longest names of services, fit into one value. */
const MAX_REACHED = 250;

/** The most whole days under way that are told apart; the last count is of all longer ones. */
export const MAX_DAYS = 90;

/** The key of all services that have no count of their own; that of a service begins with a colon. */
export const OTHER = "OTHER";

/** The services that a month tells apart. */
const MAX_WAYS = 50;
/** The characters of a service's name. */
const MAX_NAME = 60;

/**
 * A status that is counted: its stage, its time in milliseconds, and the day in the site's time zone when it was counted; of a
 * delivery also the day that the parcel was due, if any, and the service.
 */
type Counted = [
  stage: ParcelStage,
  at: number,
  day: string,
  ...delivery: (string | null)[],
];

/** What is counted of a parcel. */
export interface ParcelFigures {
  /** The day of its creation. */
  created: string;
  /** By the entry that brought the status, or its mark on the parcel. */
  statuses: Record<string, Counted>;
}

/** What is counted in a month. */
export interface MonthFigures {
  /** The number of parcels that have reached a stage, for each day of the month. */
  stages: Partial<Record<ParcelStage, number[]>>;
  /** First deliveries of parcels that had an expected day, and those that were not late. */
  dated: number;
  on_time: number;
  /** Services by their keys. */
  ways: Record<string, Way>;
}

/** First deliveries by a service. */
export interface Way {
  /** As it was first written. */
  name: string;
  /** The number of parcels by whole days under way. */
  days: number[];
}

/** A parcel's first delivery. */
interface Delivery {
  day: string;
  /** Null without an expected day. */
  isOnTime: boolean | null;
  /** Whole days under way; null when it began after the delivery. */
  days: number | null;
  via: string;
}

/** A parcel more or less in a figure. */
export type Difference =
  & { change: 1 | -1 }
  & ({ day: string; stage: ParcelStage } | Delivery);

export const NO_FIGURES: MonthFigures = {
  stages: {},
  dated: 0,
  on_time: 0,
  ways: {},
};

/** Returns the key of a service as it is compared. The colon keeps it apart from what every object has, such as `constructor`. */
export function wayOf(via: string | null): string {
  return `:${nameOf(via).toLowerCase()}`;
}

/** Returns what is counted of a parcel after changes, null for nothing. A status that is counted keeps all but its time. */
export function applyChanges(
  figures: ParcelFigures | null,
  changes: StageChange[],
  timeZone: string,
): ParcelFigures | null {
  const first = changes.find((change) => "reached" in change);
  const created = figures?.created ??
    (first && toLocalDay(new Date(first.created), timeZone));
  const statuses = { ...figures?.statuses };
  for (const timed of changes.flatMap(timesOf)) {
    const { source, at, stage, due = null, via = null } = timed;
    const day = toLocalDay(new Date(at), timeZone);
    const counted = statuses[source];
    const isFull = Object.keys(statuses).length >= MAX_REACHED;
    if (counted !== undefined) {
      const [stage, before, , ...delivery] = counted;
      if (before !== at) statuses[source] = [stage, at, day, ...delivery];
    } else if (stage !== undefined && !isFull) {
      const isDelivery = stage === "delivered";
      const delivery = isDelivery ? [due, via && nameOf(via)] : [];
      statuses[source] = [stage, at, day, ...delivery];
    }
  }
  for (const change of changes) {
    if ("gone" in change) delete statuses[change.gone];
  }
  const isNone = Object.keys(statuses).length === 0;
  return created === undefined || isNone ? null : { created, statuses };
}

/** The time of a source, and the status that it brought unless it was only moved. */
type Timed = Omit<Reached, "stage"> & Partial<Reached & Recorded>;

function timesOf(change: StageChange): Timed[] {
  if ("moved" in change) return [{ ...change, source: change.moved }];
  if (!("reached" in change)) return [];
  return change.reached.map((reached) => ({ ...change, ...reached }));
}

/** Returns what changes in the figures when a parcel's do. */
export function listDifferences(
  before: ParcelFigures | null,
  after: ParcelFigures | null,
): Difference[] {
  const all = [
    ...listContributions(before, -1),
    ...listContributions(after, 1),
  ];
  const same = Map.groupBy(all, (one) => JSON.stringify({ ...one, change: 0 }));
  return [...same.values()].filter(({ length }) => length === 1).flat();
}

/** Returns in which figures a parcel is counted: once for each stage and day, and once for its first delivery. */
function listContributions(
  figures: ParcelFigures | null,
  change: 1 | -1,
): Difference[] {
  if (figures === null) return [];
  const reached = new Map<string, Difference>();
  for (const [stage, , day] of Object.values(figures.statuses)) {
    reached.set(`${stage} ${day}`, { change, day, stage });
  }
  const delivery = firstDelivery(figures);
  return [
    ...reached.values(),
    ...delivery === null ? [] : [{ change, ...delivery }],
  ];
}

function firstDelivery({ created, statuses }: ParcelFigures): Delivery | null {
  const ordered = Object.values(statuses).sort((a, b) => a[1] - b[1]);
  const first = ordered.find(([stage]) => stage === "delivered");
  if (first === undefined) return null;
  const [, , day, due = null, via = null] = first;
  const start = ordered
    .find(([stage]) => stage === "picked_up" || stage === "in_transit");
  const days = daysBetween(start?.[2] ?? created, day);
  return {
    day,
    isOnTime: due === null ? null : day <= due,
    days: days < 0 ? null : Math.min(days, MAX_DAYS),
    via: nameOf(via),
  };
}

/** Returns a month's figures with some differences. */
export function addDifferences(
  figures: MonthFigures,
  changes: Difference[],
): MonthFigures {
  const next = structuredClone(figures);
  for (const one of changes) {
    if ("via" in one) addDelivery(next, one);
    else {
      const counts = next.stages[one.stage] ??= [];
      add(counts, Number(one.day.slice(8)) - 1, one.change);
    }
  }
  return next;
}

function addDelivery(
  month: MonthFigures,
  { isOnTime, days, via, change }: Delivery & { change: 1 | -1 },
): void {
  if (isOnTime !== null) month.dated += change;
  if (isOnTime === true) month.on_time += change;
  if (days === null) return;
  const { ways } = month;
  const key = keyOf(ways, { via, days, change });
  const way = ways[key] ??= { name: key === OTHER ? "" : via, days: [] };
  add(way.days, days, change);
  if (way.days.every((count) => count === 0)) delete ways[key];
}

/** Returns under which service a delivery is counted, or was. */
function keyOf(
  ways: MonthFigures["ways"],
  { via, days, change }: { via: string; days: number; change: 1 | -1 },
): string {
  const key = wayOf(via);
  if (change < 0) return ways[key]?.days[days] ? key : OTHER;
  const isFull = Object.keys(ways).length >= MAX_WAYS;
  return key in ways || !isFull ? key : OTHER;
}

function add(counts: number[], at: number, change: number): void {
  while (counts.length <= at) counts.push(0);
  counts[at] = Math.max(0, counts[at]! + change);
}

function nameOf(via: string | null): string {
  return (via ?? "").trim().slice(0, MAX_NAME).trim();
}
