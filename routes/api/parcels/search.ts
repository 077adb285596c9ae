import { define } from "@/lib/define.ts";
import { searchParcels } from "@/lib/domain/parcels.ts";
import { endpoint } from "@/lib/http/endpoint.ts";
import { parcelSearch } from "@/lib/schemas/parcels.ts";

/** Finds the administrator's parcels by words (decision 11). */
export const handler = define.handlers({
  POST: endpoint(
    parcelSearch,
    (query, { state }) => searchParcels(state.kv, query),
  ),
});
