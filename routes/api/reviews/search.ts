import { reviews } from "@/lib/reviews/reviews.ts";
import { storeEndpoint } from "@/lib/site/endpoint.ts";

/** Finds reviews by words. */
export const handler = {
  POST: storeEndpoint(
    "POST /api/reviews/search",
    (kv, query) => reviews.search(kv, query),
  ),
};
