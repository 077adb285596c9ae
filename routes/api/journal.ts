import { listJournal } from "@/lib/journal/journal.ts";
import { readerOf } from "@/lib/journal/readers.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Lists the journal: every change with its actor and time. */
export const handler = {
  GET: endpoint(
    "GET /api/journal",
    (query, ctx) => listJournal(ctx.state.kv, query, readerOf(ctx, query)),
  ),
};
