import { readExpected } from "@/lib/reports/expected.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** The expected days of a parcel, from experience. */
export const handler = {
  GET: storeEndpoint(
    "GET /api/reports/expected",
    (kv, { shipped_via }) => readExpected(kv, shipped_via),
  ),
};
