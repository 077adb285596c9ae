import { toLocalDay } from "@/lib/dates.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { readMonths } from "./counting.ts";
import { monthsBack } from "./figures.ts";
import { type Figures, MONTHS_SHOWN } from "./reports.ts";

/** Reads the figures of the past twelve months. */
export async function readFigures(kv: Kv): Promise<Figures> {
  const { time_zone } = await getSettings(kv);
  const today = toLocalDay(kv.now(), time_zone);
  const months = await readMonths(kv, monthsBack(today, MONTHS_SHOWN));
  return { today, months };
}
