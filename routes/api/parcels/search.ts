import { define } from "@/lib/define.ts";
import { searchParcels } from "@/lib/domain/parcels.ts";
import { endpoint } from "@/lib/http/api/endpoint.ts";

/** Finds the administrator's parcels by words (decision 11). */
export const handler = define.handlers({
  POST: endpoint(
    "POST /api/parcels/search",
    (query, { state }) => searchParcels(state.kv, query),
  ),
});
