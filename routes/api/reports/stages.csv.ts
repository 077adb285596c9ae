import { stagesCsv } from "@/lib/reports/csv.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** How many parcels reached each stage, as a table. */
export const handler = {
  GET: storeEndpoint("GET /api/reports/stages.csv", stagesCsv),
};
