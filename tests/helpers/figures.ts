import type { ParcelStage } from "@/lib/fields/constants.ts";
import { figuresTally, readMonths } from "@/lib/reports/counting.ts";
import type { Kv } from "@/lib/store/kv.ts";

/** The counts that are not zero. */
export interface Counted {
  /** By stage and day: `delivered 2026-11-20`. */
  stages: Record<string, number>;
  /** By month: first deliveries with an expected day, and how many were on time. */
  onTime: Record<string, [onTime: number, dated: number]>;
  /** By service, month and whole transit days: `sea freight 2026-11 4`. */
  ways: Record<string, number>;
}

/** Folds all changes and returns all stored figures. */
export async function foldFigures(kv: Kv): Promise<Counted> {
  await figuresTally.fold(kv);
  return await listFigures(kv);
}

/** Returns all figures that are maintained. */
export async function listFigures(kv: Kv): Promise<Counted> {
  const counted: Counted = { stages: {}, onTime: {}, ways: {} };
  for (const [month, figures] of await readMonths(kv, "0000-00")) {
    for (const [stage, counts] of Object.entries(figures.stages)) {
      for (const [at, count] of counts.entries()) {
        const day = `${month}-${String(at + 1).padStart(2, "0")}`;
        if (count > 0) counted.stages[`${stage} ${day}`] = count;
      }
    }
    if (figures.dated > 0) {
      counted.onTime[month] = [figures.on_time, figures.dated];
    }
    for (const [way, { days }] of Object.entries(figures.ways)) {
      for (const [at, count] of days.entries()) {
        const name = way.replace(/^:/, "");
        if (count > 0) counted.ways[`${name} ${month} ${at}`] = count;
      }
    }
  }
  return counted;
}

/** Returns how many parcels reached a stage on each day. */
export function reachedOn({ stages }: Counted, stage: ParcelStage) {
  return Object.fromEntries(
    Object.entries(stages).filter(([name]) => name.startsWith(`${stage} `))
      .map(([name, count]) => [name.slice(stage.length + 1), count]),
  );
}
