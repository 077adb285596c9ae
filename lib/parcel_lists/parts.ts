import {
  CLOSED_STAGES,
  PARCEL_STAGES,
  type ParcelSort,
  type ParcelStage,
} from "@/lib/fields/constants.ts";
import type { ParcelCounts } from "@/lib/parcels/counts.ts";
import {
  BY_DUE,
  BY_EVENT,
  BY_STAGE,
  type Filed,
  filedAt,
  type Filing,
  type OtherPlaces,
} from "@/lib/parcels/filing.ts";
import type { Key, Kv, ListSelector } from "@/lib/store/kv.ts";
import { comparePositions, type Position, positionOf } from "./cursor.ts";
import type { ParcelFilter } from "./schema.ts";

/** A key part that sorts after all strings and numbers. */
const LAST_PART = true;

/** The parcels of one filter, or of a whole index, as a range of that index. */
export interface Part {
  /** What the index is sorted by. */
  sort: ParcelSort;
  /** The key prefix of the range. */
  index: Key;
  /** The exclusive end of the range; by default the end of the prefix. */
  until?: Key;
  /** The number of its parcels. */
  count: number;
  /** Whether `count` is only an upper bound. */
  isBound?: true;
  holds(filing: Filing): boolean;
}

/** The site's day and the moment before which a parcel is stalled, for the filters of a query. */
export interface FilterDates {
  today: string;
  quiet: (days: number) => Date;
}

/** Returns the parts that a query combines: one for each filter, and that of the requested order if no filter has it. */
export function partsOf(
  filter: ParcelFilter & { sort?: ParcelSort | undefined },
  counts: ParcelCounts,
  dates: FilterDates,
): Part[] {
  const { stage, sort } = filter;
  const urgent = urgentPart(filter, counts, dates);
  const parts = [
    ...(stage === undefined ? [] : [stagePart(stage, counts.stages[stage])]),
    ...(urgent === null ? [] : [urgent]),
  ];
  if (sort === undefined || parts.some((part) => part.sort === sort)) {
    return parts;
  }
  const { open: count } = counts;
  if (sort === "due") {
    const holds = ({ due }: Filing) => due !== null;
    parts.push({ sort, index: [BY_DUE], count, isBound: true, holds });
  }
  if (sort === "event") {
    const holds = ({ event }: Filing) => event !== null;
    parts.push({ sort, index: [BY_EVENT], count, holds });
  }
  return parts;
}

function stagePart(stage: ParcelStage, count: number): Part {
  return {
    sort: "created",
    index: [BY_STAGE, stage],
    count,
    holds: (filing) => filing.stage === stage,
  };
}

function urgentPart(
  { late, due, stalled_days }: ParcelFilter,
  counts: ParcelCounts,
  { today, quiet }: FilterDates,
): Part | null {
  if (due !== undefined) {
    return {
      sort: "due",
      index: [BY_DUE, due],
      count: counts.dueOn(due),
      holds: (filing) => filing.due === due,
    };
  }
  if (late !== undefined) {
    return {
      sort: "due",
      index: [BY_DUE],
      until: [BY_DUE, today],
      count: counts.late,
      holds: (filing) => filing.due !== null && filing.due < today,
    };
  }
  if (stalled_days === undefined) return null;
  const moment = quiet(stalled_days);
  return {
    sort: "event",
    index: [BY_EVENT],
    until: [BY_EVENT, moment.getTime()],
    count: counts.quietSince(moment),
    holds: ({ event }) => event !== null && event < moment.getTime(),
  };
}

/** A stretch of an index in one direction. */
export interface Stretch {
  /** The position to start after; null for the beginning. */
  after: Position | null;
  limit: number;
  reverse: boolean;
}

/** Parcels of an index in order. */
export interface FiledParcels {
  filed: Filed[];
  /** Whether there are no more. */
  isEnd: boolean;
}

/** Reads the next parcels of a part. */
export async function readPart(
  kv: Kv,
  part: Part,
  { after, limit, reverse }: Stretch,
): Promise<FiledParcels> {
  const range = rangeAfter(part, after, reverse);
  const entries = await kv.list<OtherPlaces>(range, { limit, reverse });
  return { filed: entries.map(filedAt), isEnd: entries.length < limit };
}

function rangeAfter(
  { index, until = [...index, LAST_PART] }: Part,
  after: Position | null,
  reverse: boolean,
): ListSelector {
  if (after === null) return { start: index, end: until };
  const from = [index[0]!, after.place ?? index[1]!, after.id];
  // Excludes the position's own key: a longer key sorts after it.
  return reverse
    ? { start: index, end: from }
    : { start: [...from, ""], end: until };
}

/** Reads the next open parcels in order of creation, which no index has: those of each stage, merged. */
export async function readOpen(
  kv: Kv,
  { stages }: Pick<ParcelCounts, "stages">,
  { limit, ...stretch }: Stretch,
): Promise<FiledParcels> {
  const open = PARCEL_STAGES.filter((stage) =>
    stages[stage] > 0 && !CLOSED_STAGES.includes(stage)
  );
  const each = Math.ceil(limit / open.length);
  const read = await Promise.all(
    open.map((stage) =>
      readPart(kv, stagePart(stage, stages[stage]), { ...stretch, limit: each })
    ),
  );
  const sign = stretch.reverse ? -1 : 1;
  const compare = (one: Filed, other: Filed) =>
    sign *
    comparePositions(positionOf(one, "created"), positionOf(other, "created"));
  // What comes after the last one read of a stage may come after further ones of that stage.
  const [horizon] = read.filter(({ isEnd }) => !isEnd)
    .map(({ filed }) => filed.at(-1)!).sort(compare);
  const filed = read.flatMap(({ filed }) => filed).sort(compare);
  if (horizon === undefined) return { filed, isEnd: true };
  const end = filed.indexOf(horizon) + 1;
  return { filed: filed.slice(0, end), isEnd: false };
}
