import { daysCsv } from "@/lib/reports/csv.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** The days in transit by service, as a table. */
export const handler = {
  GET: storeEndpoint("GET /api/reports/days.csv", daysCsv),
};
