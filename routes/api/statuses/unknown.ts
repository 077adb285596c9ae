import { listUnknownStatuses } from "@/lib/parcels/unknown_statuses.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Lists the statuses of parcels that have no stage. */
export const handler = {
  GET: storeEndpoint(
    "GET /api/statuses/unknown",
    (kv) => listUnknownStatuses(kv),
  ),
};
