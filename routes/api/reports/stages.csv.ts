import { stagesCsv } from "@/lib/reports/csv.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Returns the parcels that reached each stage, by day, as CSV. */
export const handler = {
  GET: storeEndpoint("GET /api/reports/stages.csv", stagesCsv),
};
