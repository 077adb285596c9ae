import type { ParcelStage } from "@/lib/fields/constants.ts";
import type {
  ReachedStage,
  StageChange,
  StageRecord,
} from "@/lib/parcels/reached.ts";
import { daysBetween, toLocalDay } from "@/lib/dates.ts";

/** Maximum statuses counted per parcel, so that they fit into one value even with the longest service names. */
const MAX_REACHED = 250;

/** Maximum whole days in transit counted separately; the last count includes longer times. */
export const MAX_DAYS = 90;

/** Maximum characters of a service's name in figures. */
const MAX_NAME = 60;

/**
 * A counted status: its stage, its time in milliseconds, and its day in the site's time zone when it was counted. For a delivery
 * also the parcel's due day, if any, and the service.
 */
type CountedStatus = [
  stage: ParcelStage,
  at: number,
  day: string,
  ...delivery: (string | null)[],
];

/** The counted statuses of a parcel. */
export interface ParcelFigures {
  /** The day of its creation. */
  created: string;
  /** Keyed by the id of the entry that set the status, or of its mark on the parcel. */
  statuses: Record<string, CountedStatus>;
}

/** A parcel's first delivery. */
export interface Delivery {
  day: string;
  /** Null if there is no expected day. */
  isOnTime: boolean | null;
  /** Whole days in transit; null when the journey began after the delivery. */
  days: number | null;
  via: string;
}

/** An increment or decrement of a figure. */
export type Difference =
  & { change: 1 | -1 }
  & ({ day: string; stage: ParcelStage } | Delivery);

/** Returns a parcel's figures after changes, or null if it has none. A counted status can change only its time. */
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

/** The time of a source, with the status that it set, or without one if it was only moved. */
type SourceTime =
  & Omit<ReachedStage, "stage">
  & Partial<ReachedStage & StageRecord>;

function timesOf(change: StageChange): SourceTime[] {
  if ("moved" in change) return [{ ...change, source: change.moved }];
  if (!("reached" in change)) return [];
  return change.reached.map((reached) => ({ ...change, ...reached }));
}

/** Returns the differences in the months' figures caused by a change of a parcel's figures. */
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

/** Returns a parcel's contributions: one for each stage and day, and one for its first delivery. */
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

/** Returns a service's name in the form that figures store. */
export function nameOf(via: string | null): string {
  return (via ?? "").trim().slice(0, MAX_NAME).trim();
}
