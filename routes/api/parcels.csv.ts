import { toLocalDay } from "@/lib/dates.ts";
import { csvResponse } from "@/lib/http/csv.ts";
import { headsOf, parcelRows } from "@/lib/parcels/csv.ts";
import { getSettings } from "@/lib/settings/settings.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Parcels as a table (decision 156). */
export const handler = {
  GET: storeEndpoint("GET /api/parcels.csv", async (kv, query) => {
    const { time_zone } = await getSettings(kv);
    const name = `parcels-${toLocalDay(kv.now(), time_zone)}.csv`;
    const rows = parcelRows(kv, query);
    return csvResponse(name, headsOf(query.language), rows, query);
  }),
};
