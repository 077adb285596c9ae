import { onLocalClock } from "@/lib/local_time.ts";
import type { Settings } from "./schema.ts";

/** Returns the year that the copyright names: the owner's or, where that was emptied, the present one (decision 125). */
export function copyrightYear(
  { copyright_year, time_zone }: Pick<Settings, "copyright_year" | "time_zone">,
  now: Date,
): number {
  return copyright_year ?? onLocalClock(now, time_zone).getUTCFullYear();
}
