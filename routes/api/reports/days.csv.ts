import { daysCsv } from "@/lib/reports/csv.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** How long parcels were under way, as a table. */
export const handler = {
  GET: storeEndpoint("GET /api/reports/days.csv", daysCsv),
};
