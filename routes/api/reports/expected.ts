import { readExpected } from "@/lib/reports/expected.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Returns the expected days of a service, based on past deliveries. */
export const handler = {
  GET: storeEndpoint(
    "GET /api/reports/expected",
    (kv, { shipped_via }) => readExpected(kv, shipped_via),
  ),
};
