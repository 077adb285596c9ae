import { searchParcels } from "@/lib/parcels/parcels.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Finds the administrator's parcels by words (decision 11). */
export const handler = {
  POST: endpoint(
    "POST /api/parcels/search",
    (query, { state }) => searchParcels(state.kv, query),
  ),
};
