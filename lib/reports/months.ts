import type { ParcelStage } from "@/lib/fields/constants.ts";
import { type Delivery, type Difference, nameOf } from "./figures.ts";

/** The key of all services that are not counted separately. It cannot be a service's key, because those start with a colon. */
export const OTHER = "OTHER";

/** Maximum services that are counted separately. */
const MAX_WAYS = 50;

/** The figures of a month. */
export interface MonthFigures {
  /** The numbers of parcels that reached a stage, by day of the month. */
  stages: Partial<Record<ParcelStage, number[]>>;
  /** The number of first deliveries of parcels with an expected day, and of those on time. */
  dated: number;
  on_time: number;
  /** Services by their keys. */
  ways: Record<string, Way>;
}

/** First deliveries by a service. */
export interface Way {
  /** In its first spelling. */
  name: string;
  /** The number of parcels by whole days in transit. */
  days: number[];
}

export const NO_FIGURES: MonthFigures = {
  stages: {},
  dated: 0,
  on_time: 0,
  ways: {},
};

/** Returns the key of a service, equal for all spellings. The colon avoids inherited names such as `constructor`. */
export function wayOf(via: string | null): string {
  return `:${nameOf(via).toLowerCase()}`;
}

/** Applies differences to a month's figures. */
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

/** Returns the service key under which a delivery is counted, or was counted if it is being subtracted. */
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

/** Encodes figures as JSON, which decodes several times as fast as the store's native encoding. */
export function encodeMonth(figures: MonthFigures): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(figures));
}

export function decodeMonth(bytes: Uint8Array): MonthFigures {
  return JSON.parse(new TextDecoder().decode(bytes));
}
