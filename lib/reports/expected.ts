import { addDays } from "@/lib/dates.ts";
import { sum } from "@/lib/numbers.ts";
import { getParcel, updateParcel } from "@/lib/parcels/parcels.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { getMeanings } from "@/lib/statuses/meanings.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { readFigures } from "./counting.ts";
import { isOpenEnded, mergeWays, quantile } from "./reports.ts";
import type { ExpectedDays, OfferedDays } from "./schema.ts";
import { Conflict } from "@/lib/conflicts.ts";
import { wayOf } from "./months.ts";

const DAYS = [
  "min_expected_delivery_date",
  "max_expected_delivery_date",
] as const;

/** Minimum deliveries for an estimate. */
const MIN_PARCELS = 20;

/** The percentiles of the whole days in transit. */
type Experience = Pick<ExpectedDays, "min_days" | "max_days" | "parcels">;

/** Derives an estimate from counts of parcels by whole days; null if there are too few, or if their days exceed MAX_DAYS. */
export function experienceOf(days: number[]): Experience | null {
  const parcels = sum(days);
  if (parcels < MIN_PARCELS) return null;
  const max_days = quantile(days, 0.9);
  if (isOpenEnded(max_days)) return null;
  return { min_days: quantile(days, 0.5), max_days, parcels };
}

/** Returns the expected days of a parcel leaving today by a service, based on the past twelve months; null if data is scarce. */
export async function readExpected(
  kv: Kv,
  via: string,
): Promise<ExpectedDays | null> {
  const figures = await readFigures(kv);
  const way = mergeWays(figures)[wayOf(via)];
  const experience = way === undefined ? null : experienceOf(way.days);
  if (experience === null) return null;
  const after = (days: number) => addDays(figures.today, days);
  return {
    shipped_via: via,
    ...experience,
    min_expected_delivery_date: after(experience.min_days),
    max_expected_delivery_date: after(experience.max_days),
  };
}

/** Returns the expected days to offer for a parcel; null unless it is open and has a service but no expected days. */
export async function offerExpected(
  kv: Kv,
  parcel: Parcel,
): Promise<ExpectedDays | null> {
  const {
    status,
    shipped_via,
    min_expected_delivery_date: min,
    max_expected_delivery_date: max,
  } = parcel;
  if (shipped_via === null || min !== null || max !== null) return null;
  if ((await getMeanings(kv)).hasEnded(status)) return null;
  return await readExpected(kv, shipped_via);
}

/**
 * Sets the expected days that were offered for a version of a parcel. Idempotent. Throws 404, and 409 when the parcel has
 * changed otherwise.
 */
export async function setExpected(
  kv: Kv,
  offered: OfferedDays & { id: string },
): Promise<void> {
  try {
    await updateParcel(kv, offered);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const parcel = await getParcel(kv, offered.id);
    const isSet = DAYS.every((day) => parcel?.[day] === offered[day]);
    if (!isSet) throw error;
  }
}
