import { searchReviews } from "@/lib/reviews/reviews.ts";
import { endpoint } from "@/lib/site/endpoint.ts";

/** Finds the administrator's reviews by words (decision 11). */
export const handler = {
  POST: endpoint(
    "POST /api/reviews/search",
    (query, { state }) => searchReviews(state.kv, query),
  ),
};
