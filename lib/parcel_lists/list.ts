import type { ParcelStage } from "@/lib/fields/constants.ts";
import { lastEventTime } from "@/lib/parcels/filing.ts";
import { countFiltered, type FilterCounts, filterOf } from "./filters.ts";
import { listStored, searchStored } from "@/lib/parcels/parcels.ts";
import {
  type Parcel,
  type ParcelQuery,
  parcelQuery,
} from "@/lib/parcels/schema.ts";
import { filedStageOf } from "@/lib/parcels/stages.ts";
import { shown, type StoredParcel } from "@/lib/parcels/store.ts";
import { mapPage } from "@/lib/store/paging.ts";
import { type ListView, readList } from "@/lib/screens/list_view.ts";
import type { PageContext } from "@/lib/site/state.ts";

/** A parcel as a row of the panel shows it. */
export interface ListedParcel extends Parcel {
  stage: ParcelStage;
  /** The time of its last event; null while that is not known. */
  last_event: string | null;
}

export interface ParcelList {
  view: ListView<ListedParcel>;
  /** The counts beside the filters; null when the query is refused. */
  counts: FilterCounts | null;
}

/** Reads the part of the list of parcels that an address asks for, with the counts of the filters. */
export async function readParcelList(ctx: PageContext): Promise<ParcelList> {
  let counts: FilterCounts | null = null;
  const view = await readList<ListedParcel, ParcelQuery>(ctx, {
    query: parcelQuery,
    async list(kv, query) {
      counts = await countFiltered(kv, filterOf(query));
      return mapPage(await listStored(kv, query, counts), listed);
    },
    async search(kv, query) {
      counts = await countFiltered(kv, null);
      return mapPage(await searchStored(kv, query), listed);
    },
  });
  return { view, counts };
}

function listed(parcel: StoredParcel): ListedParcel {
  return {
    ...shown(parcel),
    stage: parcel.stage ?? filedStageOf(parcel.status),
    last_event: lastEventTime(parcel),
  };
}
