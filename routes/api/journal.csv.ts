import { csvResponse } from "@/lib/http/csv.ts";
import { COLUMNS, journalRows } from "@/lib/journal/csv.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** The journal as a table (decision 145). */
export const handler = {
  GET: storeEndpoint(
    "GET /api/journal.csv",
    (kv, filters) =>
      csvResponse("journal.csv", COLUMNS, journalRows(kv, filters)),
  ),
};
