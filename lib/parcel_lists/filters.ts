import { addDays, boundsOfDay, toLocalDay } from "@/lib/dates.ts";
import { type AppError, invalid } from "@/lib/errors.ts";
import { STALLED_DAYS } from "@/lib/fields/constants.ts";
import type { Found, PageQuery } from "@/lib/fields/paging.ts";
import { type ParcelCounts, readParcelCounts } from "@/lib/parcels/counts.ts";
import { BY_DUE, BY_EVENT, BY_STAGE } from "@/lib/parcels/filing.ts";
import { parcels, type StoredParcel } from "@/lib/parcels/store.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import type { Key, Kv, ListSelector } from "@/lib/store/kv.ts";
import { FILTER_NAMES, type ParcelFilter, type ParcelQuery } from "./schema.ts";

/** Sorts after every text and number of a key. */
const LAST_PART = true;

/** The counts beside the filters of a list, and that of the filter itself. */
export interface FilterCounts
  extends Pick<ParcelCounts, "total" | "stages" | "late"> {
  dueToday: number;
  /** In the order of STALLED_DAYS. */
  stalled: number[];
  /** The parcels of the filter that was asked about; without one all of them. */
  filtered: number;
}

/** Returns the filter of a query, or null. */
export function filterOf(query: ParcelFilter): ParcelFilter | null {
  const name = FILTER_NAMES.find((name) => query[name] !== undefined);
  return name === undefined ? null : { [name]: query[name] };
}

/** Counts parcels for a filter and for those that a list offers. */
export async function countFiltered(
  kv: Kv,
  filter: ParcelFilter | null,
): Promise<FilterCounts> {
  const { today, zone } = await siteDay(kv);
  const { stage, late, due, stalled_days } = filter ?? {};
  const waiting: number[] = [...STALLED_DAYS];
  if (stalled_days !== undefined) waiting.push(stalled_days);
  const counts = await readParcelCounts(kv, {
    today,
    due: due === undefined ? [today] : [today, due],
    before: waiting.map((days) => stalledBefore(days, today, zone)),
  });
  const { total, stages } = counts;
  const filtered = filter === null
    ? total
    : stage !== undefined
    ? stages[stage]
    : late !== undefined
    ? counts.late
    : due !== undefined
    ? counts.due[1]!
    : counts.before.at(-1)!;
  return {
    total,
    stages,
    late: counts.late,
    filtered,
    dueToday: counts.due[0]!,
    stalled: counts.before.slice(0, STALLED_DAYS.length),
  };
}

/**
 * Returns a page of the parcels of a filter (decision 152): of a stage by creation, newest first; late and due ones by day, then
 * creation; waiting ones longest first. The order "oldest" turns that round. Throws 422 for a cursor of another filter.
 */
export async function listFiltered(
  kv: Kv,
  query: ParcelQuery,
  filter: ParcelFilter,
  { filtered }: FilterCounts,
): Promise<Found<StoredParcel>> {
  const { today, zone } = await siteDay(kv);
  const place = placeOf(filter, today, zone);
  const isNewestFirst = filter.stage !== undefined;
  const reverse = isNewestFirst !== (query.order === "oldest");
  const from = query.cursor === undefined
    ? null
    : readCursor(place.index, query.cursor);
  return await parcels.listBy(kv, query, {
    range: rangeFrom(place, from, reverse),
    reverse,
    total: filtered,
    filter: textsOf(filter),
    cursorOf: writeCursor,
  });
}

/** Returns a filter as the parameters of an address. */
export function textsOf(filter: ParcelFilter | null): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter ?? {}).map(([name, value]) => [name, String(value)]),
  );
}

/** Where the parcels of a filter are filed. */
interface Place {
  /** The prefix of their keys. */
  index: Key;
  /** The key before which they end; without it the end of the index. */
  until?: Key;
}

function placeOf(
  { stage, late, due, stalled_days }: ParcelFilter,
  today: string,
  zone: string,
): Place {
  if (stage !== undefined) return { index: [BY_STAGE, stage] };
  if (due !== undefined) return { index: [BY_DUE, due] };
  if (late !== undefined) return { index: [BY_DUE], until: [BY_DUE, today] };
  const before = stalledBefore(stalled_days!, today, zone).getTime();
  return { index: [BY_EVENT], until: [BY_EVENT, before] };
}

/** Returns the range of a page that begins after the key `from`, or with the first parcel. */
function rangeFrom(
  { index, until = [...index, LAST_PART] }: Place,
  from: Key | null,
  reverse: boolean,
): ListSelector {
  if (from === null) return { start: index, end: until };
  // The key of the cursor itself is left out: a text sorts after its end.
  return reverse
    ? { start: index, end: from }
    : { start: [...from, ""], end: until };
}

/** The parts of a cursor: the day or moment of a key, where its index has one, and the id. */
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

/** Returns the moment before which the last event of a parcel was at least so many days ago. */
function stalledBefore(days: number, today: string, zone: string): Date {
  const [begin] = boundsOfDay(addDays(today, 1 - days), zone);
  return begin;
}

async function siteDay(kv: Kv): Promise<{ today: string; zone: string }> {
  const { time_zone: zone } = await getSettings(kv);
  return { today: toLocalDay(kv.now(), zone), zone };
}

/** Throws 422 for a cursor of a filter in a list without one. */
export function requirePlainCursor({ cursor }: Pick<PageQuery, "cursor">) {
  if (cursor?.includes("_")) throw wrongCursor();
}

function wrongCursor(): AppError {
  return invalid({ key: "invalid.selected", field: "cursor" });
}
