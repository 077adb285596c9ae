import { MAX_REACHED, type ParcelStage } from "@/lib/fields/constants.ts";
import type { Recorded, StageChange } from "@/lib/parcels/reached.ts";
import { toLocalDay } from "@/lib/dates.ts";

/** The most whole days under way that are told apart; the last count is of all longer ones. */
export const MAX_DAYS = 90;

/** The key of all services that have no count of their own; that of a service begins with a colon. */
export const OTHER = "OTHER";

/** The services that a month tells apart. */
const MAX_WAYS = 50;
/** The characters of a service's name. */
const MAX_NAME = 60;

/** A status that is counted: its stage, its time in milliseconds, and the day in the site's time zone when it was counted. */
type Counted = [stage: ParcelStage, at: number, day: string];

/** A delivery also keeps the day that the parcel was due, and the service. */
type CountedDelivery = [...Counted, due: string | null, via: string | null];

/** What is counted of a parcel. */
export interface ParcelFigures {
  /** The day of its creation. */
  created: string;
  /** By the entry that brought the status, or its mark on the parcel. */
  statuses: Record<string, Counted | CountedDelivery>;
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
type Difference =
  & { change: 1 | -1; day: string }
  & ({ stage: ParcelStage } | { delivery: Delivery });

export const NO_FIGURES: MonthFigures = {
  ...{ stages: {}, dated: 0, on_time: 0, ways: {} },
};

/** Returns the key of a service as it is compared. The colon keeps it apart from what every object has, such as `constructor`. */
export function wayOf(via: string | null): string {
  return `:${nameOf(via).toLowerCase()}`;
}

/** Returns what is counted of a parcel after changes, null for nothing. A status that is counted keeps all but its time. */
export function afterChanges(
  figures: ParcelFigures | null,
  changes: StageChange[],
  timeZone: string,
): ParcelFigures | null {
  const recorded = changes.filter((change) => "reached" in change);
  if (figures === null && recorded.length === 0) return null;
  const created = figures?.created ??
    toLocalDay(new Date(recorded[0]!.created), timeZone);
  const statuses = { ...figures?.statuses };
  for (const [source, at, fresh] of statusesOf(recorded)) {
    const former = statuses[source];
    if (former?.[1] === at) continue;
    const [stage, , , ...rest] = former ?? fresh;
    const isFull = Object.keys(statuses).length >= MAX_REACHED;
    if (former === undefined && isFull) continue;
    const day = toLocalDay(new Date(at), timeZone);
    statuses[source] = [stage, at, day, ...rest] as Counted;
  }
  for (const change of changes) {
    if ("gone" in change) delete statuses[change.gone];
  }
  return Object.keys(statuses).length === 0 ? null : { created, statuses };
}

/** Returns the statuses of changes by their versions: clocks of several instances may have mixed up the changes. */
function statusesOf(
  recorded: Recorded[],
): [source: string, at: number, fresh: Counted | CountedDelivery][] {
  return recorded
    .flatMap(({ reached, due, via }) =>
      reached.map((one) => ({ ...one, due, via }))
    )
    .sort((a, b) => a.version - b.version)
    .map(({ source, stage, at, due, via }) => [
      source,
      at,
      stage === "delivered"
        ? [stage, at, "", due, via === null ? null : nameOf(via)]
        : [stage, at, ""],
    ]);
}

/** Returns what changes in the figures when a parcel's do. */
export function differences(
  before: ParcelFigures | null,
  after: ParcelFigures | null,
): Difference[] {
  const [old, present] = [contributions(before), contributions(after)];
  const missing = (
    these: Contributions,
    those: Contributions,
    change: 1 | -1,
  ) =>
    [...these].filter(([name]) => !those.has(name))
      .map(([, counted]) => ({ ...counted, change }) as Difference);
  return [...missing(old, present, -1), ...missing(present, old, 1)];
}

/** By a text that is the same for the same. */
type Contributions = Map<string, object>;

/** Returns in which figures a parcel is counted: once for each stage and day, and once for its first delivery. */
function contributions(figures: ParcelFigures | null): Contributions {
  if (figures === null) return new Map();
  const reached = Object.values(figures.statuses)
    .map(([stage, , day]) => ({ day, stage }));
  const delivery = firstDelivery(figures);
  const all = delivery === null
    ? reached
    : [...reached, { day: delivery.day, delivery }];
  return new Map(all.map((one) => [JSON.stringify(one), one]));
}

function firstDelivery({ created, statuses }: ParcelFigures): Delivery | null {
  const ordered = Object.values(statuses).sort((a, b) => a[1] - b[1]);
  const first = ordered.find(([stage]) => stage === "delivered");
  if (first === undefined) return null;
  const [, , day, due = null, via = null] = first as CountedDelivery;
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
export function withDifferences(
  figures: MonthFigures,
  changes: Difference[],
): MonthFigures {
  const next = structuredClone(figures);
  for (const change of changes) {
    if ("stage" in change) addStage(next, change);
    else addDelivery(next, change.delivery, change.change);
  }
  return next;
}

function addStage(
  { stages }: MonthFigures,
  { day, stage, change }: { day: string; stage: ParcelStage; change: number },
): void {
  const counts = stages[stage] ??= [];
  add(counts, Number(day.slice(8)) - 1, change);
}

function addDelivery(
  month: MonthFigures,
  { isOnTime, days, via }: Delivery,
  change: 1 | -1,
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

/** Returns how many days one day is after another. */
function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: "days" }).days;
}

/** Returns the month so many months before that of a day. */
export function monthsBack(day: string, months: number): string {
  return Temporal.PlainYearMonth.from(day.slice(0, 7)).subtract({ months })
    .toString();
}
