import { csvResponse } from "@/lib/http/csv.ts";
import { COLUMNS, journalRows } from "@/lib/journal/csv.ts";
import { readerOf } from "@/lib/journal/readers.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Returns the journal as CSV. */
export const handler = {
  GET: endpoint("GET /api/journal.csv", (filters, ctx) => {
    const rows = journalRows(ctx.state.kv, filters, readerOf(ctx, filters));
    return csvResponse("journal.csv", COLUMNS, rows);
  }),
};
