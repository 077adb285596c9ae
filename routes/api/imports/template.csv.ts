import { csvResponse } from "@/lib/http/csv.ts";
import { IMPORT_FIELDS } from "@/lib/imports/fields.ts";
import { headerRow } from "@/lib/parcel_lists/csv.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Returns an empty table for an import. */
export const handler = {
  GET: storeEndpoint("GET /api/imports/template.csv", (_, query) => {
    const header = headerRow(query.language, IMPORT_FIELDS);
    return csvResponse("parcels.csv", header, [], query);
  }),
};
