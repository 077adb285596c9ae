import { addDays, boundsOfDay, toLocalDay } from "@/lib/dates.ts";
import { type AppError, invalid } from "@/lib/errors.ts";
import { STALLED_DAYS, type StalledDays } from "@/lib/fields/constants.ts";
import type { PageQuery, SearchPage } from "@/lib/fields/paging.ts";
import { type ParcelCounts, readParcelCounts } from "@/lib/parcels/counts.ts";
import { BY_DUE, BY_EVENT, BY_STAGE } from "@/lib/parcels/filing.ts";
import { parcels, type StoredParcel } from "@/lib/parcels/store.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Key, Kv, ListSelector } from "@/lib/store/kv.ts";
import { FILTER_NAMES, type ParcelFilter, type ParcelQuery } from "./schema.ts";

/** A key part that sorts after all strings and numbers. */
const LAST_PART = true;

/** The counts of the filters offered by a list, and of the current filter. */
export interface FilterCounts
  extends Pick<ParcelCounts, "total" | "stages" | "late"> {
  dueToday: number;
  stalled: Record<StalledDays, number>;
  /** The number of parcels that match the current filter; of all parcels if there is no filter. */
  filtered: number;
}

/** Returns the filter in a query, or null. A job's parcels are not a filter (touched.ts). */
export function filterOf(query: ParcelFilter): ParcelFilter | null {
  const name = FILTER_NAMES.find((name) =>
    name !== "job_id" && query[name] !== undefined
  );
  return name === undefined ? null : { [name]: query[name] };
}

/** Counts the parcels of a filter and of all filters offered by a list. */
export async function countFiltered(
  kv: Kv,
  filter: ParcelFilter | null,
): Promise<FilterCounts> {
  const { today, zone } = await siteDay(kv);
  const { due = today, stalled_days } = filter ?? {};
  const quiet = (days: number) => quietMoment(days, today, zone);
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
    filtered: filter === null
      ? total
      : partOf(filter, today, zone).countIn(counts),
  };
}

/**
 * Returns a page of the parcels that match a filter (decision 152): by stage newest first; late and due ones by day, then
 * creation; stalled ones longest-waiting first. The order "oldest" reverses that. Throws 422 for a cursor of another filter.
 */
export async function listFiltered(
  kv: Kv,
  query: ParcelQuery,
  filter: ParcelFilter,
  { filtered }: FilterCounts,
): Promise<SearchPage<StoredParcel>> {
  const { today, zone } = await siteDay(kv);
  const part = partOf(filter, today, zone);
  const isNewestFirst = filter.stage !== undefined;
  const reverse = isNewestFirst !== (query.order === "oldest");
  const from = query.cursor === undefined
    ? null
    : readCursor(part.index, query.cursor);
  return await parcels.listBy(kv, query, {
    range: rangeFrom(part, from, reverse),
    reverse,
    total: filtered,
    filter: textsOf(filter),
    cursorOf: writeCursor,
  });
}

/** Returns a filter as query parameters. */
export function textsOf(filter: ParcelFilter | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter ?? {}).map(([name, value]) => [name, String(value)]),
  );
}

/** The index range and the count of the parcels that match a filter. */
interface Part {
  /** The key prefix of the range. */
  index: Key;
  /** The exclusive end of the range; by default the end of the index. */
  until?: Key;
  countIn(counts: ParcelCounts): number;
}

function partOf(
  { stage, late, due, stalled_days }: ParcelFilter,
  today: string,
  zone: string,
): Part {
  if (stage !== undefined) {
    return {
      index: [BY_STAGE, stage],
      countIn: ({ stages }) => stages[stage],
    };
  }
  if (due !== undefined) {
    return { index: [BY_DUE, due], countIn: (counts) => counts.dueOn(due) };
  }
  if (late !== undefined) {
    return {
      index: [BY_DUE],
      until: [BY_DUE, today],
      countIn: (counts) => counts.late,
    };
  }
  const moment = quietMoment(stalled_days!, today, zone);
  return {
    index: [BY_EVENT],
    until: [BY_EVENT, moment.getTime()],
    countIn: (counts) => counts.quietSince(moment),
  };
}

/** Returns the key range of a page that starts after the key `from`, or at the first parcel if null. */
function rangeFrom(
  { index, until = [...index, LAST_PART] }: Part,
  from: Key | null,
  reverse: boolean,
): ListSelector {
  if (from === null) return { start: index, end: until };
  // Excludes the cursor's own key: a longer key sorts after it.
  return reverse
    ? { start: index, end: from }
    : { start: [...from, ""], end: until };
}

/** Matches a cursor: the day or time of a key, if its index has one, and the id. */
const CURSOR = /^(?:(?:(\d{4}-\d{2}-\d{2})|(-?\d{1,15}))_)?([0-9A-Z]{26})$/;

function readCursor(index: Key, cursor: string): Key {
  const [, day, moment, id] = cursor.match(CURSOR) ?? [];
  const place = {
    [BY_STAGE]: day === undefined && moment === undefined
      ? index[1]
      : undefined,
    [BY_DUE]: day,
    [BY_EVENT]: moment === undefined ? undefined : Number(moment),
  }[String(index[0])];
  const isOther = index.length > 1 && place !== index[1];
  if (place === undefined || id === undefined || isOther) throw wrongCursor();
  return [index[0]!, place, id];
}

function writeCursor([index, place, id]: Key): string {
  return index === BY_STAGE ? String(id) : `${String(place)}_${String(id)}`;
}

/** Returns the start of the day `days` - 1 days ago; a parcel is stalled if its last event was before that. */
function quietMoment(days: number, today: string, zone: string): Date {
  const [begin] = boundsOfDay(addDays(today, 1 - days), zone);
  return begin;
}

async function siteDay(kv: Kv): Promise<{ today: string; zone: string }> {
  const { time_zone: zone } = await getSettings(kv);
  return { today: toLocalDay(kv.now(), zone), zone };
}

/** Throws 422 for a filter's cursor in a list without a filter. */
export function requirePlainCursor({ cursor }: Pick<PageQuery, "cursor">) {
  if (cursor?.includes("_")) throw wrongCursor();
}

function wrongCursor(): AppError {
  return invalid({ key: "invalid.selected", field: "cursor" });
}
