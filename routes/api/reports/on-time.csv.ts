import { onTimeCsv } from "@/lib/reports/csv.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Returns the on-time deliveries by month as CSV. */
export const handler = {
  GET: storeEndpoint("GET /api/reports/on-time.csv", onTimeCsv),
};
