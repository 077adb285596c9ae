import type { ParcelSort, ParcelStage } from "@/lib/fields/constants.ts";
import type { PageQuery, SearchPage } from "@/lib/fields/paging.ts";
import { lastEventTime } from "@/lib/parcels/filing.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { parcels, type StoredParcel, toRecord } from "@/lib/parcels/store.ts";
import { type ListView, readList } from "@/lib/screens/list_view.ts";
import type { PageContext } from "@/lib/site/state.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { mapPage } from "@/lib/store/paging.ts";
import { requirePlainCursor } from "./cursor.ts";
import { listFiltered, sortOf } from "./filtered.ts";
import {
  countFiltered,
  type FilterCounts,
  isFiltered,
  textsOf,
} from "./filters.ts";
import { type FoundPage, searchStored } from "./found.ts";
import {
  type BulkFilter,
  parcelListQuery,
  type ParcelQuery,
  type ParcelSearch,
} from "./schema.ts";
import { listOfJob } from "./touched.ts";

/** A parcel as a row in the panel. */
export interface ListedParcel extends Parcel {
  stage: ParcelStage;
  /** The time of its last event. */
  last_event: string;
}

export interface ParcelList {
  view: ListView<ListedParcel>;
  counts: FilterCounts;
  /** What the list is sorted by; null if that cannot be chosen. */
  sort: ParcelSort | null;
  /** The codes in the search if their parcels do not match the filter. */
  outside: string[];
  /** Whether the first parcels are listed only because their codes look like the searched one. */
  areAlike: boolean;
}

/** Reads the page of the list that the URL selects, with the counts of the filters. */
export async function readParcelList(ctx: PageContext): Promise<ParcelList> {
  const read = {} as Omit<ParcelList, "view">;
  const view = await readList<ListedParcel, ParcelQuery>(ctx, {
    query: parcelListQuery,
    async list(kv, query) {
      read.counts = await countFiltered(kv, query);
      read.sort = sortOfList(query, read.counts);
      const found = await listStored(kv, query, read.counts);
      read.outside = found.outside.map((parcel) => parcel.tracking_code);
      read.areAlike = found.areAlike;
      return mapPage(found.page, toListed);
    },
  });
  return { view, ...read };
}

/** Returns what a list is sorted by; null for the results of a search and for a job's parcels. */
function sortOfList(
  query: ParcelQuery,
  { parts }: FilterCounts,
): ParcelSort | null {
  if ((query.search ?? query.job_id) !== undefined) return null;
  return parts.length === 0 ? "created" : sortOf(query, parts);
}

function toListed(parcel: StoredParcel): ListedParcel {
  const { stage } = parcel;
  return { ...toRecord(parcel), stage, last_event: lastEventTime(parcel) };
}

/** Returns the newest parcels. */
export async function newestParcels(kv: Kv, limit: number): Promise<Parcel[]> {
  return (await parcels.listFirst(kv, { limit, reverse: true })).map(toRecord);
}

/**
 * Returns a page of all parcels, or of those that filters and a search select. Throws 404 for an unknown job, and 422 for a
 * cursor of another list.
 */
export async function listParcels(
  kv: Kv,
  query: ParcelQuery,
): Promise<SearchPage<Parcel>> {
  const counts = isFiltered(query) ? await countFiltered(kv, query) : null;
  const { page } = await listStored(kv, query, counts);
  return mapPage(page, toRecord);
}

/** Returns a page of stored parcels like listParcels(). With a filter `counts` are required; otherwise they save a request. */
export async function listStored(
  kv: Kv,
  query: ParcelQuery,
  counts: FilterCounts | null,
): Promise<FoundPage> {
  const { search, job_id } = query;
  if (search !== undefined) {
    const next = { path: parcels.noun, filter: textsOf(query) };
    return await searchStored(kv, { ...query, search }, { counts, next });
  }
  const alone = (page: SearchPage<StoredParcel>): FoundPage => ({
    ...{ page, outside: [], areAlike: false },
  });
  if (job_id !== undefined) return alone(await listOfJob(kv, query, job_id));
  if (isFiltered(query)) return alone(await listFiltered(kv, query, counts!));
  requirePlainCursor(query.cursor);
  return alone(await parcels.list(kv, query, counts?.total));
}

/**
 * Searches parcels by their words, within a filter if the query has one. Parcels come first if their present or former codes are
 * in the text, or look like one in it.
 */
export async function searchParcels(
  kv: Kv,
  query: ParcelSearch,
): Promise<SearchPage<Parcel>> {
  const counts = isFiltered(query) ? await countFiltered(kv, query) : null;
  const next = { path: `${parcels.noun}/search`, filter: {} };
  const { page } = await searchStored(kv, query, { counts, next });
  return mapPage(page, toRecord);
}

/** Returns the number of parcels that match a filter; a lower bound if not exact. */
export async function countMatches(
  kv: Kv,
  filter: BulkFilter,
): Promise<{ count: number; isExact: boolean }> {
  const page = await listParcels(kv, { ...filter, page: 1, per_page: 1 });
  return { count: page.total, isExact: page.total_is_capped !== true };
}

/** Yields the parcels that match a filter, or all parcels, page by page. */
export async function* walkMatches(
  kv: Kv,
  filter: BulkFilter & Pick<ParcelQuery, "sort">,
  options: Pick<PageQuery, "per_page" | "order">,
): AsyncGenerator<SearchPage<Parcel>> {
  let query: ParcelQuery | null = { page: 1, ...filter, ...options };
  while (query !== null) {
    const page: SearchPage<Parcel> = await listParcels(kv, query);
    yield page;
    const next = page.next_page_url;
    query = next === null ? null : { ...query, cursor: cursorIn(next) };
  }
}

function cursorIn(address: string): string {
  return new URL(address, "http://site").searchParams.get("cursor")!;
}
