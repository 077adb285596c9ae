import type { ParcelStage } from "@/lib/fields/constants.ts";
import type {
  ListPage,
  PageQuery,
  SearchPage,
  SearchQuery,
} from "@/lib/fields/paging.ts";
import { lastEventTime } from "@/lib/parcels/filing.ts";
import type { Parcel } from "@/lib/parcels/schema.ts";
import { parcels, type StoredParcel, toRecord } from "@/lib/parcels/store.ts";
import { type ListView, readList } from "@/lib/screens/list_view.ts";
import type { PageContext } from "@/lib/site/state.ts";
import type { Kv } from "@/lib/store/kv.ts";
import { mapPage } from "@/lib/store/paging.ts";
import {
  countFiltered,
  type FilterCounts,
  filterOf,
  listFiltered,
  requirePlainCursor,
} from "./filters.ts";
import { type BulkFilter, type ParcelQuery, parcelQuery } from "./schema.ts";
import { findSearched } from "./searched_codes.ts";
import { listOfJob } from "./touched.ts";

/** A parcel as a row in the panel. */
export interface ListedParcel extends Parcel {
  stage: ParcelStage;
  /** The time of its last event. */
  last_event: string;
}

export interface ParcelList {
  view: ListView<ListedParcel>;
  /** The counts of the filters; null if the query is invalid. */
  counts: FilterCounts | null;
  /** Whether the first parcels are listed only because their codes look like the searched one. */
  areAlike: boolean;
}

/** Reads the page of the list that the URL selects, with the counts of the filters. */
export async function readParcelList(ctx: PageContext): Promise<ParcelList> {
  let counts: FilterCounts | null = null;
  let areAlike = false;
  const view = await readList<ListedParcel, ParcelQuery>(ctx, {
    query: parcelQuery,
    async list(kv, query) {
      counts = await countFiltered(kv, filterOf(query));
      return mapPage(await listStored(kv, query, counts), toListed);
    },
    async search(kv, query) {
      counts = await countFiltered(kv, null);
      const typed = await findSearched(kv, query.search);
      areAlike = typed.areAlike && query.cursor === undefined;
      return mapPage(await parcels.search(kv, query, typed.ids), toListed);
    },
  });
  return { view, counts, areAlike };
}

function toListed(parcel: StoredParcel): ListedParcel {
  const { stage } = parcel;
  return { ...toRecord(parcel), stage, last_event: lastEventTime(parcel) };
}

/** Returns the newest parcels. */
export async function newestParcels(kv: Kv, limit: number): Promise<Parcel[]> {
  return (await parcels.listFirst(kv, { limit, reverse: true })).map(toRecord);
}

/** Returns a page of all parcels, or of those of a filter. Throws 404 for an unknown job, and 422 for a cursor of another list. */
export async function listParcels(
  kv: Kv,
  query: ParcelQuery,
): Promise<ListPage<Parcel>> {
  const filter = filterOf(query);
  const counts = filter && await countFiltered(kv, filter);
  return mapPage(await listStored(kv, query, counts), toRecord);
}

/** Returns a page of stored parcels like listParcels(). With a filter `counts` are required; otherwise they save a request. */
export async function listStored(
  kv: Kv,
  query: ParcelQuery,
  counts: FilterCounts | null,
): Promise<ListPage<StoredParcel>> {
  const { job_id } = query;
  if (job_id !== undefined) return await listOfJob(kv, query, job_id);
  const filter = filterOf(query);
  if (filter !== null) return listFiltered(kv, query, filter, counts!);
  requirePlainCursor(query);
  return await parcels.list(kv, query, counts?.total);
}

/** Searches parcels by their words. Parcels come first if their present or former codes are in the text, or look like one in it. */
export async function searchParcels(
  kv: Kv,
  query: SearchQuery,
): Promise<SearchPage<Parcel>> {
  const { ids } = await findSearched(kv, query.search);
  return mapPage(await parcels.search(kv, query, ids), toRecord);
}

/** Returns the number of parcels that match a filter; a lower bound if not exact. */
export async function countMatches(
  kv: Kv,
  filter: BulkFilter,
): Promise<{ count: number; isExact: boolean }> {
  const page = await readMatches(kv, filter, { page: 1, per_page: 1 });
  return { count: page.total, isExact: page.total_is_capped !== true };
}

/** Returns one page of the parcels that match a filter. */
function readMatches(
  kv: Kv,
  { search, ...filter }: BulkFilter,
  page: PageQuery,
): Promise<SearchPage<Parcel>> {
  return search === undefined
    ? listParcels(kv, { ...page, ...filter })
    : searchParcels(kv, { ...page, search });
}

/** Yields the parcels that match a filter, or all parcels, page by page. */
export async function* walkMatches(
  kv: Kv,
  filter: BulkFilter,
  options: Pick<PageQuery, "per_page" | "order">,
): AsyncGenerator<SearchPage<Parcel>> {
  let query: PageQuery | null = { page: 1, ...options };
  while (query !== null) {
    const page = await readMatches(kv, filter, query);
    yield page;
    const next = page.next_page_url;
    query = next === null ? null : { ...query, cursor: cursorIn(next) };
  }
}

function cursorIn(address: string): string {
  return new URL(address, "http://site").searchParams.get("cursor")!;
}
