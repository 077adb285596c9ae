import { onTimeCsv } from "@/lib/reports/csv.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** The deliveries on time by month, as a table. */
export const handler = {
  GET: storeEndpoint("GET /api/reports/on-time.csv", onTimeCsv),
};
