import { addDays, monthsBack } from "@/lib/dates.ts";
import { sum } from "@/lib/numbers.ts";
import { MAX_DAYS } from "./figures.ts";
import { REACHED_STAGES, type ReachedStage } from "./schema.ts";
import { type MonthFigures, NO_FIGURES, OTHER, type Way } from "./months.ts";

/** The number of months that reports show, including the current one. */
export const MONTHS_SHOWN = 12;

/** Maximum services with a separate row. */
const WAYS_SHOWN = 20;

/** The figures of the past twelve months. */
export interface Figures {
  /** The current day in the site's time zone. */
  today: string;
  months: ReadonlyMap<string, MonthFigures>;
}

/** The numbers of parcels that reached each stage on one day. */
export interface StageDay {
  day: string;
  stages: Record<ReachedStage, number>;
}

export interface OnTimeMonth {
  month: string;
  /** First deliveries of parcels with an expected day. */
  dated: number;
  on_time: number;
  /** The share of `dated` on time; null if `dated` is zero. */
  percent: number | null;
}

/** The days that a service's parcels were in transit. */
export interface WayDays {
  /** The service's name; null for all others together, empty for parcels without a service. */
  name: string | null;
  parcels: number;
  /** Whole days; MAX_DAYS means that many or more. */
  median: number;
  ninetieth: number;
}

/** Returns the numbers of parcels by stage for each of the last days, oldest first. */
export function stagesByDay(
  { today, months }: Figures,
  days: number,
): StageDay[] {
  return Array.from({ length: days }, (_, at) => {
    const day = addDays(today, at + 1 - days);
    const month = months.get(day.slice(0, 7));
    const number = Number(day.slice(8));
    const stages = Object.fromEntries(
      REACHED_STAGES.map((stage) => [
        stage,
        month?.stages[stage]?.[number - 1] ?? 0,
      ]),
    ) as StageDay["stages"];
    return { day, stages };
  });
}

/** Returns the on-time first deliveries of each of the twelve months, oldest first. */
export function onTimeByMonth({ today, months }: Figures): OnTimeMonth[] {
  return listMonths(today).map((month) => {
    const { dated, on_time } = months.get(month) ?? NO_FIGURES;
    const percent = dated === 0 ? null : Math.round(100 * on_time / dated);
    return { month, dated, on_time, percent };
  });
}

/** Returns the days in transit by service, the most frequent service first and all others together last. */
export function daysByWay(figures: Figures): WayDays[] {
  const { [OTHER]: other, ...named } = mergeWays(figures);
  const ways = Object.values(named)
    .sort((a, b) => sum(b.days) - sum(a.days) || (a.name < b.name ? -1 : 1));
  const rest = [...ways.slice(WAYS_SHOWN), ...(other ? [other] : [])];
  const shown = ways.slice(0, WAYS_SHOWN)
    .map(({ name, days }) => ({ name, ...summary(days) }));
  if (rest.length === 0) return shown;
  const others: number[] = [];
  for (const { days } of rest) addTo(others, days);
  return [...shown, { name: null, ...summary(others) }];
}

/** Merges the days in transit of the twelve months by service. */
export function mergeWays({ today, months }: Figures): Record<string, Way> {
  const merged: Record<string, Way> = {};
  for (const month of listMonths(today)) {
    const { ways } = months.get(month) ?? NO_FIGURES;
    for (const [key, { name, days }] of Object.entries(ways)) {
      const way = merged[key] ??= { name, days: [] };
      // Show the latest spelling.
      way.name = name;
      addTo(way.days, days);
    }
  }
  return merged;
}

/** Returns a nearest-rank quantile of whole days: the smallest value that the fraction `part` of parcels does not exceed. */
export function quantile(days: number[], part: number): number {
  const rank = Math.max(1, Math.ceil(part * sum(days)));
  let passed = 0;
  return days.findIndex((count) => (passed += count) >= rank);
}

function summary(days: number[]): Omit<WayDays, "name"> {
  return {
    parcels: sum(days),
    median: quantile(days, 0.5),
    ninetieth: quantile(days, 0.9),
  };
}

function listMonths(today: string): string[] {
  return Array.from(
    { length: MONTHS_SHOWN },
    (_, at) => monthsBack(today, MONTHS_SHOWN - 1 - at),
  );
}

/** Adds counts to a list, extending it if it is shorter. */
function addTo(all: number[], counts: number[]): void {
  counts.forEach((count, at) => all[at] = (all[at] ?? 0) + count);
}

/** Reports whether a number of whole days also stands for longer times. */
export function isOpenEnded(days: number): boolean {
  return days >= MAX_DAYS;
}
