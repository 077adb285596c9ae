import type { SearchPage, SearchQuery } from "@/lib/fields/paging.ts";
import { filingOf } from "@/lib/parcels/filing.ts";
import { parcels, type StoredParcel } from "@/lib/parcels/store.ts";
import type { Kv } from "@/lib/store/kv.ts";
import type { FilterCounts } from "./filters.ts";
import { type Part, readPart } from "./parts.ts";
import { findSearched } from "./searched_codes.ts";

/** Maximum parcels of a filter that a search intersects with its words; of a larger filter it checks each parcel read. */
const MAX_INTERSECTED = 1_000;

interface Searching {
  /** The counts with the parts of the filter; null searches all parcels. */
  counts: FilterCounts | null;
  /** The path and the further query parameters of the next page. */
  next: { path: string; filter: Record<string, string> };
}

/** A page of stored parcels. */
export interface FoundPage {
  page: SearchPage<StoredParcel>;
  /** The parcels whose codes are in the search, if they do not match the filter. */
  outside: StoredParcel[];
  /** Whether the first parcels are listed only because their codes look like the searched one. */
  areAlike: boolean;
}

/**
 * Returns a page of a search, within a filter if there is one. A filter of more than `most` parcels is checked in the parcels
 * that the search reads.
 */
export async function searchStored(
  kv: Kv,
  query: SearchQuery,
  { counts, next }: Searching,
  most = MAX_INTERSECTED,
): Promise<FoundPage> {
  const { ids: typed, areAlike } = await findSearched(kv, query.search);
  const isFirst = query.cursor === undefined;
  const [part] = counts?.parts ?? [];
  if (part === undefined) {
    const page = await parcels.search(kv, query, { typed, next });
    return { page, outside: [], areAlike: areAlike && isFirst };
  }
  const holds = (parcel: StoredParcel) => part.holds(filingOf(parcel));
  const [ids, named] = await Promise.all([
    part.count > most ? null : readIds(kv, part, most),
    parcels.getMany(kv, typed),
  ]);
  const known = named.filter((parcel) => parcel !== null);
  const inside = known.filter(holds);
  const page = await parcels.search(kv, query, {
    next,
    typed: inside.map(({ id }) => id),
    within: { ids, holds },
  });
  return {
    page,
    outside: known.filter((parcel) => !holds(parcel)),
    areAlike: areAlike && isFirst && inside.length > 0,
  };
}

/** Returns the ids of a part; null if it has grown too large. */
async function readIds(
  kv: Kv,
  part: Part,
  most: number,
): Promise<Set<string> | null> {
  const stretch = { after: null, limit: most + 1, reverse: false };
  const { filed, isEnd } = await readPart(kv, part, stretch);
  return isEnd ? new Set(filed.map(({ id }) => id)) : null;
}
