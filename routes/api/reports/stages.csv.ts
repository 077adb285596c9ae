import { stagesCsv } from "@/lib/reports/csv.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** The parcels that reached each stage by day, as a table. */
export const handler = {
  GET: storeEndpoint("GET /api/reports/stages.csv", stagesCsv),
};
