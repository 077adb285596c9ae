import { listJournal } from "@/lib/journal/journal.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** What happened, who did it and when (decision 145). */
export const handler = {
  GET: storeEndpoint("GET /api/journal", listJournal),
};
