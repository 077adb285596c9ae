import { toLocalDay } from "@/lib/dates.ts";
import type { Settings } from "./schema.ts";

/** Returns the copyright year: the owner's, or the current one if cleared. */
export function copyrightYear(
  { copyright_year, time_zone }: Pick<Settings, "copyright_year" | "time_zone">,
  now: Date,
): number {
  return copyright_year ?? Number(toLocalDay(now, time_zone).slice(0, 4));
}
