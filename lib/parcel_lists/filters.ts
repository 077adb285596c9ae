import { addDays, boundsOfDay, toLocalDay } from "@/lib/dates.ts";
import { STALLED_DAYS, type StalledDays } from "@/lib/fields/constants.ts";
import { type ParcelCounts, readParcelCounts } from "@/lib/parcels/counts.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { type Part, partsOf } from "./parts.ts";
import {
  FILTER_NAMES,
  type ParcelFilter,
  type ParcelQuery,
  SELECTION_NAMES,
} from "./schema.ts";

/** The counts of the filters offered by a list, and the parts that the current filters combine. */
export interface FilterCounts
  extends Pick<ParcelCounts, "total" | "stages" | "late"> {
  dueToday: number;
  stalled: Record<StalledDays, number>;
  /** None for a list of all parcels. */
  parts: Part[];
}

/** The parameters that decide which parcels a list has, and in which order. */
export type Listing = ParcelFilter & Pick<ParcelQuery, "sort">;

/** Reports whether a list is read by an index of filters rather than in order of creation. */
export function isFiltered({ sort = "created", ...query }: Listing): boolean {
  return sort !== "created" ||
    FILTER_NAMES.some((name) => name !== "job_id" && query[name] !== undefined);
}

/** Counts the parcels of all filters offered by a list, and of those in a query. */
export async function countFiltered(
  kv: Kv,
  query: Listing,
): Promise<FilterCounts> {
  const { time_zone: zone } = await getSettings(kv);
  const today = toLocalDay(kv.now(), zone);
  const quiet = (days: number) => quietMoment(days, today, zone);
  const { due = today, stalled_days } = query;
  const offered = STALLED_DAYS.map((days) => [days, quiet(days)] as const);
  const asked = stalled_days === undefined ? [] : [quiet(stalled_days)];
  const counts = await readParcelCounts(kv, {
    today,
    due: [...new Set([today, due])],
    before: [...offered.map(([, moment]) => moment), ...asked],
  });
  const { total, stages, late } = counts;
  const stalled = offered.map(([days, moment]) =>
    [days, counts.quietSince(moment)] as const
  );
  return {
    total,
    stages,
    late,
    dueToday: counts.dueOn(today),
    stalled: Object.fromEntries(stalled) as FilterCounts["stalled"],
    parts: isFiltered(query) ? partsOf(query, counts, { today, quiet }) : [],
  };
}

/** Returns the parameters that select and sort a list, as texts. */
export function textsOf(
  query: Listing & { search?: string | undefined },
): Record<string, string> {
  return Object.fromEntries(
    [...SELECTION_NAMES, "sort" as const].flatMap((name) =>
      query[name] === undefined ? [] : [[name, String(query[name])]]
    ),
  );
}

/** Returns the start of the day `days` - 1 days ago; a parcel is stalled if its last event was before that. */
function quietMoment(days: number, today: string, zone: string): Date {
  const [begin] = boundsOfDay(addDays(today, 1 - days), zone);
  return begin;
}
