import type { ParcelStage } from "@/lib/fields/constants.ts";
import { lastEventTime } from "@/lib/parcels/filing.ts";
import {
  countFiltered,
  type FilterCounts,
  filterOf,
} from "@/lib/parcels/filters.ts";
import { listStored, searchStored } from "@/lib/parcels/parcels.ts";
import { filingProgress } from "@/lib/parcels/refiling.ts";
import {
  type Parcel,
  type ParcelQuery,
  parcelQuery,
} from "@/lib/parcels/schema.ts";
import { filedStageOf } from "@/lib/parcels/stages.ts";
import { shown, type StoredParcel } from "@/lib/parcels/store.ts";
import { mapPage } from "@/lib/store/paging.ts";
import { type ListView, readList } from "./list_view.ts";
import type { PageContext } from "./state.ts";

/** A parcel as a row of the panel shows it. */
export interface ListedParcel extends Parcel {
  stage: ParcelStage;
  /** The time of its last event; null while that is not known. */
  last_event: string | null;
}

export interface ParcelList {
  view: ListView<ListedParcel>;
  /** The counts beside the filters; null while parcels of an earlier version are being filed. */
  counts: FilterCounts | null;
  /** How many percent of them are filed; null when all are. */
  progress: number | null;
}

/** Reads the part of the list of parcels that an address asks for, with the counts of the filters. */
export async function readParcelList(ctx: PageContext): Promise<ParcelList> {
  const progress = await filingProgress(ctx.state.kv);
  let counts: FilterCounts | null = null;
  const view = await readList<ListedParcel, ParcelQuery>(ctx, {
    query: parcelQuery,
    async list(kv, query) {
      const filter = filterOf(query);
      // While parcels are being filed a filter is refused, and the list without one needs no counts.
      if (filter !== null || progress === null) {
        counts = await countFiltered(kv, filter);
      }
      return mapPage(await listStored(kv, query, counts), listed);
    },
    async search(kv, query) {
      if (progress === null) counts = await countFiltered(kv, null);
      return mapPage(await searchStored(kv, query), listed);
    },
  });
  return { view, counts, progress };
}

function listed(parcel: StoredParcel): ListedParcel {
  return {
    ...shown(parcel),
    stage: parcel.stage ?? filedStageOf(parcel.status),
    last_event: lastEventTime(parcel),
  };
}
