import { storeEndpoint } from "@/lib/site/endpoint.ts";
import { searchParcels } from "@/lib/parcel_lists/list.ts";

/** Finds the administrator's parcels by words. */
export const handler = {
  POST: storeEndpoint("POST /api/parcels/search", searchParcels),
};
