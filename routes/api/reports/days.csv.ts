import { daysCsv } from "@/lib/reports/csv.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Returns the days in transit by service as CSV. */
export const handler = {
  GET: storeEndpoint("GET /api/reports/days.csv", daysCsv),
};
