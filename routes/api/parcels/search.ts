import { searchParcels } from "@/lib/parcels/parcels.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Finds the administrator's parcels by words (decision 11). */
export const handler = {
  POST: storeEndpoint("POST /api/parcels/search", searchParcels),
};
