import { onTimeCsv } from "@/lib/reports/csv.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** How many parcels were on time, as a table. */
export const handler = {
  GET: storeEndpoint("GET /api/reports/on-time.csv", onTimeCsv),
};
