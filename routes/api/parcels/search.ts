import { storeEndpoint } from "@/lib/site/endpoint.ts";
import { searchParcels } from "@/lib/parcel_lists/list.ts";

/** Finds parcels by words. */
export const handler = {
  POST: storeEndpoint("POST /api/parcels/search", searchParcels),
};
