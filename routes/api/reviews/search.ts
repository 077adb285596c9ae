import { reviews } from "@/lib/reviews/reviews.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Finds the administrator's reviews by words. */
export const handler = {
  POST: storeEndpoint(
    "POST /api/reviews/search",
    (kv, query) => reviews.search(kv, query),
  ),
};
