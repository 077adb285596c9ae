import { csvResponse } from "@/lib/http/csv.ts";
import { headerRow, parcelRows, tableName } from "@/lib/parcel_lists/csv.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Returns parcels as CSV. */
export const handler = {
  GET: storeEndpoint("GET /api/parcels.csv", async (kv, query) => {
    const header = headerRow(query.language);
    return await csvResponse(
      await tableName(kv),
      header,
      parcelRows(kv, query),
      query,
    );
  }),
};
